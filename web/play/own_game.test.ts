// Every way to play that the rules know, from the room where one lays a game of one's own.
import { expect, test } from 'vitest';
import { enter, openHouse, visit } from './house';
import { play } from './hands';

const house = openHouse();

const ways = [
  { game: 'adel', seats: 2, choose: ['Surprise'] },
  { game: 'adel', seats: 2, choose: ['Confrontation'] },
  { game: 'adel', seats: 2, choose: ['Standard'] },
  { game: 'adel', seats: 3, choose: ['Skip none: 1, 1, 2', 'Your own'] },
  { game: 'adel', seats: 5, choose: [] },
  { game: 'adel', seats: 6, choose: [] },
  { game: 'adel', seats: 4, choose: ['Grand'] },
  { game: 'mille', seats: 2, choose: [] },
  { game: 'mille', seats: 3, choose: [] },
  { game: 'mille', seats: 4, choose: ['Ends the turn', 'Seat 2'] },
] as const;

const short = ({ game, seats, choose }: (typeof ways)[number]) => `${game}, ${seats}: ${choose.join(', ') || 'as usual'}`;

test.each(ways.map((way) => [short(way), way] as const))('%s', async (_, { game, seats, choose }) => {
  const { page, leave } = await visit(house);
  await enter(page, `/#/solo/${game}`);
  const form = page.locator('main form');
  await form.getByText('Ways to play').click();
  for (const one of [String(seats), ...choose]) {
    await form.locator('label', { has: page.locator('b', { hasText: new RegExp(`^${one}$`) }) }).click();
  }
  for (const chair of await form.locator('[data-chair]').all()) {
    await chair.click();
    await page.locator('dialog[open] label').first().click();
    await page.getByRole('button', { name: 'Choose' }).click();
  }
  await form.getByRole('button', { name: 'Deal' }).click();
  expect(await play(page, { seed: 11 })).toBeGreaterThan(3);
  expect(await page.locator('dialog[open] tbody tr').count()).toBe(seats);
  await leave();
});
