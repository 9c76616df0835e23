// Both lessons to their end, by a learner who tries one thing after another until the teacher agrees.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, openHouse, patience, visit } from './house';
import { desk, exhibit, group, polling } from './hands';

const house = openHouse();

type Scene = 'told' | 'asked' | 'end';
const sceneOf = async (page: Page): Promise<Scene> => {
  const handle = await page.waitForFunction(
    () => {
      if (!document.querySelector('.table-room') && document.querySelector('#learned')) return 'end';
      if (document.querySelector('.teacher button')) return 'told';
      // What has been chosen is on its way: the teacher was content, and another question will come.
      const desk = document.querySelector<HTMLElement>('[data-question][data-choice=none]');
      return desk?.dataset.question && desk.querySelector('[role=group]') ? 'asked' : null;
    },
    undefined,
    { timeout: patience, polling },
  );
  return (await handle.jsonValue()) as Scene;
};

// What was tried for the question that is open.
class Learner {
  #question = '';
  #tried = 0;

  async answer(page: Page): Promise<void> {
    const question = `${await page.locator('[data-question]').getAttribute('data-question')}`;
    if (question !== this.#question) this.#tried = 0;
    this.#question = question;
    const nth = this.#tried++;
    const found = await desk(page);
    if (found.offers === 'exhibition') return exhibit(page);
    if (found.offers === 'compass') {
      await group(page).getByRole('slider').focus();
      if (nth > 0) await page.keyboard.press('ArrowRight');
      return page.keyboard.press('Enter');
    }
    expect(nth).toBeLessThan(found.open);
    await group(page).locator('[data-option]:not([aria-disabled=true])').nth(nth).click();
  }
}

test.each([
  { game: 'adel', language: 'en', size: 'desktop' },
  { game: 'mille', language: 'de', size: 'phone' },
] as const)('$game', async ({ game, language, size }) => {
  const { page, leave } = await visit(house, { language, size });
  await enter(page, '/');
  await page.locator(`section[data-game=${game}] a[href="#/learn/${game}"]`).click();
  const learner = new Learner();
  let objections = 0;
  for (let scene = await sceneOf(page); scene !== 'end'; scene = await sceneOf(page)) {
    if (scene === 'told') await page.locator('.teacher button').click();
    else await learner.answer(page);
    objections += await page.locator('.teacher .objection').count();
    expect(objections).toBeLessThan(200);
  }
  // Not everything that was tried was right, and the teacher said so.
  expect(objections).toBeGreaterThan(0);
  expect(await page.locator('#learned ~ ul li').count()).toBeGreaterThan(4);
  // From here one plays.
  await page.locator('button.play').click();
  await page.waitForSelector('[data-question]');
  await leave();
});

test('what the teacher points at has a ring, which measures nothing while all stands still', async () => {
  const { page, leave } = await visit(house);
  await enter(page, '/#/learn/adel');
  const ring = page.locator('.pointed').first();
  const where = () => ring.evaluate((box) => JSON.stringify(box.getBoundingClientRect()));
  await ring.waitFor();
  // So many frames one after another in which nobody asks for another one; a page that always does is never done.
  const rests = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const frame = window.requestAnimationFrame.bind(window);
          let quiet = 0;
          window.requestAnimationFrame = (deed) => ((quiet = 0), frame(deed));
          const look = (): void => void (++quiet > 15 ? resolve() : frame(look));
          frame(look);
        }),
    );
  await rests();
  const before = await where();
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect.poll(where).not.toBe(before);
  await rests();
  await leave();
});
