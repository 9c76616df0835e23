// Where on the board an event is seen.
import type { GameEvent } from '../table/letters';

const laid = '[data-home="laid"]';
const jail = '[data-home="jail"]';
const showroom = '[data-home="showroom"]';

const spots: Record<string, (event: GameEvent) => string> = {
  place: () => laid,
  action: () => laid,
  'no sale': () => laid,
  'thieves clash': () => laid,
  bought: ({ pile }) => `[data-home="pile:${pile as string}"]`,
  'house closed': () => '[data-home="pile:left"]',
  'check stolen': () => '[data-home="register"]',
  exhibited: () => showroom,
  'last showing': () => showroom,
  stole: ({ from }) => `[data-home="show:${from as number}"]`,
  moved: ({ seat }) => `[data-piece="pawn:${seat}"]`,
  jailed: () => jail,
  freed: () => jail,
};

export const where = (event: GameEvent): string | undefined => spots[event.event]?.(event);
