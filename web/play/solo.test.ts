// Alone against bots in the browser, from the first load to the last showing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { Club, openBrowser, type Size, visit } from './house';
import { playNow, playToEnd } from './hands';

let browser: Browser;
let club: Club;
beforeAll(async () => {
  [browser, club] = await Promise.all([openBrowser(), Club.open()]);
});
afterAll(async () => {
  await browser.close();
  await club.close();
});

const games = [
  { game: 'adel', size: 'desktop', language: 'en' },
  { game: 'mille', size: 'phone', language: 'en' },
  { game: 'adel', size: 'phone', language: 'de' },
  { game: 'mille', size: 'desktop', language: 'it' },
  { game: 'adel', size: 'tablet', language: 'ro' },
  { game: 'mille', size: 'large', language: 'nl' },
] as const;

describe('play now', () => {
  test.each(games)('$game, $size, in $language', async ({ game, size, language }) => {
    const { page, leave } = await visit(browser, club, { size: size as Size, language });
    await playNow(page, game);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await playToEnd(page, 7)).toBeGreaterThan(5);
    expect(await page.locator('#ending-title').textContent()).not.toBe('');
    expect(await page.locator('dialog[open] tbody tr').count()).toBe(4);
    await leave();
  });

  test('a rematch is another game with the same company, and its journal begins anew', async () => {
    const { page, leave } = await visit(browser, club);
    await playNow(page, 'mille');
    await playToEnd(page, 3);
    await page.locator('dialog[open] .button.main').click();
    await page.waitForSelector('[data-question]:not([data-question=""])');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await playToEnd(page, 4)).toBeGreaterThan(5);
    await leave();
  });

  test('the game goes on after the tab was closed, with the journal', async () => {
    const { page, context, leave } = await visit(browser, club);
    await playNow(page, 'adel');
    const { playSome } = await import('./hands');
    await playSome(page, 9);
    await page.waitForSelector('[data-question]:not([data-question=""])');
    const journal = await page.locator('.journal li .line').allTextContents();
    expect(journal.length).toBeGreaterThan(3);
    const question = await page.locator('[data-question]').getAttribute('data-question');
    await page.close();
    const again = await context.newPage();
    await again.goto('/');
    await again.locator('#go-on ~ ul a').first().click();
    await again.waitForSelector('[data-question]:not([data-question=""])');
    expect(await again.locator('[data-question]').getAttribute('data-question')).toBe(question);
    expect(await again.locator('.journal li .line').allTextContents()).toEqual(journal);
    await playToEnd(again, 5);
    await leave();
  });

  test('a line of the journal shows the board as it was then', async () => {
    const { page, leave } = await visit(browser, club);
    await playNow(page, 'adel');
    const { playSome } = await import('./hands');
    await playSome(page, 8);
    await page.waitForSelector('[data-question]:not([data-question=""])');
    await page.locator('.journal button.line').first().click();
    await page.waitForSelector('.looking');
    await page.locator('.looking button').click();
    expect(await page.locator('.looking').count()).toBe(0);
    await leave();
  });
});
