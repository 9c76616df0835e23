// Fair to those who stay: what leaving costs, who is waited for, who could be taken for whom, and links that open nothing.
import { expect, test } from 'vitest';
import { dealCards, layTable, sitDown } from './company';
import { asked } from './hands';
import { enter, noNetwork, openHouse, visit } from './house';

const house = openHouse();

test('a rated table: new links, names that look alike, a lost line, and leaving', async () => {
  const ada = await visit(house, { name: 'Ada', language: 'en', expected: noNetwork });
  const table = await layTable(ada.page, { game: 'mille', seats: 2, rated: true });

  // By the old link nobody comes any more.
  await ada.page.getByRole('button', { name: 'New links' }).click();
  await ada.page.getByText('The links are new').waitFor();
  const link = await ada.page.locator('input[id$="-sit"]').inputValue();
  expect(link).not.toBe(table.sit);
  const late = await visit(house, { name: 'Late', language: 'en', expected: /404|net::ERR_|WebSocket connection/ });
  await enter(late.page, table.sit);
  await late.page.getByText('There is no such table').waitFor();
  await late.leave();

  // Somebody with a Cyrillic name that looks like the host's.
  const other = await visit(house, { name: 'Аda', language: 'de', expected: noNetwork });
  await sitDown(other.page, link);
  for (const { page } of [ada, other]) {
    await expect.poll(() => page.locator('li.chair .who').first().textContent()).toContain('Ada (1)');
    await expect.poll(() => page.locator('li.chair .who').nth(1).textContent()).toContain('Аda (2)');
  }
  await dealCards(ada.page);
  await Promise.any([asked(ada.page), asked(other.page)]);

  // Whoever has just lost their line is waited for: there is a clock, and no button.
  await other.page.goto('about:blank');
  const absent = ada.page.locator('.absent');
  await absent.getByRole('timer').waitFor();
  expect(await absent.getByRole('button').count()).toBe(0);
  expect(await absent.textContent()).toContain('Аda (2) is away');

  // Before one leaves, one is told what it costs; then there is no way back.
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByText('Leaving a rated game loses it').waitFor();
  await ada.page.getByRole('button', { name: 'Leave the table' }).click();
  await ada.page.getByRole('button', { name: 'Really leave, and lose the game?' }).click();
  await absent.getByText('You have left this rated game').waitFor();
  expect(await ada.page.getByRole('button', { name: 'Take your seat again' }).count()).toBe(0);
  for (const each of [ada, other]) await each.leave();
});
