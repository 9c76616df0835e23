// Both lessons to their end, by a learner who tries one thing after another until the teacher agrees.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse, visit } from './house';
import { group } from './hands';

const house = openHouse();

type Scene = 'told' | 'asked' | 'end';
const sceneOf = async (page: Page): Promise<Scene> => {
  const handle = await page.waitForFunction(
    () => {
      if (!document.querySelector('.table-room') && document.querySelector('#learned')) return 'end';
      if (document.querySelector('.teacher button')) return 'told';
      const question = document.querySelector<HTMLElement>('[data-question]')?.dataset.question;
      const chosen = document.querySelector('[data-question] [aria-pressed=true], [data-question] .laid');
      return question && !chosen && document.querySelector('[data-question] [role=group]') ? 'asked' : null;
    },
    undefined,
    { timeout: 60_000, polling: 30 },
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
    if (await page.locator('[data-show-best]').count()) {
      await page.locator('[data-show-best]').click();
      await page.locator('[data-show-these]:not([aria-disabled=true])').click();
      return;
    }
    const dial = group(page).getByRole('slider');
    if (await dial.count()) {
      await dial.focus();
      if (nth > 0) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      return;
    }
    const open = group(page).locator('[data-option]:not([aria-disabled=true])');
    // All tried: the right answer is on its way, and the next look finds another question.
    if (nth < (await open.count())) await open.nth(nth).click({ timeout: 5_000 });
  }
}

test.each([
  { game: 'adel', language: 'en', size: 'desktop' },
  { game: 'mille', language: 'de', size: 'phone' },
] as const)('$game', async ({ game, language, size }) => {
  const { page, leave } = await visit(house, { language, size });
  await page.goto('/');
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
