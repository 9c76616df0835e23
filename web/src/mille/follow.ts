// What is seen of Mille Grazie after an event: where the pieces lie. Everything but the compasses lies open on the table (M18), so
// that the memory aid changes nothing here. What is asked then, of whom, and what lies ahead on the roads the table tells.
import type { MilleEdition } from '../table/editions';
import type { GameEvent, MilleView, Seat } from '../table/letters';
import { task } from './map';

const replaced = <T>(list: T[], at: number, by: T): T[] => list.map((old, i) => (i === at ? by : old));

// The deal begins with nothing: no tasks drawn, nobody on the map (M2).
const emptied = (view: MilleView, edition: MilleEdition): MilleView => ({
  ...view,
  phase: 'chance',
  turn: 0,
  pending: [],
  noble: 0,
  cities: view.cities.map(() => ''),
  scores: view.scores.map(() => 0),
  tasks: view.tasks.map(() => []),
  map: {},
  deck: edition.tasks.length,
  discard: [],
  ...noCompasses(view),
});

const noCompasses = (view: MilleView) => ({
  set: [],
  ambush: view.cities.map(() => null),
  escort: null,
  escorted: false,
  alone: false,
  used: [],
  left: 0,
});

function withTasks(view: MilleView, seat: Seat, change: (held: string[]) => string[]): MilleView {
  return { ...view, tasks: replaced(view.tasks, seat, change(view.tasks[seat] ?? [])) };
}

const without = (view: MilleView, seat: Seat, gone: string[]): MilleView => ({
  ...withTasks(view, seat, (held) => held.filter((id) => !gone.includes(id))),
  discard: [...view.discard, ...gone],
});

const scored = (view: MilleView, seat: Seat, points: number): MilleView => ({
  ...view,
  scores: replaced(view.scores, seat, (view.scores[seat] ?? 0) + points),
});

// M8, M9: whoever waits on a road that is travelled shows their compass.
function shown(view: MilleView, waiting: Seat[], letter: string): MilleView {
  const ambush = view.ambush.map((known, seat) =>
    waiting.includes(seat) && !known?.includes(letter) ? [...(known ?? []), letter].sort() : known,
  );
  return { ...view, ambush };
}

// One's own secret choice. It lies there until it is chosen anew or the turn is over.
function chosen(view: MilleView, seat: Seat, move: string): MilleView {
  const [kind, ...letters] = move.split(' ');
  if (kind === 'ambush') return { ...view, ambush: replaced(view.ambush, seat, letters) };
  if (kind === 'escort') return { ...view, escort: letters[0] ?? null };
  if (kind === 'alone') return { ...view, escort: null };
  return view;
}

export function follow(view: MilleView, event: GameEvent, edition: MilleEdition): MilleView {
  if (event.event === 'chose') return chosen(view, event.seat ?? 0, event.move as string);
  const after = happened(view, event, edition);
  // Whatever happens, all have answered: nobody is asked until the table says who.
  return after === view ? view : { ...after, pending: [] };
}

function happened(view: MilleView, event: GameEvent, edition: MilleEdition): MilleView {
  const seat = event.seat ?? 0;
  const id = event.task as string;
  switch (event.event) {
    case 'begins':
      return emptied(view, edition);
    case 'first task':
      return {
        ...withTasks(view, seat, () => [id]),
        cities: replaced(view.cities, seat, task(edition, id).from),
        deck: view.deck - 1,
      };
    case 'laid': {
      const { from } = task(edition, id);
      return { ...view, map: { ...view.map, [from]: id }, deck: view.deck - 1 };
    }
    case 'misfit':
      return { ...view, deck: view.deck - 1, discard: [...view.discard, id] };
    case 'reshuffled':
      return { ...view, deck: event.cards as number, discard: [] };
    case 'turn':
      return {
        ...view,
        ...noCompasses(view),
        phase: '',
        turn: event.turn as number,
        noble: event.noble as Seat,
      };
    case 'escort':
      return { ...view, escorted: true };
    case 'alone':
      return { ...view, alone: true };
    case 'travelled':
      return { ...view, used: [...view.used, event.road as string] };
    case 'ambush failed':
      return { ...shown(view, event.thieves as Seat[], event.road as string), escort: event.road as string };
    case 'robbed':
      return shown(view, event.thieves as Seat[], event.road as string);
    case 'booty':
      return scored(view, seat, event.points as number);
    case 'lost':
      return without(view, seat, event.tasks as string[]);
    case 'arrived':
      return { ...view, cities: replaced(view.cities, seat, event.city as string) };
    case 'fulfilled':
      return scored(without(view, seat, [id]), seat, event.points as number);
    case 'took': {
      const map = { ...view.map };
      delete map[task(edition, id).from];
      return { ...withTasks(view, seat, (held) => [...held, id].sort()), map };
    }
    case 'dropped':
      return without(view, seat, [id]);
    case 'ended':
      return { ...view, phase: 'over' };
    default:
      return view;
  }
}

// Which of a thief's letters lie open: those of roads that were travelled (M8, M9).
export const openLetters = (view: MilleView, seat: Seat): string[] =>
  (view.ambush[seat] ?? []).filter((letter) => view.used.includes(letter));
