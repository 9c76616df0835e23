// How a game came to its end: the sources add up to the score, or nothing is claimed; the turning point is one.
import { describe, expect, test } from 'vitest';
import { source as adel } from '../src/adel/outcome';
import { source as mille } from '../src/mille/outcome';
import { courseOf, sourcesOf, turningPoint } from '../src/table/ending';
import type { Entry } from '../src/table/journal.svelte';
import type { AdelView, GameEvent, Result } from '../src/table/letters';

const entry = (round: number, event: GameEvent, positions: number[]): Entry => ({
  n: round, round, event, told: { key: 'k' }, view: { game: 'adel', positions } as AdelView,
});
const moved = (round: number, seat: number, why: string, from: number, to: number, positions: number[]): Entry =>
  entry(round, { event: 'moved', seat, why, from, to }, positions);

const entries = [
  entry(1, { event: 'round', round: 1 }, [0, 0]),
  moved(1, 1, 'exhibition', 0, 4, [0, 4]),
  entry(2, { event: 'round', round: 2 }, [0, 4]),
  moved(2, 0, 'exhibition', 0, 5, [5, 4]),
  entry(3, { event: 'round', round: 3 }, [5, 4]),
  moved(3, 0, 'detective', 5, 6, [6, 4]),
  moved(3, 0, 'last showing', 6, 14, [14, 4]),
];
const result: Result = { scores: [14, 4], places: [1, 2], winners: [0] };

describe('the points', () => {
  test('are told by where they came from', () => {
    expect(sourcesOf(entries, result, { source: adel })).toEqual([
      new Map([['exhibition', 5], ['detective', 1], ['last-showing', 8]]),
      new Map([['exhibition', 4]]),
    ]);
  });

  test('are not told by somebody who was away for some of them', () => {
    expect(sourcesOf(entries.slice(4), result, { source: adel })).toBeNull();
  });

  test('of Mille Grazie were robbed, if they were not delivered', () => {
    const delivered: Entry = { n: 1, round: 1, told: { key: 'k' }, view: null, event: { event: 'fulfilled', seat: 0, points: 7 } };
    expect(sourcesOf([delivered], { ...result, scores: [9, 2] }, { source: mille, rest: 'robbery' })).toEqual([new Map([['delivery', 7], ['robbery', 2]]), new Map([['robbery', 2]])]);
  });
});

test('the winner’s lead for good is the turning point, where there was another before', () => {
  const course = courseOf(entries, result, (view, seat) => (view as AdelView).positions[seat] ?? 0)!;
  expect(course).toEqual({ rounds: [0, 1, 2, 3], scores: [[0, 0, 5, 14], [0, 4, 4, 4]] });
  expect(turningPoint(course, 0)).toBe(2);
  expect(turningPoint({ rounds: [0, 1], scores: [[1, 2], [0, 1]] }, 0)).toBeNull();
});
