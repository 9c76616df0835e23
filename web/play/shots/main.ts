// web/shots: every screen in English, and the main ones once more in German, whose words are the longest.
import type { Page } from 'playwright-core';
import { Club, openBrowser } from '../house.ts';
import { adel, adelCompanies } from './adel.ts';
import { Gallery } from './gallery.ts';
import { mille, milleForTwo } from './mille.ts';
import { club, emptyClub, house, lesson, replay } from './rooms.ts';
import { guest, room } from './seat.ts';

const [folder = '', wanted = ''] = process.argv.slice(2);
const gallery = new Gallery(folder, wanted.split(','));
// A name for this machine such as others on its network would use: by `localhost` nobody could be invited.
const name = 'noblesse.example';
const browser = await openBrowser(`--host-resolver-rules=MAP ${name} 127.0.0.1`);
const served = await Club.open();

async function stay(language: string, ...tours: ((page: Page) => Promise<void>)[]): Promise<void> {
  const page = await guest(browser, served.url, language);
  for (const tour of tours) {
    await tour(page).catch((error: unknown) => gallery.wrong.push(`${tour.name || 'a tour'} ended early: ${String(error)}`));
  }
  await page.context().close();
}

const evening = async (page: Page): Promise<void> => {
  if (gallery.passes('adel-', 'hall', 'replay')) await adel(gallery, page);
  if (gallery.passes('adel-')) await adelCompanies(gallery, page);
  if (gallery.passes('mille-', 'hall', 'replay')) await mille(gallery, page);
  if (gallery.passes('mille-')) await milleForTwo(gallery, page);
  await room(page, '');
  await gallery.hang(page, 'hall');
  if (gallery.passes('replay')) for (const game of ['adel', 'mille'] as const) await replay(gallery, page, game);
};
const lessons = async (page: Page): Promise<void> => {
  if (gallery.passes('learn')) for (const game of ['adel', 'mille'] as const) await lesson(gallery, page, game);
};
const rooms = async (page: Page): Promise<void> => {
  if (!gallery.passes('hall', 'solo', 'rules', 'settings', 'credits', 'replay-none', 'learn')) return;
  await house(gallery, page);
};
const waiting = async (page: Page): Promise<void> => {
  if (gallery.passes('tables', 'me', 'sign-in', 'ratings', 'create')) await emptyClub(gallery, page);
};

try {
  await stay('en', rooms, waiting);
  await stay('en', lessons);
  await stay('en', evening);
  await stay('de', rooms, waiting, lessons, evening);
  if (gallery.passes('club', 'gathering', 'tables', 'me', 'ratings', 'person', 'hall')) {
    await club(gallery, browser, served, `http://${name}:${served.port}`).catch((error: unknown) => gallery.wrong.push(`the club's tour ended early: ${String(error)}`));
  }
} finally {
  await browser.close();
  await served.close();
}
gallery.close();
console.log(`${gallery.hung.length} pictures in ${folder}`);
for (const fault of gallery.wrong) console.log(fault);
process.exitCode = gallery.wrong.length > 0 ? 1 : 0;
