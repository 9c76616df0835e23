// When something fails, it is said, and one can go on: rules that do not load, a disk that is full, a new version, a
// proxy without a club, a room that cannot be had.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enter, openHouse, visit } from './house';
import { asked, play, playNow, unanswered } from './hands';
import { Porter } from './porter';
import { drawerOf } from './post';

const house = openHouse();
let porter: Porter;
beforeAll(async () => void (porter = await Porter.stand(house.club.url)));
afterAll(() => porter?.close());
beforeEach(() => void (porter.whim = () => null));
const through = { expected: /net::ERR_|Failed to load|WebSocket|Failed to fetch|502|blocked by Playwright/ };

test('rules that do not load are told of at the door, and tried again', async () => {
  const { page, leave } = await visit(house, { baseURL: porter.url, ...through });
  porter.whim = (path) => (path.endsWith('.wasm') ? 502 : null);
  await enter(page, '/');
  await page.locator('section[data-game=adel] .play').click();
  const alert = page.getByRole('alert');
  await alert.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await page.locator('.play[aria-busy=true]').count()).toBe(0);
  porter.whim = () => null;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.waitForSelector('[data-question]');
  await play(page, { count: 2 });
  await leave();
});

test('a worker that is lost in the middle of a game is replaced, and the game goes on', async () => {
  const { page, leave } = await visit(house, { expected: /trap/ });
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(window, { workers });
    window.Worker = class extends window.Worker {
      constructor(...what: ConstructorParameters<typeof Worker>) {
        super(...what);
        workers.push(this);
      }
    };
  });
  await playNow(page, 'adel');
  await play(page, { count: 3 });
  const before = await unanswered(page);
  await page.evaluate(() => {
    const worker = (window as unknown as { workers: Worker[] }).workers.at(-1)!;
    worker.terminate();
    worker.dispatchEvent(new ErrorEvent('error', { message: 'trap' }));
  });
  await page.locator('.lost').waitFor();
  await page.locator('.lost').waitFor({ state: 'detached' });
  expect(await unanswered(page)).toEqual(before);
  await play(page, { count: 3, seed: 5 });
  await leave();
});

test('a game that cannot be kept says so, and when it can be again; nothing of it is lost then', async () => {
  const { page, context, leave } = await visit(house);
  await playNow(page, 'adel');
  await asked(page);
  // The worker has its hands on the drawers: they are taken away below them.
  const worker = page.workers().find((each) => each.url().includes('parlour'))!;
  await worker.evaluate(() => {
    const store = IDBObjectStore.prototype as IDBObjectStore & { whole?: IDBObjectStore['put'] };
    store.whole = store.put;
    store.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await play(page, { count: 2 });
  await page.locator('[data-kept=false]').getByText('not being kept').waitFor();
  await worker.evaluate(() => {
    const store = IDBObjectStore.prototype as IDBObjectStore & { whole?: IDBObjectStore['put'] };
    store.put = store.whole!;
  });
  await page.getByText('kept again').waitFor();
  await play(page, { count: 2, seed: 4 });
  const before = await unanswered(page);
  const lines = JSON.parse(await drawerOf(page, 'lines')) as { at: number }[];
  expect(lines.map(({ at }) => at)).toEqual(lines.map((_, at) => at));
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  expect(await unanswered(again)).toEqual(before);
  await leave();
});

test('a game with a gap is not taken for a whole one', async () => {
  const { page, leave } = await visit(house);
  await playNow(page, 'adel');
  await asked(page);
  await page.evaluate(() => new Promise((done, fail) => {
    const open = indexedDB.open('noblesse');
    open.onerror = fail;
    open.onsuccess = () => {
      const lines = open.result.transaction('lines', 'readwrite').objectStore('lines');
      const id = location.hash.split('/')[2]!;
      lines.delete([id, 2]);
      lines.transaction.oncomplete = done;
      open.result.close();
    };
  }));
  await page.reload();
  await page.getByRole('heading', { name: 'A part of this game is missing' }).waitFor();
  await leave();
});

test('a table is in one window at a time; whoever leaves it leaves it to the other', async () => {
  const { page, context, leave } = await visit(house);
  await playNow(page, 'adel');
  const before = await asked(page);
  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole('heading', { name: 'open in another window' }).waitFor();
  // Nor can it be given up from there.
  await enter(other, '/');
  await other.locator('#go-on ~ ul button').first().click();
  await other.locator('#go-on ~ ul button').first().click();
  await other.getByRole('alert').getByText('open in another window').waitFor();
  await page.getByRole('link', { name: 'To the hall' }).first().click();
  await page.locator('.hall').waitFor();
  await other.locator('#go-on ~ ul a').first().click();
  expect(await asked(other)).toEqual(before);
  await leave();
});

test('everything is forgotten, also in other windows', async () => {
  const { page, context, leave } = await visit(house);
  await playNow(page, 'adel');
  await asked(page);
  const other = await context.newPage();
  await enter(other, '/#/settings');
  const forget = other.getByRole('button', { name: /forget/i });
  await forget.click();
  await forget.click();
  await other.getByText('Everything on this device is forgotten.').waitFor();
  // The first window begins anew, and has nothing to go on with.
  await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
  await enter(page, '/');
  await page.locator('.door').first().waitFor();
  expect(await page.locator('#go-on').count()).toBe(0);
  await leave();
});

test('a room that cannot be had is said, and can be tried again', async () => {
  const { page, leave } = await visit(house, { baseURL: porter.url, serviceWorkers: 'block', ...through });
  await enter(page, '/');
  porter.whim = (path) => (/\/Settings-/.test(path) ? 502 : null);
  // It comes anew once by itself, and then says it.
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'could not be opened' }).waitFor();
  porter.whim = () => null;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await leave();
});

