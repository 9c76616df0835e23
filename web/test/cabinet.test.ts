// What this device keeps, and how it forgets.
import { beforeEach, expect, test, vi } from 'vitest';
import { Disk } from './fake_indexeddb';

let disk: Disk;
beforeEach(() => {
  disk = new Disk();
  for (const [name, value] of Object.entries(disk.globals)) vi.stubGlobal(name, value);
  vi.resetModules();
});
// A page of its own, with its own hands on the cabinet.
const page = () => {
  vi.resetModules();
  return import('../src/line/cabinet');
};

test('what is put away is there again, in its order', async () => {
  const { allOf, dropOf, get, keys, put } = await page();
  await put('lines', { table: 'a', at: 1, line: 'y' }, { table: 'a', at: 0, line: 'x' }, { table: 'b', at: 0, line: 'z' });
  expect((await allOf<{ line: string }>('lines', 'a')).map(({ line }) => line)).toEqual(['x', 'y']);
  expect(await get('lines', ['b', 0])).toMatchObject({ line: 'z' });
  expect(await keys('lines')).toEqual([['a', 0], ['a', 1], ['b', 0]]);
  await dropOf('lines', 'a');
  expect(await keys('lines')).toEqual([['b', 0]]);
});

test('a full disk takes all of what is put away together, or nothing', async () => {
  const { allOf, put } = await page();
  await put('lines', { table: 'a', at: 0, line: 'x' });
  disk.full = true;
  await expect(put('lines', { table: 'a', at: 1 }, { table: 'a', at: 2 })).rejects.toThrow('Quota');
  disk.full = false;
  expect(await allOf('lines', 'a')).toHaveLength(1);
});

test('what could not be opened is opened later', async () => {
  const { all } = await page();
  disk.refuses = true;
  await expect(all('tables')).rejects.toThrow();
  disk.refuses = false;
  expect(await all('tables')).toEqual([]);
});

test('a cabinet of before gets only what it lacks', async () => {
  const { all, mend, put } = await page();
  await put('tables', { id: 'a' });
  const steps = [vi.fn(), vi.fn(), vi.fn()];
  mend({} as IDBDatabase, 1, steps);
  expect(steps.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  // Opened once more nothing is made anew: the drawers are there.
  const again = await page();
  expect(await again.all('tables')).toEqual(await all('tables'));
});

test('a page that another one has overtaken lets go, and is told', async () => {
  const { all, whenOutdated } = await page();
  const told = vi.fn();
  whenOutdated(told);
  await all('tables');
  const next = disk.indexedDB.open('noblesse', 7);
  await new Promise<void>((done) => (next.onsuccess = done));
  expect(told).toHaveBeenCalledOnce();
});

test('everything is forgotten, also while other pages look on', async () => {
  const other = await page();
  const reloaded = vi.fn();
  other.whenOutdated(reloaded);
  await other.put('records', { id: 'r' });
  const { clearOut, put, whenOutdated } = await page();
  const own = vi.fn();
  whenOutdated(own);
  await put('editions', { game: 'adel', id: 'e' });
  await put('tables', { id: 't' });
  const held = vi.fn();
  await clearOut(held);
  expect([...disk.bases]).toEqual([]);
  expect(held).not.toHaveBeenCalled();
  expect(reloaded).toHaveBeenCalled();
  expect(own).not.toHaveBeenCalled();
});

test('nobody claims that something is forgotten which another window holds', async () => {
  // A page of before, that does not let go.
  const old = disk.indexedDB.open('noblesse', 1);
  await new Promise<void>((done) => (old.onsuccess = done));
  const { clearOut } = await page();
  const held = vi.fn();
  const forgotten = vi.fn();
  const clearing = clearOut(held).then(forgotten);
  await vi.waitFor(() => expect(held).toHaveBeenCalledOnce());
  expect(disk.bases.has('noblesse')).toBe(true);
  expect(forgotten).not.toHaveBeenCalled();
  (old.result as { close: () => void }).close();
  await clearing;
  expect(disk.bases.has('noblesse')).toBe(false);
});
