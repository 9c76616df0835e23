// Every room and every state of a table, in both themes: axe finds nothing.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { layTable } from './company';
import { openHouse, visit } from './house';
import { asked, play, playNow } from './hands';

const house = openHouse();
// Both themes and both shapes of a screen.
const looks = [
  { theme: 'light', size: 'desktop' },
  { theme: 'dark', size: 'phone' },
] as const;

// Everything that is found in a test is told at its end.
let found: string[] = [];
beforeEach(() => void (found = []));
const nothingFound = () => expect(found).toEqual([]);

async function look(page: Page, where: string): Promise<void> {
  // What is just fading in has not its colours yet.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity).map((one) => one.finished.catch(() => undefined))));
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary } of nodes) found.push(`${where}: ${id}, ${target.join(' ')}: ${failureSummary}`);
  }
}

// Loaded anew: the room before stays until the next one is there.
async function enter(page: Page, room: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#/${room}`);
  await page.locator('h1, .teacher').first().waitFor();
}

async function unfold(page: Page): Promise<void> {
  const folded = page.locator('details:not([open]) > summary:visible');
  while ((await folded.count()) > 0) await folded.first().click();
}

const rooms = [
  '', 'solo/adel', 'solo/mille', 'create/adel', 'create/mille', 'tables', 'me', 'sign-in', 'ratings', 'rules/adel/A13', 'rules/mille', 'learn',
  'learn/adel', 'learn/mille', 'replay/file', 'replay/home/none', 'settings', 'credits', 'table/none',
];

describe.each(looks)('$theme, $size', ({ theme, size }) => {
  test('rooms', async () => {
    const { page, leave } = await visit(house, { theme, size, expected: /404/ });
    for (const room of rooms) {
      await enter(page, room);
      await unfold(page);
      await look(page, room);
    }
    nothingFound();
    await leave();
  });

  test.each(['adel', 'mille'] as const)('a game of %s in all its phases, its end and its replay', async (game) => {
    const { page, leave } = await visit(house, { theme, size });
    const seen = new Set<string>();
    const before = async () => {
      // A question is known by how it begins: then come names and numbers.
      const kind = (await page.locator('#question').textContent())?.split(' ').slice(0, 2).join(' ') ?? '';
      if (seen.has(kind)) return;
      seen.add(kind);
      await look(page, `${game}: ${kind}`);
    };
    // In a single game it may come to no robbery or no auction.
    for (let games = 0; games < 4 && seen.size < 4; ++games) {
      await playNow(page, game);
      await play(page, { seed: 6 + games, before });
    }
    expect(seen.size).toBeGreaterThan(3);
    await look(page, `${game}: the end`);
    await page.getByRole('link', { name: 'Look back' }).click();
    await page.locator('input[type=range]').waitFor();
    const handle = page.getByRole('button', { name: 'Journal, chart and more' });
    if (await handle.isVisible()) await handle.click();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await look(page, `${game}: replay`);
    }
    nothingFound();
    await leave();
  });

  test('dialogs, drawers and the curtain', async () => {
    const { page, leave } = await visit(house, { theme, size: 'phone' });
    await playNow(page, 'adel');
    await asked(page);
    for (const door of ['Journal', 'Talk', 'Rules', 'Menu']) {
      await page.getByRole('navigation').getByRole('button', { name: door, exact: true }).click();
      await look(page, door);
      await page.getByRole('button', { name: 'Close' }).filter({ visible: true }).click();
    }
    await page.goto('/#/solo/mille');
    await page.locator('[data-chair]').first().click();
    await page.locator('dialog[open] label').first().waitFor();
    await look(page, 'characters');
    await page.keyboard.press('Escape');
    await page.getByLabel('Several people, one device').check();
    await page.getByRole('button', { name: 'Deal' }).click();
    await page.locator('.curtain').waitFor();
    await look(page, 'curtain');
    nothingFound();
    await leave();
  });

  test('a gathering, and one’s own profile', async () => {
    const { page, leave } = await visit(house, { theme, size, name: 'Ada' });
    await layTable(page, { game: 'adel', seats: 3, listed: true });
    await unfold(page);
    await look(page, 'gathering');
    for (const room of ['me', 'tables', '']) {
      await enter(page, room);
      await page.locator('article, section.sheet, .hall').first().waitFor();
      await look(page, `${room} of somebody`);
    }
    nothingFound();
    await leave();
  });
});
