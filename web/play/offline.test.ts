// After the first visit no network is needed.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, noNetwork, openHouse, visit } from './house';
import { play, playNow, unanswered } from './hands';

const house = openHouse();

// The page has been kept as a whole.
async function kept(page: Page): Promise<void> {
  await enter(page, '/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
  });
}

test('a whole game, its rules, the lessons, and a tab that is closed meanwhile', async () => {
  const { page, context, leave } = await visit(house, { expected: noNetwork });
  await kept(page);
  await house.club.kill();
  await context.setOffline(true);
  try {
    await page.reload();
    await playNow(page, 'adel');
    await play(page, { count: 9 });
    const before = await unanswered(page);
    const journal = await page.locator('.journal li .line').allTextContents();
    expect(journal.length).toBeGreaterThan(3);
    await page.close();

    const again = await context.newPage();
    await enter(again, '/');
    await again.locator('#go-on ~ ul a').first().click();
    expect(await unanswered(again)).toEqual(before);
    expect(await again.locator('.journal li .line').allTextContents()).toEqual(journal);
    await play(again, { seed: 5 });

    for (const game of ['adel', 'mille']) {
      await enter(again, `/#/rules/${game}`);
      await again.locator(`#rule-${game === 'adel' ? 'A1' : 'M1'}`).waitFor();
      await enter(again, `/#/learn/${game}`);
      await again.locator('.teacher').waitFor();
    }
    // The other languages are kept too, and so is the other game.
    await enter(again, '/#/settings');
    await again.locator('select').first().selectOption('ro');
    await expect.poll(() => again.locator('html').getAttribute('lang')).toBe('ro');
    await playNow(again, 'mille');
    await play(again, { count: 3 });
    // Where the club would be needed it is said that it is not there.
    await enter(again, '/#/tables');
    await again.locator('.trouble').waitFor();
  } finally {
    await house.club.start();
  }
  await leave();
});

test('it can be installed', async () => {
  const { page, context, leave } = await visit(house);
  await enter(page, '/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await context.request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { name: string; start_url: string; display: string; icons: { src: string; sizes: string; type: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ name: 'Noblesse', start_url: '/', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await context.request.get(src);
    expect(icon.headers()['content-type']).toContain(type);
    if (type !== 'image/png') continue;
    const body = await icon.body();
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.icons.some(({ sizes, purpose }) => sizes === '512x512' && purpose !== 'maskable')).toBe(true);
  await leave();
});
