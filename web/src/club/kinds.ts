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

export interface NewTable {
  table: Card;
  invite: string;
  watch: string;
}

// The keys are told to the host only.
export interface AboutTable {
  table: Card;
  may: 'sit' | 'watch';
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
}

// Lists come in pages: `next` is the mark to ask on with.
export type Page<Key extends string, T> = Record<Key, T[]> & { next: string | null };
