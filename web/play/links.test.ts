// Links that are sent to others: what they show before they are opened, and where they lead.
import { expect, test } from 'vitest';
import { layTable } from './company';
import { enter, openHouse, visit } from './house';

const house = openHouse();

test('an invitation leads to its table, and keeps its key to itself', async () => {
  const host = await visit(house, { name: 'Ada' });
  const { id, sit } = await layTable(host.page, { game: 'adel', seats: 2 });
  const link = new URL(sit);
  expect(link.pathname).toBe(`/t/${id}`);
  expect(link.search).toBe('');

  const guest = await visit(house, { name: 'Bruno', size: 'phone' });
  const asked: string[] = [];
  guest.page.on('request', (request) => asked.push(request.url()));
  await enter(guest.page, sit);
  expect(new URL(guest.page.url()).pathname).toBe('/');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await expect.poll(() => host.page.locator('li.chair').nth(1).textContent()).toContain('Bruno');
  // Only the club itself is shown the key, and never as the address of a page.
  const key = link.hash.slice(1);
  expect(asked.filter((url) => url.includes(key) && !url.includes('/api/'))).toEqual([]);

  // What a messenger is shown of it.
  const shown = await (await fetch(sit)).text();
  expect(shown).toContain('<meta property="og:title" content="Noblesse">');
  expect(shown).not.toContain('Ada');
  const picture = /<meta property="og:image" content="([^"]*)"/.exec(shown)?.[1] ?? '';
  const answer = await fetch(picture);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(100_000);
  await host.leave();
  await guest.leave();
});

test('a listed table tells who is there', async () => {
  const host = await visit(house, { name: 'A"><b>da' });
  const { id } = await layTable(host.page, { game: 'mille', seats: 3, listed: true });
  await expect.poll(async () => (await fetch(`${house.club.url}/t/${id}`)).text()).toContain('A&quot;&gt;&lt;b&gt;da');
  await enter(host.page, `/t/${id}`);
  await host.page.locator('li.chair').first().waitFor();
  await host.leave();
});

test('crawlers are told where to stay out', async () => {
  const answer = await fetch(`${house.club.url}/robots.txt`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain('Disallow: /api/');
});

test('a finished game can be sent, and is looked back on', async () => {
  const host = await visit(house, { name: 'Ada' });
  await enter(host.page, '/#/me');
  await host.page.getByRole('button', { name: 'Come in' }).click();
  await host.page.locator('#my-data').waitFor();
  const table = await host.page.evaluate(async () => {
    const wishes = { options: { game: 'adel', seats: 2 }, bots: { 0: 'random', 1: 'random' }, start: true };
    const laid = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(wishes) });
    return ((await laid.json()) as { table: { id: string } }).table.id;
  });
  await expect.poll(async () => (await fetch(`${house.club.url}/api/games/${table}/1`)).status).toBe(200);
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: house.club.url });
  await enter(host.page, `/g/${table}/1`);
  await host.page.getByRole('tab').last().click();
  await host.page.getByRole('button', { name: 'Send a link to this game' }).click();
  await host.page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await host.page.evaluate(() => navigator.clipboard.readText())).toBe(`${house.club.url}/g/${table}/1`);
  await host.leave();
});
