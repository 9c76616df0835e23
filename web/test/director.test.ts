// The director, with a clock of the test's own: what is shown follows what is true, and nobody is kept waiting.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { act, type Cue } from '../src/stage/cues';
import { Director, shareOf, type Take } from '../src/stage/director.svelte';
import type { GameEvent, GameView } from '../src/table/letters';
import { Hour } from './hour';

const view = (turn: number): GameView => ({ game: 'mille', turn }) as GameView;
const event = (name: string): GameEvent => ({ event: name });

let hour: Hour;
let pace: number;
let looked: boolean;
let director: Director;
let done: string[];
beforeEach(() => {
  hour = new Hour();
  pace = 1;
  looked = true;
  done = [];
  director = new Director({ clock: hour, pace: () => pace, looked: () => looked });
  director.set(view(0));
});

const cues: Cue[] = [
  { at: 200, for: 300, kind: 'flip', target: 'cards' },
  { at: 600, for: 200, kind: 'move' },
];
// A second, in which cards turn and then something moves.
const take = (n: number): Take => ({
  beat: { events: [event(`e${n}`)], told: [null], before: view(n - 1), after: view(n) },
  act: act('scene', 1000, ...cues),
  done: () => done.push(`e${n} ${hour.time}`),
});
const turn = (): number => (director.shown as { turn: number }).turn;

describe('a scene', () => {
  test('is played cue by cue: what is true is known at once, and shown in its time', async () => {
    const over = director.play([take(1), take(2)]);
    expect(director.truth).toEqual(view(2));
    expect([turn(), director.open]).toEqual([0, true]);
    await hour.pass(250);
    expect([[...director.lit], turn()]).toEqual([['flip cards'], 0]);
    await hour.pass(400);
    expect([[...director.lit], turn(), done]).toEqual([['flip cards', 'move'], 1, []]);
    await hour.pass(400);
    expect([[...director.lit], done]).toEqual([[], ['e1 1000']]);
    await hour.pass(1000);
    await over;
    expect([turn(), done]).toEqual([2, ['e1 1000', 'e2 2000']]);
  });

  test('takes as long as its viewer likes', async () => {
    pace = 0.5;
    void director.play([take(1), take(2)]);
    await hour.pass(1001);
    expect(done).toEqual(['e1 500', 'e2 1000']);
  });

  test('at once: nothing waits, and nothing takes the screen', async () => {
    pace = 0;
    await director.play([take(1), take(2)]);
    expect([turn(), done, director.open]).toEqual([2, ['e1 0', 'e2 0'], false]);
  });

  test('bookkeeping is done in the same breath', () => {
    void director.play([{ ...take(1), act: act(null, 0) }, { ...take(2), act: act(null, 0) }]);
    expect([turn(), done]).toEqual([2, ['e1 0', 'e2 0']]);
  });

  test('leaves the screen when nothing follows it', async () => {
    void director.play([take(1)]);
    await hour.pass(3000);
    expect(director.open).toBe(true);
    await hour.pass(1000);
    expect([director.open, director.beat]).toEqual([false, null]);
  });
});

describe('somebody in a hurry', () => {
  test('sees it faster with the first tap', async () => {
    void director.play([take(1), take(2)]);
    await hour.pass(200);
    director.hurry();
    await hour.pass(201);
    expect(done).toEqual(['e1 400']);
    await hour.pass(251);
    expect(done.at(-1)).toBe('e2 650');
  });

  test('sees its end with the second', async () => {
    const over = director.play([take(1), take(2)]);
    await hour.pass(100);
    director.hurry();
    director.hurry();
    await hour.pass(0);
    await over;
    expect([turn(), done, hour.time]).toEqual([2, ['e1 100', 'e2 100'], 100]);
  });

  test('is in no hurry any more once asked', async () => {
    void director.play([take(1)]);
    director.end();
    await hour.pass(1);
    director.clear();
    void director.play([take(2)]);
    await hour.pass(999);
    expect(done).toHaveLength(1);
    await hour.pass(2);
    expect(done).toHaveLength(2);
  });

  test('whoever leaves stops everything', async () => {
    const over = director.play([take(1), take(2)]);
    director.close();
    await hour.pass(0);
    await over;
    expect(turn()).toBe(2);
  });
});

describe('many letters', () => {
  test('are all shown, none of them thrown away, each for the same part of its time', async () => {
    const scenes: number[] = [];
    const letters = Array.from({ length: 8 }, (_, n) => take(n + 1));
    director.waiting(letters.length);
    const all = (async () => {
      for (const letter of letters) {
        const begun = hour.time;
        await director.play([letter]);
        scenes.push(Math.round(hour.time - begun));
      }
      director.waiting(0);
    })();
    await hour.pass(10_000);
    await all;
    expect(new Set(scenes)).toEqual(new Set([1000 * shareOf(8)]));
    expect(scenes[0]).toBeGreaterThanOrEqual(250);
    void director.play([take(9)]);
    await hour.pass(999);
    expect(done).toHaveLength(8);
  });

  test('alone or with one behind it a scene has all its time', () => {
    expect([0, 1].map(shareOf)).toEqual([1, 1]);
    expect([2, 3, 6, 20].map(shareOf)).toEqual([2 / 3, 0.5, 0.3, 0.3]);
  });
});

describe('nobody is kept waiting', () => {
  test('by a cue that fails', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    director.perform = () => {
      throw new Error('a piece is missing');
    };
    void director.play([take(1)]);
    await hour.pass(1001);
    expect([turn(), done, said.mock.calls.length]).toEqual([1, ['e1 1000'], 2]);
    said.mockRestore();
  });

  test('by one that takes too long; what is running is stopped with its scene', async () => {
    const endless = { cancel: vi.fn(), updatePlaybackRate: vi.fn() };
    director.perform = () => [endless];
    void director.play([take(1)]);
    await hour.pass(700);
    expect(endless.cancel).not.toHaveBeenCalled();
    director.hurry();
    expect(endless.updatePlaybackRate).toHaveBeenCalled();
    director.hurry();
    expect(endless.cancel).toHaveBeenCalled();
    await hour.pass(0);
    expect(done).toEqual(['e1 700']);
  });

  test('by a page at which nobody looks: it tells, and plays no film', async () => {
    const over = director.play([take(1), take(2)]);
    await hour.pass(100);
    looked = false;
    director.look();
    await hour.pass(0);
    await over;
    expect([turn(), hour.time]).toEqual([2, 100]);
    await director.play([take(3)]);
    expect([turn(), hour.time]).toEqual([3, 100]);
  });
});
