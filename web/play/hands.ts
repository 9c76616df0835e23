// Somebody's hands at a table: they wait until they are asked, and choose. What they choose is any of what is offered;
// how, is the test's business: by tapping, by keys alone, or by what a screen reader would say.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export type Ways = 'tap' | 'keys' | 'roles';
type Moment = { is: 'asked'; question: string } | { is: 'over' } | { is: 'curtain' };

// The small numbers that decide which option is taken: the same in every run.
export const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

// Until there is another question than the last one, a curtain, or the end.
async function nextMoment(page: Page, last: string): Promise<Moment> {
  const handle = await page.waitForFunction(
    (before) => {
      if (document.querySelector('dialog[open] #ending-title')) return { is: 'over' };
      if (document.querySelector('.curtain button')) return { is: 'curtain' };
      const question = document.querySelector<HTMLElement>('[data-question]')?.dataset.question;
      const ready = question && question !== before && document.querySelector('[data-question] [role=group]');
      return ready ? { is: 'asked', question } : null;
    },
    last,
    { timeout: 60_000, polling: 30 },
  );
  return (await handle.jsonValue()) as Moment;
}

const group = (page: Page): Locator => page.locator('[data-question] [role=group][aria-labelledby=question]');

async function press(page: Page, target: Locator, ways: Ways): Promise<void> {
  if (ways === 'keys') {
    await target.focus();
    await page.keyboard.press('Enter');
  } else await target.click({ timeout: 10_000 });
}

// One decision of the open question.
export async function decide(page: Page, random: () => number, ways: Ways = 'tap'): Promise<void> {
  const any = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  // Adel's exhibition: the best one, and then it is laid out.
  const best = page.locator('[data-question] [data-show-best]');
  if ((await best.count()) > 0) {
    await press(page, best, ways);
    await press(page, page.locator('[data-question] [data-show-these]:not([aria-disabled=true])'), ways);
    return;
  }
  // Mille's compass is turned by keys as far as the dice say.
  const dial = group(page).getByRole('slider');
  if ((await dial.count()) > 0) {
    await dial.focus();
    for (let steps = Math.floor(random() * 8); steps > 0; --steps) await page.keyboard.press('ArrowRight');
  }
  const open = group(page).locator('[data-option]:not([aria-disabled=true])');
  await expect.poll(() => open.count(), { timeout: 10_000 }).toBeGreaterThan(0);
  const options = await open.all();
  await press(page, any(options), ways);
}

// From wherever the game stands to its last showing; how many decisions it took.
export async function playToEnd(page: Page, seed = 1, ways: Ways = 'tap', most = 900): Promise<number> {
  const random = dice(seed);
  let last = '';
  for (let taken = 0; taken < most; ++taken) {
    const moment = await nextMoment(page, last);
    if (moment.is === 'over') return taken;
    if (moment.is === 'curtain') {
      await press(page, page.locator('.curtain button'), ways);
      last = '';
      continue;
    }
    await decide(page, random, ways);
    last = moment.question;
  }
  throw new Error(`no end after ${most} decisions`);
}

// A few decisions, to be somewhere in the middle of a game.
export async function playSome(page: Page, count: number, seed = 1, ways: Ways = 'tap'): Promise<void> {
  const random = dice(seed);
  let last = '';
  for (let taken = 0; taken < count; ++taken) {
    const moment = await nextMoment(page, last);
    if (moment.is !== 'asked') return;
    await decide(page, random, ways);
    last = moment.question;
  }
}

export const playNow = async (page: Page, game: 'adel' | 'mille'): Promise<void> => {
  await page.goto('/');
  await page.locator(`section[data-game=${game}] .play`).click();
  await page.waitForSelector('[data-question]');
};
