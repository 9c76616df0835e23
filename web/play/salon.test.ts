// How strangers find one another: the list of open tables, and a quick seat.
import { expect, test } from 'vitest';
import { dealCards, layTable, sitDown } from './company';
import { enter, openHouse, visit } from './house';
import { asked } from './hands';

const house = openHouse();

test('a table that everybody may come to is on the list', async () => {
  const host = await visit(house, { name: 'Ada' });
  const guest = await visit(house, { name: 'Bruno', size: 'phone' });
  await layTable(host.page, { game: 'adel', seats: 2, listed: true });
  await enter(guest.page, '/#/tables');
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
  await enter(guest.page, '/#/tables');
  await guest.page.locator('.tables, .empty').first().waitFor();
  expect(await guest.page.locator('main').textContent()).not.toContain('Chiara');
  await enter(guest.page, `/#/table/${id}`);
  await guest.page.getByRole('heading', { level: 1, name: /no such table/ }).waitFor();
  await host.leave();
  await guest.leave();
});

test('with new links a listed table is closed to newcomers', async () => {
  const host = await visit(house, { name: 'Dora' });
  const guest = await visit(house, { name: 'Bruno', expected: / 404 / });
  const { id } = await layTable(host.page, { game: 'adel', seats: 3, listed: true });
  await host.page.getByText('leaves the public list').waitFor();
  await host.page.getByRole('button', { name: 'New links' }).click();
  await host.page.getByText('The links are new').waitFor();
  await enter(guest.page, '/#/tables');
  await guest.page.locator('.tables, .empty').first().waitFor();
  expect(await guest.page.locator('main').textContent()).not.toContain('Dora');
  await enter(guest.page, `/#/table/${id}`);
  await guest.page.getByRole('heading', { level: 1, name: /no such table/ }).waitFor();
  await sitDown(guest.page, await host.page.locator('input[id$="-sit"]').inputValue());
  await host.leave();
  await guest.leave();
});

test('a quick seat brings two together', async () => {
  const people = [await visit(house, { name: 'Ada' }), await visit(house, { name: 'Bruno' })];
  for (const { page } of people) {
    await enter(page, '/#/tables');
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

// Nobody plays what they have not agreed to.
test('what the host changes is asked of whoever sits', async () => {
  const host = await visit(house, { name: 'Ada' });
  const guest = await visit(house, { name: 'Bruno', size: 'phone' });
  const { sit } = await layTable(host.page, { game: 'adel', seats: 2 });
  await sitDown(guest.page, sit);
  const terms = guest.page.locator('section', { has: guest.page.getByRole('heading', { name: 'What is played' }) });
  expect(await terms.textContent()).toContain('What is public');

  const start = host.page.locator('button.start');
  const allHands = async (set: string) => {
    const form = host.page.locator('details.sheet', { hasText: 'What is played' });
    await form.evaluate((details) => details.querySelectorAll('details').forEach((each) => (each.open = true)));
    await form.evaluate((details: HTMLDetailsElement) => (details.open = true));
    await form.locator('label', { hasText: set }).first().click();
    await form.getByRole('button', { name: 'Play it this way' }).click();
  };
  await allHands('All hands');
  const changed = guest.page.getByRole('alert').filter({ hasText: 'The host has changed what is played' });
  await changed.waitFor();
  expect(await changed.textContent()).toMatch(/All hands\s*instead of What is public/);
  expect(await guest.page.locator('main').textContent()).not.toContain('The host deals');
  await host.page.getByText('Waiting for Bruno to agree').waitFor();
  expect(await start.isDisabled()).toBe(true);
  await changed.getByRole('button', { name: 'Agree' }).click();
  await changed.waitFor({ state: 'detached' });
  await expect.poll(() => start.isDisabled()).toBe(false);

  // Or one gets up.
  await allHands('No spectators');
  await changed.getByRole('button', { name: 'Get up' }).click();
  await expect.poll(() => guest.page.locator('li.chair.mine').count()).toBe(0);
  await sitDown(guest.page, sit);
  await dealCards(host.page);
  await asked(guest.page);
  await host.leave();
  await guest.leave();
});
