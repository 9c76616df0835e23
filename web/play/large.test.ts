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

// In the page: words that run over something that can be tapped, in the head of a table and in the rooms that scroll as a whole.
function overrun(): string[] {
  const where = ':is(header, main.room)';
  const things = [...document.querySelectorAll<HTMLElement>(`${where} :is(button, a[href], input, select)`)].filter((thing) => thing.checkVisibility());
  return [...document.querySelectorAll<HTMLElement>(`${where} *:not(.unseen, .unseen *)`)].flatMap((element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() && element.checkVisibility()).flatMap((node) => {
      const words = document.createRange();
      words.selectNode(node);
      const one = words.getBoundingClientRect();
      return things.filter((thing) => !thing.contains(element) && !element.contains(thing)).flatMap((thing) => {
        const other = thing.getBoundingClientRect();
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return wide > 2 && high > 2 ? [`"${node.nodeValue?.trim()}" runs over ${thing.ariaLabel ?? thing.textContent?.trim()}`] : [];
      });
    }),
  );
}

const collisions = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready);
  const found = (await page.evaluate(faults)).filter((fault) => /^(one on the other|hangs over|the page scrolls)/.test(fault));
  return [...found, ...(await page.evaluate(overrun))];
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
