// The check of the fair shuffle, in words: what was promised, what was opened, and whether the deal followed from it.
import type { GameRecord, Seat } from '../table/letters';
import type { Told } from '../words/words.svelte';

// What a table opens with its record (docs/fairness.md).
export interface Opened {
  commitment: string;
  seed: string;
  numbers: string[];
}

export function openedIn(record: GameRecord): Opened | null {
  const fair = record.fair as Partial<Opened> | null | undefined;
  if (typeof fair !== 'object' || fair === null) return null;
  const { commitment, seed, numbers } = fair;
  if (typeof commitment !== 'string' || typeof seed !== 'string' || !Array.isArray(numbers)) return null;
  return { commitment, seed, numbers: numbers.filter((number) => typeof number === 'string') };
}

// Once the parlour has agreed, everything that it looked at.
export function agreed(record: GameRecord, noted: boolean, name: (seat: Seat) => string): Told[] {
  const opened = openedIn(record);
  const told: Told[] = [
    { key: noted ? 'replay-fair-commitment-noted' : 'replay-fair-commitment' },
    { key: 'replay-fair-seed' },
  ];
  const numbers = (opened?.numbers ?? []).flatMap((number, seat) => (number ? [{ who: name(seat), number }] : []));
  if (numbers.length === 0) told.push({ key: 'replay-fair-no-numbers' });
  for (const args of numbers) told.push({ key: 'replay-fair-number', args });
  told.push({ key: 'replay-fair-deck', args: { cards: record.deck.length } });
  const chances = record.moves.filter((move) => move.startsWith('* ')).length;
  if (chances > 0) told.push({ key: 'replay-fair-chance', args: { events: chances } });
  return told;
}

// What the parlour found, part by part (docs/api.md, POST /api/check).
export interface Part {
  part: string;
  verdict: 'good' | 'bad' | 'unchecked' | 'absent';
  why: string;
}

// Why it could not tell: that is nobody's fault.
export function unknown(parts: Part[]): Told {
  const open = parts.find(({ verdict }) => verdict === 'unchecked') ?? parts.find(({ verdict }) => verdict === 'absent');
  switch (open?.part) {
    case 'edition':
      return { key: 'replay-fair-unknown-edition' };
    case 'commitment':
      return { key: 'replay-fair-nothing-opened' };
    case 'result':
      return { key: 'replay-fair-unknown-unfinished' };
    default:
      return { key: 'replay-fair-unknown-other' };
  }
}

// Why it did not. The parlour says it in English, beginning with the part that is not as promised.
export function broken(error: string): Told {
  const part = /^(fair(?:\.\w+)?|deck|colors|first|moves|(?:the|a) result)/.exec(error)?.[1];
  switch (part) {
    case 'fair':
      return { key: 'replay-fair-nothing-opened' };
    case 'fair.commitment':
      return { key: error.includes('you were shown') ? 'replay-fair-not-noted' : 'replay-fair-not-commitment' };
    case 'fair.seed':
      return { key: 'replay-fair-not-seed' };
    case 'deck':
    case 'colors':
    case 'first':
      return { key: 'replay-fair-not-deck' };
    case 'moves':
    case 'fair.held':
      return { key: 'replay-fair-not-chance' };
    case 'the result':
    case 'a result':
      return { key: 'replay-fair-not-result' };
    default:
      return { key: 'replay-fair-not-other' };
  }
}
