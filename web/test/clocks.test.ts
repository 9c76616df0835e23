// Clocks are right whatever the calendar of the device says, and stand still where they stand still.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Clocks } from '../src/table/clocks.svelte';
import type { EventsLetter, Question } from '../src/table/letters';

const question = (more: Partial<Question>): Question => ({ id: 1, seat: 0, phase: 'place', moves: ['castle'], count: 1, ...more });
const letter = (more: Partial<EventsLetter>): EventsLetter => ({ n: 1, events: [], ...more });
const tableTime = 1_700_000_000_000;

afterEach(() => vi.useRealTimers());

describe('a clock', () => {
  test.each([0, 3_600_000, -3_600_000])('is right on a device whose calendar is %i ms off', (wrong) => {
    vi.useFakeTimers({ toFake: ['Date'], now: tableTime + wrong });
    const clocks = new Clocks();
    clocks.take(letter({ now: tableTime, clocks: [{ until: tableTime + 65_000 }], question: question({ until: tableTime + 65_000 }) }), 500);
    expect(clocks.left(clocks.of(0)!, 500)).toBe(65_000);
    expect(clocks.left(clocks.of(0)!, 2_000)).toBe(63_500);
    expect(clocks.left(clocks.of(0)!, 99_000)).toBe(0);
  });

  test('is not set back by a letter that was long on its way', () => {
    const clocks = new Clocks();
    const until = tableTime + 60_000;
    clocks.take(letter({ now: tableTime, clocks: [{ until }] }), 1_000);
    clocks.take(letter({ now: tableTime + 5_000, clocks: [{ until }] }), 6_900); // 900 ms on its way
    expect(clocks.left({ until }, 7_000)).toBe(54_000);
    clocks.take(letter({ now: tableTime - 9_000_000, clocks: [{ until: tableTime - 8_999_000 }] }), 8_000); // the host has set its calendar
    expect(clocks.left(clocks.of(0)!, 8_000)).toBe(1_000);
  });

  test('of one’s own stands still after the choice, that of another runs on', () => {
    const clocks = new Clocks();
    const until = tableTime + 60_000;
    clocks.take(letter({ now: tableTime, clocks: [{ until }, { until }, null], question: question({ until }) }), 0);
    clocks.stop(0, 58_400);
    // Others are not told of a hidden choice: what all may know still says that it runs.
    clocks.take(letter({ now: tableTime + 3_000, clocks: [{ until }, { until }, null] }), 3_000);
    expect(clocks.seats).toEqual([0, 1]);
    expect([0, 1].map((seat) => clocks.left(clocks.of(seat)!, 4_000))).toEqual([58_400, 56_000]);
    // The next question is another one.
    clocks.take(letter({ now: tableTime + 5_000, clocks: [{ left: 58_400 }, { until }, null], question: null }), 5_000);
    expect(clocks.of(0)).toEqual({ left: 58_400 });
  });

  test('is gone with the game', () => {
    const clocks = new Clocks();
    clocks.take(letter({ now: tableTime, clocks: [{ left: 5 }], question: question({ left: 5 }) }), 0);
    clocks.take({ n: 2, view: {} as never, question: null }, 1);
    expect(clocks.seats).toEqual([]);
  });
});
