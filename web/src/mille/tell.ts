// What happened, for the journal, with the rule it happened by.
import type { MilleEdition } from '../table/editions';
import type { GameEvent, MilleView, Seat } from '../table/letters';
import type { Args, Told } from '../words/words.svelte';
import { end, road, task } from './map';
import { cityName, Spoken, taskName, tasksNamed, together } from './names';

export function tell(event: GameEvent, before: MilleView, edition: MilleEdition, name: (seat: Seat) => string): Told | null {
  const who = event.seat === undefined ? '' : name(event.seat);
  const said = (what: string, rule: string, args: Args = {}): Told => ({
    key: `journal-mille-${what}`,
    args: { who, ...args },
    rule,
  });
  const card = () => new Spoken(() => taskName(task(edition, event.task as string)));
  const cards = () => new Spoken(() => tasksNamed(edition, event.tasks as string[]));
  const sign = () => ({ letter: event.road as string, road: road(edition, event.road as string).name });
  const thieves = () => {
    const seats = event.thieves as Seat[];
    return { thieves: new Spoken(() => together(seats.map(name))), count: seats.length };
  };
  switch (event.event) {
    case 'first task':
      return said('first-task', 'M2', { task: card() });
    case 'laid':
      return said('laid', 'M3', { task: card() });
    case 'misfit':
      return said('misfit', 'M3', { task: card() });
    case 'reshuffled':
      return said('reshuffled', 'M14', { cards: event.cards as number });
    case 'turn':
      return said('turn', 'M4', { turn: event.turn as number, who: name(event.noble as Seat) });
    case 'escort':
      return said('escort', 'M6', { roads: edition.roads_escorted });
    case 'alone':
      return said('alone', 'M6', { roads: edition.roads_alone });
    case 'travelled': {
      const to = end(road(edition, event.road as string), before.cities[event.seat ?? 0] ?? '');
      return said('travelled', 'M7', { ...sign(), to: new Spoken(() => cityName(to)) });
    }
    case 'ambush failed':
      return said('ambush-failed', 'M8', { ...sign(), ...thieves() });
    case 'robbed':
      return said('robbed', 'M9', { ...sign(), ...thieves(), points: edition.booty });
    case 'lost':
      return said('lost', 'M9', { tasks: cards(), count: (event.tasks as string[]).length });
    case 'fulfilled':
      return said('fulfilled', 'M10', { task: card(), points: event.points as number });
    case 'rests':
      return said('rests', 'M19', { city: new Spoken(() => cityName(event.city as string)) });
    case 'took':
      return said('took', 'M11', { task: card() });
    case 'dropped':
      return said('dropped', 'M12', { task: card() });
    case 'declined':
      return said('declined', 'M11');
    case 'ended':
      return said('ended', 'M15');
    default:
      return null;
  }
}
