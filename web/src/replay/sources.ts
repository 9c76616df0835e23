// Where a record comes from: a club, this device, or a file that somebody brings.
import { api, clubEdition } from '../club/api';
import { sayBot, sayPerson } from '../club/say';
import { gameLink } from '../house/links';
import { askParlour } from '../line/home';
import { ownEdition } from '../line/own_editions';
import { keepRecord, type KeptRecord, keptRecord } from '../line/shelf';
import { beside, type Edition, findEdition, isHouse, type Shelf } from '../table/editions';
import type { GameRecord, Seat } from '../table/letters';
import type { Told } from '../words/words.svelte';
import { lookBack } from './moments';

export interface Source {
  record: GameRecord;
  edition: Edition;
  // The same, where it is not one of the house's and the parlour has to be told it.
  own?: Edition;
  // Who played; where it is not known, none.
  names: (string | null)[];
  me: Seat | null;
  // The address of the replay without its moment, and what a file of it is called.
  address: string;
  file: string;
  // What can be sent to others, where they could open it.
  link?: string;
}

// Why there is nothing to see, in words, and for whoever wants to know it exactly, what was said in English.
export interface Refused {
  refused: Told;
  detail?: string;
}

export type Params = Record<string, string>;

const missing = (key: string): Refused => ({ refused: { key } });

// What a record was played with, from wherever it is to be had. A club that cannot be asked has not got it just now.
async function playedWith(record: GameRecord, ...shelves: Shelf[]): Promise<Pick<Source, 'edition' | 'own'> | Refused> {
  const name = { game: record.game, id: record.edition, hash: record.edition_hash };
  const edition = await findEdition(name, ...shelves).catch(() => null);
  if (!edition) return { refused: { key: 'editions-missing-record', args: { edition: String(record.edition) } } };
  return isHouse(name) ? { edition } : { edition, own: edition };
}

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
  const played = await playedWith(record, clubEdition, ownEdition);
  if ('refused' in played) return played;
  return {
    record,
    ...played,
    names: seats.map((seat) => seat.person?.name ?? (seat.left ? sayPerson('') : seat.bot ? sayBot(seat.bot) : null)),
    me: null,
    address: `#/replay/club/${encodeURIComponent(table)}/${number}`,
    file: `${record.game}-${table}-${number}`,
    link: gameLink(table, number),
  };
}

async function fromShelf(id: string): Promise<Source | Refused> {
  const kept = brought.get(id) ?? (await keptRecord(id));
  if (!kept) return missing('replay-no-game');
  const { record, me } = kept;
  const played = await playedWith(record, beside(kept.edition), ownEdition, clubEdition);
  if ('refused' in played) return played;
  return { record, ...played, names: namesIn(record), me, address: `#/replay/home/${encodeURIComponent(id)}`, file: `${record.game}-${id}` };
}

// A record may have anything where names should be.
function namesIn({ names, players }: GameRecord): (string | null)[] {
  if (!Array.isArray(names) || names.length !== players) return [];
  return names.map((name: unknown) => (typeof name === 'string' && name !== '' ? name : null));
}

const most = 1_000_000; // characters; a long game has some ten thousand

// Why the parlour does not take a record. It says so in English, beginning with the part that is wrong.
export function sayRefusal(error: string, key?: unknown): Told {
  if (key === 'stopped') return { key: 'home-stopped' };
  if (key === 'other_edition') return { key: 'editions-other-record' };
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
  let answer = await askParlour(lookBack(record, 'public'));
  let own: Edition | undefined;
  // Its edition is looked for where nothing else is wrong with it.
  if (answer.key === 'no_edition') {
    const played = await playedWith(record, ownEdition, clubEdition);
    if ('refused' in played) return played;
    own = played.own;
    answer = await askParlour(lookBack(record, 'public', own));
  }
  if (!answer.ok) return { refused: sayRefusal(answer.error ?? '', answer.key), ...(answer.error ? { detail: answer.error } : {}) };
  const id = `file-${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const kept = { id, record, kept: Date.now(), me: null, edition: own };
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
