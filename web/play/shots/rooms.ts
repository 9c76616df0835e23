// The rooms besides the tables: those of the house, of the club, the lessons and the replay.
import type { Browser, Page } from 'playwright-core';
import type { Club } from '../house.ts';
import type { Gallery } from './gallery.ts';
import { type GameName, guest, play, room } from './seat.ts';

const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));

// Before anybody has played anything.
export async function house(gallery: Gallery, page: Page): Promise<void> {
  await room(page, '');
  await gallery.hang(page, 'hall-new');
  for (const game of ['adel', 'mille']) {
    await room(page, `#/solo/${game}`);
    await gallery.hang(page, `solo-${game}`);
    await page.locator('[data-chair]').first().click();
    await page.locator('dialog[open] label').first().waitFor();
    await gallery.hang(page, `solo-${game}-characters`);
    await page.keyboard.press('Escape');
    await unfold(page);
    await gallery.hang(page, `solo-${game}-unfolded`);
    await room(page, `#/rules/${game}`);
    await page.waitForSelector('article');
    await gallery.hang(page, `rules-${game}`);
  }
  await room(page, '#/solo/adel');
  await page.locator('input[name=company]').nth(1).check();
  await gallery.hang(page, 'solo-pass');
  const plain = { settings: 'settings', credits: 'credits', 'replay/file': 'replay-none', learn: 'learn', 'no-such-room': 'hall-again' };
  for (const [address, screen] of Object.entries(plain)) {
    await room(page, `#/${address}`);
    await gallery.hang(page, screen);
  }
}

// The club while nobody has come yet.
export async function emptyClub(gallery: Gallery, page: Page): Promise<void> {
  for (const address of ['tables', 'me', 'sign-in', 'ratings', 'create/adel', 'create/mille']) {
    await room(page, `#/${address}`);
    const screen = address.replace('/', '-');
    await gallery.hang(page, screen === 'me' || screen === 'tables' || screen === 'ratings' ? `${screen}-none` : screen);
  }
  await unfold(page);
  await gallery.hang(page, 'create-mille-unfolded');
}

export async function lesson(gallery: Gallery, page: Page, game: GameName): Promise<void> {
  const compass = ['c', 'e'];
  await room(page, `#/learn/${game}`);
  await page.waitForSelector('.teacher');
  await gallery.hang(page, `learn-${game}-start`);
  const tried = new Set<string>();
  for (let step = 0; step < 400; ++step) {
    if (await page.locator('button.play').count()) return gallery.hang(page, `learn-${game}-end`);
    const next = page.locator('.teacher .button');
    if (await next.count()) {
      if (step > 8) await once(gallery, page, `learn-${game}-middle`);
      await next.click({ timeout: 3000 }).catch(() => undefined);
      continue;
    }
    const best = page.locator('[data-question] [data-show-best]');
    if (await best.count()) {
      await best.click();
      await page.locator('[data-show-these]').click();
      await page.waitForTimeout(150);
      continue;
    }
    // One after the other, until the teacher is content.
    const question = await page.locator('[data-question]').getAttribute('data-question').catch(() => '');
    const dial = page.locator('[data-question] [role=slider]');
    if (await dial.count()) {
      await dial.press(tried.has(`${question}dial`) ? 'ArrowRight' : (compass.shift() ?? 'a'));
      tried.add(`${question}dial`);
    }
    for (const option of await page.locator('[data-question] [data-option]:not([aria-disabled=true])').all()) {
      const name = `${question}${await option.textContent().catch(() => '')}`;
      if (tried.has(name)) continue;
      tried.add(name);
      await option.click({ timeout: 2000 }).catch(() => undefined);
      if (await page.locator('.objection').count()) await once(gallery, page, `learn-${game}-objection`);
      break;
    }
    await page.waitForTimeout(150);
  }
}

const already = new WeakMap<Gallery, Set<string>>();
async function once(gallery: Gallery, page: Page, screen: string): Promise<void> {
  const hung = already.get(gallery) ?? new Set();
  already.set(gallery, hung);
  if (!hung.has(screen)) await gallery.hang(page, screen);
  hung.add(screen);
}

