// A finished game once more.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, openHouse, sizes, visit } from './house';
import { ending, play, playNow } from './hands';

const house = openHouse();

const line = (page: Page) => page.getByRole('slider', { name: 'Time line' });
const now = (page: Page) => page.locator('.told').textContent();
const story = (page: Page) => page.getByRole('list', { name: /.+/ }).locator('[data-moment]').allTextContents();

test.each(['adel', 'mille'] as const)('%s', async (game) => {
  const { page, leave } = await visit(house);
  await playNow(page, game);
  await play(page, { seed: 21 });
  const result = await ending(page);
  await page.getByRole('link', { name: 'Look back' }).click();
  await line(page).waitFor();
  const last = Number(await line(page).getAttribute('max'));
  expect(last).toBeGreaterThan(10);

  // The address says which moment it is, and whoever opens it sees the same.
  await line(page).press('PageUp');
  await page.getByRole('button', { name: 'One moment on' }).click();
  expect(Number(await line(page).inputValue())).toBeGreaterThan(1);
  await expect.poll(async () => page.url().endsWith(`/${await line(page).inputValue()}`)).toBe(true);
  const [url, moment, told] = [page.url(), await line(page).inputValue(), await now(page)];
  await page.reload();
  await line(page).waitFor();
  expect([page.url(), await line(page).inputValue(), await now(page)]).toEqual([url, moment, told]);

  // With one seat's eyes one sees less than with all hands open.
  const objects = () => page.locator('.replay .board [data-piece]').count();
  await line(page).press('Home');
  const open = await objects();
  await page.getByLabel('With whose eyes').selectOption('1');
  if (game === 'adel') await expect.poll(objects).toBeLessThan(open);
  await expect.poll(() => page.url()).toContain('eyes=1');
  await page.getByLabel('With whose eyes').selectOption('all');
  await expect.poll(objects).toBe(open);

  // On a phone a step brings what has happened into sight: in Adel first of all the places that were revealed (A6).
  if (game === 'adel') {
    await page.setViewportSize(sizes.phone);
    const board = page.locator('.replay .hall > .board');
    await board.evaluate((box) => (box.scrollTop = box.scrollHeight));
    await page.getByRole('button', { name: 'One moment on' }).click();
    const laid = () => page.locator('[data-home=laid]').evaluate((list) => list.getBoundingClientRect().top - list.closest('.replay .hall > .board')!.getBoundingClientRect().top);
    await expect.poll(laid).toBeGreaterThanOrEqual(0);
    await page.setViewportSize(sizes.desktop);
  }

  // At the end stands the result; the chart ends with it, too.
  await line(page).press('End');
  expect(await line(page).inputValue()).toBe(String(last));
  await page.getByRole('tab', { name: 'Chart' }).click();
  await page.locator('.plot canvas').waitFor();
  await page.getByText('The same as a table').click();
  const scores = await page.locator('aside table tbody tr:last-child td').allTextContents();
  expect(scores.toSorted()).toEqual(result.map((row) => row.split(' ').at(-1)).toSorted());

  await page.getByRole('tab', { name: 'Fair & file' }).click();
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await page.getByText('Dealt as promised').waitFor();

  // What was saved can be brought to any device.
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the record' }).click()]);
  expect(saved.suggestedFilename()).toMatch(/\.noblesse\.json$/);
  const file = Buffer.concat(await (await saved.createReadStream()).toArray());
  await page.getByRole('tab', { name: 'Journal' }).click();
  const whole = await story(page);
  const other = await visit(house);
  await enter(other.page, '/#/replay/file');
  await other.page.locator('input[type=file]').setInputFiles({ name: saved.suggestedFilename(), mimeType: 'application/json', buffer: file });
  await line(other.page).waitFor();
  expect(await story(other.page)).toEqual(whole);
  await other.leave();
  await leave();
});

test('on a phone it is seen as at the table, told when it has been seen, and the result first of all', async () => {
  const { page, leave } = await visit(house, { speed: 'calm', size: 'phone' });
  await enter(page, '/#/replay/file');
  await page.locator('input[type=file]').setInputFiles(join(import.meta.dirname, '../../tests/vectors/fair_adel.noblesse.json'));
  await line(page).waitFor();
  // From here on time stands still for the page: nothing is turned before the test has looked at it.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('button', { name: 'One moment on' }).click();
  const theatre = page.locator('.replay [data-stage=cover][data-scene=places]');
  await theatre.waitFor();
  expect(await theatre.locator('.play.down').count()).toBe(3);
  expect(await now(page)).not.toMatch(/goes to|auction|castle/i);
  expect(await page.locator('.player [aria-live]').textContent()).toBe('');
  await page.clock.resume();
  await expect.poll(() => page.locator('.player [aria-live]').textContent()).toMatch(/goes to/);
  expect(await page.locator('.stage.open').count()).toBe(0);

  await line(page).press('End');
  const lines = page.locator('.told li');
  await expect.poll(() => lines.first().textContent()).toMatch(/^ ?The victory goes to Red/);
  const cut = await page.locator('.told').evaluate((box) => box.scrollHeight > box.clientHeight + 1 || box.getBoundingClientRect().bottom > innerHeight);
  expect(cut).toBe(false);
  await leave();
});

test('what is no record is refused with a reason', async () => {
  const { page, leave } = await visit(house);
  await enter(page, '/#/replay/file');
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"noblesse":1}') });
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  await leave();
});
