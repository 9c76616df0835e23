// The stage in a real browser, at a pace that people watch: every scene is seen, nothing is told before it, and whoever is
// in a hurry is not held up.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, openHouse, visit } from './house';
import { nextMoment, play, playNow, unanswered } from './hands';

const house = openHouse();

interface Glimpse {
  beat: string;
  from: number;
  until: number;
}

// Notes what is on the stage, and for how long.
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Glimpse[] = [];
    Object.assign(window, { seen });
    const stage = document.querySelector<HTMLElement>('.hall > .stage')!;
    let [last, given] = ['', 0];
    const look = (): void => {
      const { beat = '', cues = '0' } = stage.dataset;
      // The next beat may be of the same kind: then its cues begin anew.
      if (beat === last && Number(cues) >= given) return void (given = Number(cues));
      const now = performance.now();
      const current = seen.at(-1);
      if (current) current.until = now;
      seen.push({ beat, from: now, until: now });
      [last, given] = [beat, Number(cues)];
    };
    new MutationObserver(look).observe(stage, { attributes: true, attributeFilter: ['data-beat', 'data-cues'] });
  });
const glimpses = (page: Page): Promise<Glimpse[]> => page.evaluate(() => (window as unknown as { seen: Glimpse[] }).seen);

test('a journey of a bot is seen road by road', async () => {
  const { page, leave } = await visit(house, { speed: 'brisk' });
  await playNow(page, 'mille');
  await unanswered(page);
  await watch(page);
  await play(page, { count: 8 });
  const roads = (await glimpses(page)).slice(0, -1).filter(({ beat }) => beat === 'travelled');
  expect(roads.length).toBeGreaterThan(2);
  for (const { from, until } of roads) expect(until - from).toBeGreaterThan(300);
  await leave();
});

test('on a phone a reveal has nearly all of the screen, and is told when it has been seen', async () => {
  const { page, leave } = await visit(house, { speed: 'calm', grace: false, size: 'phone' });
  await playNow(page, 'adel');
  await unanswered(page);
  // From here on time stands still for the page: the breath before the cards are turned is as long as the test's.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await play(page, { count: 1 });
  const theatre = page.locator('[data-stage=cover][data-scene=places]');
  await theatre.waitFor();
  // The cards lie there with their faces down, and nobody has said anything.
  expect(await page.locator('.herald').textContent()).not.toMatch(/goes? to/);
  expect(await theatre.locator('.play.down').count()).toBe(await theatre.locator('.play').count());
  const seats = () => theatre.locator('.lord .name').allTextContents();
  const before = await seats();
  const share = await theatre.evaluate((box) => {
    const { width, height } = box.getBoundingClientRect();
    return (width * height) / (innerWidth * innerHeight);
  });
  expect(share).toBeGreaterThan(0.78);
  expect(await page.locator('.hall > .stage').getAttribute('aria-hidden')).toBe('true');
  await page.clock.resume();
  await expect.poll(() => theatre.locator('.play.down').count()).toBe(0);
  expect(await seats()).toEqual(before);
  await unanswered(page);
  expect(await page.locator('.stage.open').count()).toBe(0);
  expect(await page.locator('[data-herald]').textContent()).toMatch(/goe?s? to/);
  await leave();
});

test('two taps end a scene', async () => {
  const { page, leave } = await visit(house, { speed: 'calm', size: 'phone' });
  await playNow(page, 'adel');
  await unanswered(page);
  await play(page, { count: 1 });
  await page.locator('[data-stage=cover]').waitFor();
  const begun = Date.now();
  await page.locator('.hall > .stage').dblclick();
  await unanswered(page);
  expect(Date.now() - begun).toBeLessThan(60_000);
  expect(await page.locator('.stage.open').count()).toBe(0);
  await leave();
});

test('several people on one device go on when all have seen it', async () => {
  const { page, leave } = await visit(house, { speed: 'off', size: 'tablet' });
  await enter(page, '/#/solo/adel');
  await page.getByLabel('Several people, one device').check();
  await page.getByRole('button', { name: 'Deal' }).click();
  for (let people = 0; people < 2; ++people) {
    await page.locator('.curtain button').click();
    await page.locator('[data-question] [data-option]:not([aria-disabled=true])').first().click();
  }
  // The reveal stays, without a curtain before it.
  const on = page.locator('[data-go-on]');
  await on.waitFor();
  expect(await page.locator('.curtain').count()).toBe(0);
  expect(await page.locator('.herald').textContent()).toMatch(/auction house/i);
  await on.click();
  expect((await nextMoment(page, '')).is).toBe('curtain');
  await leave();
});
