// How strangers find one another: the list of open tables, and a quick seat.
import { expect, test } from 'vitest';
import { dealCards, layTable } from './company';
import { openHouse, visit } from './house';
import { asked } from './hands';

const house = openHouse();

test('a table that everybody may come to is on the list', async () => {
  const host = await visit(house, { name: 'Ada' });
  const guest = await visit(house, { name: 'Bruno', size: 'phone' });
  await layTable(host.page, { game: 'adel', seats: 2, listed: true });
  await guest.page.goto('/#/tables');
  await guest.page.locator('.tables article', { hasText: 'Ada' }).getByRole('link', { name: 'Take a seat' }).click();
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await expect.poll(() => host.page.locator('li.chair').nth(1).textContent()).toContain('Bruno');
  await dealCards(host.page);
  await asked(guest.page);
  await host.leave();
  await guest.leave();
});

test('a private one is not', async () => {
  const host = await visit(house, { name: 'Chiara' });
  const guest = await visit(house, { name: 'Bruno', expected: / 404 / });
  const { id } = await layTable(host.page, { game: 'adel', seats: 2 });
  await guest.page.goto('/#/tables');
  await guest.page.locator('.tables, .empty').first().waitFor();
  expect(await guest.page.locator('main').textContent()).not.toContain('Chiara');
  await guest.page.goto(`/#/table/${id}`);
  await guest.page.getByRole('heading', { level: 1, name: /no such table/ }).waitFor();
  await host.leave();
  await guest.leave();
});

test('a quick seat brings two together', async () => {
  const people = [await visit(house, { name: 'Ada' }), await visit(house, { name: 'Bruno' })];
  for (const { page } of people) {
    await page.goto('/#/tables');
    const form = page.locator('form', { hasText: 'A quick seat' });
    await form.getByText('Mille Grazie').click();
    await form.getByText('2', { exact: true }).click();
    await form.getByRole('button', { name: 'Find me a seat' }).click();
    await page.locator('li.chair').first().waitFor();
    const sit = page.getByRole('button', { name: 'Sit down' });
    if ((await page.locator('li.chair.mine').count()) === 0) await sit.first().click();
    await page.locator('li.chair.mine').waitFor();
  }
  await expect.poll(() => people[0]!.page.locator('ol').first().textContent()).toMatch(/Ada[^]*Bruno/);
  for (const each of people) await each.leave();
});
