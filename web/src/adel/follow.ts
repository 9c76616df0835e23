// What a lord, or a spectator, sees after an event: where the pieces lie. What is asked then, and of whom, the table tells.
import type { AdelView, GameEvent, Seat } from '../table/letters';

const sorted = (ids: string[]): string[] => [...ids].sort();
const ascending = (numbers: number[]): number[] => [...numbers].sort((a, b) => a - b);
const without = <T>(list: T[], gone: T): T[] => list.filter((item) => item !== gone);
const seats = (view: AdelView): Seat[] => view.positions.map((_, seat) => seat);
const put = <T>(list: T[], at: number, item: T): T[] => list.map((old, i) => (i === at ? item : old));
const numberOf = (card: string): number => Number(card.split(' ')[1]);

export const isCheck = (card: string | null | undefined): card is string => !!card?.startsWith('check ');
export const isThief = (card: string | null | undefined): card is string => !!card?.startsWith('thief ');
export const cardNumber = numberOf;

// An object comes into a lord's collection before everybody's eyes. Without the memory aid it is not kept in mind.
function gain(view: AdelView, seat: Seat, object: string, aid: boolean): AdelView {
  if (aid || seat === view.seat) {
    return { ...view, objects: put(view.objects, seat, sorted([...view.objects[seat]!, object])) };
  }
  return { ...view, hidden: put(view.hidden, seat, view.hidden[seat]! + 1) };
}

function lose(view: AdelView, seat: Seat, object: string): AdelView {
  if (view.objects[seat]!.includes(object)) {
    return { ...view, objects: put(view.objects, seat, without(view.objects[seat]!, object)) };
  }
  return { ...view, hidden: put(view.hidden, seat, view.hidden[seat]! - 1) };
}

// Objects on show are seen by all (A26).
function show(view: AdelView, seat: Seat, objects: string[]): AdelView {
  const fresh = objects.filter((object) => !view.objects[seat]!.includes(object));
  return {
    ...view,
    objects: put(view.objects, seat, sorted([...view.objects[seat]!, ...fresh])),
    hidden: put(view.hidden, seat, view.hidden[seat]! - fresh.length),
    exhibitions: put(view.exhibitions, seat, sorted(objects)),
    ranking: [...view.ranking, seat],
  };
}

// What was on show returns to the hidden collections (A18).
function closeShow(view: AdelView, aid: boolean): AdelView {
  const forget = (seat: Seat) => !aid && seat !== view.seat;
  return {
    ...view,
    objects: view.objects.map((known, seat) => (forget(seat) ? [] : known)),
    hidden: view.hidden.map((hidden, seat) => hidden + (forget(seat) ? view.objects[seat]!.length : 0)),
    exhibitions: seats(view).map(() => null),
    ranking: [],
  };
}

// Buying and stealing are open at once: nothing lies face down.
function chose(view: AdelView, seat: Seat, move: string): AdelView {
  const kind = move.split(' ')[0]!;
  if (kind === 'auction' || kind === 'castle') return { ...view, places: put(view.places, seat, move) };
  if (kind === 'show') return { ...view, exhibitions: put(view.exhibitions, seat, move.split(' ').slice(1)) };
  return kind === 'buy' || kind === 'steal' ? view : { ...view, actions: put(view.actions, seat, move) };
}

export function follow(view: AdelView, event: GameEvent, aid: boolean): AdelView {
  if (event.event === 'chose') return chose(view, event.seat as Seat, event.move as string);
  const after = happened(view, event, aid);
  if (after === view) return view;
  // Whatever happens, all have answered: nobody is asked, and nobody robbed, until the table says who.
  const { robbed: _, ...rest } = after;
  return { ...rest, pending: [] };
}

function happened(view: AdelView, event: GameEvent, aid: boolean): AdelView {
  const seat = event.seat as Seat;
  const objects = event.objects as string[];
  const object = event.object as string;
  const check = event.check as number;
  switch (event.event) {
    case 'round': {
      const place = (event.place as string | undefined) ?? null;
      return {
        ...closeShow(view, aid),
        round: event.round as number,
        phase: '',
        places: seats(view).map(() => place),
        actions: seats(view).map(() => null),
      };
    }
    case 'place':
      return { ...view, places: put(view.places, seat, event.place as string) };
    case 'action':
      return { ...view, actions: put(view.actions, seat, event.action as string) };
    case 'bought': {
      const side = event.pile as 'left' | 'right';
      const pile = { top: null, count: view.piles[side].count - 1 };
      const sold = {
        ...view,
        piles: { ...view.piles, [side]: pile },
        checks: put(view.checks, seat, without(view.checks[seat]!, check)),
        register: [...view.register, check],
      };
      return gain(sold, seat, object, aid);
    }
    case 'window': {
      const side = event.pile as 'left' | 'right';
      return { ...view, piles: { ...view.piles, [side]: { ...view.piles[side], top: object } } };
    }
    case 'check stolen':
      return {
        ...view,
        register: without(view.register, check),
        checks: put(view.checks, seat, ascending([...view.checks[seat]!, check])),
      };
    case 'exhibited':
      return show(view, seat, objects);
    case 'moved':
      return { ...view, positions: put(view.positions, seat, event.to as number) };
    case 'stole': {
      const from = event.from as Seat;
      const left = { ...view, exhibitions: put(view.exhibitions, from, without(view.exhibitions[from]!, object)) };
      return gain(lose(left, from, object), seat, object, aid);
    }
    // A17: a new prisoner enters cell 1; who is moved past the last cell is free.
    case 'jailed':
      return {
        ...view,
        thieves: put(view.thieves, seat, without(view.thieves[seat]!, event.thief as number)),
        jail: [{ seat, thief: event.thief as number }, ...view.jail],
      };
    case 'freed':
      return {
        ...view,
        thieves: put(view.thieves, seat, ascending([...view.thieves[seat]!, event.thief as number])),
        jail: view.jail.filter((prisoner) => prisoner.thief !== event.thief),
      };
    case 'last showing': {
      const before = event.rank === 1 ? closeShow(view, aid) : view;
      return { ...show(before, seat, objects), phase: 'over' };
    }
    case 'ended':
      return view.phase === 'over' ? view : { ...closeShow(view, aid), phase: 'over' };
    default:
      return view;
  }
}
