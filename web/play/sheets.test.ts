// What lies over a room, and what stays where it is: sheets on a phone, the curtain, looking back, and the
// focus of whoever walks from room to room.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, openHouse, visit } from './house';
import { asked, decide, dice, play, playNow, unanswered } from './hands';

const house = openHouse();
const sheet = (page: Page) => page.locator('dialog[open]');
const hasFocus = (page: Page, what: string): Promise<boolean> => page.evaluate((selector) => document.activeElement?.closest(selector) !== null, what);

test('on a phone Escape and the way back close a sheet, and nobody leaves the table', async () => {
  const { page, leave } = await visit(house, { size: 'phone' });
  await playNow(page, 'adel');
  const before = await asked(page);
  const address = page.url();
  for (const name of ['Journal', 'Talk', 'Rules']) {
    const door = page.getByRole('button', { name, exact: true });
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack(), () => page.getByRole('button', { name: 'Close' }).click()]) {
      await door.click();
      await sheet(page).waitFor();
      await expect.poll(() => hasFocus(page, 'dialog[open]')).toBe(true);
      // Nothing behind it can be reached.
      for (let pressed = 0; pressed < 12; ++pressed) await page.keyboard.press('Tab');
      expect(await hasFocus(page, 'dialog[open], body:focus, :root')).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.closest('header, .board, .desk') ?? null)).toBeNull();
      await close();
      await expect.poll(() => sheet(page).count()).toBe(0);
      expect(page.url()).toBe(address);
    }
  }
  // A rule out of the journal lies over the journal: the way back takes one after the other.
  expect(await asked(page)).toEqual(before);
  await play(page, { count: 6 });
  await page.getByRole('button', { name: 'Journal', exact: true }).click();
  await sheet(page).locator('li a').first().click();
  await expect.poll(() => sheet(page).count()).toBe(2);
  await page.goBack();
  await expect.poll(() => sheet(page).count()).toBe(1);
  await page.goBack();
  await expect.poll(() => sheet(page).count()).toBe(0);
  expect(page.url()).toBe(address);
  await page.goBack();
  await page.locator('.hall').waitFor();
  await leave();
});

test('the curtain holds the focus, and only its button opens it', async () => {
  const { page, leave } = await visit(house);
  await enter(page, '/#/solo/adel');
  await page.getByLabel('Several people, one device').check();
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.locator('.curtain button').waitFor();
  for (let pressed = 0; pressed < 12; ++pressed) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.table-room :not(.curtain) button, .table-room a, .board')?.closest('.curtain') === null)).toBe(false);
  }
  for (let pressed = 0; pressed < 3; ++pressed) await page.keyboard.press('Escape');
  await page.locator('.curtain[open] button').focus();
  expect(await page.locator('[data-question] [role=group]').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.locator('.curtain').waitFor({ state: 'detached' });
  await asked(page);
  await leave();
});

test('to look back takes nothing from the desk', async () => {
  const { page, leave } = await visit(house);
  await playNow(page, 'adel');
  const random = dice(3);
  for (let taken = 0; (await page.locator('[data-show-best]').count()) === 0; ++taken) {
    expect(taken).toBeLessThan(60);
    await unanswered(page);
    const wanted = page.locator('[data-move=castle], [data-move=exhibit]:not([aria-disabled=true])');
    if ((await page.locator('[data-show-best]').count()) > 0) break;
    if ((await wanted.count()) > 0) await wanted.first().click();
    else await decide(page, random);
    await unanswered(page);
  }
  await page.locator('[data-show-best]').click();
  const picked = page.locator('[data-question] [aria-pressed=true]');
  const before = await picked.count();
  expect(before).toBeGreaterThan(2);
  await page.locator('.journal button.line').first().click();
  await page.locator('.looking').waitFor();
  expect(await picked.count()).toBe(before);
  await page.locator('.looking button').click();
  await page.locator('.looking').waitFor({ state: 'detached' });
  expect(await picked.count()).toBe(before);
  await leave();
});

test('a pointer that passes over says nothing aloud; who tries is told', async () => {
  const { page, leave } = await visit(house);
  await playNow(page, 'adel');
  await page.locator('[data-move=auction]').click();
  const closed = page.locator('[data-question] [data-option][aria-disabled=true]');
  await closed.first().waitFor();
  const aloud = () => page.locator('.desk [role=status], .desk [aria-live]').allTextContents();
  const before = await aloud();
  await closed.first().hover();
  await page.locator('.about', { hasText: /\S/ }).waitFor();
  expect(await aloud()).toEqual(before);
  await closed.first().click({ force: true }); // closed, and it says so
  expect((await aloud()).join('')).not.toBe(before.join(''));
  await leave();
});

test('a room stays as it is until the next one is there, and the focus goes along', async () => {
  const { page, leave } = await visit(house, { serviceWorkers: 'block', expected: /blocked by Playwright/ });
  await enter(page, '/#/rules/mille');
  await page.locator('#rule-M1').waitFor();
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/assets/Learn-*', async (way) => {
    await held;
    await way.continue();
  });
  const requested = page.waitForRequest('**/assets/Learn-*.js');
  await page.evaluate(() => void (location.hash = '#/learn/adel'));
  await requested;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.locator('#rule-A1').count()).toBe(0);
  expect(await page.locator('#rule-M1').count()).toBe(1);
  release();
  await page.locator('.teacher').waitFor();

  // Two books stand in the same room.
  await enter(page, '/#/rules/mille');
  await page.locator('#rule-M1').waitFor();
  await page.evaluate(() => void (location.hash = '#/rules/adel'));
  await page.locator('#rule-A1').waitFor();
  await expect.poll(() => page.locator(':focus').textContent()).toContain('Adel');
  await leave();
});
