// An edition of one's own of each game, the examples of the document: with a friend at a club, and alone on a device that it
// was brought to, without a network.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealCards, layTable, sitDown } from './company';
import { enter, noNetwork, openHouse, visit } from './house';
import { asked, ending, play } from './hands';

const doc = readFileSync(new URL('../../docs/editions.md', import.meta.url), 'utf8');
const files = [...doc.matchAll(/```json\n([^`]*)```/g)].map((found) => found[1]!);
const house = openHouse(files);

const games = [
  { game: 'adel', text: files[0]!, title: 'Two lords and a short way', spot: 'Ashcombe' },
  { game: 'mille', text: files[1]!, title: 'Four cities, five roads', spot: 'Via Traversa' },
] as const;

const line = (page: Page) => page.getByRole('slider', { name: 'Time line' });
const bring = (page: Page, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });

async function lookBack(page: Page): Promise<void> {
  await line(page).waitFor({ timeout: 60_000 });
  expect(Number(await line(page).getAttribute('max'))).toBeGreaterThan(2);
}

test.each(games)('$game with a friend at the club that has it, and looked back on when its file is gone', async ({ game, text, title, spot }) => {
  const host = await visit(house, { name: 'Ada', expected: noNetwork });
  const guest = await visit(house, { name: 'Bruno', size: 'phone', expected: noNetwork });
  const table = await layTable(host.page, { game, seats: 2, edition: title });
  await sitDown(guest.page, table.sit);
  await dealCards(host.page);
  for (const { page } of [host, guest]) await page.getByText(spot).first().waitFor({ state: 'attached' });
  await Promise.all([play(host.page, { seed: 3 }), play(guest.page, { seed: 4 })]);
  expect(await ending(guest.page)).toEqual(await ending(host.page));

  await house.club.kill();
  rmSync(join(house.club.editions, `${files.indexOf(text)}.json`));
  await house.club.start();
  await enter(guest.page, `/#/replay/club/${table.id}/1`);
  await guest.page.reload();
  await lookBack(guest.page);
  await host.leave();
  await guest.leave();
});

test.each(games)('$game alone, brought as a file, without a network', async ({ text, title, spot }) => {
  const { page, context, leave } = await visit(house, { expected: noNetwork });
  await enter(page, '/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
  });
  await context.setOffline(true);

  // What is wrong with a file is named, and nothing of it is kept.
  await enter(page, '/#/editions');
  await bring(page, text.replace('"title"', '"titel"').replace('"players": [2', '"players": [1'));
  const faults = page.locator('[role=alert] li');
  await expect.poll(() => faults.allTextContents()).toHaveLength(2);
  expect(await faults.first().textContent()).toContain('did you mean "title"?');
  expect(await page.locator('[data-edition]').count()).toBe(0);

  await bring(page, text);
  await page.locator('[data-edition]', { hasText: title }).waitFor();
  expect(await faults.count()).toBe(0);
  await page.getByRole('link', { name: 'Play with it' }).click();
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.getByText(spot).first().waitFor({ state: 'attached' });
  await play(page, { seed: 7, count: 2 });

  // The game goes on when the edition is removed and the page is opened anew.
  await enter(page, '/#/editions');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: /^Really remove/ }).click();
  await expect.poll(() => page.locator('[data-edition]').count()).toBe(0);
  await enter(page, '/');
  await page.reload();
  await page.locator('#go-on ~ ul a').first().click();
  await asked(page);
  await play(page, { seed: 8 });
  await ending(page);
  await page.getByRole('link', { name: 'Look back' }).click();
  await lookBack(page);

  // A record whose edition nobody has says so, and can be seen when somebody brings it.
  const record = await page.evaluate(async () => {
    const cabinet = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('noblesse');
      opening.onsuccess = () => done(opening.result);
    });
    const all = cabinet.transaction('records').objectStore('records').getAll();
    return new Promise<string>((done) => (all.onsuccess = () => done(JSON.stringify(all.result[0].record))));
  });
  const look = async (): Promise<void> => {
    await enter(page, '/#/replay/file');
    await page.reload();
    await bring(page, record);
  };
  await look();
  await page.locator('[role=alert]', { hasText: 'neither on this device nor in the club' }).waitFor();
  await enter(page, '/#/editions');
  await bring(page, text);
  await page.locator('[data-edition]').waitFor();
  await look();
  await lookBack(page);
  await leave();
});