// The last finished game of this device, from its middle.
export async function replay(gallery: Gallery, page: Page, game: GameName): Promise<void> {
  await room(page, '#/replay/file');
  await gallery.hang(page, 'replay-kept');
  await page.locator(`li[data-game=${game}] a.button`).first().click();
  await page.waitForSelector('.replay input[type=range]');
  await page.locator('.replay input[type=range]').evaluate((line: HTMLInputElement) => {
    line.value = String(Math.round(Number(line.max) * 0.6));
    line.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await gallery.hang(page, `replay-${game}`);
  await page.locator('.eyes select').selectOption({ index: 1 });
  await gallery.hang(page, `replay-${game}-eyes`);
  await page.evaluate(() => document.querySelector<HTMLElement>('.bar')?.click());
  await gallery.hang(page, `replay-${game}-story`, ['tablet', 'across', 'phone']);
  for (const panel of ['chart', 'fair']) {
    await page.locator(`#tab-${panel}`).evaluate((tab: HTMLElement) => tab.click());
    if (panel === 'fair') {
      await page.locator('form .button.main').evaluate((button: HTMLElement) => button.click());
      await page.waitForSelector('.verdict');
    }
    await gallery.hang(page, `replay-${game}-${panel}`);
  }
}

// Three people at the club: tables that gather, are played and are finished; and then nobody answers any more.
export async function club(gallery: Gallery, browser: Browser, served: Club, address: string): Promise<void> {
  const people = await Promise.all(['Lady Ashcombe', 'Sir Bertram', 'Contessa Lucrezia'].map(async (name) => {
    const page = await guest(browser, address, 'en');
    await room(page, '');
    await ask(page, 'POST', '/api/guests', { name });
    await page.evaluate(() => localStorage.setItem('noblesse.guest', '1'));
    return page;
  }));
  const [ann, ben, lucy] = people as [Page, Page, Page];

  // Finished games, for the profile and the ratings.
  for (const game of ['mille', 'adel']) {
    const laid = await lay(ann, { options: { game, seats: 3, rated: true }, sit: 0, bots: { 2: 'jack' } });
    await room(ben, `#/table/${laid.id}?key=${laid.invite}`);
    await ben.locator('.chair .button.main').first().click();
    await room(ann, `#/table/${laid.id}`);
    await ann.locator('.start:not([disabled])').click();
    await Promise.all([ann, ben].map((page) => play(page, 9, (_, act) => act())));
  }
  await gallery.hang(ann, 'club-ending');

  const table = await lay(ann, { options: { game: 'adel', seats: 4 }, listed: true, sit: 0, bots: { 3: 'peacock' } });
  await lay(lucy, { options: { game: 'mille', seats: 3, clock: { kind: 'live', bank: 600_000, increment: 10_000 } }, listed: true, sit: 0, bots: {} });
  await room(ben, `#/table/${table.id}?key=${table.invite}`);
  await ben.locator('.chair .button.main').first().click();
  await room(ann, `#/table/${table.id}`);
  await ann.waitForSelector('.invite');
  await gallery.hang(ann, 'gathering-host');
  await unfold(ann);
  await ann.locator('.invite').evaluate((code) => code.scrollIntoView({ block: 'center' }));
  await gallery.hang(ann, 'gathering-host-unfolded');
  await gallery.hang(ben, 'gathering-guest');
  await room(lucy, '#/tables');
  await lucy.waitForSelector('.tables li');
  await gallery.hang(lucy, 'tables');
  await room(lucy, `#/table/${table.id}?key=${table.invite}`);
  await lucy.locator('.chair .button.main').first().click();
  await ann.locator('.start:not([disabled])').click();
  await ann.waitForSelector('[data-stage=playing]');
  for (const page of [ann, ben]) {
    await page.locator('.talk .phrases .button').first().click();
    await page.locator('.talk .smile').nth(1).click();
  }
  await ben.locator('[data-question] [data-option]').first().click();
  await gallery.hang(ben, 'club-waiting');
  await room(ann, '#/');
  await ann.waitForSelector('[role=status] .sheet');
  await gallery.hang(ann, 'hall-your-turn');

  await room(ann, '#/me');
  await ann.waitForSelector('.cabinet');
  await gallery.hang(ann, 'me');
  await room(ann, '#/ratings');
  await ann.locator('fieldset').nth(1).locator('.face').nth(1).click();
  await ann.waitForSelector('table');
  await gallery.hang(ann, 'ratings');
  await ann.locator('tbody a').first().click();
  await ann.waitForSelector('#standing');
  await ann.waitForLoadState('networkidle');
  await gallery.hang(ann, 'person');

  await room(lucy, '#/create/adel');
  await served.kill();
  await ben.waitForSelector('.lost');
  await gallery.hang(ben, 'club-line-lost');
  await lucy.evaluate(() => (location.hash = '#/tables'));
  await lucy.waitForSelector('h1');
  await lucy.waitForTimeout(500);
  await gallery.hang(lucy, 'tables-offline');
  await lucy.evaluate(() => (location.hash = '#/me'));
  await lucy.waitForTimeout(500);
  await gallery.hang(lucy, 'me-offline');
  await Promise.all(people.map((page) => page.context().close()));
}

async function ask(page: Page, method: string, path: string, body: object): Promise<Record<string, never>> {
  return page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(path, { method, body, headers: { 'Content-Type': 'application/json' } });
      return answer.json();
    },
    [method, path, JSON.stringify(body)] as const,
  );
}

async function lay(page: Page, wishes: object): Promise<{ id: string; invite: string }> {
  const { table, invite } = (await ask(page, 'POST', '/api/tables', wishes)) as unknown as { table: { id: string }; invite: string };
  return { id: table.id, invite };
}
