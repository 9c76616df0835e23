// Keeps the whole page, so that the second visit needs no network. The build tells which files there are;
// another build has another version, and what was kept of the one before is dropped. Nothing of the API
// is ever kept.
declare const __FILES__: { version: string; files: string[] };
const worker = self as unknown as ServiceWorkerGlobalScope;
const { version, files } = __FILES__;
const shelf = `noblesse-${version}`;

worker.addEventListener('install', (event) => {
  const all = caches.open(shelf).then((cache) => cache.addAll(['/', ...files.filter((file) => file !== '/index.html')]));
  event.waitUntil(all.then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== shelf).map((name) => caches.delete(name)));
  event.waitUntil(old.then((dropped) => Promise.all(dropped)).then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) return;
  if (event.request.mode === 'navigate' && pathname === '/') {
    // The newest page where there is a network, the kept one where there is none.
    event.respondWith(fetch(event.request).catch(async () => (await caches.match('/')) ?? Response.error()));
  } else if (files.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(event.request)));
  }
});
