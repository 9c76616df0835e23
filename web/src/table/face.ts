// What a game brings to the table room. The room knows letters, chairs and questions; a face knows how
// its game is drawn, how its events change what is seen, and how they are told. A new game is a new
// face in faces.ts, and nothing else of the room changes.
import type { Component } from 'svelte';
import type { Act } from '../stage/cues';
import type { Beat } from '../stage/reel';
import type { Told } from '../words/words.svelte';
import type { Edition } from './editions';
import type { Saying } from './journal.svelte';
import type { Happening, Outcome } from './outcome';
import type { Chair, GameEvent, GameView, Question, Seat, TableOptions } from './letters';

// Everything that is drawn of a game at one moment.
export interface Scene<V extends GameView = GameView, E extends Edition = Edition> {
  view: V;
  edition: E;
  options: TableOptions;
  chairs: Chair[];
  // With whose eyes the game is seen; null: a spectator's.
  me: Seat | null;
  // Who has laid their choice face down (only where the table tells it).
  locked: Seat[];
  question: Question | null;
  // What was chosen and can still be changed.
  choice: string | null;
  // Answers the question. Refused, the room says why.
  choose: (move: string) => void;
  // Whether a set of objects, or whatever the move names, would be legal: the table is asked.
  test: (move: string) => Promise<{ ok: boolean; key?: string; rule?: string }>;
  // Says a phrase to the table; null: there is no talk, or one is only watching.
  talk?: ((what: { phrase: string; road?: string }) => void) | null;
  said?: readonly Saying[];
  // What is happening now: the event that is being shown, or null while nothing moves.
  now: GameEvent | null;
  // The beat that is on the stage, and its cues that have been given.
  stage: { beat: Beat; lit: ReadonlySet<string> } | null;
  name: (seat: Seat) => string;
}

export interface SceneProps<V extends GameView = GameView, E extends Edition = Edition> {
  scene: Scene<V, E>;
}

// What brings points: `ending-from-…`.
export type Source = 'exhibition' | 'detective' | 'last-showing' | 'delivery' | 'robbery';
export interface Gain {
  source: Source;
  points: number;
}

export interface Face {
  // The board and everybody's panels; the open question with its options as cards, and the own hand.
  Board: Component<any>;
  Desk: Component<any>;
  // What is seen after an event. Pure: the view that goes in stays as it is. `aid`: the memory aid.
  follow: (view: GameView, event: GameEvent, aid: boolean, edition: Edition) => GameView;
  // The sentence for the journal; null: not worth one.
  tell: (event: GameEvent, before: GameView, edition: Edition, name: (seat: Seat) => string) => Told | null;
  // What came of a letter, shortly.
  outcome: (happenings: Happening[]) => Outcome[];
  // Whether an event is revealed together with the first of its kind.
  together: (first: GameEvent, next: GameEvent) => boolean;
  // How a beat is shown. Pure, and made of this beat alone: what comes later must not be told by the pace.
  stage: (beat: Beat, edition: Edition) => Act;
  // What is drawn over the board while something is revealed; it comes later than the board.
  theatre: () => Promise<Component<any>>;
  // Where on the board an event is seen, as a selector; undefined: nowhere in particular.
  where: (event: GameEvent) => string | undefined;
  // Score or position of a seat, for panels, charts and results, and what such a number is called.
  score: (view: GameView, seat: Seat) => number;
  scored: string;
  // What points come from; undefined: this event brings none. Whatever no event tells is the `rest`, if there may be any.
  source: (event: GameEvent) => Gain | undefined;
  rest?: Source;
  // The round or turn that is played, 0 before the first, and how it is said.
  round: (view: GameView) => number;
  sayRound: (round: number) => Told;
  // What one can say with a tap besides what is said everywhere, and the roads that it may be about.
  phrases: readonly string[];
  roads: (edition: Edition) => { letter: string; name: string }[];
}
