// What the club tells (docs/api.md, docs/openapi.json), as far as the page reads it.
import type { Chair, GameName, GameRecord, Stage, TableOptions } from '../table/letters';

export interface Person {
  id: string;
  name: string;
}

// Oneself: only a person with a login can be the same person elsewhere.
export interface Self extends Person {
  login: string | null;
  created: number;
}

export interface Session {
  id: string;
  label: string;
  created: number;
  last_seen: number;
  current: boolean;
}

// A table as it is seen from outside.
export interface Card {
  id: string;
  options: TableOptions;
  stage: Stage;
  created: number;
  changed: number;
  host: Person;
  listed: boolean;
  chairs: Chair[];
}

// One's own tables: `waiting` means that it is one's turn.
export interface OwnCard extends Card {
  seat: number | null;
  waiting: boolean;
}

// Whoever has one of them knows of the table: to sit there, or only to watch.
export interface Keys {
  invite: string;
  watch: string;
}

export interface SeatedPerson extends Person {
  seat: number;
}

// Why somebody can be reported to the owner of the club.
export const reasons = ['insult', 'spam', 'cheating', 'name', 'other'] as const;
export type Reason = (typeof reasons)[number];

export interface NewTable extends Keys {
  table: Card;
}

// The keys are told to the host only.
export interface AboutTable {
  table: Card;
  may: 'sit' | 'watch';
  people: SeatedPerson[];
  invite?: string;
  watch?: string;
}

export interface TableWishes {
  options: TableOptions;
  listed: boolean;
  sit?: number;
  // Bots by the number of their chair.
  bots?: Record<string, string>;
  start?: boolean;
}

export interface GameSeat {
  person?: Person;
  bot?: string;
  // Somebody who has left the club since.
  left?: boolean;
  place: number;
  rating_before?: number;
  rating?: number;
}

export interface FinishedGame {
  table: string;
  number: number;
  game: GameName;
  players: number;
  ended: number;
  rated: boolean;
  seats: GameSeat[];
}

export interface WholeGame extends FinishedGame {
  record: GameRecord;
}

export interface Rating {
  game: GameName;
  players: number;
  rating: number;
  games: number;
}

// places[0] counts the first places, and so on.
export interface Statistics {
  game: GameName;
  players: number;
  games: number;
  wins: number;
  places: number[];
}

export interface About {
  person: Person;
  ratings: Rating[];
  statistics: Statistics[];
}

export interface Ranked {
  who: Person | { bot: string };
  rating: number;
  games: number;
}

export interface EditionTitle {
  id: string;
  game: GameName;
  title: string;
  players: [number, number];
  hash: string;
}

// Lists come in pages: `next` is the mark to ask on with.
export type Page<Key extends string, T> = Record<Key, T[]> & { next: string | null };

// When nobody is to be called, in minutes of their day; `offset`: of their clock, to the east.
export interface Quiet {
  from: number;
  until: number;
  offset: number;
}

// The devices that are called when it is one's turn.
export interface Calls {
  key: string;
  devices: { id: string; label: string; created: number; this: boolean }[];
  quiet: Quiet | null;
}
