// Letters as beats: what happens at once is one, and each has what was seen before it and what after.
import { expect, test } from 'vitest';
import { reel, sentencesOf, type Teller } from '../src/stage/reel';
import type { Edition } from '../src/table/editions';
import type { GameEvent, GameView } from '../src/table/letters';

const view = (round: number): GameView => ({ game: 'adel', round }) as GameView;
const roundOf = (one: GameView | null): number | null => one && (one as { round: number }).round;

const teller: Teller = {
  face: {
    together: (first, next) => first.event === 'place' && next.event === 'place',
    follow: (seen) => view((roundOf(seen) ?? 0) + 1),
    tell: ({ event, seat }, seen) => (event === 'window' ? null : { key: event, args: { seat: seat ?? -1, seen: roundOf(seen) ?? -1 } }),
  },
  edition: {} as Edition,
  aid: true,
  name: String,
};
const place = (seat: number): GameEvent => ({ event: 'place', seat });

test('what is revealed together is one beat, and is told as it was seen', () => {
  const beats = reel([place(0), place(1), place(2), { event: 'window' }, place(3)], view(0), teller);
  expect(beats.map(({ events }) => events.length)).toEqual([3, 1, 1]);
  expect(beats.map(({ before, after }) => [roundOf(before), roundOf(after)])).toEqual([[0, 3], [3, 4], [4, 5]]);
  expect(beats[1]!.told).toEqual([null]);
  expect(sentencesOf(beats).map(({ args }) => args)).toEqual([0, 1, 2, 4].map((seen, at) => ({ seat: at, seen })));
});

test('what goes in stays as it is', () => {
  const [events, before] = [[place(0), place(1)], view(0)];
  const was = JSON.stringify([events, before]);
  reel(events, before, teller);
  expect(JSON.stringify([events, before])).toBe(was);
});

test('with a new game what was seen is gone, and the table still tells what it tells', () => {
  const sentence = ({ event }: GameEvent) => (event === 'begins' ? { key: 'table' } : null);
  const beats = reel([place(0), { event: 'begins' }, place(1)], view(0), { ...teller, sentence });
  expect(beats.map(({ after }) => roundOf(after))).toEqual([1, null, null]);
  expect(beats.map(({ told }) => told[0]?.key)).toEqual(['place', 'table', undefined]);
});

test('no events, no beats', () => {
  expect(reel([], view(0), teller)).toEqual([]);
});
