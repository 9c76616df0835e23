// With others over the club: whole games with several people, whatever happens to their lines and to the club meanwhile.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cuttable, dealCards, layTable, sitDown, threeAt } from './company';
import { enter, noNetwork, openHouse, visit } from './house';
import { asked, ending, group, play, unanswered } from './hands';

const house = openHouse();

const chosen = (page: Page) => group(page).locator('[aria-pressed=true]');
const lost = (page: Page) => page.locator('header .lost');
const say = (page: Page, what: string) => page.locator('.talk .phrases').getByRole('button', { name: what }).click();
const heard = (page: Page) => page.locator('.talk ul').textContent();

test('adel: three people and one who watches, with a reload, a cut line and a club that dies', async () => {
  const { people, table } = await threeAt(house, 'adel');
  const [ada, bruno, chiara] = people;
  const line = await cuttable(bruno.context);
  await bruno.page.reload();
  const watcher = await visit(house, { language: 'nl', expected: noNetwork });
  await enter(watcher.page, table.watch);
  await watcher.page.locator('li.chair').first().waitFor();
  expect(await watcher.page.locator('li.chair .button').count()).toBe(0);
  await dealCards(ada.page);
  const first = await asked(bruno.page);

  // Reloaded after the choice: it lies there as before.
  await group(ada.page).locator('[data-option]').nth(1).click();
  await expect.poll(() => chosen(ada.page).count()).toBe(1);
  const mine = await chosen(ada.page).textContent();
  await ada.page.reload();
  await asked(ada.page);
  expect(await chosen(ada.page).textContent()).toBe(mine);

  // Chosen while the line is lost: said when it is back.
  await line.cut();
  await lost(bruno.page).waitFor();
  await group(bruno.page).locator('[data-option]').first().click();
  line.mend();
  await lost(bruno.page).waitFor({ state: 'detached' });
  await expect.poll(() => chosen(bruno.page).count()).toBe(1);
  expect(await asked(bruno.page)).toEqual(first);

  // The club dies before the last has chosen, and comes back.
  await house.club.kill();
  await Promise.all([...people, watcher].map(({ page }) => lost(page).waitFor()));
  await house.club.start();
  await Promise.all([...people, watcher].map(({ page }) => lost(page).waitFor({ state: 'detached' })));
  for (const { page } of [ada, bruno]) expect(await chosen(page).count()).toBe(1);
  await group(chiara.page).locator('[data-option]').first().click();

  // A phrase is read in everybody's own language, a smile in any.
  await say(ada.page, 'Hello!');
  await say(bruno.page, '👏');
  await expect.poll(() => heard(bruno.page)).toContain('Hallo!');
  await expect.poll(() => heard(ada.page)).toContain('👏');

  await Promise.all(people.map(({ page }, seat) => play(page, { seed: 30 + seat })));
  const results = await Promise.all([...people, watcher].map(({ page }) => ending(page)));
  expect(results[0]).toHaveLength(3);
  for (const result of results) expect(result).toEqual(results[0]);
  for (const each of [...people, watcher]) await each.leave();
});

// The rules to which the journal's lines belong: the same for everybody, whatever they are called in them.
const lines = (page: Page) => page.locator('.journal ol a').allTextContents();

test('what was revealed while the line was cut is in the journal, and told at once', async () => {
  const { people } = await threeAt(house, 'adel', { speed: 'calm', size: 'desktop', language: 'en' });
  const [ada, bruno, chiara] = people;
  const line = await cuttable(bruno.context);
  await bruno.page.reload();
  await dealCards(ada.page);
  await Promise.all(people.map(({ page }) => asked(page)));
  await group(bruno.page).locator('[data-option]').first().click();
  await expect.poll(() => chosen(bruno.page).count()).toBe(1);
  await line.cut();
  await lost(bruno.page).waitFor();
  for (const { page } of [ada, chiara]) await group(page).locator('[data-option]').first().click();
  await unanswered(ada.page);
  line.mend();
  await bruno.page.locator('[data-meanwhile]', { hasText: 'While you were away:' }).waitFor();
  await unanswered(bruno.page);
  expect((await lines(bruno.page)).length).toBeGreaterThan(0);
  expect(await lines(bruno.page)).toEqual(await lines(ada.page));
  // Somebody says something: what was missed stays there to be read.
  await say(ada.page, 'Hello!');
  await expect.poll(() => heard(bruno.page)).toContain('Hello!');
  expect(await bruno.page.locator('[data-meanwhile] li').count()).toBeGreaterThan(1);
  for (const each of people) await each.leave();
});

