// The worker: the same rules, table and bots as in a club, as WebAssembly. It brings the parlour the time and
// the post, lets the bots think, and keeps what is to be kept before it hands a letter on. The page gets
// letters and answers, nothing else: the seed and everybody's hands stay here.
import { parlours, type Parlour } from '../../../tools/parlour.mjs';
import wasm from '../../../build/wasm/noblesse.wasm?url';
import { allOf, dropOf, put } from './cabinet';
import type { FromWorker, ToWorker } from './errands';

type Line = { send: number; letter: object } | { keep: string; line: string } | Answer;
interface Answer {
  ok: boolean;
  error?: string;
  thinking?: number;
  wake?: number | null;
}

const post = (message: FromWorker) => self.postMessage(message);
const bytes = fetch(wasm).then((answer) => answer.arrayBuffer());
const parlour: Promise<Parlour> = bytes.then(parlours).then((open) => open());

const kept = new Map<string, number>(); // how many lines of each table are kept
let hurry = 1; // 0: bots answer at once
const present = new Set<number>(); // the connections that are open
let thinking = false;
let thought = 0; // when a bot last answered
let waking: ReturnType<typeof setTimeout> | undefined;

// One thing after the other: what is kept is written before what follows from it is told.
let queue: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
};

// `rest` comes before anything is handed on.
async function ask(request: object, rest?: () => Promise<void>): Promise<Answer & Record<string, unknown>> {
  const lines = (await parlour).call(JSON.stringify(request)).map((line) => JSON.parse(line) as Line);
  const told = lines.pop() as Answer & Record<string, unknown>;
  const keeping: object[] = [];
  for (const line of lines) {
    if (!('keep' in line)) continue;
    const at = kept.get(line.keep) ?? 0;
    kept.set(line.keep, at + 1);
    keeping.push({ table: line.keep, at, line: line.line });
  }
  // A browser that keeps nothing (a private window that forbids it) still plays; only nothing survives.
  if (keeping.length > 0) await put('lines', ...keeping).catch(() => undefined);
  await rest?.();
  for (const line of lines) {
    if ('send' in line) post({ kind: 'letter', connection: line.send, letter: line.letter });
  }
  if (told.thinking) think();
  if (told.wake !== undefined) wakeAt(told.wake ?? null);
  return told;
}

// The time a bot takes is drawn before it thinks, and the time that it really thinks is rounded up: they tell nothing of
// what it found. The first one ponders; the others have used the time.
const beat = 200;
async function onTheBeat(begun: number): Promise<void> {
  const past = performance.now() - begun;
  if (hurry > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(past / beat) * beat - past));
}

// Bots wait for company: between the deal and the page that shows it nobody would see what they do, and whoever comes would
// have to wait for them.
function think(): void {
  if (thinking || present.size === 0) return;
  thinking = true;
  const first = Date.now() - thought > 1000;
  const pause = (first ? 100 + Math.random() * 400 : Math.random() * 150) * hurry;
  setTimeout(() => {
    thinking = false;
    if (present.size === 0) return;
    thought = Date.now();
    const begun = performance.now();
    void inTurn(() => ask({ do: 'think', now: Date.now() }, () => onTheBeat(begun)));
  }, pause);
}

function wakeAt(time: number | null): void {
  clearTimeout(waking);
  if (time === null) return;
  waking = setTimeout(
    () => void inTurn(() => ask({ do: 'wake', now: Date.now() })),
    Math.max(0, Math.min(time - Date.now(), 2 ** 31 - 1)),
  );
}

// Two pages must not play the same table: the one that came first has it.
const held = new Map<string, () => void>();
const hold = (table: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (held.has(table) || !navigator.locks) return resolve(true);
    void navigator.locks.request(`noblesse ${table}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise<void>((release) => held.set(table, release)) : undefined;
    });
  });

async function open(connection: number, table: string, name: string): Promise<void> {
  if (!(await hold(table))) return post({ kind: 'closed', connection, why: 'elsewhere' });
  if (!kept.has(table)) {
    const lines = await allOf<{ line: string }>('lines', table).catch(() => []);
    if (lines.length === 0) return post({ kind: 'closed', connection, why: 'unknown-table' });
    const told = await ask({ do: 'restore', lines: lines.map((each) => each.line) });
    if (!told.ok) return post({ kind: 'closed', connection, why: 'broken' });
    kept.set(table, lines.length);
  }
  await arrive(connection, table, 'me', name);
}

async function arrive(connection: number, table: string, person: string, name: string): Promise<void> {
  present.add(connection);
  await ask({ do: 'arrive', now: Date.now(), table, connection, person, name });
}

async function obey(errand: ToWorker): Promise<void> {
  switch (errand.kind) {
    case 'ask':
      return post({ kind: 'answer', id: errand.id, answer: await ask(errand.request) });
    case 'lay': {
      const seed = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
      await hold(errand.table);
      const { table, options } = errand;
      const told = await ask({ do: 'lay', table, host: 'me', options, seed: errand.seed ?? seed });
      return post({ kind: 'answer', id: errand.id, answer: told });
    }
    case 'open':
      return open(errand.connection, errand.table, errand.name);
    case 'arrive':
      return arrive(errand.connection, errand.table, errand.person, errand.person);
    case 'say':
      await ask({ do: 'receive', now: Date.now(), connection: errand.connection, message: errand.message });
      return;
    case 'close':
      present.delete(errand.connection);
      await ask({ do: 'depart', now: Date.now(), connection: errand.connection, why: 'left' });
      return;
    case 'clear':
      await ask({ do: 'clear', table: errand.table });
      kept.delete(errand.table);
      held.get(errand.table)?.();
      held.delete(errand.table);
      await dropOf('lines', errand.table).catch(() => undefined);
      return;
    case 'hurry':
      hurry = errand.factor;
  }
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  void inTurn(() => obey(event.data));
};
