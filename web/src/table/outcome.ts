// What came of the last reveal: short lines, each with the shields of those whom it is about.
import type { Told } from '../words/words.svelte';
import type { Entry } from './journal.svelte';
import type { GameEvent, Seat } from './letters';

export interface Happening {
  event: GameEvent;
  told: Told;
}

export interface Outcome {
  seats: Seat[];
  told: Told;
  // The words leave it to the shields who it was.
  unnamed?: boolean;
}

// Whether it is about whoever reads it.
export const concerns = ({ seats, told }: Outcome, reader: Seat | null): boolean =>
  reader !== null && (seats.includes(reader) || told.args?.you === 'victim');

// The last letter of which anything came, whatever was said or announced since; one's own affairs first.
export function lastOutcome(entries: readonly Entry[], sum: (happenings: Happening[]) => Outcome[], reader: Seat | null): { all: Entry[]; short: Outcome[] } {
  for (let end = entries.length; end > 0; ) {
    const n = entries[end - 1]!.n;
    let begin = end - 1;
    while (begin > 0 && entries[begin - 1]!.n === n) --begin;
    const all = entries.slice(begin, end);
    const short = sum(all);
    if (short.length > 0) return { all, short: short.toSorted((a, b) => Number(concerns(b, reader)) - Number(concerns(a, reader))) };
    end = begin;
  }
  return { all: [], short: [] };
}
