// Several people on one device: between them is a curtain, and behind it nothing.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { enter, openHouse, visit } from './house';
import { group, nextMoment, play } from './hands';
import { drawerOf, openPost, postOf } from './post';

const house = openHouse();

async function deal(page: Page, game: 'adel' | 'mille'): Promise<void> {
  await openPost(page);
  await enter(page, `/#/solo/${game}`);
  await page.getByLabel('Several people, one device').check();
  await page.getByLabel('Player 1').fill('Ada');
  await page.getByLabel('Player 2').fill('Bo');
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.locator('.curtain').waitFor();
}

const handOf = (page: Page): Promise<string[]> =>
  page.locator('.desk [data-piece^="object:"]').evaluateAll((pieces) =>
    pieces.map((piece) => (piece as HTMLElement).dataset.piece?.slice(7) ?? ''),
  );

test('before the curtain opens nothing of the other’s hand is in the page', async () => {
  const { page, leave } = await visit(house);
  await deal(page, 'adel');
  await page.getByRole('dialog', { name: /Ada/ }).waitFor();
  await page.locator('.curtain button').click();
  await nextMoment(page, '');
  const hers = await handOf(page);
  expect(hers.length).toBeGreaterThan(3);
  await group(page).locator('[data-option]').first().click();

  await page.getByRole('dialog', { name: /Bo/ }).waitFor();
  const behind = await page.content();
  for (const object of hers) expect(behind).not.toContain(object);
  const told = (await postOf(page)).join('\n');
  await page.locator('.curtain button').click();
  await nextMoment(page, '');
  const his = await handOf(page);
  expect(his.length).toBeGreaterThan(3);
  for (const object of his) expect(told).not.toContain(object);
  for (const object of hers) expect(await page.content()).not.toContain(object);
  // Nor is anybody's hand written down.
  const memoirs = await drawerOf(page, 'memoirs');
  for (const object of [...hers, ...his]) expect(memoirs).not.toContain(object);
  await leave();
});

test.each(['adel', 'mille'] as const)('a whole game of %s with two people and bots', async (game) => {
  const { page, leave } = await visit(house, { size: 'tablet' });
  await deal(page, game);
  let curtains = 0;
  const before = async () => void (curtains += await page.locator('.curtain').count());
  expect(await play(page, { seed: 3, before })).toBeGreaterThan(10);
  expect(curtains).toBeGreaterThan(5);
  expect(await page.locator('dialog[open] tbody').textContent()).toMatch(/Ada[^]*Bo|Bo[^]*Ada/);
  await leave();
});
