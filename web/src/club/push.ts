// Whether this browser can be called by a push service, and how it is let be. Nothing is asked of anybody before they
// have switched it on.
import { leaveWords } from '../house/call_words';
import { settings } from '../house/settings.svelte';
import { type Answer, api, type Fault } from './api';

export const canBeCalled = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export const isBlocked = (): boolean => Notification.permission === 'denied';

const bytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const same = (a: ArrayBuffer | null, b: Uint8Array): boolean =>
  a !== null && a.byteLength === b.length && new Uint8Array(a).every((byte, at) => byte === b[at]);

// The subscription of this browser to that key; one to another key, of a club of before, is given up.
async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = bytes(key);
  const before = await pushManager.getSubscription();
  if (before && same(before.options.applicationServerKey, wanted)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

export type Refused = 'blocked' | 'failed';

// Nothing if it is done; else what the browser or the club says to it.
export async function switchOn(key: string): Promise<Refused | Fault | null> {
  // The browser asks, here and nowhere else.
  const allowed = await Notification.requestPermission();
  if (allowed === 'denied') return 'blocked';
  if (allowed !== 'granted') return null;
  let subscription: PushSubscription;
  try {
    subscription = await subscribe(key);
    await leaveWords();
  } catch {
    return 'failed';
  }
  const kept = await api.addDevice(subscription.toJSON());
  if (!kept.ok) return kept;
  settings.set({ calls: true });
  return null;
}

export async function switchOff(device: string | undefined): Promise<Answer<void>> {
  settings.set({ calls: false });
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
  return device === undefined ? { ok: true, value: undefined } : api.removeDevice(device);
}
