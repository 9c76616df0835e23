// Peace among people in the page: somebody is muted and reported at a table, and somebody has the club forget them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealCards, layTable, sitDown } from './company';
import { asked } from './hands';
import { enter, openHouse, visit } from './house';

const house = openHouse();
const program = process.env.NOBLESSE ?? join(import.meta.dirname, '../../build/release/noblesse');
const say = async (page: Page, text: string): Promise<void> => {
  await page.locator('.talk form input').fill(text);
  await page.locator('.talk form button').click();
};
const heard = (page: Page) => page.locator('.talk ul').textContent();
const admin = (...words: string[]): string =>
  execFileSync(program, ['admin', ...words, '--store', join(house.club.folder, 'club.sqlite')], { encoding: 'utf8' });

test('who is muted is not read, who is reported is not told, and the owner reads it', async () => {
  const host = await visit(house, { name: 'Ada' });
  const guest = await visit(house, { name: 'Bruno' });
  const { sit } = await layTable(host.page, { game: 'adel', seats: 2 });
  await sitDown(guest.page, sit);
  await dealCards(host.page);
  await asked(guest.page);
  await say(guest.page, 'you thief');
  await expect.poll(() => heard(host.page)).toContain('you thief');

  await host.page.getByRole('button', { name: 'Menu' }).click();
  const menu = host.page.locator('dialog[open]');
  await menu.getByText('The people here').click();
  const bruno = menu.locator('[data-person]', { hasText: 'Bruno' });
  await bruno.getByRole('button', { name: 'Mute' }).click();
  await bruno.getByRole('button', { name: 'Hear again' }).waitFor();
  await bruno.getByText('Report to the owner').click();
  await bruno.locator('textarea').fill('He calls me names.');
  await bruno.getByRole('button', { name: 'Send' }).click();
  await bruno.getByText('Thank you').waitFor();
  await menu.getByRole('button', { name: 'Close' }).click();
  expect(await heard(host.page)).not.toContain('you thief');

  await say(guest.page, 'never again');
  await say(host.page, 'good evening');
  await expect.poll(() => heard(guest.page)).toContain('good evening');
  await expect.poll(() => heard(host.page)).toContain('good evening');
  expect(await heard(host.page)).not.toContain('never again');
  expect(await guest.page.locator('body').textContent()).not.toContain('muted');

  const report = admin('report', '1');
  expect(report).toContain('He calls me names.');
  expect(report).toContain('Bruno: you thief');

  // In one's own room it can be taken back.
  await enter(host.page, '/#/me');
  const mutes = host.page.locator('section', { has: host.page.locator('#my-mutes') });
  await mutes.getByRole('button', { name: 'Hear again' }).click();
  await mutes.getByText('You have muted nobody.').waitFor();
  await host.leave();
  await guest.leave();
});

test('everything can be taken along, and deleted', async () => {
  const host = await visit(house, { name: 'Ada' });
  const guest = await visit(house, { name: 'Bruno', expected: / 401 / });
  const { sit } = await layTable(host.page, { game: 'adel', seats: 2 });
  await sitDown(guest.page, sit);
  await dealCards(host.page);
  await asked(guest.page);
  await enter(guest.page, '/#/me');
  const data = guest.page.locator('section', { has: guest.page.locator('#my-data') });
  const [file] = await Promise.all([guest.page.waitForEvent('download'), data.getByRole('link', { name: 'Save as a file' }).click()]);
  expect(file.suggestedFilename()).toBe('noblesse.json');
  await data.locator('summary', { hasText: 'Delete the account' }).click();
  await data.getByRole('button', { name: 'Delete the account' }).click();
  await data.getByRole('button', { name: 'Really delete everything?' }).click();
  await guest.page.getByText('The club has forgotten you.').waitFor();
  await expect.poll(() => host.page.locator('main').textContent()).toContain('a player who left');
  expect(await host.page.getByRole('region', { name: 'The board' }).textContent()).not.toContain('Bruno');
  await host.leave();
  await guest.leave();
});

test('who is banned is told why', async () => {
  const guest = await visit(house, { name: 'Bruno', expected: / 403 / });
  await enter(guest.page, '/#/me');
  await guest.page.getByRole('button', { name: 'Come in' }).click();
  await guest.page.locator('#my-data').waitFor();
  const me = (await guest.page.evaluate(async () => (await (await fetch('/api/me')).json()) as { person: { id: string } })).person.id;
  admin('ban', me, '--reason', 'advertising', '--for', '7d');
  await expect.poll(() => guest.page.evaluate(async () => (await fetch('/api/me')).status)).toBe(403);
  await guest.page.reload();
  await guest.page.getByText(/does not let you in until .* Their reason: advertising/).waitFor();
  await guest.leave();
});
