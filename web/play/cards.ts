// Pictures of links, 1200 × 630 as messengers show them: a door's picture with the name of the game, or of the house.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const web = join(import.meta.dirname, '..');
const into = process.argv[2] ?? join(web, 'public');
const most = 100_000; // bytes: some messengers show no more

const [adel = '', mille = ''] =
  readFileSync(join(web, 'src/parts/DoorPicture.svelte'), 'utf8').match(/<svg[\s\S]*?<\/svg>/g) ?? [];
const icon = readFileSync(join(web, 'public/icon.svg'), 'utf8');
const font = readFileSync(join(web, 'node_modules/@fontsource/cormorant-sc/files/cormorant-sc-latin-600-normal.woff2'));

const card = (pictures: string[], title: string, name: string): string => `<!doctype html>
<style>
  @font-face { font-family: title; src: url(data:font/woff2;base64,${font.toString('base64')}); }
  body { margin: 0; width: 1200px; height: 630px; display: flex; flex-direction: column; background: #f6efdf; font-family: title; color: #2a2118; }
  .pictures { flex: 1; min-height: 0; display: flex; }
  .pictures svg { flex: 1; min-width: 0; height: 100%; }
  footer { flex: none; height: 136px; display: flex; align-items: center; gap: 26px; padding: 0 44px; border-top: 9px double #c79b3b; }
  footer svg { width: 92px; height: 92px; }
  h1 { margin: 0; font-size: 68px; letter-spacing: .03em; flex: 1; }
  p { margin: 0; font-size: 42px; color: #5b4c39; }
</style>
<div class="pictures">${pictures.join('')}</div>
<footer>${icon}<h1>${title}</h1><p>${name}</p></footer>`;

const cards = {
  adel: card([adel], 'Adel Verpflichtet', 'Noblesse'),
  mille: card([mille], 'Mille Grazie', 'Noblesse'),
  noblesse: card([adel, mille], 'Noblesse', ''),
};

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, html] of Object.entries(cards)) {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const path = join(into, `card-${name}.png`);
  await page.screenshot({ path });
  const { size } = statSync(path);
  if (size > most) throw new Error(`${path} has ${size} bytes, at most ${most} are shown everywhere`);
  console.log(`${path}: ${size} bytes`);
}
await browser.close();
