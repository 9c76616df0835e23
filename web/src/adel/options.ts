// The options of a question as they are laid out: what may be done and what may not, in the order of the hand.
import type { AdelView, Closed, Question } from '../table/letters';
import { cardNumber } from './follow';
import { castleAt } from './track';
import type { AdelScene } from './scene';

export interface Option {
  move: string;
  closed: Closed | null;
}

const order = ['auction', 'castle', 'check', 'thief', 'exhibit', 'detective', 'pass', 'buy', 'steal'];

export function optionsOf(question: Question): Option[] {
  const open = question.moves.map((move): Option => ({ move, closed: null }));
  const shut = (question.closed ?? []).map((closed): Option => ({ move: closed.move, closed }));
  const rank = ({ move }: Option) => order.indexOf(move.split(' ')[0]!);
  const number = ({ move }: Option) => cardNumber(move) || 0;
  return [...open, ...shut].sort(
    (a, b) => rank(a) - rank(b) || number(a) - number(b) || (a.move < b.move ? -1 : 1),
  );
}

// The object that an option is about, if it is about one.
export function objectOf(view: AdelView, move: string): string | null {
  const [kind, what] = move.split(' ');
  if (kind === 'steal') return what ?? null;
  if (kind === 'buy') return view.piles[what as 'left' | 'right'].top;
  return null;
}

// What an exhibition is worth now, the best and the second (A13, A25).
export function prizes(scene: AdelScene, seat: number): [number, number] {
  const { positions } = scene.view;
  const from = scene.options.options.score_by === 'own' ? positions[seat]! : Math.max(...positions);
  return scene.edition.track[castleAt(scene.edition, from)]?.points ?? scene.edition.final_points;
}

// How far a detective who catches somebody would move the pawn as it stands now (A16, A24).
export function detectiveSteps(scene: AdelScene, seat: number): number {
  const ahead = scene.view.positions.filter((position) => position > scene.view.positions[seat]!);
  return 1 + (scene.options.options.detective_places === 'dense' ? new Set(ahead).size : ahead.length);
}
