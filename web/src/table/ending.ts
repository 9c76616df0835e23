// How a game came to its end, from what this person was told of it: where everybody's points came from, how they stood
// after each round, and when the winner went ahead for good.
import { standings, type Standings } from '../replay/standings';
import type { Face, Source } from './face';
import type { Entry } from './journal.svelte';
import type { Result, Seat } from './letters';

// Of each seat. Null: somebody was not there all the time, and it does not add up.
export function sourcesOf(entries: readonly Entry[], { scores }: Result, face: Pick<Face, 'source' | 'rest'>): Map<Source, number>[] | null {
  const found = scores.map(() => new Map<Source, number>());
  for (const { event } of entries) {
    const gain = face.source(event);
    const mine = found[event.seat ?? -1];
    if (gain && mine) mine.set(gain.source, (mine.get(gain.source) ?? 0) + gain.points);
  }
  const told = (seat: Seat): number => [...(found[seat]?.values() ?? [])].reduce((sum, points) => sum + points, 0);
  for (const [seat, score] of scores.entries()) {
    const rest = score - told(seat);
    if (rest > 0 && face.rest) found[seat]?.set(face.rest, rest);
    else if (rest !== 0) return null;
  }
  return found;
}

// With what the last one looked like at the very end: the last showing has moved pawns after the last line that has a board.
export function courseOf(entries: readonly Entry[], { scores }: Result, score: Face['score']): Standings | null {
  const moments = entries.flatMap(({ round, view }) => (view ? [{ round, view }] : []));
  if (moments.length < 2) return null;
  const course = standings(moments, scores.length, score);
  return { rounds: course.rounds, scores: course.scores.map((line, seat) => [...line.slice(0, -1), scores[seat] ?? 0]) };
}

// The round after which the winner was ahead and stayed so.
export function turningPoint({ rounds, scores }: Standings, winner: Seat): number | null {
  const leads = (at: number): boolean => scores.every((line, seat) => seat === winner || line[at]! < scores[winner]![at]!);
  let at = rounds.length;
  while (at > 0 && leads(at - 1)) --at;
  return at > 0 && at < rounds.length ? rounds[at]! : null;
}
