// Tables at home: lines to the worker that runs them. One worker for the whole page, made when it is first
// wanted (or when the page has nothing else to do, so that it is ready).
import { settings } from '../house/settings.svelte';
import type { Letter, TableOptions } from '../table/letters';
import type { FromWorker, ToWorker } from './errands';
import type { Line, LineEnds } from './line';

export type ParlourAnswer = Record<string, unknown> & { ok: boolean; error?: string };

let worker: Worker | undefined;
let last = 0; // ids and connections
const answers = new Map<number, (answer: ParlourAnswer) => void>();
const lines = new Map<number, LineEnds>();

function staff(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./parlour.worker.ts', import.meta.url), { type: 'module', name: 'parlour' });
  worker.onmessage = (event: MessageEvent<FromWorker>) => {
    const told = event.data;
    switch (told.kind) {
      case 'answer':
        answers.get(told.id)?.(told.answer as ParlourAnswer);
        answers.delete(told.id);
        break;
      case 'letter':
        lines.get(told.connection)?.letter(told.letter as Letter);
        break;
      case 'closed':
        lines.get(told.connection)?.state({ is: 'closed', why: told.why });
        lines.delete(told.connection);
    }
  };
  return worker;
}

const tell = (errand: ToWorker) => staff().postMessage(errand);

const asked = (errand: (id: number) => ToWorker): Promise<ParlourAnswer> =>
  new Promise((resolve) => {
    const id = ++last;
    answers.set(id, resolve);
    tell(errand(id));
  });

export const warmUp = (): void => void staff();

// A request of the parlour that concerns no table: bots, options, verify, replay.
export const askParlour = (request: object): Promise<ParlourAnswer> =>
  asked((id) => ({ kind: 'ask', id, request }));

export const layTable = (table: string, options: Partial<TableOptions>, seed?: string): Promise<ParlourAnswer> =>
  asked((id) => ({ kind: 'lay', id, table, options, ...(seed ? { seed } : {}) }));

export const clearTable = (table: string): void => tell({ kind: 'clear', table });

function line(connection: number, ends: LineEnds): Line {
  lines.set(connection, ends);
  return {
    send: (message) => tell({ kind: 'say', connection, message: JSON.stringify(message) }),
    close: () => {
      lines.delete(connection);
      tell({ kind: 'close', connection });
    },
  };
}

export function homeLine(table: string, name: string, ends: LineEnds): Line {
  const connection = ++last;
  ends.state({ is: 'opening' });
  tell({ kind: 'hurry', factor: settings.pace });
  const made = line(connection, {
    ...ends,
    letter: (letter) => {
      if ('view' in letter) ends.state({ is: 'open' });
      ends.letter(letter);
    },
  });
  tell({ kind: 'open', connection, table, name });
  return made;
}

// Another person at the same table.
export function guestLine(table: string, person: string, letter: (letter: Letter) => void): Line {
  const connection = ++last;
  const made = line(connection, { letter, state: () => undefined });
  tell({ kind: 'arrive', connection, table, person });
  return made;
}
