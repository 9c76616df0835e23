// The pictures of README.md, with the program that is built: a round of Adel at the auction house, and by night a noble of
// Mille who chooses a road for the escort.
//   node --experimental-transform-types web/play/shots/readme.ts [docs/pictures]
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Club, openBrowser } from '../house.ts';
import { type GameName, guest, play, sitDown } from './seat.ts';

const [folder = 'docs/pictures'] = process.argv.slice(2);
const quality = 80; // of a hundred: below 300 kB, and no letter suffers

interface Picture {
  game: GameName;
  theme: 'light' | 'dark';
  seed: number;
  // Which question, and in which round at the earliest.
  asks: RegExp;
  round: number;
}
const pictures: Picture[] = [
  { game: 'adel', theme: 'light', seed: 11, asks: /play at the auction house/i, round: 8 },
  { game: 'mille', theme: 'dark', seed: 11, asks: /which road/i, round: 5 },
];

const asked = (page: Page): Promise<string> => page.locator('#question').innerText();
const round = async (page: Page): Promise<number> => Number(/\d+/.exec(await page.locator('header .round').first().innerText())?.[0]);

const browser = await openBrowser();
const club = await Club.open();
try {
  for (const { game, theme, seed, asks, round: least } of pictures) {
    const page = await guest(browser, club.url, 'en');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await sitDown(page, game, 4);
    await play(page, seed, async (moment, act) => {
      const wanted = moment.is === 'asked' && (await round(page)) >= least && asks.test(await asked(page));
      if (!wanted && moment.is !== 'over') return act();
      await page.mouse.move(0, 0);
      await page.screenshot({ path: join(folder, `${game}.jpg`), type: 'jpeg', quality });
      return true;
    });
    await page.context().close();
  }
} finally {
  await browser.close();
  await club.close();
}
