// How everybody stood after each round, for the chart and for its table.
import type { GameView, Seat } from '../table/letters';
import type { Mark, Moment } from './moments';

export interface Standings {
  rounds: number[]; // 0: before the first one
  scores: number[][]; // of each seat, as many as there are rounds
}

// A round's last decision is also what begins the next: how a round ended is seen where another one begins, and at the
// end of the game.
export function standings(
  moments: Pick<Moment, 'round' | 'view'>[],
  players: number,
  score: (view: GameView, seat: Seat) => number,
): Standings {
  const rounds: number[] = [];
  const views: GameView[] = [];
  moments.forEach(({ round, view }, at) => {
    const after = at === 0 ? 0 : at === moments.length - 1 ? round : round - 1;
    const began = at === 0 || round !== moments[at - 1]?.round;
    if (!began && at < moments.length - 1) return;
    if (rounds.at(-1) === after) views.pop();
    else rounds.push(after);
    views.push(view);
  });
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return { rounds, scores: seats.map((seat) => views.map((view) => score(view, seat))) };
}

// Labels that would lie upon each other are moved apart, as little as need be and in their order. `at` is where each
// wants to be; all stay between `top` and `bottom` as long as there is room.
export function apart(at: number[], gap: number, top: number, bottom: number): number[] {
  const order = at.map((_, index) => index).sort((a, b) => at[a]! - at[b]!);
  const placed = [...at];
  let least = top;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, least);
    least = placed[index]! + gap;
  }
  let most = bottom;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, most);
    most = placed[index]! - gap;
  }
  return placed;
}

// How many rounds had passed at a moment, with the part of its own: where the chart has its line.
export function roundsAt(marks: Mark[], at: number, count: number): number {
  const index = marks.findLastIndex((mark) => mark.at <= at);
  const mark = marks[index];
  if (!mark) return 0;
  const end = marks[index + 1]?.at ?? count - 1;
  return mark.round - 1 + (end > mark.at ? (at - mark.at) / (end - mark.at) : 0);
}
