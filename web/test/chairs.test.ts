// What events say of who sits where: who is waited for, and who could be taken for whom.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clocks, usualOptions, usualPatience, withClock } from '../src/club/options';
import { hear, personName } from '../src/table/chairs';
import type { TableCard } from '../src/table/letters';
import { words } from '../src/words/words.svelte';

const table: TableCard = {
  id: 't', stage: 'playing', game_number: 1, options: usualOptions('adel', 2), commitment: '',
  chairs: [{ holder: 'person', name: 'Ann', here: true }, { holder: 'person', name: 'Аnn', here: true }],
};

describe('the chairs of a table', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { documentElement: {} });
    return words.speak('en');
  });
  afterAll(() => vi.unstubAllGlobals());

  test('show until when somebody is waited for, and no longer when they are back', () => {
    const lost = hear(table, { event: 'away', seat: 1, why: 'connection lost', until: 61_000 });
    expect(lost.chairs[1]).toMatchObject({ here: false, until: 61_000 });
    expect(lost.chairs[0]).toMatchObject({ here: true });
    expect(hear(lost, { event: 'here', seat: 1 }).chairs[1]).toMatchObject({ here: true, until: undefined });
  });

  test('tell people apart whose names look alike', () => {
    const marked = hear(table, { event: 'marks', marks: [1, 2] });
    expect(marked.chairs.map(personName)).toEqual(['Ann (1)', 'Аnn (2)']);
    expect(hear(marked, { event: 'marks', marks: [0, 0] }).chairs.map(personName)).toEqual(['Ann', 'Аnn']);
  });

  test('are kept as long as a decision has, where that is days', () => {
    for (const clock of clocks) {
      const days = clock.kind === 'correspondence' ? clock.bank : 60_000;
      expect(usualPatience(clock)).toBe(days);
      expect(withClock(usualOptions('mille'), clock)).toMatchObject({ clock, patience: days });
    }
  });
});
