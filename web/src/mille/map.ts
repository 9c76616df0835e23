// The map as an edition tells it: signs and tasks by name, the ways between cities, and what can be reached.
// Nothing is decided here: the table says what may be done, this only tells a traveller what lies ahead.
import type { MilleEdition } from '../table/editions';

export type Sign = MilleEdition['roads'][number];
export type Task = MilleEdition['tasks'][number];

export function road(edition: MilleEdition, letter: string): Sign {
  const sign = edition.roads.find((one) => one.letter === letter);
  if (!sign) throw new Error(`no road ${letter}`);
  return sign;
}

export function task(edition: MilleEdition, id: string): Task {
  const found = edition.tasks.find((one) => one.id === id);
  if (!found) throw new Error(`no task ${id}`);
  return found;
}

export const lossOf = (edition: MilleEdition, letter: string): number => edition.loss[road(edition, letter).color] ?? 0;

const signsAt = (edition: MilleEdition, city: string): Sign[] =>
  edition.roads.filter((sign) => sign.ends.includes(city));

// Where a road leads from a city.
export const end = (sign: Sign, city: string): string => (sign.ends[0] === city ? sign.ends[1] : sign.ends[0]);

// How few roads lead from a city to each other one.
export const distances = (edition: MilleEdition, from: string): Map<string, number> => reach(edition, from, Infinity, []);

// Every city where a noble can be within so many roads, none of them used twice (M7), and after how many at the earliest:
// the shortest way uses no road twice.
export function reach(edition: MilleEdition, from: string, roads: number, used: string[]): Map<string, number> {
  const found = new Map([[from, 0]]);
  for (const [city, gone] of found) {
    if (gone >= roads) break;
    for (const sign of signsAt(edition, city)) {
      const next = end(sign, city);
      if (!used.includes(sign.letter) && !found.has(next)) found.set(next, gone + 1);
    }
  }
  return found;
}

// Whether all tasks that a noble holds and picks up in passing can be met on one way is their own puzzle; this
// tells the tasks of theirs whose city a road brings them to, or nearer, with the roads that are left after it.
export interface Prospect {
  to: string;
  fulfils: Task[];
  offers: Task | null;
  reachable: Task[];
}

export function prospect(
  edition: MilleEdition,
  from: string,
  letter: string,
  left: number,
  used: string[],
  held: string[],
  map: Record<string, string>,
): Prospect {
  const to = end(road(edition, letter), from);
  const tasks = held.map((id) => task(edition, id));
  const ahead = reach(edition, to, left - 1, [...used, letter]);
  const offer = map[to];
  return {
    to,
    fulfils: tasks.filter((one) => one.to === to),
    offers: offer ? task(edition, offer) : null,
    reachable: tasks.filter((one) => one.to !== to && ahead.has(one.to)),
  };
}
