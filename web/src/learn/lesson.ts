// A lesson is a short game at a real table with a fixed deal, where the others play their parts and a teacher says
// what is going on.
import type { GameName, GameView, Seat, TableOptions } from '../table/letters';

export interface Step {
  // The moment it belongs to: the round and the phase; in Mille Grazie also how many roads are travelled ('2 go 1').
  at: string;
  // What the teacher says, and what they point at (a selector).
  say: string;
  point?: string;
  // What the learner is to choose. Without it the step only tells something, and they go on when they have read it.
  moves?: string[] | 'any';
  // What the teacher says to whoever chooses something else.
  instead?: string;
  // Told while the others act: nothing to do but watch.
  watch?: true;
  // Said only if the game has gone this way.
  only?: (view: GameView) => boolean;
}

// Somebody else at the table: what they choose, in order.
export interface Role {
  person: string;
  seat: Seat;
  name: string;
  moves: string[];
}

export interface Lesson {
  game: GameName;
  table: string;
  seed: string;
  seat: Seat;
  roles: Role[];
  steps: Step[];
  // What the learner can do afterwards, with the rule where it stands.
  learned: { say: string; rule: string }[];
}

// Nothing is secret in a lesson, so that its deal can be known beforehand.
export const dealtFrom = (number: number): string => number.toString(16).padStart(64, '0');

export const lessonOptions = (game: GameName): Partial<TableOptions> => ({
  game,
  seats: 3,
  ...(game === 'mille' ? { first: 0 } : {}),
  talk: false,
  watching: 'nobody',
});

export const momentOf = (view: GameView): string =>
  view.game === 'adel' ? `${view.round} ${view.phase}` : `${view.turn} ${view.phase} ${view.used.length}`;

// A role that is played: the next move of it, or where the game has gone another way the first one that is allowed.
export class Part {
  #rest: string[];

  constructor(role: Role) {
    this.#rest = [...role.moves];
  }

  pick(allowed: string[]): string {
    const next = this.#rest.findIndex((move) => allowed.includes(move));
    if (next < 0) return allowed[0] ?? '';
    const [move = ''] = this.#rest.splice(0, next + 1).slice(-1);
    return move;
  }
}
