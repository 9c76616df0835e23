// Somebody's hands at a table: they wait until they are asked, and choose any of what is offered.
import type { Locator, Page } from 'playwright-core';
import { enter, patience } from './house.ts';

export type Moment = { is: 'asked'; question: string } | { is: 'over' } | { is: 'curtain' };

// The small numbers that decide which option is taken: the same in every run.
export const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

export const anyOf = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;

export const polling = 20; // milliseconds between two looks at the page

// Until there is another question than the last one, a curtain, or the end.
export async function nextMoment(page: Page, last: string): Promise<Moment> {
  const waiting = page.waitForFunction(
    (before) => {
      if (document.querySelector('dialog[open] #ending-title')) return { is: 'over' };
      // Several people on one device: they have seen what there was to see.
      document.querySelector<HTMLElement>('[data-go-on]')?.click();
      if (document.querySelector('.curtain button')) return { is: 'curtain' };
      const question = document.querySelector<HTMLElement>('[data-question]')?.dataset.question;
      const ready = question && question !== before && document.querySelector('[data-question] [role=group]');
      return ready ? { is: 'asked', question } : null;
    },
    last,
    { timeout: patience, polling },
  );
  const handle = await waiting.catch(async (timeout) => {
    throw new Error(`${timeout}\nafter question ${last}: ${await sight(page)}`);
  });
  return (await handle.jsonValue()) as Moment;
}

// What stands on the desk, for whoever must find out why nothing comes any more.
const sight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const desk = document.querySelector<HTMLElement>('[data-question]');
    const said = [...document.querySelectorAll('.refusal, .lost, .herald')].map((each) => each.textContent?.trim());
    return JSON.stringify({ question: desk?.dataset.question, desk: desk?.innerText.slice(0, 300), said, stage: document.querySelector<HTMLElement>('[data-stage]')?.dataset.stage });
  });

// Whatever is asked now, answered or not.
export const asked = (page: Page): Promise<Moment> => nextMoment(page, '');

// A question to which nothing has been chosen yet: whatever was chosen before is done.
export async function unanswered(page: Page): Promise<Moment> {
  await page.waitForFunction(
    () => {
      const desk = document.querySelector<HTMLElement>('[data-question][data-choice=none]');
      return desk?.dataset.question && desk.querySelector('[role=group]');
    },
    undefined,
    { timeout: patience, polling },
  );
  return asked(page);
}

export const group = (page: Page): Locator => page.locator('[data-question] [role=group][aria-labelledby=question]');

export type Desk = { offers: 'exhibition' } | { offers: 'compass' | 'options'; open: number };

// What the desk offers, in one look, as soon as there is something to choose.
export async function desk(page: Page): Promise<Desk> {
  const handle = await page.waitForFunction(
    () => {
      const desk = document.querySelector('[data-question]');
      if (desk?.querySelector('[data-show-best]')) return { offers: 'exhibition' };
      const group = desk?.querySelector('[role=group][aria-labelledby=question]');
      const open = group?.querySelectorAll('[data-option]:not([aria-disabled=true])').length;
      return open ? { offers: group?.querySelector('[role=slider]') ? 'compass' : 'options', open } : null;
    },
    undefined,
    { timeout: patience, polling },
  );
  return (await handle.jsonValue()) as Desk;
}

// Adel's exhibition: the best one, and then it is laid out.
export async function exhibit(page: Page): Promise<void> {
  await page.locator('[data-question] [data-show-best]').click();
  await page.locator('[data-question] [data-show-these]:not([aria-disabled=true])').click();
}

// One decision of the open question, by tapping.
export async function decide(page: Page, random: () => number): Promise<void> {
  const found = await desk(page);
  if (found.offers === 'exhibition') return exhibit(page);
  // Mille's compass is turned as far as the dice say.
  if (found.offers === 'compass') {
    await group(page).getByRole('slider').focus();
    for (let steps = Math.floor(random() * 8); steps > 0; --steps) await page.keyboard.press('ArrowRight');
  }
  await group(page).locator('[data-option]:not([aria-disabled=true])').nth(Math.floor(random() * found.open)).click();
}

export interface Play {
  seed?: number;
  // How many decisions, if not all of the game.
  count?: number;
  // How a question is answered.
  way?: (page: Page, random: () => number) => Promise<void>;
  // What is done before it is.
  before?: (page: Page) => Promise<void>;
}

const most = 900;

// From wherever the game stands to its last showing, or some decisions on; how many it took.
export async function play(page: Page, { seed = 1, count = Infinity, way = decide, before }: Play = {}): Promise<number> {
  const random = dice(seed);
  let last = '';
  for (let taken = 0; taken < most; ) {
    if (taken >= count) return taken;
    const moment = await nextMoment(page, last);
    if (moment.is === 'over') return taken;
    if (moment.is === 'curtain') {
      await before?.(page);
      await page.locator('.curtain button').click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
      last = '';
      continue;
    }
    await before?.(page);
    await way(page, random);
    last = moment.question;
    ++taken;
  }
  throw new Error(`no end after ${most} decisions`);
}

export const playNow = async (page: Page, game: 'adel' | 'mille'): Promise<void> => {
  await enter(page, '/');
  await page.locator(`section[data-game=${game}] .play`).click();
  await page.waitForSelector('[data-question]');
};

// Whose place is which at the end: names and scores, in any language and on any device the same.
export async function ending(page: Page): Promise<string[]> {
  await page.locator('dialog[open] #ending-title').waitFor();
  const rows = await page.locator('dialog[open] tbody tr').all();
  return Promise.all(rows.map(async (row) => (await row.locator('.name, .score').allTextContents()).map((cell) => cell.trim()).join(' ')));
}
