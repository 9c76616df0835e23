import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { usualOptions } from '../src/club/options';
import { changedTerms, termsOf } from '../src/club/terms';
import type { TableOptions } from '../src/table/letters';
import { words } from '../src/words/words.svelte';

const four = usualOptions('adel');

describe('what is agreed on at a table', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { documentElement: {} });
    return words.speak('en');
  });
  afterAll(() => vi.unstubAllGlobals());

  test('is shown in full, each thing once', () => {
    const names = termsOf(four).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(termsOf(four).every(({ name, value }) => name !== '' && value !== '')).toBe(true);
  });

  // Nobody is asked to agree to something that the page keeps from them.
  const others: Record<string, unknown> = {
    game: 'mille', edition: 'grand', seats: 5, options: { score_by: 'own' }, clock: { kind: 'live', bank: 600_000, increment: 0 },
    watching: 'open', watch_delay: 60_000, memory_aid: false, shown_locks: false, beat: 500, talk: false, rated: true, stand_in: 'novice',
    patience: 5_000,
  };
  test.each(Object.keys(four) as (keyof TableOptions)[])('tells when %s is changed', (key) => {
    const before = key === 'watch_delay' ? { ...four, watching: 'open' as const } : four;
    expect(changedTerms(before, { ...before, [key]: others[key] })).not.toEqual([]);
    expect(changedTerms(before, { ...before })).toEqual([]);
  });

  test('tells what stood there before', () => {
    const [change, delay] = changedTerms(four, { ...four, watching: 'open', watch_delay: 60_000 });
    expect(change).toEqual({ name: 'Spectators', value: 'All hands', before: 'What is public' });
    expect(delay).toEqual({ name: 'How much later?', value: '1 minute', before: null });
  });

  test('tells who travels first, and what arriving does', () => {
    const three = usualOptions('mille');
    expect(changedTerms(three, { ...three, first: 1, options: { arrival: 'ends_turn' } })).toEqual([
      { name: 'First noble', value: 'Seat 2', before: 'Drawn by lot' },
      { name: 'What fulfilling a task does', value: 'Ends the turn', before: 'Travel on' },
    ]);
  });

  test('shows also what it has no words for', () => {
    const odd = { ...four, options: { weather: 'rain' } };
    expect(changedTerms(four, odd)).toEqual([{ name: 'weather', value: 'rain', before: null }]);
  });
});
