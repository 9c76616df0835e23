// A choice alone against bots can be changed for a moment, and counts afterwards.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Grace } from '../src/table/grace.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waits(time = 1500): { grace: Grace; said: string[]; choose: (move: string) => boolean } {
  const grace = new Grace();
  grace.time = () => time;
  const said: string[] = [];
  const choose = (move: string): boolean => {
    const kept = grace.keeps(1, move, () => said.push(move));
    if (!kept) said.push(move);
    return kept;
  };
  return { grace, said, choose };
}

test('it is said when the moment is over, once', () => {
  const { said, choose, grace } = waits();
  expect(choose('castle')).toBe(true);
  vi.advanceTimersByTime(1499);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['castle']);
  expect(grace.held).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(['castle']);
});

test('what is taken back, or changed, is never said', () => {
  const { said, choose, grace } = waits();
  choose('castle');
  grace.drop();
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([]);
  choose('castle');
  vi.advanceTimersByTime(1000);
  choose('auction');
  vi.advanceTimersByTime(1499);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['auction']);
});

test('whoever is sure, or in a hurry, does not wait', () => {
  const { said, choose, grace } = waits();
  choose('castle');
  expect(choose('castle')).toBe(false);
  expect(said).toEqual(['castle']);
  choose('auction');
  grace.now();
  expect(said).toEqual(['castle', 'auction']);
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(['castle', 'auction']);
});

test('without a grace everything is said at once', () => {
  const { said, choose } = waits(0);
  expect(choose('castle')).toBe(false);
  expect(said).toEqual(['castle']);
});
