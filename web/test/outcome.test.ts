// The herald tells what came of a reveal, one's own affairs first, and nothing that is said afterwards takes its place.
import { describe, expect, test } from 'vitest';
import { outcome as adel } from '../src/adel/outcome';
import { outcome as mille } from '../src/mille/outcome';
import type { Entry } from '../src/table/journal.svelte';
import { Journal } from '../src/table/journal.svelte';
import type { GameEvent } from '../src/table/letters';
import { concerns, lastOutcome } from '../src/table/outcome';

const entry = (n: number, event: GameEvent, args = {}): Entry => ({ n, event, told: { key: `journal-x-${event.event}`, args }, round: 1, view: null });

const reveal: Entry[] = [
  entry(4, { event: 'round', round: 1 }),
  entry(5, { event: 'action', seat: 0, action: 'thief 4' }),
  entry(5, { event: 'action', seat: 1, action: 'check 24' }),
  entry(5, { event: 'action', seat: 2, action: 'exhibit' }),
  entry(5, { event: 'bought', seat: 1, object: 'A1585', check: 24 }),
  entry(5, { event: 'check stolen', seat: 0, from: 1, check: 24 }),
  entry(5, { event: 'moved', seat: 2, why: 'exhibition', from: 2, to: 4 }, { steps: 2, to: 4 }),
  entry(5, { event: 'jailed', seat: 0, thief: 4 }),
];
const keys = (reader: number | null, entries = reveal) => lastOutcome(entries, adel, reader).short.map(({ told }) => told.key);

describe('what came of a reveal', () => {
  test('is told without what led to it', () => {
    expect(keys(null)).toEqual(['journal-x-bought', 'journal-x-check stolen', 'outcome-moved', 'journal-x-jailed']);
  });

  test('begins with what concerns whoever reads it', () => {
    expect(keys(1)[0]).toBe('journal-x-bought');
    expect(keys(2)[0]).toBe('outcome-moved');
    expect(concerns({ seats: [0], told: { key: 'k', args: { you: 'victim' } } }, 1)).toBe(true);
  });

  test('stays when only something was announced since', () => {
    const later = [...reveal, entry(6, { event: 'away', seat: 2 }), entry(7, { event: 'round', round: 2 })];
    expect(keys(0, later)).toEqual(keys(0));
  });

  test('is where everybody went, while nothing more is known', () => {
    const places = ['auction', 'castle', 'auction'].map((place, seat) => entry(3, { event: 'place', seat, place }));
    const { short } = lastOutcome(places, adel, null);
    expect(short).toEqual([
      { seats: [0, 2], told: { key: 'adel-short-auction' }, unnamed: true },
      { seats: [1], told: { key: 'adel-short-castle' }, unnamed: true },
    ]);
  });

  test('is a robbery with the thieves’ shields', () => {
    const robbed = [entry(9, { event: 'travelled', seat: 0, road: 'L' }), entry(9, { event: 'robbed', seat: 0, road: 'L', thieves: [1, 2] }), entry(9, { event: 'lost', seat: 0, tasks: ['x'] })];
    expect(lastOutcome(robbed, mille, 2).short.map(({ seats }) => seats)).toEqual([[1, 2], [0], [0]]);
  });
});

test('talk is no line of the journal, so that it takes nothing’s place', () => {
  const journal = new Journal('t');
  const hello = { event: 'talk', seat: 1, phrase: 'hello' };
  journal.hear(hello);
  journal.write(journal.sentence(hello, String, [])!, null, 3, hello, { round: () => 0 });
  expect(journal.entries).toEqual([]);
  expect(journal.unread([0])).toBe(1);
  expect(journal.unread([1])).toBe(0);
  journal.readTalk();
  expect(journal.unread([0])).toBe(0);
});
