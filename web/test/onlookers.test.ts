// Bots at home wait until whoever looks on has seen what was revealed, and not for ever.
import { beforeEach, expect, test, vi } from 'vitest';
import { Onlookers } from '../src/line/onlookers';

const reveal = (n: number) => ({ n, events: [{ event: 'place' }], question: null });
let stage: Onlookers;
const think = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  stage = new Onlookers();
  think.mockClear();
  stage.came(1);
});

test('what is revealed is seen first', () => {
  stage.told(1, reveal(4));
  expect(stage.busy).toBe(true);
  stage.then(think);
  stage.seen(1, 3);
  expect(think).not.toHaveBeenCalled();
  stage.seen(1, 4);
  expect([stage.busy, think.mock.calls.length]).toEqual([false, 1]);
  stage.seen(1, 5);
  expect(think).toHaveBeenCalledTimes(1);
});

test('bookkeeping, answers and people who only play along keep nobody waiting', () => {
  stage.told(1, { n: 5, events: [{ event: 'locked', seat: 1 }] });
  stage.told(1, { n: 6, events: [], question: null });
  stage.told(1, { id: 3, ok: true });
  stage.told(2, reveal(7)); // the opponents of a lesson
  expect(stage.busy).toBe(false);
});

test('a page that goes, or says nothing any more, is not waited for', () => {
  stage.told(1, reveal(4));
  stage.then(think);
  stage.left(1);
  expect(think).toHaveBeenCalledTimes(1);
  stage.came(2);
  stage.told(2, reveal(9));
  stage.then(think);
  vi.advanceTimersByTime(61_000);
  expect([stage.busy, think.mock.calls.length]).toEqual([false, 2]);
});
