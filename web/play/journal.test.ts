// The journal has its newest line in sight, whatever else wants room, unless somebody reads further up.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse, visit } from './house';
import { play, playNow } from './hands';

const house = openHouse();

// How many pixels of the last line are below the window of the journal.
const hidden = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const line = [...document.querySelectorAll('.journal .line')].at(-1);
    const window = document.querySelector('.journal .scrolls');
    return line && window ? Math.round(line.getBoundingClientRect().bottom - window.getBoundingClientRect().bottom) : Infinity;
  });

test.each(['desktop', 'phone'] as const)('on a %s', async (size) => {
  const { page, leave } = await visit(house, { size });
  await playNow(page, 'adel');
  await play(page, { seed: 5, count: 9 });
  if (size === 'phone') await page.locator('nav .bar.narrow').first().click();
  await expect.poll(() => hidden(page)).toBeLessThanOrEqual(2);
  if (size === 'desktop') {
    // Whoever reads further up is left in peace, and finds the way back.
    const lines = page.locator('.journal .scrolls');
    await lines.hover();
    await page.mouse.wheel(0, -5_000);
    await page.locator('.journal .newest').waitFor();
    await play(page, { seed: 6, count: 2 });
    expect(await lines.evaluate((list) => list.scrollTop)).toBe(0);
    await page.locator('.journal .newest').click();
    await expect.poll(() => hidden(page)).toBeLessThanOrEqual(2);
  }
  await leave();
});
