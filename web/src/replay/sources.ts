// Where a record comes from: a club, this device, or a file that somebody brings.
import { api } from '../club/api';
import { sayBot } from '../club/say';
import { askParlour } from '../line/home';
import { keepRecord, type KeptRecord, keptRecord } from '../line/shelf';
import type { GameRecord, Seat } from '../table/letters';
import type { Told } from '../words/words.svelte';
import { lookBack } from './moments';

export interface Source {
  record: GameRecord;
  // Who played; where it is not known, none.
  names: (string | null)[];
  me: Seat | null;
  // The address of the replay without its moment, and what a file of it is called.
  address: string;
  file: string;
}

// Why there is nothing to see, in words, and for whoever wants to know it exactly, what was said in English.
export interface Refused {
  refused: Told;
  detail?: string;
}

export type Params = Record<string, string>;

const missing = (key: string): Refused => ({ refused: { key } });

// Somebody brought it; a browser that keeps nothing still shows it as long as the page is open.
const brought = new Map<string, KeptRecord>();

export async function findRecord(params: Params): Promise<Source | Refused> {
  if (params.source === 'club') return fromClub(params.table ?? '', Number(params.number));
  return fromShelf(params.id ?? '');
}

async function fromClub(table: string, number: number): Promise<Source | Refused> {
  const answer = await api.game(table, number);
  if (!answer.ok) {
    return missing(answer.code === 'offline' || answer.code === 'no_club' ? 'replay-no-club' : 'replay-no-game');
  }
  const { record, seats } = answer.value;
  return {
    record,
    names: seats.map((seat) => seat.person?.name ?? (seat.bot ? sayBot(seat.bot) : null)),
    me: null,
    address: `#/replay/club/${encodeURIComponent(table)}/${number}`,
    file: `${record.game}-${table}-${number}`,
  };
}

async function fromShelf(id: string): Promise<Source | Refused> {
  const kept = brought.get(id) ?? (await keptRecord(id));
  if (!kept) return missing('replay-no-game');
  const { record, me } = kept;
  return { record, names: namesIn(record), me, address: `#/replay/home/${encodeURIComponent(id)}`, file: `${record.game}-${id}` };
}

// A record may have anything where names should be.
function namesIn({ names, players }: GameRecord): (string | null)[] {
  if (!Array.isArray(names) || names.length !== players) return [];
  return names.map((name: unknown) => (typeof name === 'string' && name !== '' ? name : null));
}

const most = 1_000_000; // characters; a long game has some ten thousand

// Why the parlour does not take a record. It says so in English, beginning with the part that is wrong.
export function sayRefusal(error: string): Told {
  const move = /^moves\[(\d+)\]: /.exec(error)?.[1];
  if (move !== undefined) return { key: 'replay-refused-move', args: { move: Number(move) + 1 } };
  if (error.startsWith('result: is missing') || error.includes('the game is not over')) return { key: 'replay-refused-unfinished' };
  if (error.startsWith('the result is not')) return { key: 'replay-refused-result' };
  if (error.startsWith('this is a record of version')) return { key: 'replay-refused-version' };
  return { key: 'replay-refused-other' };
}

// Checks what a file or the clipboard had, and keeps it. The id by which it can be found from now on.
export async function bring(text: string): Promise<{ id: string } | Refused> {
  if (text.length > most) return missing('replay-refused-long');
  let record: GameRecord;
  try {
    record = JSON.parse(text) as GameRecord;
  } catch {
    return missing('replay-refused-no-json');
  }
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return missing('replay-refused-no-json');
  const answer = await askParlour(lookBack(record, 'public'));
  if (!answer.ok) return { refused: sayRefusal(answer.error ?? ''), ...(answer.error ? { detail: answer.error } : {}) };
  const id = `file-${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const kept = { id, record, kept: Date.now(), me: null };
  brought.set(id, kept);
  await keepRecord(kept);
  return { id };
}

export function download({ record, file }: Pick<Source, 'record' | 'file'>): void {
  const place = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = place;
  link.download = `${file}.noblesse.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(place), 10_000);
}
