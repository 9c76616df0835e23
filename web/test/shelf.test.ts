// What is swept from this device, and what stays.
import { beforeEach, expect, test, vi } from 'vitest';
import { Disk } from './fake_indexeddb';

const day = 24 * 3600 * 1000;
const now = 1000 * day;
const cleared: string[] = [];
let elsewhere: string[] = [];
vi.mock('../src/line/home', () => ({
  clearTable: async (id: string) => {
    if (elsewhere.includes(id)) return { ok: false, key: 'elsewhere' };
    cleared.push(id);
    return { ok: true };
  },
}));

let disk: Disk;
beforeEach(() => {
  disk = new Disk();
  cleared.length = 0;
  elsewhere = [];
  for (const [name, value] of Object.entries(disk.globals)) vi.stubGlobal(name, value);
  vi.resetModules();
});
const shelf = async () => ({ ...(await import('../src/line/shelf')), ...(await import('../src/line/cabinet')) });
const table = (id: string, changed: number, over: boolean) => ({ id, changed, over, game: 'adel', players: 2, names: [], round: 1 });
const remembered = () => [...new Set(disk.drawer<{ table: string }>('memoirs').map((each) => each.table))];

test('a table at home goes a day after its end; one that another window plays stays', async () => {
  const { put, sweep } = await shelf();
  await put('tables', table('old', now - 2 * day, true), table('fresh', now, true), table('played', now - 90 * day, false), table('held', now - 9 * day, true));
  elsewhere = ['held'];
  await sweep(now);
  expect(cleared).toEqual(['old']);
  expect(disk.drawer<{ id: string }>('tables').map(({ id }) => id)).toEqual(['fresh', 'held', 'played']);
});

test('nothing of a table goes that could not be cleared', async () => {
  const { dropTable, put } = await shelf();
  await put('tables', table('t', now, false));
  await put('memoirs', { table: 't', at: 0, kept: now });
  elsewhere = ['t'];
  expect(await dropTable('t')).toBe('line-closed-elsewhere');
  expect(remembered()).toEqual(['t']);
  elsewhere = [];
  expect(await dropTable('t')).toBeNull();
  expect(remembered()).toEqual([]);
});

test('what was told at a club’s table goes sixty days after the last of it', async () => {
  const { put, sweep } = await shelf();
  await put('tables', table('home', now - 90 * day, false));
  await put(
    'memoirs', { table: 'home', at: 0, kept: now - 90 * day }, { table: 'old', at: 0, kept: now - 80 * day }, { table: 'old', at: 1, kept: now - 61 * day },
    { table: 'going on', at: 0, kept: now - 80 * day }, { table: 'going on', at: 1, kept: now - day }, { table: 'undated', at: 0 },
  );
  await sweep(now);
  expect(remembered()).toEqual(['going on', 'home', 'undated']);
  await sweep(now + 70 * day);
  expect(remembered()).toEqual(['home']);
});

test('of a hundred tables at most', async () => {
  const { put, sweep } = await shelf();
  await put('memoirs', ...Array.from({ length: 130 }, (_, age) => ({ table: `t${age}`, at: 0, kept: now - age })));
  await sweep(now);
  expect(remembered()).toHaveLength(100);
  expect(remembered()).toContain('t99');
  expect(remembered()).not.toContain('t100');
});
