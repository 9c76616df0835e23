// The options of a question as they are laid out: what may be done and what may not, in the order of the hand.
import type { AdelView, Closed, Question, Seat } from '../table/letters';
import { cardNumber } from './follow';
import { bestShow, smallest } from './exhibition';
import { type AdelScene, objectCount } from './scene';
import { castleAt } from './track';

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

// How far a detective who catches somebody would move the pawn (A16, A24): from so many steps to at most so many, for
// exhibitions move first, and nobody knows yet who will show what. `most` is 0 where it is no more than the least.
export function detectiveSteps(scene: AdelScene, seat: Seat): { steps: number; most: number } {
  const { view } = scene;
  const exhibitors = view.colors
    .map((_, other) => other)
    .filter((other) => other !== seat && view.places[other] !== 'auction' && objectCount(view, other) >= smallest);
  const ranks = [rankAmong(scene, seat, view.positions)];
  for (const best of exhibitors) {
    const first = moved(view.positions, best, prizes(scene, best)[0]);
    ranks.push(rankAmong(scene, seat, first));
    for (const second of exhibitors.filter((other) => other !== best)) {
      ranks.push(rankAmong(scene, seat, moved(first, second, prizes(scene, second)[1])));
    }
  }
  const [steps, most] = [Math.min(...ranks), Math.max(...ranks)];
  return { steps, most: most === steps ? 0 : most };
}

const moved = (positions: number[], seat: Seat, steps: number): number[] =>
  positions.map((position, at) => (at === seat ? position + steps : position));

function rankAmong(scene: AdelScene, seat: Seat, positions: number[]): number {
  const ahead = positions.filter((position) => position > positions[seat]!);
  return 1 + (scene.options.options.detective_places === 'dense' ? new Set(ahead).size : ahead.length);
}

// What somebody could show at least, by what was seen of their collection, and at most (A13, A14).
export function couldShow({ view, edition }: AdelScene, seat: number): [number, number] {
  const seen = bestShow(edition, view.objects[seat]!).length;
  const all = objectCount(view, seat);
  return [seen, view.hidden[seat] === 0 || all < smallest ? seen : all];
}

// "2", or "1–3".
export const rangeOf = (least: number, most: number): string => (least === most ? `${most}` : `${least}–${most}`);
