// The worker that runs the tables at home, and what is done when it falls: whoever waits for an answer is told, another
// worker is hired, and every line is opened again, to a table that is restored from what was kept of it. A worker that
// falls again and again is not hired for ever.
import type { Letter } from '../table/letters';
import type { FromWorker, ToWorker } from './errands';
import type { Line, LineEnds } from './line';

export type ParlourAnswer = Record<string, unknown> & { ok: boolean; error?: string };

// As much of a Worker as is needed.
export type Servant = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>;

interface OpenLine {
  ends: LineEnds;
  // How it is opened, now or again.
  opening: () => ToWorker[];
  servant: Servant | undefined; // to whom
}

const loading = 60_000; // milliseconds that it may take until the worker is ready, over a slow network
const firstPause = 300;
const most = 3; // falls within
const lately = 600_000;

export class Staff {
  #hire: () => Servant;
  #keeping: (table: string, kept: boolean) => void;
  #servant: Servant | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #answers = new Map<number, (answer: ParlourAnswer) => void>();
  #lines = new Map<number, OpenLine>();
  #last = 0; // ids and connections
  #falls: number[] = [];

  // `keeping` hears of tables that are not kept on this device, and when they are again.
  constructor(hire: () => Servant, keeping: (table: string, kept: boolean) => void) {
    this.#hire = hire;
    this.#keeping = keeping;
  }

  ready(): void {
    try {
      this.#staff();
    } catch (fault) {
      this.#fall(String(fault));
    }
  }

  tell(errand: ToWorker): void {
    try {
      this.#staff().postMessage(errand);
    } catch (fault) {
      this.#fall(String(fault));
    }
  }

  // Always answered; `key` is 'stopped' where there was nobody to do it.
  ask(errand: (id: number) => ToWorker): Promise<ParlourAnswer> {
    return new Promise((resolve) => {
      const id = ++this.#last;
      this.#answers.set(id, resolve);
      this.tell(errand(id));
    });
  }

  line(opening: (connection: number) => ToWorker[], ends: LineEnds): Line {
    const connection = ++this.#last;
    const line: OpenLine = { ends, opening: () => opening(connection), servant: undefined };
    this.#lines.set(connection, line);
    ends.state({ is: 'opening' });
    this.#open(line);
    const tell = (errand: ToWorker): void => {
      if (line.servant && line.servant === this.#servant) this.tell(errand);
    };
    return {
      send: (message) => tell({ kind: 'say', connection, message: JSON.stringify(message) }),
      seen: (n) => tell({ kind: 'seen', connection, n }),
      close: () => {
        this.#lines.delete(connection);
        tell({ kind: 'close', connection });
      },
    };
  }

  // Nobody is wanted any more; whoever is asked for something later is another.
  dismiss(): void {
    this.#lines.clear();
    this.#fall('dismissed');
  }

  #staff(): Servant {
    if (this.#servant) return this.#servant;
    const servant = this.#hire();
    servant.onmessage = (event: MessageEvent<FromWorker>) => this.#hear(event.data);
    servant.onerror = (event) => this.#fall((event as ErrorEvent).message || 'the worker could not be loaded');
    servant.onmessageerror = () => this.#fall('a message could not be read');
    this.#servant = servant;
    this.#late = setTimeout(() => this.#fall('the worker was not loaded in time'), loading);
    return servant;
  }

  #hear(told: FromWorker): void {
    switch (told.kind) {
      case 'ready':
        return clearTimeout(this.#late);
      case 'answer':
        this.#answers.get(told.id)?.(told.answer as ParlourAnswer);
        this.#answers.delete(told.id);
        return;
      case 'letter': {
        const ends = this.#lines.get(told.connection)?.ends;
        if ('view' in told.letter) ends?.state({ is: 'open' });
        ends?.letter(told.letter as Letter);
        return;
      }
      case 'closed': {
        const ends = this.#lines.get(told.connection)?.ends;
        this.#lines.delete(told.connection);
        ends?.state({ is: 'closed', why: told.why });
        return;
      }
      case 'keeping':
        return this.#keeping(told.table, told.kept);
      case 'fallen':
        return this.#fall(told.detail);
    }
  }

  #fall(detail: string): void {
    const servant = this.#servant;
    this.#servant = undefined;
    clearTimeout(this.#late);
    if (servant) {
      servant.onmessage = servant.onerror = servant.onmessageerror = null;
      servant.terminate();
    }
    const answers = [...this.#answers.values()];
    this.#answers.clear();
    for (const answer of answers) answer({ ok: false, key: 'stopped', error: detail });
    if (this.#lines.size === 0) return;
    const now = Date.now();
    this.#falls = [...this.#falls.filter((fall) => fall > now - lately), now];
    const lines = [...this.#lines.values()];
    if (this.#falls.length > most) {
      this.#lines.clear();
      this.#falls = [];
      for (const { ends } of lines) ends.state({ is: 'closed', why: 'stopped' });
      return;
    }
    for (const { ends } of lines) ends.state({ is: 'lost' });
    setTimeout(() => this.#openAgain(), firstPause * 2 ** this.#falls.length);
  }

  #openAgain(): void {
    for (const line of this.#lines.values()) if (!line.servant || line.servant !== this.#servant) this.#open(line);
  }

  #open(line: OpenLine): void {
    for (const errand of line.opening()) this.tell(errand);
    line.servant = this.#servant;
  }
}
