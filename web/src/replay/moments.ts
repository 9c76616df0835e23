// A finished game as the parlour looks back on it: its moments, and the ways between them.
import { type GameEvent, type GameView, type Seat, type Standing, standing } from '../table/letters';

// The deal is moment 0; every other one is a point at which all who were asked had decided.
export interface Moment {
  round: number;
  phase: string;
  // The moves of the record that led here: from, and up to without.
  moves: [number, number];
  events: GameEvent[];
  view: GameView;
}

// As the parlour tells them, each with what it tells of its view besides.
export const momentsOf = (told: (Moment & { game?: Standing })[]): Moment[] =>
  told.map(({ game, ...moment }) => ({ ...moment, view: standing(moment.view, game) }));

// With whose eyes: all hands open, a spectator's, or one seat's.
export type Eyes = 'all' | 'public' | Seat;

export function readEyes(text: string | undefined, players: number): Eyes {
  if (text === 'public') return 'public';
  if (text !== undefined && /^[0-9]$/.test(text) && Number(text) < players) return Number(text);
  return 'all';
}

// The request of the parlour that shows a game with these eyes; with the edition, where it is not one of the house's.
export const lookBack = (record: object, eyes: Eyes, own?: object): object => ({
  do: 'replay',
  record,
  ...(eyes === 'all' ? { hands: 'open' } : { seat: eyes === 'public' ? null : eyes }),
  ...(own ? { edition: own } : {}),
});

// The first moment of each round, where the time line has a mark.
export interface Mark {
  round: number;
  at: number;
}

export function marksOf(moments: Pick<Moment, 'round'>[]): Mark[] {
  const marks: Mark[] = [];
  moments.forEach(({ round }, at) => {
    if (round !== marks.at(-1)?.round) marks.push({ round, at });
  });
  return marks;
}

// Which marks have room for their number: every one, every second, every fifth…
export function numbered(marks: Mark[], room: number): Mark[] {
  const step = [1, 2, 5, 10, 20, 50].find((each) => marks.length / each <= room) ?? 100;
  return marks.filter(({ round }) => step === 1 || round % step === 0);
}

export const within = (at: number, count: number): number =>
  Number.isFinite(at) ? Math.min(Math.max(Math.trunc(at), 0), Math.max(count - 1, 0)) : 0;

// To the beginning of the next round, or to the end of the last one.
export const roundOn = (marks: Mark[], at: number, count: number): number =>
  marks.find((mark) => mark.at > at)?.at ?? count - 1;

// To the beginning of this round, or from there to that of the round before.
export const roundBack = (marks: Mark[], at: number): number =>
  marks.findLast((mark) => mark.at < at)?.at ?? 0;

// Where a key of the time line leads; null: it is none of its keys.
export function keyLeads(key: string, at: number, count: number, marks: Mark[]): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(at - 1, count);
    case 'ArrowRight':
    case 'ArrowUp':
      return within(at + 1, count);
    case 'PageUp':
      return roundOn(marks, at, count);
    case 'PageDown':
      return roundBack(marks, at);
    case 'Home':
      return 0;
    case 'End':
      return within(count - 1, count);
    default:
      return null;
  }
}
