// Alone against bots in the browser, from the first load to the last showing.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHouse, visit } from './house';
import { asked, play, playNow, unanswered } from './hands';

const house = openHouse();

// A message that was not found shows its key.
const rawKey = /\b(adel|mille|table|journal|closed|hall|club|ending|options|refused|bot|talk|phrase)-[a-z][a-z-]*\b/;
const speaksWords = async (page: Page): Promise<void> => {
  const text = await page.evaluate(() => document.body.innerText + document.querySelector('[data-herald]')?.textContent);
  expect(rawKey.exec(text)?.[0]).toBeUndefined();
};

// Whatever lays a decision down can be tapped without scrolling.
const inReach = async (page: Page): Promise<void> => {
  const away = await page.locator('[data-question] .tray .button.main').evaluateAll((buttons) =>
    buttons.filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }).length,
  );
  expect(away).toBe(0);
};

const games = [
  { game: 'adel', size: 'desktop', language: 'en' },
  { game: 'mille', size: 'phone', language: 'en' },
  { game: 'adel', size: 'phone', language: 'de' },
  { game: 'mille', size: 'tablet', language: 'de' },
  { game: 'adel', size: 'large', language: 'it' },
  { game: 'mille', size: 'desktop', language: 'it' },
  { game: 'adel', size: 'phone', language: 'nl' },
  { game: 'mille', size: 'large', language: 'nl' },
  { game: 'adel', size: 'tablet', language: 'ro' },
  { game: 'mille', size: 'phone', language: 'ro' },
] as const;

describe('play now', () => {
  test.each(games)('$game, $size, in $language', async ({ game, size, language }) => {
    const { page, leave } = await visit(house, { size, language });
    await playNow(page, game);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const before = async (page: Page): Promise<void> => {
      await speaksWords(page);
      await inReach(page);
    };
    expect(await play(page, { seed: 7, before })).toBeGreaterThan(5);
    expect(await page.locator('#ending-title').textContent()).not.toBe('');
    expect(await page.locator('dialog[open] tbody tr').count()).toBe(4);
    await speaksWords(page);
    await leave();
  });

  test('a rematch is another game with the same company, and its journal begins anew', async () => {
    const { page, leave } = await visit(house);
    await playNow(page, 'mille');
    await play(page, { seed: 3 });
    const whole = await page.locator('.journal li .line').count();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await asked(page);
    expect(await page.locator('.journal li .line').count()).toBeLessThan(whole);
    expect(await play(page, { seed: 4 })).toBeGreaterThan(5);
    await leave();
  });

  test('a line of the journal shows the board as it was then', async () => {
    const { page, leave } = await visit(house);
    await playNow(page, 'adel');
    await play(page, { count: 8 });
    await unanswered(page);
    await page.locator('.journal button.line').first().click();
    await page.waitForSelector('.looking');
    await page.locator('.looking button').click();
    expect(await page.locator('.looking').count()).toBe(0);
    await leave();
  });

  test('what is revealed is seen on a phone, wherever the board has been scrolled to', async () => {
    const { page, leave } = await visit(house, { size: 'phone', speed: 'calm' });
    await playNow(page, 'adel');
    await unanswered(page);
    const board = page.locator('.hall > .board');
    await board.evaluate((box) => (box.scrollTop = box.scrollHeight));
    const laid = board.locator('[data-home=laid]');
    const seen = () => laid.evaluate((list) => {
      const [cards, box] = [list, list.closest('.hall > .board')!].map((one) => one.getBoundingClientRect());
      return cards!.top >= box!.top && cards!.top < box!.bottom;
    });
    expect(await seen()).toBe(false);
    await play(page, { count: 1 });
    await page.locator('.herald.busy').waitFor();
    await expect.poll(seen).toBe(true);
    await leave();
  });
});
