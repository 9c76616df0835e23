// What the service worker does when a push service brings something: it says whose turn it is, and opens the table when
// that is tapped. It has no page, so its words are those that the page left for it (call_words.ts). Only the worker may
// import this file: it has to stand in one script.
interface Called {
  table: string;
  game: string;
}
export type CallWords = Record<string, string>;

// The letter of docs/api.md; nothing if it is none, for whoever has the address may send anything.
export function readCall(text: string | undefined): Called | null {
  try {
    const { event, table, game } = JSON.parse(text ?? '') as Record<string, unknown>;
    const known = event === 'your turn' && typeof table === 'string' && /^[0-9a-f]{32}$/.test(table) && typeof game === 'string';
    return known ? { table, game } : null;
  } catch {
    return null;
  }
}

// The same cabinet as in call_words.ts.
const keptWords = (): Promise<CallWords> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('noblesse call', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('words', { keyPath: 'id' });
    opening.onerror = () => resolve({});
    opening.onsuccess = () => {
      const asking = opening.result.transaction('words').objectStore('words').get('now') as IDBRequest<CallWords | undefined>;
      asking.onsuccess = () => resolve(asking.result ?? {});
      asking.onerror = () => resolve({});
      asking.transaction!.oncomplete = () => opening.result.close();
    };
  });

export function heedCalls(worker: ServiceWorkerGlobalScope, words: () => Promise<CallWords> = keptWords): void {
  const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const address = (table: string): string => `/#/table/${table}`;

  async function show(called: Called | null): Promise<void> {
    const said = await words();
    const title = said.notice ?? 'Noblesse';
    const shared = { icon: '/icon-192.png', badge: '/icon-mask.png' };
    // A browser wants something to be shown for whatever comes, or it says that itself.
    if (!called) return worker.registration.showNotification(title, { ...shared, tag: 'noblesse' });
    const open = await windows();
    if (open.some((page) => page.visibilityState === 'visible' && page.url.includes(address(called.table)))) return;
    worker.navigator.setAppBadge?.().catch(() => {}); // not everybody has one
    await worker.registration.showNotification(title, {
      ...shared, tag: called.table, data: { table: called.table }, body: said[called.game] ?? '',
    });
  }

  async function follow(table: string | undefined): Promise<void> {
    const where = table ? address(table) : '/';
    const open = await windows();
    const there = open.find((page) => page.url.endsWith(where)) ?? open[0];
    if (!there) {
      await worker.clients.openWindow(where);
      return;
    }
    await there.focus();
    if (!there.url.endsWith(where)) await there.navigate(where).catch(() => worker.clients.openWindow(where));
  }

  // The browser has another address for this device now: the club is told, if it still knows who it is.
  async function renew(event: PushSubscriptionChangeEvent): Promise<void> {
    const key = event.oldSubscription?.options.applicationServerKey;
    const renewed =
      event.newSubscription ??
      (key ? await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null);
    if (!renewed) return;
    await fetch('/api/me/push', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(renewed) });
  }

  worker.addEventListener('push', (event) => event.waitUntil(show(readCall(event.data?.text()))));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(follow((event.notification.data as { table?: string } | null)?.table));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    (event as ExtendableEvent).waitUntil(renew(event as PushSubscriptionChangeEvent));
  });
}

interface PushSubscriptionChangeEvent extends Event {
  readonly newSubscription?: PushSubscription;
  readonly oldSubscription?: PushSubscription;
}