test('a game whose face cannot be had is said', async () => {
  const { page, leave } = await visit(house, { baseURL: porter.url, serviceWorkers: 'block', expected: /./ });
  porter.whim = (path) => (/\/face-/.test(path) ? 502 : null);
  await enter(page, '/');
  await page.locator('section[data-game=adel] .play').click();
  await page.getByText('A part of the page could not be loaded').waitFor();
  // Not before: the page would come by it itself, and take the button away.
  await page.getByRole('button', { name: 'Reload' }).click();
  porter.whim = () => null;
  await asked(page);
  await leave();
});

test('a page without words says so in its language', async () => {
  const { page, leave } = await visit(house, { baseURL: porter.url, serviceWorkers: 'block', language: 'ro', ...through });
  porter.whim = (path) => (/\/ro-/.test(path) ? 502 : null);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Pagina nu s-a putut încărca' }).waitFor();
  porter.whim = () => null;
  await page.getByRole('button', { name: 'Reîncarcă' }).click();
  await page.locator('.door').first().waitFor();
  await leave();
});

// The page has been kept as a whole.
async function kept(page: Page): Promise<void> {
  await enter(page, '/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
  });
}

test.each([502, 'never answers'] as const)('the kept page opens where a proxy says or does this: %s', async (trouble) => {
  const { page, leave } = await visit(house, { baseURL: porter.url, ...through });
  await kept(page);
  porter.whim = () => trouble;
  await page.reload();
  await playNow(page, 'adel');
  await play(page, { count: 2 });
  await leave();
});

const script = (page: Page): Promise<string | null> => page.locator('script[type=module]').first().getAttribute('src');

test('a new version waits until it is asked for, and a page that is open finds everything it began with', async () => {
  const { page, context, leave } = await visit(house, { baseURL: porter.url, ...through });
  await kept(page);
  await playNow(page, 'adel');
  await play(page, { count: 1 });
  const before = await unanswered(page);
  const old = await script(page);

  await porter.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('A new version of Noblesse is here.').waitFor();
  await enter(page, '/#/rules/adel');
  await page.locator('#rule-A1').waitFor();

  // Another window is new from the beginning, and takes the new version for both.
  const other = await context.newPage();
  await enter(other, '/');
  expect(await script(other)).not.toBe(old);
  await expect.poll(() => other.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await enter(page, '/#/credits');
  await page.getByRole('heading', { name: 'Credits' }).waitFor();
  expect(await script(page)).toBe(old);

  await page.goBack();
  await page.goBack();
  expect(await unanswered(page)).toEqual(before);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction((was) => document.querySelector('script[type=module]')?.getAttribute('src') !== was, old);
  expect(await unanswered(page)).toEqual(before);
  // Nobody needs what was kept of the old one.
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
  await leave();
});