test('mille: a whole game, a rematch, the list of one’s turns, another device, and the history', async () => {
  const { people } = await threeAt(house, 'mille');
  const [ada, bruno, chiara] = people;
  await dealCards(ada.page);
  await Promise.all(people.map(({ page }, seat) => play(page, { seed: 40 + seat })));
  const results = await Promise.all(people.map(({ page }) => ending(page)));
  for (const result of results) expect(result).toEqual(results[0]);

  // All want another one: it is dealt at once.
  for (const { page } of people) await page.locator('dialog[open] .ways .button.main').click();
  await Promise.all(people.map(({ page }) => page.locator('dialog[open]').waitFor({ state: 'detached' })));
  await Promise.all(people.map(({ page }) => page.locator('.table-room[data-stage=playing] main').waitFor()));

  // Whoever is waited for finds the table in the hall.
  const one = await Promise.any(people.map(async (each) => (await unanswered(each.page), each)));
  const question = await asked(one.page);
  await enter(one.page, '/#/');
  await one.page.locator('section.turn a[href^="#/table/"]').click();
  expect(await asked(one.page)).toEqual(question);

  // They keep their name for good, and are the same person on another device.
  await enter(one.page, '/#/me');
  await one.page.locator('#my-login').waitFor();
  const name = await one.page.locator('h1').textContent();
  await one.page.locator('#my-login ~ form input[autocomplete=username]').fill('somebody.else');
  await one.page.locator('#my-login ~ form input[autocomplete=new-password]').fill('a long password');
  await one.page.locator('#my-login ~ form button').click();
  await one.page.locator('#my-login ~ form .good', { hasText: /\S/ }).waitFor();
  const other = await visit(house, { size: 'phone' });
  await enter(other.page, '/#/sign-in');
  await other.page.getByLabel('Login').fill('somebody.else');
  await other.page.getByLabel('Password').fill('a long password');
  await other.page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => other.page.locator('h1').textContent()).toBe(name);
  await other.page.locator('#my-tables ~ ul .way a').first().click();
  expect(await asked(other.page)).toEqual(question);

  // The finished game is in their history, and can be looked at again.
  await enter(one.page, '/#/me');
  const game = one.page.locator('#my-games ~ ul > li').first();
  expect(await game.locator('ol li').count()).toBe(3);
  await game.locator('a.button').click();
  await one.page.locator('input[type=range]').waitFor();
  for (const each of [ada, bruno, chiara, other]) await each.leave();
});

test('a running game stands in the hall of whoever is not waited for, also while a stand-in plays for them', async () => {
  const people = [await visit(house, { name: 'Ada' }), await visit(house, { name: 'Bruno' })] as const;
  const [ada, bruno] = people;
  const { sit } = await layTable(ada.page, { game: 'mille', seats: 2 });
  await sitDown(bruno.page, sit);
  await dealCards(ada.page);
  // The noble waits until the thief has set both compasses.
  const thief = await Promise.any(people.map(async (each) => (await unanswered(each.page), each)));
  const { page } = thief === ada ? bruno : ada;
  const running = page.locator('section[aria-labelledby=running-title] a[href^="#/table/"]');
  await enter(page, '/#/');
  await running.waitFor();
  expect(await page.locator('section.turn').count()).toBe(0);
  await running.click();
  await page.getByRole('button', { name: 'Menu' }).click();
  const leaves = page.locator('dialog[open] .button.danger');
  await leaves.click();
  await leaves.click();
  await page.locator('.absent').waitFor();
  await enter(page, '/#/');
  await running.click();
  await page.locator('.absent .button.main').click();
  await page.locator('.absent').waitFor({ state: 'detached' });
  for (const each of people) await each.leave();
});
