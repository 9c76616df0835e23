// The worker: the same rules, table and bots as in a club, as WebAssembly. It brings the parlour the time and
// the post, lets the bots think, and keeps what is to be kept before it hands a letter on. The page gets
// letters and answers, nothing else: the seed and everybody's hands stay here.
import { parlours, type Parlour } from '../../../tools/parlour.mjs';
import wasm from '../../../build/wasm/noblesse.wasm?url';
import { allOf, dropOf, put } from './cabinet';
import type { FromWorker, ToWorker } from './errands';
import { Holds } from './holds';
import { Keeper, type KeptLine } from './keeper';
import type { ClosedWhy } from './line';
import { Onlookers } from './onlookers';

type Line = { send: number; letter: object } | { keep: string; line: string } | Answer;
interface Answer {
  ok: boolean;
  error?: string;
  thinking?: number;
  wake?: number | null;
}

const worker = self;
const post = (message: FromWorker) => worker.postMessage(message);

async function load(): Promise<Parlour> {
  const answer = await fetch(wasm);
  if (!answer.ok) throw new Error(`${answer.status} for ${wasm}`);
  return (await parlours(await answer.arrayBuffer()))();
}
const parlour = load();

// After a fault nothing that the parlour has in its memory can be believed. What is kept is right: another worker goes on
// from there.
let fallen = false;
function fall(fault: unknown): void {
  if (fallen) return;
  fallen = true;
  post({ kind: 'fallen', detail: String(fault) });
}
parlour.then(() => post({ kind: 'ready' }), fall);

// A table that is left is put away as soon as all of it is kept.
const keeper = new Keeper((lines) => put('lines', ...lines), (table, kept) => {
  post({ kind: 'keeping', table, kept });
  if (kept) void inTurn(() => putAway(table));
});
const holds = new Holds(navigator.locks);
let hurry = 1; // 0: bots answer at once
const present = new Map<number, string>(); // the connections that are open, and at which table
const stage = new Onlookers();
let thinking = false;
let thought = 0; // when a bot last answered
let waking: ReturnType<typeof setTimeout> | undefined;

// One thing after the other: what is kept is written before what follows from it is told.
let queue: Promise<unknown> = Promise.resolve();
const inTurn = (work: () => Promise<unknown>): Promise<void> => {
  const result = queue.then(() => (fallen ? undefined : work())).then(() => undefined, fall);
  queue = result;
  return result;
};

// `rest` comes before anything is handed on.
async function ask(request: object, rest?: () => Promise<void>): Promise<Answer & Record<string, unknown>> {
  const lines = (await parlour).call(JSON.stringify(request)).map((line) => JSON.parse(line) as Line);
  const told = lines.pop() as Answer & Record<string, unknown>;
  // A browser that keeps nothing (a private window that forbids it) still plays; only nothing survives.
  await keeper.keep(lines.flatMap((line) => ('keep' in line ? { table: line.keep, line: line.line } : [])));
  await rest?.();
  for (const line of lines) {
    if (!('send' in line)) continue;
    stage.told(line.send, line.letter);
    post({ kind: 'letter', connection: line.send, letter: line.letter });
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
  if (hurry > 0 && stage.busy) return stage.then(think);
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

// A table that is kept, from all of its lines; undefined, or why it cannot be had.
async function restore(table: string): Promise<ClosedWhy | undefined> {
  const lines = await allOf<KeptLine>('lines', table).catch(() => null);
  if (!lines) return 'unread';
  if (lines.length === 0) return 'unknown-table';
  if (lines.some(({ at }, index) => at !== index)) return 'gap';
  keeper.begin(table, lines.length);
  const told = await ask({ do: 'restore', now: Date.now(), lines: lines.map((each) => each.line) });
  if (told.ok) return undefined;
  keeper.forget(table);
  return 'broken';
}

async function open(connection: number, table: string, person: string, name: string): Promise<void> {
  const closed = (why: ClosedWhy) => post({ kind: 'closed', connection, why });
  if (!(await holds.take(table))) return closed('elsewhere');
  const why = keeper.has(table) ? undefined : await restore(table);
  if (why) {
    holds.release(table);
    return closed(why);
  }
  present.set(connection, table);
  if (person === 'me') stage.came(connection);
  const told = await ask({ do: 'arrive', now: Date.now(), table, connection, person, name });
  if (told.ok) return;
  present.delete(connection);
  stage.left(connection);
  closed('stopped');
}

// Nobody is at the table any more: another window may have it. Whoever comes back within a moment finds it as it was.
const grace = 1_000; // milliseconds
const left = (table: string) => setTimeout(() => void inTurn(() => putAway(table)), grace);
async function putAway(table: string): Promise<void> {
  if ([...present.values()].includes(table) || keeper.owes(table)) return;
  if (keeper.has(table)) await ask({ do: 'clear', table });
  keeper.forget(table);
  holds.release(table);
}

const secret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

// What somebody is told who waits for an answer.
async function answerTo(errand: Extract<ToWorker, { id: number }>): Promise<Record<string, unknown>> {
  if (errand.kind === 'ask') return ask(errand.request);
  const { table } = errand;
  if (!(await holds.take(table))) return { ok: false, key: 'elsewhere' };
  left(table);
  if (errand.kind === 'lay') {
    const { options, edition, seed = secret() } = errand;
    return ask({ do: 'lay', table, host: 'me', options, seed, ...(edition ? { edition } : {}) });
  }
  if (keeper.has(table)) await ask({ do: 'clear', table });
  keeper.forget(table);
  const gone = await dropOf('lines', table).then(() => true, () => false);
  return gone ? { ok: true } : { ok: false, key: 'unread' };
}

async function obey(errand: ToWorker): Promise<void> {
  switch (errand.kind) {
    case 'ask':
    case 'lay':
    case 'clear':
      return post({ kind: 'answer', id: errand.id, answer: await answerTo(errand) });
    case 'open':
      return open(errand.connection, errand.table, errand.person, errand.name);
    case 'say': {
      const told = await ask({ do: 'receive', now: Date.now(), connection: errand.connection, message: errand.message });
      if (!told.ok) post({ kind: 'closed', connection: errand.connection, why: 'stopped' });
      return;
    }
    case 'seen':
      return stage.seen(errand.connection, errand.n);
    case 'close': {
      const table = present.get(errand.connection);
      if (table === undefined) return;
      present.delete(errand.connection);
      stage.left(errand.connection);
      await ask({ do: 'depart', now: Date.now(), connection: errand.connection, why: 'left' });
      left(table);
      return;
    }
    case 'hurry':
      hurry = errand.factor;
  }
}

worker.onmessage = (event: MessageEvent<ToWorker>) => {
  void inTurn(() => obey(event.data));
};
