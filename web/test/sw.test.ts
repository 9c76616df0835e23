// The service worker: which page is given when the network is good, bad or silent, and what is kept for pages of before.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Event = Record<string, unknown>;
const origin = 'https://club.example';

// The browser's caches, which all versions share.
class Shelves {
  all = new Map<string, Map<string, string>>();
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  match = async (path: string) => {
    for (const shelf of this.all.values()) if (shelf.has(path)) return new Response(shelf.get(path));
    return undefined;
  };
  open = async (name: string) => {
    const shelf = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, shelf);
    return {
      match: async (path: string) => (shelf.has(path) ? new Response(shelf.get(path)) : undefined),
      addAll: async (paths: string[]) => {
        for (const path of paths) shelf.set(path, await (await fetch(path)).text());
      },
    };
  };
}

let shelves: Shelves;
let pages: { script: string | null }[];
beforeEach(() => {
  vi.useFakeTimers();
  shelves = new Shelves();
  pages = [];
  vi.stubGlobal('caches', shelves);
  vi.stubGlobal('location', { origin });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// A version of the page with one script, and its worker, which is installed.
async function version(name: string): Promise<{ on: (kind: string, event?: Event) => Promise<unknown>; worker: Event; get: (path: string) => Promise<string | undefined> }> {
  const heard = new Map<string, (event: Event) => void>();
  const worker: Event = {
    addEventListener: (kind: string, hear: (event: Event) => void) => heard.set(kind, hear),
    skipWaiting: vi.fn(),
    registration: { waiting: null, installing: null },
    clients: {
      claim: vi.fn(async () => undefined),
      matchAll: async () => pages.map(({ script }) => ({ postMessage: (_: object, [port]: MessagePort[]) => script && port?.postMessage(script) })),
    },
  };
  vi.stubGlobal('self', worker);
  vi.stubGlobal('__FILES__', { version: name, files: ['/index.html', `/assets/index-${name}.js`] });
  vi.stubGlobal('fetch', async (path: string) => new Response(`${path} of ${name}`));
  vi.resetModules();
  await import('../src/sw');
  const on = async (kind: string, event: Event = {}): Promise<unknown> => {
    let until: unknown;
    const take = (what: unknown) => (until = what);
    heard.get(kind)!({ ...event, waitUntil: take, respondWith: take });
    return until;
  };
  await on('install');
  const get = async (path: string): Promise<string | undefined> => {
    const mode = path === '/' ? 'navigate' : 'cors';
    const answer = on('fetch', { request: { method: 'GET', mode, url: origin + path } });
    await vi.advanceTimersByTimeAsync(4_000);
    return ((await answer) as Response | undefined)?.text();
  };
  return { on, worker, get };
}

test('the newest page is given where there is a network', async () => {
  const { get } = await version('a');
  vi.stubGlobal('fetch', async () => new Response('newest'));
  expect(await get('/')).toBe('newest');
});

const troubles: [string, () => Promise<Response>][] = [
  ['there is no network', async () => Promise.reject(new TypeError())],
  ['a proxy finds no club: 502', async () => new Response('', { status: 502 })],
  ['a proxy finds no club: 503', async () => new Response('', { status: 503 })],
  ['a proxy finds no club: 504', async () => new Response('', { status: 504 })],
  ['the network never answers', () => new Promise(() => undefined)],
];
test.each(troubles)('the kept page is given where %s', async (_, network) => {
  const { get } = await version('a');
  vi.stubGlobal('fetch', network);
  expect(await get('/')).toBe('/ of a');
});

test('files of the page need no network, and the API is never touched', async () => {
  const { get, on } = await version('a');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError()));
  expect(await get('/assets/index-a.js')).toBe('/assets/index-a.js of a');
  expect(await get('/api/me')).toBeUndefined();
  expect(await on('fetch', { request: { method: 'POST', mode: 'cors', url: `${origin}/` } })).toBeUndefined();
});

test('a new version waits, and takes over only when it is asked', async () => {
  await version('a');
  const { worker, on } = await version('b');
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  await on('message', { data: { kind: 'take over' } });
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
});

test('a page of before finds its files with the new version, until none is left', async () => {
  await version('a');
  const { on, get } = await version('b');
  pages = [{ script: `${origin}/assets/index-a.js` }, { script: `${origin}/assets/index-b.js` }];
  await on('activate');
  const tidyUp = async () => {
    const done = on('message', { data: { kind: 'tidy up' } });
    await vi.advanceTimersByTimeAsync(4_000);
    await done;
    await vi.waitFor(async () => expect(await done).toBeUndefined());
  };
  await tidyUp();
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect(await get('/assets/index-a.js')).toBe('/assets/index-a.js of a');
  expect(await get('/')).toBe('');
  // One that does not say which it is may need anything.
  pages = [{ script: null }];
  await tidyUp();
  expect(await shelves.keys()).toEqual(['noblesse-a', 'noblesse-b']);
  pages = [{ script: `${origin}/assets/index-b.js` }];
  await tidyUp();
  expect(await shelves.keys()).toEqual(['noblesse-b']);
});

test('what the next version has laid out is not old', async () => {
  const { on, worker } = await version('a');
  await version('b');
  (worker.registration as { waiting: unknown }).waiting = {};
  await on('message', { data: { kind: 'tidy up' } });
  expect(await shelves.keys()).toEqual(['noblesse-a', 'noblesse-b']);
});

test('a worker knows its own pages', async () => {
  const { on } = await version('a');
  const say = vi.fn();
  for (const script of ['/assets/index-a.js', '/assets/index-b.js']) await on('message', { data: { kind: 'is it yours?', script: origin + script }, ports: [{ postMessage: say }] });
  expect(say.mock.calls).toEqual([[true], [false]]);
});
