// The worker of the tables at home falls: who waits is told, and the tables are opened again, but not for ever.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../src/line/errands';
import type { LineState } from '../src/line/line';
import { type Servant, Staff } from '../src/line/staff';
import type { Letter } from '../src/table/letters';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Worker implements Servant {
  heard: ToWorker[] = [];
  gone = false;
  onmessage: Servant['onmessage'] = null;
  onerror: Servant['onerror'] = null;
  onmessageerror: Servant['onmessageerror'] = null;
  postMessage = (errand: unknown) => void this.heard.push(errand as ToWorker);
  terminate = () => void (this.gone = true);
  say = (told: FromWorker) => this.onmessage?.call(this as never, { data: told } as MessageEvent);
}

function house(): { staff: Staff; hired: Worker[]; last: () => Worker } {
  const hired: Worker[] = [];
  const staff = new Staff(() => {
    const worker = new Worker();
    hired.push(worker);
    return worker;
  }, () => undefined);
  return { staff, hired, last: () => hired.at(-1)! };
}

function sit(staff: Staff): { states: LineState[]; letters: Letter[]; send: (message: object) => void; close: () => void } {
  const states: LineState[] = [];
  const letters: Letter[] = [];
  const ends = { state: (state: LineState) => void states.push(state), letter: (letter: Letter) => void letters.push(letter) };
  return { states, letters, ...staff.line((connection) => [{ kind: 'open', connection, table: 't', person: 'me', name: 'Me' }], ends) };
}
const whole = (connection: number): FromWorker => ({ kind: 'letter', connection, letter: { n: 0, view: {} } });

const falls: [string, (worker: Worker) => void][] = [
  ['says so', (worker) => worker.say({ kind: 'fallen', detail: 'RuntimeError: unreachable' })],
  ['was not loaded', (worker) => worker.onerror?.call(worker as never, {} as ErrorEvent)],
  ['sends what cannot be read', (worker) => worker.onmessageerror?.call(worker as never, {} as MessageEvent)],
];

test.each(falls)('a worker that %s: whoever waits is told, and the next is asked of another', async (_, fall) => {
  const { staff, hired, last } = house();
  const asked = staff.ask((id) => ({ kind: 'ask', id, request: { do: 'bots' } }));
  fall(last());
  expect(await asked).toMatchObject({ ok: false, key: 'stopped' });
  expect(last().gone).toBe(true);
  const again = staff.ask((id) => ({ kind: 'ask', id, request: { do: 'bots' } }));
  expect(hired).toHaveLength(2);
  last().say({ kind: 'answer', id: 2, answer: { ok: true, bots: [] } });
  expect(await again).toMatchObject({ ok: true });
});

test('a worker that is never ready has fallen', async () => {
  const { staff } = house();
  const asked = staff.ask((id) => ({ kind: 'ask', id, request: {} }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toMatchObject({ ok: false, key: 'stopped' });
});

test('one that is ready has all the time it wants', async () => {
  const { staff, last } = house();
  staff.ready();
  last().say({ kind: 'ready' });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(last().gone).toBe(false);
});

test('a browser that allows no worker is told of like one that fell', async () => {
  const staff = new Staff(() => {
    throw new Error('SecurityError');
  }, () => undefined);
  expect(await staff.ask((id) => ({ kind: 'ask', id, request: {} }))).toMatchObject({ ok: false, key: 'stopped', error: 'Error: SecurityError' });
  const line = sit(staff);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.states.at(-1)).toEqual({ is: 'closed', why: 'stopped' });
});

test('its tables are opened again by another worker, and nothing is said into the void', async () => {
  const { staff, hired, last } = house();
  const line = sit(staff);
  last().say(whole(1));
  expect(line.states.map(({ is }) => is)).toEqual(['opening', 'open']);
  last().say({ kind: 'fallen', detail: '' });
  expect(line.states.at(-1)).toEqual({ is: 'lost' });
  line.send({ do: 'choose' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hired).toHaveLength(2);
  expect(last().heard).toEqual([expect.objectContaining({ kind: 'open', connection: 1 })]);
  last().say(whole(1));
  expect(line.states.at(-1)).toEqual({ is: 'open' });
  line.send({ do: 'resume' });
  expect(last().heard).toHaveLength(2);
});

test('a worker that falls again and again is given up, and can be tried anew', async () => {
  const { staff, hired, last } = house();
  const line = sit(staff);
  for (let fall = 0; fall < 20; ++fall) {
    last().say(whole(1)); // it always gets so far
    last().say({ kind: 'fallen', detail: '' });
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(line.states.at(-1)).toEqual({ is: 'closed', why: 'stopped' });
  expect(hired).toHaveLength(4);
  sit(staff);
  expect(hired).toHaveLength(5);
});

test('so is one that is never ready', async () => {
  const { staff, hired } = house();
  const line = sit(staff);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(line.states.at(-1)).toEqual({ is: 'closed', why: 'stopped' });
  expect(hired).toHaveLength(4);
});

test('falls that are far apart are no reason to give up', async () => {
  const { staff, hired, last } = house();
  const line = sit(staff);
  for (let fall = 0; fall < 8; ++fall) {
    last().say({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(900_000);
    last().say({ kind: 'fallen', detail: '' });
    await vi.advanceTimersByTimeAsync(10_000);
  }
  last().say(whole(1));
  expect(line.states.at(-1)).toEqual({ is: 'open' });
  expect(hired).toHaveLength(9);
});

test('a line that was closed is not opened again', async () => {
  const { staff, hired, last } = house();
  const line = sit(staff);
  last().say({ kind: 'fallen', detail: '' });
  line.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hired).toHaveLength(1);
});
