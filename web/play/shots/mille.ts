// Mille Grazie in pictures: every phase of a game of three, then of two with two compasses each.
import type { Page } from 'playwright-core';
import { doors, looks } from './adel.ts';
import type { Gallery } from './gallery.ts';
import { pace, play, sitDown } from './seat.ts';
import { goOn, hold } from './still.ts';

// The thief's words, in every language.
const thanks = 'Mille grazie!';

// Whether the herald says them before anything else is asked.
const robbed = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      (words) => {
        if (document.querySelector('.herald')?.textContent?.includes(words)) return 'robbed';
        const question = document.querySelector<HTMLElement>('[data-question]')?.dataset.question;
        return question || document.querySelector('dialog[open]') ? 'not' : null;
      },
      thanks,
      { timeout: 30_000, polling: 20 },
    )
    .then(async (found) => (await found.jsonValue()) === 'robbed', () => false);

export async function mille(gallery: Gallery, page: Page): Promise<void> {
  const hung = new Set<string>();
  const once = async (screen: string): Promise<void> => {
    if (hung.has(screen)) return;
    hung.add(screen);
    await gallery.hang(page, screen);
  };
  await sitDown(page, 'mille', 4);
  await play(page, 23, async (moment, act) => {
    if (moment.is === 'over') {
      await once('mille-ending');
      await page.locator('dialog[open] .button.quiet').click();
      return once('mille-over');
    }
    if (moment.is !== 'asked') return;
    const { phase, nth } = moment;
    if (nth <= looks) await gallery.stakes(page, 'mille', phase);
    if (phase === 'ambush' && nth === 1) await once('mille-start');
    if (phase === 'ambush' && nth === 5) {
      await once('mille-ambush');
      if (gallery.passes('mille-')) await doors(gallery, page, 'mille');
      await hold(page);
      await act();
      await once('mille-waiting');
      return goOn(page);
    }
    if (['escort', 'take', 'go'].includes(phase) && nth > 1) await once(`mille-${phase}`);
    if (phase === 'escort' && !hung.has('mille-robbed')) await pace(page, 'calm');
    const travelling = phase === 'go' && !hung.has('mille-robbed');
    await act();
    if (!travelling) return;
    if (await robbed(page)) {
      await page.waitForTimeout(200);
      await hold(page);
      await once('mille-robbed');
      await goOn(page);
      await pace(page, 'off');
    }
  });
}

export async function milleForTwo(gallery: Gallery, page: Page): Promise<void> {
  await sitDown(page, 'mille', 2);
  await play(page, 3, async (moment, act) => {
    if (moment.is !== 'asked') return true;
    if (moment.phase === 'ambush' && moment.nth === 2) {
      await gallery.hang(page, 'mille-2-ambush');
      await hold(page);
      await act();
      await gallery.hang(page, 'mille-2-waiting');
      await goOn(page);
      return true;
    }
    await act();
  });
}
