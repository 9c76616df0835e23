// Every scene of both games in pictures, cue by cue, on a phone and on a screen. By hand, with the program that is built:
//   node --experimental-transform-types web/play/shots/scenes.ts FOLDER [adel|mille] [phone|screen] [light|dark]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Club, openBrowser } from '../house.ts';
import { type GameName, guest, play, sitDown } from './seat.ts';
import { goOn, hold } from './still.ts';

const frames = { phone: { width: 390, height: 844 }, screen: { width: 1440, height: 900 } };
const [folder = 'build/scenes', only = '', size = '', theme = 'light'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const most = 2; // pictures of the same cue
const seen = new Map<string, number>();

// What is on the stage: the scene, what happens in it, and how many of its cues have been given.
const sight = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>('.stage.open');
    return stage?.dataset.beat ? `${stage.dataset.scene} ${stage.dataset.beat} ${stage.dataset.cues ?? ''}` : null;
  });

async function film(page: Page, game: string, frame: string): Promise<void> {
  for (let quiet = 0; quiet < 40; ) {
    const asked = await page.evaluate(() => document.querySelector<HTMLElement>('[data-question]')?.dataset.question || document.querySelector('dialog[open], .curtain'));
    if (asked) return;
    const what = await sight(page);
    const shot = `${game}-${frame}-${what}`;
    const times = seen.get(shot) ?? 0;
    if (!what || times >= most) {
      ++quiet;
      await page.waitForTimeout(120);
      continue;
    }
    quiet = 0;
    await page.waitForTimeout(160);
    await hold(page);
    if ((await sight(page)) === what) {
      seen.set(shot, times + 1);
      await page.screenshot({ path: join(folder, `${shot.replaceAll(' ', '_')}-${times + 1}.png`) });
    }
    await goOn(page);
  }
}

const browser = await openBrowser();
const served = process.env.PAGE; // a page that something else serves
const club = served ? null : await Club.open();
try {
  for (const game of (['adel', 'mille'] as GameName[]).filter((one) => one.startsWith(only))) {
    for (const [frame, viewport] of Object.entries(frames).filter(([name]) => name.startsWith(size))) {
      const page = await guest(browser, served ?? club!.url, 'en');
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme as 'light' });
      // At a pace to look at, and at once: while a choice can still be changed there is nothing to see.
      await page.addInitScript(() => localStorage.setItem('noblesse.settings', '{"speed":"calm","grace":false}'));
      await sitDown(page, game, 4);
      let decisions = 0;
      await play(page, 11, async (moment, act) => {
        if (moment.is !== 'asked' || ++decisions > 24) return true;
        await act();
        await film(page, game, frame);
      });
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await club?.close();
}
console.log(`${[...seen.values()].reduce((sum, times) => sum + times, 0)} pictures in ${folder}`);
