// Keeps the whole page, so that the second visit needs no network. The build tells which files there are; another build has
// another version and another shelf. A page that is open goes on with the files it began with: a new version waits until
// nobody uses the one before, or until somebody asks for it, and what was kept of the old one is dropped when no page needs
// it any more. Nothing of the API is ever kept.
import { heedCalls } from './house/push_events';

declare const __FILES__: { version: string; files: string[] };
const worker = self as unknown as ServiceWorkerGlobalScope;
const { version, files } = __FILES__;
const shelves = 'noblesse-';
const shelf = shelves + version;
heedCalls(worker);

const patience = 4_000; // milliseconds for the newest page, where there is one already; and for a page to say which it is
const away: ReadonlySet<number> = new Set([502, 503, 504]); // a proxy, and no club behind it

const later = <T>(what: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(what), patience));

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shelf).then((cache) => cache.addAll(['/', ...files.filter((file) => file !== '/index.html')])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('message', (event) => {
  const { kind, script } = event.data as { kind: string; script?: string };
  if (kind === 'is it yours?') event.ports[0]?.postMessage(isOurs(script));
  if (kind === 'take over') void worker.skipWaiting();
  if (kind === 'tidy up') event.waitUntil(tidyUp());
});

const isOurs = (script: unknown): boolean => typeof script === 'string' && files.includes(new URL(script).pathname);

// With which script a page has begun; null where it does not say.
const scriptOf = (client: Client): Promise<unknown> =>
  Promise.race([
    later(null),
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      client.postMessage({ kind: 'which script?' }, [port2]);
    }),
  ]);

async function tidyUp(): Promise<void> {
  // What a newer version has laid out for itself is not old.
  if (worker.registration.waiting || worker.registration.installing) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(shelves) && name !== shelf);
  if (old.length === 0) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const scripts = await Promise.all(pages.map(scriptOf));
  if (scripts.every(isOurs)) await Promise.all(old.map((name) => caches.delete(name)));
}

const ofOurs = async (pathname: string): Promise<Response | undefined> => (await caches.open(shelf)).match(pathname);

// The newest page where there is a network, the kept one where there is none, or none that answers.
async function page(request: Request): Promise<Response> {
  const kept = await ofOurs('/');
  if (!kept) return fetch(request);
  const answer = await Promise.race([fetch(request).catch(() => null), later(null)]);
  return answer && !away.has(answer.status) ? answer : kept;
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && /^\/$|^\/[tg]\//.test(pathname)) event.respondWith(page(request));
  else if (files.includes(pathname)) event.respondWith(ofOurs(pathname).then((kept) => kept ?? fetch(request)));
  // A page of another version, which has its own shelf.
  else if (pathname.startsWith('/assets/')) event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
});
