// The line to a club: how it notices that it is dead, and how little it asks when all is quiet.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LineState } from '../src/line/line';
import { socketLine } from '../src/line/socket';

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: { do: string; after?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send = (text: string) => void this.sent.push(JSON.parse(text));
  close = () => void (this.readyState = 3);
  open(n = 0): void {
    this.readyState = 1;
    this.onopen?.();
    this.letter({ n, view: {} });
  }
  letter = (letter: object) => this.onmessage?.({ data: JSON.stringify(letter) });
}

let page: EventTarget;
let sight: EventTarget & { visibilityState: string };
beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  page = new EventTarget();
  sight = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', sight);
  vi.stubGlobal('location', { origin: 'https://club.example' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sit(refusal: () => Promise<null | 'blocked'> = async () => null): { states: LineState[]; line: ReturnType<typeof socketLine>; socket: () => Socket } {
  const states: LineState[] = [];
  const line = socketLine('a b', 'k&y', { letter: () => undefined, state: (state) => void states.push(state) }, refusal);
  return { states, line, socket: () => Socket.all.at(-1)! };
}

test('it goes to the table, with its key', () => {
  expect(sit().socket().address).toBe('wss://club.example/api/tables/a%20b/line?key=k%26y');
});

test('whoever has another name comes anew, at once', () => {
  const { line, socket, states } = sit();
  socket().open(3);
  const before = socket();
  line.again!();
  expect(before.readyState).toBe(3);
  expect(Socket.all).toHaveLength(2);
  socket().open(4);
  expect(states.map(({ is }) => is)).toEqual(['opening', 'open', 'lost', 'open']);
});

test('a quiet line asks for what was missed, not for everything', async () => {
  const { socket, states } = sit();
  socket().open(3);
  socket().letter({ n: 4, events: [] });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket().sent).toEqual([{ do: 'resume', after: 4 }]);
  socket().letter({ ok: true });
  socket().letter({ n: 4, events: [], question: null });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(states.map(({ is }) => is)).toEqual(['opening', 'open']);
  expect(Socket.all).toHaveLength(1);
});

test('without an answer it is lost, and comes back', async () => {
  const { socket, states } = sit();
  socket().open();
  await vi.advanceTimersByTimeAsync(26_000);
  expect(states.at(-1)).toEqual({ is: 'lost' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Socket.all).toHaveLength(2);
  socket().open();
  expect(states.at(-1)).toEqual({ is: 'open' });
});

const wakings: [string, () => void][] = [
  ['comes back into sight', () => sight.dispatchEvent(new Event('visibilitychange'))],
  ['is on the network again', () => page.dispatchEvent(new Event('online'))],
  ['is taken out of the back of the browser', () => page.dispatchEvent(new Event('pageshow'))],
  ['had its lid closed', () => vi.setSystemTime(Date.now() + 3_600_000)],
];
test.each(wakings)('a page that %s finds out within seconds that its line is dead', async (_, wake) => {
  const { socket, states } = sit();
  socket().open();
  await vi.advanceTimersByTimeAsync(5_000);
  wake();
  await vi.advanceTimersByTimeAsync(6_100);
  expect(states.map(({ is }) => is)).toEqual(['opening', 'open', 'lost']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Socket.all).toHaveLength(2);
});

test('a line that lives survives every waking', async () => {
  const { socket, states } = sit();
  socket().open(2);
  for (let at = 0; at < 5; ++at) {
    sight.dispatchEvent(new Event('visibilitychange'));
    expect(socket().sent.at(-1)).toEqual({ do: 'resume', after: 2 });
    socket().letter({ ok: true });
    await vi.advanceTimersByTimeAsync(4_000);
  }
  expect(states).toHaveLength(2);
});

test('a page out of sight does not ask', () => {
  const { socket } = sit();
  socket().open();
  sight.visibilityState = 'hidden';
  sight.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('online'));
  expect(socket().sent).toEqual([]);
});

test('one that never opens is given up and tried again', async () => {
  const { states } = sit();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(states.map(({ is }) => is)).toEqual(['opening', 'lost']);
  expect(Socket.all).toHaveLength(2);
});

test.each([[4001, 'session'], [4002, 'table'], [4003, 'blocked'], [4004, 'unknown-table'], [4005, 'banned']])('after %i it does not come back: %s', async (code, why) => {
  const { socket, states } = sit();
  socket().open();
  socket().onclose?.({ code });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toEqual({ is: 'closed', why });
  expect(Socket.all).toHaveLength(1);
});

test('a refusal that the browser does not show is asked for', async () => {
  const { socket, states } = sit(async () => 'blocked');
  socket().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toEqual({ is: 'closed', why: 'blocked' });
  expect(Socket.all).toHaveLength(1);
});

test('a line that is closed leaves nothing behind', async () => {
  const { socket, line, states } = sit();
  socket().open();
  line.close();
  sight.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(states).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});
