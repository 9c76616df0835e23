// Clocks at the club, on a device whose calendar is an hour wrong: right all the same, and still when they stand still.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealCards, sitDown } from './company';
import { enter, openHouse, visit } from './house';
import { asked, group } from './hands';

const house = openHouse();
const left = async (page: Page, seat: number): Promise<number> =>
  Number(await page.locator(`[data-clock="${seat}"] [data-left]`).getAttribute('data-left'));

// When a clock runs out as it is shown, by a time that all pages here share: read at the very moment at which it changes.
const runsOut = (page: Page, seat: number): Promise<number> =>
  page.locator(`[data-clock="${seat}"] [data-left]`).evaluate(
    (clock) => new Promise<number>((done) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        done(performance.timeOrigin + performance.now() + Number((clock as HTMLElement).dataset.left));
      });
      watch.observe(clock, { attributes: true, attributeFilter: ['data-left'] });
    }),
  );

test('everybody’s clock is shown, measured and not read off the calendar', async () => {
  const ada = await visit(house, { name: 'Ada' });
  const bruno = await visit(house, { name: 'Bruno' });
  await ada.context.addInitScript(() => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + 3_600_000;
  });
  await enter(ada.page, '/#/create/adel');
  const address = await ada.page.evaluate(async () => {
    const ask = (path: string, body: object) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((answer) => answer.json());
    await ask('/api/guests', { name: 'Ada' }).catch(() => undefined);
    const options = { game: 'adel', seats: 2, clock: { kind: 'live', bank: 60_000, increment: 5_000 } };
    const { table, invite } = await ask('/api/tables', { options, listed: false, sit: 0 });
    return `/#/table/${table.id}?key=${invite}`;
  });
  // What the table says of it, to somebody who reads its letters.
  const letters: { clocks?: { until: number }[] }[] = [];
  bruno.page.on('websocket', (line) => line.on('framereceived', ({ payload }) => void letters.push(JSON.parse(String(payload)))));
  const deadlines = async (): Promise<number[]> => {
    await expect.poll(() => letters.some(({ clocks }) => clocks)).toBe(true);
    return letters.findLast(({ clocks }) => clocks)!.clocks!.map(({ until }) => until);
  };
  await enter(ada.page, address);
  await sitDown(bruno.page, address);
  await dealCards(ada.page);
  await Promise.all([ada, bruno].map(({ page }) => asked(page)));
  // Both see both clocks, and see the same.
  for (const seat of [0, 1]) {
    const [one, other] = await Promise.all([left(ada.page, seat), left(bruno.page, seat)]);
    expect(one).toBeGreaterThan(20_000);
    expect(one).toBeLessThanOrEqual(65_000);
    expect(other).toBeLessThanOrEqual(65_000);
  }
  // They run out for both at the moment that the table has set.
  const until = await deadlines();
  for (const seat of [0, 1]) {
    for (const { page } of [ada, bruno]) {
      // A letter that was long on its way makes a clock late until the next one comes.
      await expect.poll(async () => {
        await bruno.page.locator('.talk .phrases button').first().click();
        return Math.abs((await runsOut(page, seat)) - until[seat]!);
      }, { interval: 2_000 }).toBeLessThan(200);
    }
  }
  // Ada chooses: hers stands still, for her and for him, while his runs on.
  await group(ada.page).locator('[data-option]').first().click();
  await ada.page.locator('[data-clock="0"] .clock:not(.runs)').waitFor();
  await bruno.page.locator('[data-clock="0"] .clock:not(.runs)').waitFor();
  const stands = await left(ada.page, 0);
  const runs = await left(ada.page, 1);
  await expect.poll(() => left(ada.page, 1)).toBeLessThan(runs - 1_000);
  expect(await left(ada.page, 0)).toBe(stands);
  expect(Math.abs((await left(bruno.page, 0)) - stands)).toBeLessThan(200);
  await ada.leave();
  await bruno.leave();
});
