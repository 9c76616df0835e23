// Tables at home: lines to the worker that runs them. One worker for the whole page, made when it is first
// wanted (or when the page has nothing else to do, so that it is ready).
import { settings } from '../house/settings.svelte';
import type { Edition } from '../table/editions';
import type { Letter, TableOptions } from '../table/letters';
import { keeping } from './keeping.svelte';
import type { Line, LineEnds } from './line';
import { type ParlourAnswer, Staff } from './staff';

const staff = new Staff(
  () => new Worker(new URL('./parlour.worker.ts', import.meta.url), { type: 'module', name: 'parlour' }),
  (table, kept) => keeping.note(table, kept),
);

export const warmUp = (): void => staff.ready();

// Before everything is forgotten: what is on no table is nowhere.
export const dismissAll = (): void => staff.dismiss();

// A request of the parlour that concerns no table: bots, options, verify, replay.
export const askParlour = (request: object): Promise<ParlourAnswer> => staff.ask((id) => ({ kind: 'ask', id, request }));

export const layTable = (
  table: string, options: Partial<TableOptions>, { seed, edition }: { seed?: string; edition?: Edition | undefined } = {},
): Promise<ParlourAnswer> =>
  staff.ask((id) => ({ kind: 'lay', id, table, options, ...(seed ? { seed } : {}), ...(edition ? { edition } : {}) }));

export const clearTable = (table: string): Promise<ParlourAnswer> => staff.ask((id) => ({ kind: 'clear', id, table }));

export const homeLine = (table: string, name: string, ends: LineEnds): Line =>
  staff.line((connection) => [
    { kind: 'hurry', factor: settings.pace },
    { kind: 'open', connection, table, person: 'me', name },
  ], ends);

// Another person at the same table.
export const guestLine = (table: string, person: string, letter: (letter: Letter) => void): Line =>
  staff.line((connection) => [{ kind: 'open', connection, table, person, name: person }], { letter, state: () => undefined });
