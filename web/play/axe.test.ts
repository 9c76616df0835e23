// Every room and every state of a table, in both themes: axe finds nothing.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { layTable, sitDown } from './company';
import { enter, openHouse, visit } from './house';
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
// What a room says while it is not there yet.
const loadings = ['club', 'replay', 'table'].flatMap((name) => {
  const words = readFileSync(new URL(`../words/en/${name}.ftl`, import.meta.url), 'utf8');
  return [...words.matchAll(/^(?:club-loading|replay-opening|line-opening) = (.*)$/gm)].map((found) => found[1] ?? '');
});
const nothingFound = () => expect(found).toEqual([]);

async function look(page: Page, where: string): Promise<void> {
  // What is just fading in has not its colours yet.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity).map((one) => one.finished.catch(() => undefined))));
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary } of nodes) found.push(`${where}: ${id}, ${target.join(' ')}: ${failureSummary}`);
  }
}

// Loaded anew, as by a link from elsewhere, until what stands in that room is there.
async function arrive(page: Page, room: string, stands = 'h1'): Promise<void> {
  await page.goto('about:blank');
  await enter(page, `/#/${room}`);
  await page.locator(stands).first().waitFor();
  // Whatever is still read or fetched says so.
  await page.waitForFunction((loading) => ![...document.querySelectorAll('[role=status]')].some((each) => loading.includes(each.textContent?.trim() ?? '')), loadings);
}

async function unfold(within: Page | Locator): Promise<void> {
  const folded = within.locator('details:not([open]) > summary:visible');
  while ((await folded.count()) > 0) await folded.first().click();
}

// Every room, and what stands in it once it is there.
const rooms: Record<string, string> = {
  '': '.door', 'solo/adel': '[data-chair]', 'solo/mille': '[data-chair]', 'create/adel': 'form fieldset', 'create/mille': 'form fieldset',
  tables: 'h1', me: 'h1', 'sign-in': 'form', ratings: 'h1', 'rules/adel/A13': '#rule-A13', 'rules/mille': '#rule-M1',
  learn: '.door', 'learn/adel': '.teacher', 'learn/mille': '.teacher', 'replay/file': 'h1', 'replay/home/none': '.refusal', editions: 'h1',
  settings: '.input', credits: 'h1', privacy: 'h1', 'table/none': 'h1',
};

describe.each(looks)('$theme, $size', ({ theme, size }) => {
  test('rooms', async () => {
    const { page, leave } = await visit(house, { theme, size, expected: /404/ });
    for (const [room, stands] of Object.entries(rooms)) {
      await arrive(page, room, stands);
      await unfold(page);
      await look(page, room);
    }
    nothingFound();
    await leave();
  });

  test('one’s own room, somebody’s card, and the people at a table', async () => {
    const host = await visit(house, { theme, size, name: 'Ada' });
    const guest = await visit(house, { theme, size, name: 'Bruno' });
    const { sit } = await layTable(host.page, { game: 'adel', seats: 2 });
    await sitDown(guest.page, sit);
    await host.page.getByRole('button', { name: 'Menu' }).click();
    const menu = host.page.locator('dialog[open]');
    await unfold(menu);
    await menu.locator('[data-person] a').waitFor();
    await unfold(menu);
    await look(host.page, 'people');
    await menu.locator('[data-person] a').click();
    await host.page.locator('main summary', { hasText: 'Report to the owner' }).waitFor();
    await unfold(host.page);
    await look(host.page, 'card');
    await arrive(guest.page, 'me');
    await guest.page.locator('#my-data').waitFor();
    await unfold(guest.page);
    await look(guest.page, 'me');
    nothingFound();
    await host.leave();
    await guest.leave();
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
      await page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${door}`) }).click();
      await look(page, door);
      await page.getByRole('button', { name: 'Close' }).filter({ visible: true }).click();
    }
    await enter(page, '/#/solo/mille');
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
      await arrive(page, room);
      await page.locator('article, section.sheet, .hall').first().waitFor();
      await look(page, `${room} of somebody`);
    }
    nothingFound();
    await leave();
  });
});
