// What the service worker does with what a push service brings, without a browser.
import { expect, test, vi } from 'vitest';
import { heedCalls, readCall } from '../src/house/push_events';

const table = '0123456789abcdef0123456789abcdef';
const letter = JSON.stringify({ event: 'your turn', table, game: 'adel' });
const words = async () => ({ notice: 'Du bist dran', adel: 'Adel Verpflichtet' });

interface Window {
  url: string;
  visibilityState: string;
  focus: () => Promise<void>;
  navigate: (url: string) => Promise<void>;
}
const windowAt = (url: string, visibilityState = 'hidden'): Window => ({
  url: `https://club.example${url}`, visibilityState, focus: vi.fn(async () => {}), navigate: vi.fn(async () => {}),
});

// A worker with these pages open, and what happens in it.
function workerWith(open: Window[] = [], said = words) {
  const heard = new Map<string, (event: unknown) => void>();
  const worker = {
    addEventListener: (name: string, hear: (event: unknown) => void) => heard.set(name, hear),
    navigator: { setAppBadge: vi.fn(async () => {}) },
    clients: { matchAll: vi.fn(async () => open), openWindow: vi.fn(async () => null) },
    registration: {
      showNotification: vi.fn(async (_title: string, _options: Record<string, unknown>) => {}),
      pushManager: { subscribe: vi.fn(async () => ({ endpoint: 'https://push.example/new' })) },
    },
  };
  heedCalls(worker as unknown as ServiceWorkerGlobalScope, said);
  const happen = async (name: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    heard.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  return { worker, happen };
}

test('a letter of the club is read, and nothing else', () => {
  expect(readCall(letter)).toEqual({ table, game: 'adel' });
  for (const bad of [undefined, '', 'null', '[]', '{}', letter.replace('0123', '../.'), letter.replace('your turn', 'else')]) {
    expect(readCall(bad)).toBeNull();
  }
});

test('it is said in the words that the page left', async () => {
  const { worker, happen } = workerWith();
  await happen('push', { data: { text: () => letter } });
  const [title, options] = worker.registration.showNotification.mock.calls[0]!;
  expect(title).toBe('Du bist dran');
  expect(options).toMatchObject({ body: 'Adel Verpflichtet', tag: table, data: { table } });
  expect(worker.navigator.setAppBadge).toHaveBeenCalled();
});

test('a badge that cannot be set costs nobody their notice', async () => {
  const { worker, happen } = workerWith();
  worker.navigator.setAppBadge.mockRejectedValue(new Error('not installed'));
  await happen('push', { data: { text: () => letter } });
  expect(worker.registration.showNotification).toHaveBeenCalledTimes(1);
});

test('without words, or with a letter that is none, something is shown all the same', async () => {
  const { worker, happen } = workerWith([], async () => ({}) as Awaited<ReturnType<typeof words>>);
  await happen('push', { data: null });
  expect(worker.registration.showNotification.mock.calls[0]![0]).toBe('Noblesse');
});

test('whoever has the table before them is not told', async () => {
  const { worker, happen } = workerWith([windowAt(`/#/table/${table}`, 'visible')]);
  await happen('push', { data: { text: () => letter } });
  expect(worker.registration.showNotification).not.toHaveBeenCalled();
  const elsewhere = workerWith([windowAt(`/#/table/${table}`), windowAt('/#/', 'visible')]);
  await elsewhere.happen('push', { data: { text: () => letter } });
  expect(elsewhere.worker.registration.showNotification).toHaveBeenCalledTimes(1);
});

test('a tap leads to the table', async () => {
  const tap = { notification: { close: vi.fn(), data: { table } } };
  const nobody = workerWith();
  await nobody.happen('notificationclick', tap);
  expect(tap.notification.close).toHaveBeenCalled();
  expect(nobody.worker.clients.openWindow).toHaveBeenCalledWith(`/#/table/${table}`);

  const other = windowAt('/#/');
  await workerWith([other]).happen('notificationclick', tap);
  expect(other.focus).toHaveBeenCalled();
  expect(other.navigate).toHaveBeenCalledWith(`/#/table/${table}`);

  const there = windowAt(`/#/table/${table}`);
  await workerWith([windowAt('/#/'), there]).happen('notificationclick', tap);
  expect(there.focus).toHaveBeenCalled();
  expect(there.navigate).not.toHaveBeenCalled();
});

test('the club is told of another address', async () => {
  const asked = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', asked);
  const { worker, happen } = workerWith();
  const key = new ArrayBuffer(65);
  await happen('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey: key } } });
  expect(worker.registration.pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
  expect(asked).toHaveBeenCalledWith('/api/me/push', expect.objectContaining({ method: 'POST', body: '{"endpoint":"https://push.example/new"}' }));
  vi.unstubAllGlobals();
});
