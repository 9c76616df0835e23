// What a lord, or a spectator, sees after an event. The table tells what happened and not what is asked of others: whose
// turn it is follows from the cards that lie open (A10, A12, A15).
import type { AdelView, GameEvent, Question, Seat } from '../table/letters';

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
  const { robbed: _, ...rest } = view;
  const forget = (seat: Seat) => !aid && seat !== view.seat;
  return {
    ...rest,
    objects: view.objects.map((known, seat) => (forget(seat) ? [] : known)),
    hidden: view.hidden.map((hidden, seat) => hidden + (forget(seat) ? view.objects[seat]!.length : 0)),
    exhibitions: seats(view).map(() => null),
    ranking: [],
  };
}

const exhibitors = (view: AdelView): Seat[] => seats(view).filter((seat) => view.actions[seat] === 'exhibit');

function afterReveal(view: AdelView): AdelView {
  if (view.phase === 'show') return { ...view, pending: exhibitors(view) };
  if (view.phase !== 'action') return view;
  const bidders = seats(view).filter((seat) => view.places[seat] === 'auction');
  if (bidders.length === 0) return { ...view, phase: 'show', pending: exhibitors(view) };
  if (bidders.some((seat) => view.actions[seat] === null)) return view;
  const payers = bidders.filter((seat) => isCheck(view.actions[seat]));
  if (payers.length === 0) return view;
  // A10a: the highest check buys.
  const price = (seat: Seat) => numberOf(view.actions[seat]!);
  return { ...view, phase: 'buy', pending: [payers.reduce((best, seat) => (price(seat) > price(best) ? seat : best))] };
}

const openCastle = (view: AdelView): AdelView => ({ ...view, phase: 'show', pending: exhibitors(view) });

// The next exhibition for the thief at work, or the next thief: the highest number first, the best exhibition first, and
// an emptied one gives nothing (A15).
function nextTheft(view: AdelView, burglar: Seat | null, dealtWith: number): AdelView {
  const years = (seat: Seat) => numberOf(view.actions[seat]!);
  const thieves = seats(view)
    .filter((seat) => view.places[seat] === 'castle' && isThief(view.actions[seat]))
    .sort((a, b) => years(b) - years(a));
  const turns = burglar === null ? thieves : thieves.slice(thieves.indexOf(burglar));
  for (const thief of turns) {
    const from = thief === burglar ? dealtWith : 0;
    const robbed = view.ranking.slice(from).find((seat) => view.exhibitions[seat]!.length > 0);
    if (robbed !== undefined) return { ...view, phase: 'steal', pending: [thief], robbed };
  }
  return view;
}

function chose(view: AdelView, seat: Seat, move: string): AdelView {
  if (move === 'auction' || move === 'castle') return { ...view, places: put(view.places, seat, move) };
  if (move.startsWith('show ')) return { ...view, exhibitions: put(view.exhibitions, seat, move.split(' ').slice(1)) };
  // Buying and stealing are open at once: nothing lies face down.
  if (view.phase !== 'action') return view;
  return { ...view, actions: put(view.actions, seat, move) };
}

export function follow(view: AdelView, event: GameEvent, aid: boolean): AdelView {
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
        phase: place ? 'action' : 'place',
        pending: seats(view),
        places: seats(view).map(() => place),
        actions: seats(view).map(() => null),
      };
    }
    case 'chose':
      return chose(view, seat, event.move as string);
    case 'place': {
      const known = { ...view, places: put(view.places, seat, event.place as string) };
      const all = known.places.every((place) => place !== null);
      return all ? { ...known, phase: 'action', pending: seats(view) } : known;
    }
    case 'action':
      return afterReveal({ ...view, actions: put(view.actions, seat, event.action as string) });
    case 'no sale':
      return openCastle(view);
    case 'bought': {
      const side = event.pile as 'left' | 'right';
      const pile = { top: null, count: view.piles[side].count - 1 };
      const sold = {
        ...view,
        piles: { ...view.piles, [side]: pile },
        checks: put(view.checks, seat, without(view.checks[seat]!, check)),
        register: [...view.register, check],
      };
      return openCastle(gain(sold, seat, object, aid));
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
      return nextTheft(show(view, seat, objects), null, 0);
    case 'moved':
      return { ...view, positions: put(view.positions, seat, event.to as number) };
    case 'stole': {
      const from = event.from as Seat;
      const left = { ...view, exhibitions: put(view.exhibitions, from, without(view.exhibitions[from]!, object)) };
      return nextTheft(gain(lose(left, from, object), seat, object, aid), seat, view.ranking.indexOf(from) + 1);
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
      return { ...show(before, seat, objects), phase: 'over', pending: [] };
    }
    case 'ended':
      return view.phase === 'over' ? view : { ...closeShow(view, aid), phase: 'over', pending: [] };
    default:
      return view;
  }
}

export function ask(view: AdelView, question: Question | null | undefined): AdelView {
  if (!question) return view;
  const { seat, phase } = question;
  let asked: AdelView = { ...view, phase };
  // A23, surprise: the places are not revealed before the cards, but one knows where one has gone.
  if (phase === 'action' && asked.places[seat] === null) {
    const place = question.moves.includes('detective') ? 'castle' : 'auction';
    asked = { ...asked, places: put(asked.places, seat, place) };
  }
  return question.choice ? chose(asked, seat, question.choice) : asked;
}
