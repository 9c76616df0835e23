// The letters of a table (docs/table.md), as far as the page reads them.

export type Seat = number;
export type GameName = 'adel' | 'mille';

export interface Clock {
  kind: 'none' | 'live' | 'correspondence';
  bank?: number;
  increment?: number;
}

export interface TableOptions {
  game: GameName;
  edition: string;
  seats: number;
  options: Record<string, string>;
  // Mille Grazie: the seat of the first noble (M19); drawn if it is left out.
  first?: Seat;
  clock: Clock;
  watching: 'nobody' | 'in sight' | 'open';
  watch_delay: number;
  memory_aid: boolean;
  shown_locks: boolean;
  beat: number;
  talk: boolean;
  rated: boolean;
  stand_in: string;
  // With a lost connection, before anybody may do without them.
  patience: number;
}

export interface Chair {
  holder: 'person' | 'bot' | null;
  name?: string;
  // Tells people apart whose names look alike; 0 or nothing: none do.
  mark?: number;
  bot?: string;
  here?: boolean;
  // Somebody who is not here is waited for so long.
  until?: number | undefined;
  host?: boolean;
  stand_in?: string | undefined;
  // They have left a rated game, and do not come back to it.
  resigned?: boolean;
  // The options that were agreed to, where others stand there now.
  agreed_to?: TableOptions | undefined;
  number?: boolean;
  locked?: boolean | undefined;
  bank?: number;
}

// When time runs out, by the table's clock, or how much of it is left where it stands still.
export type Time = { until: number } | { left: number };

export type Stage = 'gathering' | 'playing' | 'over' | 'broken';

export interface TableCard {
  id: string;
  stage: Stage;
  game_number: number;
  options: TableOptions;
  edition_hash?: string;
  commitment: string;
  chairs: Chair[];
  undo?: Seat | undefined;
}

export interface Result {
  scores: number[];
  places: number[];
  winners: Seat[];
}

export interface Closed {
  move: string;
  key: string;
  rule: string;
}

export interface Question {
  id: number;
  seat: Seat;
  phase: string;
  moves: string[];
  count: number;
  closed?: Closed[];
  until?: number;
  left?: number;
  choice?: string;
}

export interface AdelView {
  game: 'adel';
  seat: Seat | null;
  phase: string;
  round: number;
  pending: Seat[];
  colors: string[];
  positions: number[];
  objects: string[][];
  hidden: number[];
  checks: number[][];
  thieves: number[][];
  jail: { thief: number; seat: Seat }[];
  register: number[];
  piles: { left: Pile; right: Pile };
  places: (string | null)[];
  actions: (string | null)[];
  exhibitions: (string[] | null)[];
  ranking: Seat[];
  robbed?: Seat;
}

export interface Pile {
  top: string | null;
  count: number;
}

export interface MilleView {
  game: 'mille';
  seat: Seat | null;
  phase: string;
  turn: number;
  pending: Seat[];
  noble: Seat;
  cities: string[];
  scores: number[];
  tasks: string[][];
  map: Record<string, string>;
  deck: number;
  discard: string[];
  set: Seat[];
  ambush: (string[] | null)[];
  escort: string | null;
  escorted: boolean;
  alone: boolean;
  used: string[];
  left: number;
  // Where a fulfilled task ends the turn (M19).
  arrival?: 'ends_turn';
  // What lies ahead of the noble (M7): the cities that they can still come to, by how many roads it takes at the least; and each
  // road that they may travel now, with those of their tasks that stay in reach by it. Older clubs do not tell it.
  reach?: string[][];
  roads?: Record<string, string[]>;
}

export type GameView = AdelView | MilleView;

// Every event has its name and arguments of its own (docs/protocol.md, docs/table.md).
export interface GameEvent {
  event: string;
  seat?: Seat;
  [argument: string]: unknown;
}

export interface WholeView {
  table: TableCard;
  seats: Seat[];
  host: boolean;
  may_sit: boolean;
  game?: GameView | null;
  // Of an open table: what each seat sees.
  games?: GameView[] | null;
  result?: Result;
  // Of a rated game: who has left it, the first to go in front.
  given_up?: Seat[];
}

// Where the game stands: what of its view no event tells, as all may know it.
export type Standing = Partial<Pick<AdelView, 'phase' | 'pending' | 'robbed'> & Pick<MilleView, 'set' | 'left' | 'reach' | 'roads'>>;

// The view with what was told beside it. Where nothing was (by an older club, in an older memoir) it stays as it is.
export const standing = <V extends GameView>(view: V, told: Standing | undefined): V => (told ? { ...view, ...told } : view);

// The table's time, and everybody's clock as all may know it.
interface Timed {
  now?: number;
  clocks?: (Time | null)[];
}

export interface ViewLetter extends Timed {
  n: number;
  view: WholeView;
  question: Question | null;
  asked?: Seat[];
  game?: Standing;
}

export interface EventsLetter extends Timed {
  n: number;
  events: GameEvent[];
  question?: Question | null;
  asked?: Seat[];
  game?: Standing;
}

export interface AnswerLetter {
  id?: number | string;
  ok?: true;
  refused?: string;
  choice?: string;
  why?: string;
  key?: string;
  rule?: string;
  question?: number;
  left?: number;
  record?: GameRecord;
  [more: string]: unknown;
}

export type Letter = ViewLetter | EventsLetter | AnswerLetter;

export interface GameRecord {
  noblesse: 1;
  game: GameName;
  edition: string;
  edition_hash?: string;
  players: number;
  options: Record<string, string>;
  deck: string[];
  moves: string[];
  names?: string[];
  colors?: string[];
  first?: Seat;
  result?: Result;
  fair?: unknown;
  [more: string]: unknown;
}

export const isView = (letter: Letter): letter is ViewLetter => 'view' in letter;
export const isEvents = (letter: Letter): letter is EventsLetter => 'events' in letter;
