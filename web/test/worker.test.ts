// The worker itself, with the real rules, on a disk that fails: what is told, what is kept, who may have a table.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../src/line/errands';
import { isEvents, isView, type Letter, type Question } from '../src/table/letters';
import { Disk } from './fake_indexeddb';

const wasm = readFileSync(new URL('../../build/wasm/noblesse.wasm', import.meta.url));
type Errand = ToWorker extends infer Each ? (Each extends { id: number } ? Omit<Each, 'id'> : never) : never;

// The locks of one browser, which all its windows share.
class Locks {
  #held = new Set<string>();
  #waiting: (() => void)[] = [];
  request = async (name: string, { signal }: { signal: AbortSignal }, use: (lock: object) => Promise<void>): Promise<void> => {
    while (this.#held.has(name)) {
      await new Promise<void>((resolve, reject) => {
        this.#waiting.push(resolve);
        signal.addEventListener('abort', () => reject(new Error('AbortError')));
      });
    }
    this.#held.add(name);
    await use({});
    this.#held.delete(name);
    for (const next of this.#waiting.splice(0)) next();
  };
}

let disk: Disk;
let locks: Locks;
let network: () => Promise<Partial<Response>>;
beforeEach(() => {
  disk = new Disk();
  locks = new Locks();
  network = async () => ({ ok: true, arrayBuffer: async () => wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) as ArrayBuffer });
  for (const [name, value] of Object.entries(disk.globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('fetch', () => network());
});
afterEach(() => void vi.unstubAllGlobals());
vi.setConfig({ testTimeout: 60_000 });

// One window's worker.
class Window {
  told: FromWorker[] = [];
  #hear!: (event: { data: ToWorker }) => void;
  #ids = 0;

  static async open(): Promise<Window> {
    const window = new Window();
    const self = { postMessage: (told: FromWorker) => window.told.push(told), onmessage: (_: { data: ToWorker }) => undefined as void };
    vi.stubGlobal('self', self);
    vi.resetModules();
    await import('../src/line/parlour.worker');
    window.#hear = self.onmessage;
    window.say({ kind: 'hurry', factor: 0 });
    return window;
  }

  say(errand: ToWorker): void {
    this.#hear({ data: errand });
  }

  async ask(errand: Errand): Promise<Record<string, unknown>> {
    const id = ++this.#ids;
    this.say({ ...errand, id } as ToWorker);
    return (await this.hears((told) => told.kind === 'answer' && told.id === id && told)).answer;
  }

  hears<T extends FromWorker>(wanted: (told: FromWorker) => T | false): Promise<T> {
    return vi.waitFor(() => {
      const found = this.told.map(wanted).find((each) => each !== false);
      if (!found) throw new Error(JSON.stringify(this.told).slice(0, 2000));
      return found;
    }, { timeout: 50_000 });
  }

  letters = (connection: number): Letter[] =>
    this.told.flatMap((told) => (told.kind === 'letter' && told.connection === connection ? [told.letter as Letter] : []));
  letter = <T extends object>(connection: number, wanted: (letter: Letter) => T | false) =>
    vi.waitFor(() => {
      const found = this.letters(connection).map(wanted).findLast((each) => each !== false);
      if (!found) throw new Error('no such letter');
      return found;
    }, { timeout: 50_000 });
  closed = (connection: number) => this.hears((told) => told.kind === 'closed' && told.connection === connection && told);
  message = (connection: number, message: object) => this.say({ kind: 'say', connection, message: JSON.stringify(message) });
  open = (connection: number, table = 't') => this.say({ kind: 'open', connection, table, person: 'me', name: 'Me' });
}

const viewOf = (letter: Letter) => isView(letter) && letter;
const questionOf = (letter: Letter): Question | false => ((isView(letter) || isEvents(letter)) && letter.question) || false;
const lines = () => disk.drawer<{ at: number; line: string }>('lines');

// Somebody and a bot are at table and asked the first question.
async function sitDown(window: Window, connection = 1): Promise<void> {
  expect(await window.ask({ kind: 'lay', table: 't', options: { game: 'adel', seats: 2 }, seed: '5a'.repeat(32) })).toMatchObject({ ok: true });
  window.open(connection);
  for (const message of [{ do: 'sit', seat: 0 }, { do: 'bot', seat: 1, bot: 'novice' }, { do: 'start' }]) window.message(connection, message);
  await window.letter(connection, questionOf);
}
async function choose(window: Window, connection = 1): Promise<void> {
  const question = await window.letter(connection, questionOf);
  window.message(connection, { do: 'choose', question: question.id, move: question.moves[0] });
  await window.letter(connection, (letter) => {
    const next = questionOf(letter);
    return next && next.id > question.id && next;
  });
}

test('a game goes on in another window from where it was left', async () => {
  const first = await Window.open();
  await sitDown(first);
  await choose(first);
  first.say({ kind: 'close', connection: 1 });
  const second = await Window.open();
  second.open(1);
  const { view } = await second.letter(1, viewOf);
  expect(view.table.stage).toBe('playing');
  expect(lines().map(({ at }) => at)).toEqual(lines().map((_, at) => at));
});

test('a disk that is full for a while leaves no gap, and it is told', async () => {
  const window = await Window.open();
  await sitDown(window);
  const before = lines().length;
  disk.full = true;
  await choose(window);
  await window.hears((told) => told.kind === 'keeping' && !told.kept && told);
  expect(lines()).toHaveLength(before);
  disk.full = false;
  await choose(window);
  await window.hears((told) => told.kind === 'keeping' && told.kept && told);
  expect(lines().length).toBeGreaterThan(before + 1);
  expect(lines().map(({ at }) => at)).toEqual(lines().map((_, at) => at));

  window.say({ kind: 'close', connection: 1 });
  const next = await Window.open();
  next.open(1);
  await next.letter(1, viewOf);
});

test('what is not kept is not put away either: whoever comes back finds it', async () => {
  const window = await Window.open();
  disk.full = true;
  await sitDown(window);
  window.say({ kind: 'close', connection: 1 });
  // Another window that waits for it does not get it.
  const other = await Window.open();
  other.open(1);
  expect((await other.closed(1)).why).toBe('elsewhere');
  window.open(2);
  expect((await window.letter(2, viewOf)).view.table.stage).toBe('playing');
});

test('a log with a gap is not taken for a whole one', async () => {
  const window = await Window.open();
  await sitDown(window);
  disk.bases.get('noblesse')!.stores.get('lines')!.things.delete(JSON.stringify(['t', 2]));
  window.say({ kind: 'close', connection: 1 });
  const next = await Window.open();
  next.open(1);
  expect((await next.closed(1)).why).toBe('gap');
});

test('why a table cannot be had is told apart', async () => {
  const window = await Window.open();
  window.open(1, 'nowhere');
  expect((await window.closed(1)).why).toBe('unknown-table');
  const other = await Window.open();
  disk.refuses = true;
  other.open(2, 'nowhere');
  expect((await other.closed(2)).why).toBe('unread');
});

test('a table is in one window at a time, and neither played nor cleared in another; until it is left', async () => {
  const first = await Window.open();
  await sitDown(first);
  const second = await Window.open();
  second.open(1);
  expect((await second.closed(1)).why).toBe('elsewhere');
  expect(await second.ask({ kind: 'clear', table: 't' })).toMatchObject({ ok: false, key: 'elsewhere' });
  expect(await second.ask({ kind: 'lay', table: 't', options: { game: 'adel', seats: 2 } })).toMatchObject({ ok: false, key: 'elsewhere' });
  const kept = lines().length;
  expect(kept).toBeGreaterThan(3);

  first.say({ kind: 'close', connection: 1 });
  second.open(2);
  await second.letter(2, viewOf);
  // Now it is the second one's.
  first.open(3);
  expect((await first.closed(3)).why).toBe('elsewhere');
  second.say({ kind: 'close', connection: 2 });
  expect(await second.ask({ kind: 'clear', table: 't' })).toMatchObject({ ok: true });
  expect(lines()).toEqual([]);
});

test.each([
  ['the network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy', async () => ({ ok: false, status: 502 })],
  ['what is no WebAssembly', async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(8) })],
])('a worker that cannot load its rules because of %s says so', async (_, failing) => {
  network = failing;
  const window = await Window.open();
  await window.hears((told) => told.kind === 'fallen' && told);
});

test('a trap in the rules is the end of this worker, and no letter follows', async () => {
  const window = await Window.open();
  await sitDown(window);
  window.say({ kind: 'ask', id: 7, request: { toJSON: () => { throw new RangeError('trap'); } } });
  const { detail } = await window.hears((told) => told.kind === 'fallen' && told);
  expect(detail).toContain('trap');
  const told = window.told.length;
  window.message(1, { do: 'resume' });
  for (let turn = 0; turn < 20; ++turn) await new Promise((done) => setImmediate(done));
  expect(window.told).toHaveLength(told);
});
