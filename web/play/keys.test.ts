// A whole game by the keyboard alone, from the first load on: no mouse, and no focus but the one that Tab gives.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, openHouse, visit } from './house';
import { asked, nextMoment, play } from './hands';
import { inHurry, scenesSeen } from './hurry';

const house = openHouse();

const focusIs = (page: Page, what: string): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.matches(selector) === true, what);

async function tabTo(page: Page, what: string, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 120; ++pressed) {
    if (await focusIs(page, what)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${what}`);
}

const openOption = '[role=group] [data-option]:not([aria-disabled=true])';

// The question has the focus when it comes; what there is to choose follows it.
async function byKeys(page: Page, random: () => number): Promise<void> {
  await expect.poll(() => focusIs(page, '#question')).toBe(true);
  const has = (what: string) => page.locator(`[data-question] ${what}`).count();
  if ((await has('[data-show-best]')) > 0) {
    await tabTo(page, '[data-show-best]');
    await page.keyboard.press('Enter');
    await expect.poll(() => has('[data-show-these]:not([aria-disabled=true])')).toBe(1);
    await tabTo(page, '[data-show-these]', 'Shift+Tab');
    await page.keyboard.press('Enter');
  } else if ((await has('[role=slider]')) > 0) {
    await tabTo(page, '[role=slider]');
    for (let steps = Math.floor(random() * 6); steps > 0; --steps) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  } else if (random() < 0.5) {
    const choices = await page.locator(`[data-question] ${openOption}`).count();
    await page.keyboard.press(String(1 + Math.floor(random() * Math.min(choices, 9))));
  } else {
    // Arrows lead over what is closed, too; Enter there says why not, and changes nothing.
    await tabTo(page, openOption);
    await page.keyboard.press(random() < 0.5 ? 'ArrowRight' : 'End');
    while (!(await focusIs(page, openOption))) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
  }
}

// Mille with the stage on: a question has the focus when its scene has left the screen.
test.each([['adel', 'off'], ['mille', 'brisk']] as const)('%s, scenes %s', async (game, speed) => {
  const { page, leave } = await visit(house, { speed, grace: false });
  await inHurry(page);
  await enter(page, '/');
  await page.locator('h1').waitFor();
  await tabTo(page, `section[data-game=${game}] .play`);
  await page.keyboard.press('Enter');
  expect(await play(page, { seed: 5, way: byKeys })).toBeGreaterThan(5);
  if (speed !== 'off') expect(await scenesSeen(page)).toBeGreaterThan(20);

  // And on to a rematch.
  await tabTo(page, 'dialog[open] [data-rematch]');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect((await asked(page)).is).toBe('asked');

  // The menu and the rules open and close by keys, and the focus returns to where it was.
  await tabTo(page, 'header nav button:last-of-type');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open] #menu-title').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focusIs(page, 'header nav button')).toBe(true);
  await leave();
});

test('a chair is given to somebody else: the arrows walk, Enter takes, Escape leaves all as it was', async () => {
  const { page, leave } = await visit(house);
  await enter(page, '/#/solo/adel');
  await page.locator('h1').waitFor();
  const chair = page.locator('[data-chair="2"] .name');
  const before = await chair.textContent();
  const cards = page.locator('dialog[open] input[type=radio]');
  await tabTo(page, '[data-chair="2"]');
  for (const last of ['Escape', 'Enter']) {
    await page.keyboard.press('Enter');
    await expect.poll(() => cards.count()).toBe(7);
    expect(await focusIs(page, 'dialog[open] input:checked')).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(last);
    await expect.poll(() => focusIs(page, '[data-chair="2"]')).toBe(true);
    expect((await chair.textContent()) === before).toBe(last === 'Escape');
  }
  expect(page.url()).toContain('#/solo/adel');
  await leave();
});

test('Escape shows a reveal to its end at once', async () => {
  const { page, leave } = await visit(house, { speed: 'calm' });
  await enter(page, '/');
  await page.locator('h1').waitFor();
  await tabTo(page, 'section[data-game=adel] .play');
  await page.keyboard.press('Enter');
  const first = await asked(page);
  await expect.poll(() => focusIs(page, '#question')).toBe(true);
  await page.keyboard.press('1');
  await page.locator('.herald.busy').waitFor();
  // From here on time stands still for the page: a reveal that waits for its time would never be over.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  let over = false;
  const next = nextMoment(page, first.is === 'asked' ? first.question : '').then(() => void (over = true));
  await expect.poll(async () => {
    await page.keyboard.press('Escape');
    return over;
  }).toBe(true);
  await next;
  await leave();
});
