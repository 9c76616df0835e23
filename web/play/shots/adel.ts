// Adel Verpflichtet in pictures: every phase of a game of four, then other companies.
import type { Page } from 'playwright-core';
import { type Gallery, narrow } from './gallery.ts';
import { pace, play, sitDown } from './seat.ts';
import { goOn, hold } from './still.ts';

// How often each question is looked at in all sizes.
export const looks = 3;

// What can be opened over a table: the same at both games.
export async function doors(gallery: Gallery, page: Page, game: string): Promise<void> {
  await page.locator('nav .bar').last().click();
  await gallery.hang(page, `${game}-menu`);
  await page.keyboard.press('Escape');
  await page.locator('nav .bar:not(.narrow)').first().click();
  await page.waitForSelector('dialog[open] article');
  await gallery.hang(page, `${game}-rules-dialog`);
  await page.keyboard.press('Escape');
  for (const [at, drawer] of ['journal', 'talk'].entries()) {
    await gallery.frame(page, 'phone');
    await page.locator('nav .bar.narrow').nth(at).click();
    await gallery.hang(page, `${game}-${drawer}`, narrow);
    await page.locator('.shut').click();
    await gallery.frame(page, 'desktop');
  }
  await page.locator('.journal button.line').nth(3).click();
  await gallery.hang(page, `${game}-looking-back`);
  await page.locator('.looking button').click();
}

export async function adel(gallery: Gallery, page: Page): Promise<void> {
  const hung = new Set<string>();
  const once = async (screen: string): Promise<void> => {
    if (hung.has(screen)) return;
    hung.add(screen);
    await gallery.hang(page, screen);
  };
  await sitDown(page, 'adel', 4);
  await play(page, 11, async (moment, act) => {
    if (moment.is === 'over') {
      await once('adel-ending');
      await page.locator('dialog[open] .button.quiet').click();
      return once('adel-over');
    }
    if (moment.is !== 'asked') return;
    const { phase, nth } = moment;
    if (nth <= looks) await gallery.stakes(page, 'adel', phase);
    if (phase === 'place' && nth === 1) await once('adel-start');
    if (phase === 'place' && nth === 5) {
      await once('adel-place');
      if (gallery.passes('adel-')) await doors(gallery, page, 'adel');
      await hold(page);
      await act();
      await once('adel-waiting');
      return goOn(page);
    }
    if (phase === 'action' && nth > 2) {
      const buys = await page.locator('[data-move^=check]:not([aria-disabled])').count();
      await once(buys ? 'adel-action-auction' : 'adel-action-castle');
    }
    if (['steal', 'buy', 'show'].includes(phase)) await once(`adel-${phase}`);
    if (phase === 'show' && !hung.has('adel-show-picked')) {
      await page.locator('[data-show-best]').click();
      await once('adel-show-picked');
    }
    await act();
  });
}

// Five lords while cards are turned, and again a moment later; six; two; and two people with one device.
export async function adelCompanies(gallery: Gallery, page: Page): Promise<void> {
  await sitDown(page, 'adel', 5);
  await play(page, 5, async (moment, act) => {
    if (moment.is !== 'asked') return true;
    const { phase, nth } = moment;
    if (phase === 'place' && nth === 3) {
      await pace(page, 'calm');
      await act();
      await reveal(gallery, page, 'adel-5-reveal');
      await page.keyboard.press('Escape');
      return;
    }
    if (phase === 'action' && nth === 3) {
      await act();
      await reveal(gallery, page, 'adel-5-consequence');
      return true;
    }
    await act();
  });
  await pace(page, 'off');
  for (const seats of [6, 2]) {
    await sitDown(page, 'adel', seats);
    await play(page, 3, async (moment, act) => {
      if (moment.is !== 'asked') return true;
      if (moment.phase === 'place' && moment.nth === 4) {
        await gallery.hang(page, `adel-${seats}-place`);
        return true;
      }
      await act();
    });
  }
  await sitDown(page, 'adel', 3, true);
  await play(page, 3, async (moment, act) => {
    if (moment.is === 'curtain') await gallery.hang(page, 'adel-curtain');
    if (moment.is === 'asked') return true;
    await act();
  });
}

// In the middle of a reveal everything stands still for its pictures.
export async function reveal(gallery: Gallery, page: Page, screen: string, until = ''): Promise<boolean> {
  const seen = await page
    .waitForFunction((words) => {
      const herald = document.querySelector('.herald.busy');
      return herald?.textContent?.includes(words) && document.getAnimations().length > 0;
    }, until, { timeout: 20_000, polling: 20 })
    .then(() => true, () => false);
  if (!seen) return false;
  await page.waitForTimeout(350);
  await hold(page);
  await gallery.hang(page, screen);
  await goOn(page);
  return true;
}
