// The lines of a table at home: whatever the disk does, what is kept is a game up to some moment, without a hole.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Keeper, type KeptLine } from '../src/line/keeper';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Shelf {
  written: KeptLine[] = [];
  works: boolean | 'never answers' = true;
  tries = 0;
  put = (lines: KeptLine[]): Promise<void> => {
    ++this.tries;
    if (this.works === 'never answers') return new Promise(() => undefined);
    if (!this.works) return Promise.reject(new Error('full'));
    this.written.push(...lines);
    return Promise.resolve();
  };
  of = (table: string) => this.written.filter((each) => each.table === table).map(({ at, line }) => `${at}${line}`);
}

function keeps(): { shelf: Shelf; keeper: Keeper; told: string[] } {
  const shelf = new Shelf();
  const told: string[] = [];
  const keeper = new Keeper(shelf.put, (table, kept) => told.push(`${table} ${kept ? 'kept' : 'not kept'}`));
  return { shelf, keeper, told };
}
const line = (line: string, table = 't') => ({ table, line });

test('lines are numbered from where the table was left, each table for itself', async () => {
  const { shelf, keeper, told } = keeps();
  keeper.begin('t', 4);
  await keeper.keep([line('a'), line('x', 'u'), line('b')]);
  await keeper.keep([line('c')]);
  expect(shelf.of('t')).toEqual(['4a', '5b', '6c']);
  expect(shelf.of('u')).toEqual(['0x']);
  expect(told).toEqual([]);
});

test('what could not be written comes later, in its order and without a gap; and both is told once', async () => {
  const { shelf, keeper, told } = keeps();
  await keeper.keep([line('a')]);
  shelf.works = false;
  await keeper.keep([line('b')]);
  await keeper.keep([line('c')]);
  expect(shelf.of('t')).toEqual(['0a']);
  expect(keeper.owes('t')).toBe(true);
  expect(told).toEqual(['t not kept']);
  shelf.works = true;
  await keeper.keep([line('d')]);
  expect(shelf.of('t')).toEqual(['0a', '1b', '2c', '3d']);
  expect(told).toEqual(['t not kept', 't kept']);
});

test('it is tried again by itself, more and more seldom', async () => {
  const { shelf, keeper, told } = keeps();
  shelf.works = false;
  await keeper.keep([line('a')]);
  await vi.advanceTimersByTimeAsync(4_000);
  const early = shelf.tries;
  expect(early).toBeGreaterThan(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(shelf.tries).toBeLessThan(early + 140);
  shelf.works = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shelf.of('t')).toEqual(['0a']);
  expect(told).toEqual(['t not kept', 't kept']);
});

test('a disk that never answers does not hold the game up', async () => {
  const { shelf, keeper, told } = keeps();
  shelf.works = 'never answers';
  const keeping = keeper.keep([line('a')]);
  await vi.advanceTimersByTimeAsync(3_000);
  await keeping;
  expect(told).toEqual(['t not kept']);
  const next = keeper.keep([line('b')]);
  await vi.advanceTimersByTimeAsync(0);
  await next;
  expect(shelf.tries).toBe(1);
});

test('of a table that is forgotten nothing is written any more', async () => {
  const { shelf, keeper } = keeps();
  shelf.works = false;
  await keeper.keep([line('a'), line('x', 'u')]);
  keeper.forget('t');
  expect(keeper.has('t')).toBe(false);
  shelf.works = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shelf.of('t')).toEqual([]);
  expect(shelf.of('u')).toEqual(['0x']);
});
