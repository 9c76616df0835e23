// web/shots: every screen in English, and the main ones once more in German, whose words are the longest.
import { Club, openBrowser, visit } from '../house.ts';
import { adel, adelCompanies } from './adel.ts';
import { Gallery } from './gallery.ts';
import { mille, milleForTwo } from './mille.ts';
import { club, emptyClub, house, lesson, replay } from './rooms.ts';
import { room } from './seat.ts';
import { teachBreath } from './still.ts';
import type { Page } from 'playwright-core';

const [folder = '', wanted = ''] = process.argv.slice(2);
const gallery = new Gallery(folder, wanted);
const browser = await openBrowser();
const served = await Club.open();

async function stay(language: string, ...tours: ((page: Page) => Promise<void>)[]): Promise<void> {
  const { page, context } = await visit(browser, served, { language, expected: /./ });
  await teachBreath(page);
  for (const tour of tours) {
    await tour(page).catch((error: unknown) => gallery.wrong.push(`${tour.name || 'a tour'} ended early: ${String(error)}`));
  }
  await context.close();
}
// Only the tours that pass by what is wanted.
const touring = (...names: string[]): boolean =>
  names.some((name) => name.startsWith(gallery.wanted) || gallery.wanted.startsWith(name));

const evening = async (page: Page): Promise<void> => {
  if (touring('adel-', 'hall', 'replay')) await adel(gallery, page);
  if (touring('adel-')) await adelCompanies(gallery, page);
  if (touring('mille-', 'hall', 'replay')) await mille(gallery, page);
  if (touring('mille-')) await milleForTwo(gallery, page);
  await room(page, '');
  await gallery.hang(page, 'hall');
  if (touring('replay')) for (const game of ['adel', 'mille'] as const) await replay(gallery, page, game);
};
const lessons = async (page: Page): Promise<void> => {
  if (touring('learn')) for (const game of ['adel', 'mille'] as const) await lesson(gallery, page, game);
};
const rooms = async (page: Page): Promise<void> => {
  if (!touring('hall', 'solo', 'rules', 'settings', 'credits', 'replay-none', 'learn')) return;
  await house(gallery, page);
};
const waiting = async (page: Page): Promise<void> => {
  if (touring('tables', 'me', 'sign-in', 'ratings', 'create')) await emptyClub(gallery, page);
};

await stay('en', rooms, waiting);
await stay('en', lessons);
await stay('en', evening);
await stay('de', rooms, waiting, lessons, evening);
if (touring('club', 'gathering', 'tables', 'me', 'ratings', 'person', 'hall')) {
  await club(gallery, browser, served, 'en').catch((error: unknown) => gallery.wrong.push(`the club's tour ended early: ${String(error)}`));
}
await browser.close();
await served.close();
gallery.close();
console.log(`${gallery.hung.length} pictures in ${folder}`);
for (const fault of gallery.wrong) console.log(fault);
process.exitCode = gallery.wrong.length > 0 ? 1 : 0;
