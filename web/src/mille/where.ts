// Where on the map an event is seen: on a road, or where the noble stands.
import type { GameEvent } from '../table/letters';

// A city may be called whatever its edition likes.
const quoted = (name: string): string => name.replace(/["\\]/g, '\\$&');
const onRoad = ({ road }: GameEvent): string => `[data-home="road:${road as string}"]`;
const atNoble = ({ seat }: GameEvent): string => `[data-piece="noble:${seat}"]`;

const spots: Record<string, (event: GameEvent) => string> = {
  'first task': atNoble,
  laid: ({ task }) => `[data-piece="task:${quoted(task as string)}"]`,
  turn: ({ noble }) => `[data-piece="noble:${noble as number}"]`,
  escort: atNoble,
  alone: atNoble,
  travelled: onRoad,
  'ambush failed': onRoad,
  robbed: onRoad,
  arrived: atNoble,
  fulfilled: atNoble,
  took: atNoble,
};

export const where = (event: GameEvent): string | undefined => spots[event.event]?.(event);
