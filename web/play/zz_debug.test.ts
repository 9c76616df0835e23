import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { Club, openBrowser, visit } from './house';
import { playNow, playToEnd } from './hands';
test('dbg', async () => {
  const browser = await openBrowser(); const club = await Club.open();
  for (let i = 0; i < 6; i++) {
    const { page, context } = await visit(browser, club, { size: 'phone', language: 'de' });
    await playNow(page, 'adel');
    const begin = Date.now();
    try { console.log(i, await playToEnd(page, 7 + i), Date.now() - begin); } catch (e) {
      writeFileSync('/tmp/h/dbg/page.html', await page.content());
      await page.screenshot({ path: '/tmp/h/dbg/page.png' });
      console.log(String(e)); await context.close(); break;
    }
    await context.close();
  }
  await browser.close(); await club.close();
}, 300_000);
