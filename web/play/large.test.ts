// Letters of twice the size on a phone: nothing lies on anything else, in the hall, in a lobby and at the tables.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layTable } from './company';
import { enter, openHouse, visit, type Visit } from './house';
import { asked, playNow } from './hands';
import { faults } from './shots/faults';

const house = openHouse();
const phone = { size: 'phone', viewport: { width: 390, height: 844 } } as const;

// As somebody has set who reads so.
async function largely(visitor: Visit): Promise<Page> {
  await visitor.context.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
  );
  return visitor.page;
}

const collisions = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready);
  return (await page.evaluate(faults)).filter((fault) => /^(one on the other|hangs over|the page scrolls)/.test(fault));
};

test('the hall', async () => {
  const visitor = await visit(house, phone);
  const page = await largely(visitor);
  await enter(page, '/');
  await page.locator('.door').first().waitFor();
  expect(await collisions(page)).toEqual([]);
  await visitor.leave();
});

test('a lobby, and a guest in it who has no chair yet, but a name, and ears', async () => {
  const host = await visit(house, { name: 'Ada' });
  const { sit } = await layTable(host.page, { game: 'mille', seats: 3 });
  const guest = await visit(house, { name: 'Bruno', ...phone });
  const page = await largely(guest);
  await enter(page, sit);
  await page.locator('li.chair .button.main').first().waitFor();
  expect(await collisions(page)).toEqual([]);
  const name = page.locator('[aria-labelledby=lobby-name]');
  await name.getByRole('textbox').fill('Benedetta');
  await name.locator('button').click();
  await expect.poll(() => page.evaluate(async () => (await (await fetch('/api/me')).json()).person.name)).toBe('Benedetta');
  await host.page.locator('.talk .phrases').getByRole('button', { name: 'Hello!' }).click();
  await page.locator('[aria-labelledby=lobby-talk] li', { hasText: 'Hello!' }).first().waitFor();
  await page.locator('li.chair .button.main').first().click();
  await page.locator('li.chair.mine', { hasText: 'Benedetta' }).waitFor();
  await host.leave();
  await guest.leave();
});

test.each(['adel', 'mille'] as const)('a table of %s', async (game) => {
  const visitor = await visit(house, phone);
  const page = await largely(visitor);
  await playNow(page, game);
  await asked(page);
  expect(await collisions(page)).toEqual([]);
  await visitor.leave();
});
