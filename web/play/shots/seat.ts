// Sitting down for a picture: a table at home with so many chairs, and what happens at it step by step.
import type { Browser, Page } from 'playwright-core';
import { dice } from '../hands.ts';
import { phaseOf, teachBreath } from './still.ts';

export type GameName = 'adel' | 'mille';

// Somebody new, with reveals that take no time until they wish to see one.
export async function guest(browser: Browser, address: string, language: string): Promise<Page> {
  const context = await browser.newContext({ locale: language, baseURL: address });
  await context.addInitScript(() => {
    if (!localStorage.getItem('noblesse.settings')) localStorage.setItem('noblesse.settings', '{"speed":"off"}');
  });
  const page = await context.newPage();
  await teachBreath(page);
  return page;
}

export async function room(page: Page, address: string): Promise<void> {
  await page.goto(`/${address}`);
  await page.waitForSelector('h1');
  await page.waitForLoadState('networkidle');
}

// Two people of this device instead of one, if they pass it on.
export async function sitDown(page: Page, game: GameName, seats: number, pass = false): Promise<void> {
  await room(page, `#/solo/${game}`);
  if (pass) await page.locator('input[name=company]').nth(1).check();
  if (seats > 5) {
    // Six lords want another edition.
    await page.locator('details').nth(1).evaluate((details: HTMLDetailsElement) => (details.open = true));
    await page.locator('details').nth(1).locator('fieldset').first().locator('.face').nth(1).click();
  }
  await page.locator('fieldset').first().locator('.face', { hasText: new RegExp(`^\\s*${seats}\\s*$`) }).click();
  await page.locator('form .button.main').click();
  await page.waitForSelector('[data-stage=playing]');
}

// Any of what is offered; of the exhibitions the best, for it looks best too.
async function decide(page: Page, random: () => number): Promise<void> {
  const best = page.locator('[data-question] [data-show-best]');
  if ((await best.count()) > 0) {
    await best.click();
    return page.locator('[data-show-these]:not([aria-disabled=true])').click();
  }
  const dial = page.locator('[data-question] [role=slider]');
  if ((await dial.count()) > 0) {
    for (let steps = Math.floor(random() * 8); steps > 0; --steps) await dial.press('ArrowRight');
  }
  const open = page.locator('[data-question] [data-option]:not([aria-disabled=true])');
  await open.first().waitFor();
  await open.nth(Math.floor(random() * (await open.count()))).click();
}

export type Moment = { is: 'asked'; phase: string; nth: number } | { is: 'curtain' } | { is: 'over' };

// A game from the first question to the last, with time to look before each decision is made.
export async function play(page: Page, seed: number, look: (moment: Moment, act: () => Promise<void>) => Promise<boolean | void>): Promise<void> {
  const random = dice(seed);
  const seen = new Map<string, number>();
  let last = '';
  for (let most = 0; most < 900; ++most) {
    const found = await page.waitForFunction(
      (before) => {
        if (document.querySelector('dialog[open] #ending-title')) return 'over';
        document.querySelector<HTMLElement>('[data-go-on]')?.click();
        if (document.querySelector('.curtain button')) return 'curtain';
        const question = document.querySelector<HTMLElement>('[data-question]')?.dataset.question;
        return question && question !== before && document.querySelector('[data-question] [role=group]') ? `asked ${question}` : null;
      },
      last,
      { timeout: 240_000, polling: 30 },
    );
    const is = (await found.jsonValue()) as string;
    if (is === 'over') return void (await look({ is: 'over' }, async () => undefined));
    if (is === 'curtain') {
      last = '';
      if (await look({ is: 'curtain' }, () => page.locator('.curtain button').click())) return;
      continue;
    }
    last = is.slice(6);
    const phase = await phaseOf(page);
    const nth = (seen.get(phase) ?? 0) + 1;
    seen.set(phase, nth);
    if (await look({ is: 'asked', phase, nth }, () => decide(page, random))) return;
  }
}

// How fast reveals are shown, as somebody would set it at the table.
export async function pace(page: Page, speed: 'calm' | 'off'): Promise<void> {
  await page.locator('nav .bar').last().click();
  await page.locator('dialog[open] select:has([value=off])').selectOption(speed);
  await page.keyboard.press('Escape');
}
