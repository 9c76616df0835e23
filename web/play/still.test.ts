// With reduced motion nothing flickers: whatever still moves does so once, and can be seen to; and nothing goes on for ever.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse, visit } from './house';
import { play, playNow } from './hands';

const house = openHouse();

// Looks at every frame for what would not hold still. Each that was found is told once.
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found = new Set<string>();
    Object.assign(window, { restless: found });
    const look = (): void => {
      for (const one of document.getAnimations()) {
        const { iterations = 1, duration = 0 } = one.effect?.getTiming() ?? {};
        const target = one.effect instanceof KeyframeEffect ? one.effect.target : null;
        const what = `${one.constructor.name} of ${target?.localName}.${target?.getAttribute('class')}`;
        if (iterations === Infinity) found.add(`${what} never ends`);
        else if (iterations > 1 && Number(duration) < 200) found.add(`${what} flickers`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

test.each(['adel', 'mille'] as const)('%s', async (game) => {
  const { page, leave } = await visit(house, { speed: 'brisk', grace: false, reducedMotion: 'reduce' });
  await watch(page);
  await playNow(page, game);
  await play(page, { count: 5 });
  expect(await page.evaluate(() => [...(window as unknown as { restless: Set<string> }).restless])).toEqual([]);
  await leave();
});
