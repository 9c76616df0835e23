// The map as an edition tells it: signs and tasks by name, and the ways between cities. Nothing is decided here: the table says
// what may be done, and what can still be reached.
import type { MilleEdition } from '../table/editions';
import type { MilleView } from '../table/letters';

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
export function distances(edition: MilleEdition, from: string): Map<string, number> {
  const found = new Map([[from, 0]]);
  for (const [city, gone] of found) {
    for (const sign of signsAt(edition, city)) {
      const next = end(sign, city);
      if (!found.has(next)) found.set(next, gone + 1);
    }
  }
  return found;
}

// The same for the noble of this turn, by what the table says that lies ahead of them; null: it does not.
export const ahead = ({ reach }: MilleView): Map<string, number> | null =>
  reach ? new Map(reach.flatMap((cities, gone) => cities.map((city): [string, number] => [city, gone]))) : null;

// Where a road brings the noble: which of their tasks they fulfil there, which lies there, and which stay in reach.
export interface Prospect {
  to: string;
  fulfils: Task[];
  offers: Task | null;
  reachable: Task[];
}

export function prospect(edition: MilleEdition, view: MilleView, letter: string): Prospect {
  const to = end(road(edition, letter), view.cities[view.noble] ?? '');
  const tasks = (ids: string[] | undefined): Task[] => (ids ?? []).map((id) => task(edition, id));
  const offer = view.map[to];
  return {
    to,
    fulfils: tasks(view.tasks[view.noble]).filter((one) => one.to === to),
    offers: offer ? task(edition, offer) : null,
    reachable: tasks(view.roads?.[letter]),
  };
}
