// Come back: your turn stands in the title, a device can be called, and a call leads to the table.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealCards, layTable, sitDown } from './company';
import { asked } from './hands';
import { enter, openHouse, visit } from './house';

const house = openHouse();

// There is no push service here: a browser that subscribes is given an address of a public one that nobody calls.
const endpoint = 'https://193.0.6.139/push/1';
const pretend = (address: string): void => {
  const point = Uint8Array.from([4, ...Array<number>(64).fill(0)]);
  const text = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  let made: object | null = null;
  const subscription = async (): Promise<object> => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    point.set(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
    const keys = { p256dh: text(point), auth: text(new Uint8Array(16)) };
    return { options: { applicationServerKey: null }, toJSON: () => ({ endpoint: address, expirationTime: null, keys }), unsubscribe: async () => ((made = null), true) };
  };
  PushManager.prototype.subscribe = async () => (made = await subscription()) as PushSubscription;
  PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
};

const calledSwitch = (page: Page) => page.getByRole('checkbox', { name: 'Call this device' });

test('your turn stands in the title until it is answered', async () => {
  const host = await visit(house, { name: 'Ada' });
  const guest = await visit(house, { name: 'Bruno' });
  const { sit } = await layTable(host.page, { game: 'adel', seats: 2 });
  await sitDown(guest.page, sit);
  expect(await host.page.title()).toBe('At the table · Noblesse');
  await dealCards(host.page);
  await asked(host.page);
  await expect.poll(() => host.page.title()).toBe('Your turn · At the table · Noblesse');
  await enter(host.page, '/#/');
  await expect.poll(() => host.page.title()).toBe('Your turn · Hall · Noblesse');
  await host.leave();
  await guest.leave();
});

test('a device is called where its owner has switched that on', async () => {
  const { context, page, leave } = await visit(house, { name: 'Ada', size: 'phone' });
  await context.addInitScript(pretend, endpoint);
  await context.grantPermissions(['notifications'], { origin: house.club.url });
  await enter(page, '/#/me');
  await page.getByRole('button', { name: 'Come in' }).click();
  const switched = calledSwitch(page);
  expect(await switched.isChecked()).toBe(false);
  await switched.click();
  await expect.poll(() => switched.isChecked()).toBe(true);
  const quiet = page.getByRole('checkbox', { name: 'Quiet hours' });
  await quiet.click();
  await page.getByLabel('From').fill('23:30');
  await page.getByLabel('From').blur();
  const told = (): Promise<{ devices: unknown[]; quiet: { from: number } | null }> =>
    page.evaluate(async () => (await fetch('/api/me/push')).json());
  await expect.poll(async () => (await told()).quiet?.from).toBe(23 * 60 + 30);
  expect((await told()).devices).toHaveLength(1);
  await page.reload();
  await expect.poll(() => switched.isChecked()).toBe(true);
  await switched.click();
  await expect.poll(async () => (await told()).devices).toEqual([]);
  await leave();
});

test('where notifications are blocked the page says so, and without a push service nothing of it is there', async () => {
  const blocked = await visit(house, { name: 'Ada' });
  await blocked.context.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await enter(blocked.page, '/#/me');
  await blocked.page.getByRole('button', { name: 'Come in' }).click();
  await blocked.page.getByText('Your browser blocks notifications').waitFor();
  expect(await calledSwitch(blocked.page).count()).toBe(0);
  await blocked.leave();

  const without = await visit(house, { name: 'Bruno' });
  await without.context.addInitScript(() => delete (globalThis as { PushManager?: unknown }).PushManager);
  await enter(without.page, '/#/me');
  await without.page.getByRole('button', { name: 'Come in' }).click();
  await without.page.locator('#my-data').waitFor();
  expect(await without.page.locator('#my-calls').count()).toBe(0);
  await without.leave();
});

test('an address to be notified can be named where the club notifies any, and is not asked for elsewhere', async () => {
  const { page, leave } = await visit(house, { name: 'Ada' });
  await enter(page, '/#/me');
  const answered = page.waitForResponse(/\/api\/me\/hooks$/);
  await page.getByRole('button', { name: 'Come in' }).click();
  await (await answered).finished();
  await page.locator('#my-data').waitFor();
  expect(await page.locator('#my-hook').count()).toBe(0);
  await house.club.kill();
  await house.club.start('--hooks', 'on');
  await page.reload();
  await page.locator('#my-hook').waitFor();
  await leave();
});

test('a call is shown in the words of the page, and leads to the table', async () => {
  const { context, page, leave } = await visit(house, { name: 'Ada', language: 'de' });
  await context.addInitScript(pretend, endpoint);
  await context.grantPermissions(['notifications'], { origin: house.club.url });
  await enter(page, '/#/me');
  await page.locator('form button').first().click();
  await page.getByRole('checkbox', { name: 'Dieses Gerät rufen' }).click();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Dieses Gerät rufen' }).isChecked()).toBe(true);
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((found) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const table = '0123456789abcdef0123456789abcdef';
  const message = { origin: house.club.url, registrationId: await registration, data: JSON.stringify({ event: 'your turn', table, game: 'mille' }) };
  const notices = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({ title, body, tag })));
  // As a push service does, it comes again as long as nobody has taken it; it is one call all the same.
  const call = async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', message);
    return notices();
  };
  await expect.poll(call).toEqual([{ title: 'Du bist dran', body: 'Mille Grazie', tag: table }]);
  await leave();
});
