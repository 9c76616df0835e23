// Notifications of this device, one a table: a later one takes the place of the one before, whether the page or a push
// service brought it. They are shown by the service worker, for on phones a page alone may not.
export const canNotify = (): boolean =>
  'Notification' in globalThis && 'serviceWorker' in navigator && Notification.permission === 'granted';

export async function notify(table: string, title: string, body: string): Promise<void> {
  if (!canNotify()) return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag: table, icon: '/icon-192.png', badge: '/icon-mask.png', data: { table } });
}

export async function takeBack(table: string): Promise<void> {
  if (!canNotify()) return;
  const worker = await navigator.serviceWorker.ready;
  for (const notice of await worker.getNotifications({ tag: table })) notice.close();
}
