// What came of a road or a turn, the shortest way it can be said.
import type { Gain } from '../table/face';
import type { GameEvent } from '../table/letters';
import type { Happening, Outcome } from '../table/outcome';

const consequences: ReadonlySet<string> = new Set(['turn', 'escort', 'alone', 'travelled', 'ambush failed', 'robbed', 'lost', 'fulfilled', 'rests', 'took', 'ended']);

export const outcome = (happenings: Happening[]): Outcome[] =>
  happenings.flatMap(({ event, told }) => {
    if (!consequences.has(event.event)) return [];
    const thieves = event.event === 'robbed' || event.event === 'ambush failed' ? (event.thieves as number[]) : null;
    const seat = event.seat ?? (event.noble as number | undefined);
    return [{ seats: thieves ?? (seat === undefined ? [] : [seat]), told }];
  });

export const source = ({ event, points }: GameEvent): Gain | undefined =>
  event === 'fulfilled' ? { source: 'delivery', points: points as number } : undefined;
