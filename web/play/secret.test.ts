// What the page is told of the others' hidden things before they are shown is nothing: looked up afterwards in everything
// that reached it, with the record that has all hands open.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealCards, threeAt } from './company';
import { openHouse, visit } from './house';
import { play, playNow } from './hands';
import { drawerOf, openPost, postOf } from './post';

const house = openHouse();

interface GameRecord {
  game: string;
  players: number;
  deck: string[];
  moves: string[];
  fair: { seed: string };
}
interface Letter {
  view?: { game: Record<string, unknown> | null };
  events?: { event: string; seat?: number; [more: string]: unknown }[];
}

const letterIn = (post: string): Letter => {
  const told = JSON.parse(post) as { letter?: Letter } & Letter;
  return told.letter ?? told;
};
const isOver = (letter: Letter): boolean => letter.events?.some(({ event }) => event === 'over') === true;

// The seed that the deal came from is told when all is over, not before.
function keepsTheSeed(post: string[], { fair }: GameRecord): void {
  const end = post.findIndex((one) => isOver(letterIn(one)));
  expect(end).toBeGreaterThan(5);
  expect(post.slice(0, end).join('')).not.toContain(fair.seed);
  expect(post.slice(end).join('')).toContain(fair.seed);
}

// These show objects (A10a, A13, A15, A20); the two piles lie open with their top ones (A5).
const shows = new Set(['bought', 'exhibited', 'stole', 'last showing', 'window']);

// Adel: an object is named for the first time by an event that shows it to all, unless it was dealt to oneself.
function keepsTheHands(post: string[], { deck }: GameRecord): void {
  const known = new Set<string>();
  let named = 0;
  let ended = false;
  for (const one of post) {
    const { view, events = [] } = letterIn(one);
    if (ended) break; // from now on all is open
    const learn = (what: unknown) => deck.filter((id) => JSON.stringify(what).includes(id)).forEach((id) => known.add(id));
    if (known.size === 0 && view?.game) {
      // The first view: one's own four and the tops of the piles.
      const { seat, objects, piles } = view.game as { seat: number; objects: string[][]; piles: unknown };
      objects.forEach((held, at) => expect(held).toHaveLength(at === seat ? 4 : 0));
      learn([objects[seat], piles]);
    }
    for (const event of events) if (shows.has(event.event) || event.event === 'dealt') learn(event);
    for (const id of deck) if (one.includes(id)) (expect([...known]).toContain(id), ++named);
    ended = isOver({ events });
  }
  expect(named).toBeGreaterThan(20);
}

// Mille: another's compass is shown where it has caught somebody (M8, M9), the rest when all is over (M18).
function keepsTheCompasses(post: string[], me: number): void {
  let shown = new Set<number>();
  for (const one of post) {
    const letter = letterIn(one);
    if (isOver(letter)) return;
    for (const event of letter.events ?? []) {
      expect(['sealed', 'ambush']).not.toContain(event.event);
      if (event.event === 'chose') expect(event.seat).toBe(me);
      if (event.event === 'turn') shown = new Set();
      if (event.event === 'robbed' || event.event === 'ambush failed') (event.thieves as number[]).forEach((seat) => shown.add(seat));
    }
    const game = letter.view?.game as { ambush: (string[] | null)[]; escort: string | null; noble: number } | null | undefined;
    game?.ambush.forEach((letters, seat) => letters && expect(seat === me || shown.has(seat)).toBe(true));
  }
  throw new Error('no end');
}

const homeRecord = async (page: Page): Promise<GameRecord> => {
  await expect.poll(() => drawerOf(page, 'records')).toContain('deck');
  return (JSON.parse(await drawerOf(page, 'records')) as { record: GameRecord }[])[0]!.record;
};

test.each(['adel', 'mille'] as const)('at home: %s', async (game) => {
  const { page, leave } = await visit(house);
  await openPost(page);
  await playNow(page, game);
  await play(page, { count: 12 });
  const memoirs = await drawerOf(page, 'memoirs');
  const early = (await postOf(page)).length;
  await play(page, { seed: 2 });
  const record = await homeRecord(page);
  const post = await postOf(page);
  keepsTheSeed(post, record);
  expect(memoirs.length).toBeGreaterThan(100);
  expect(memoirs).not.toContain(record.fair.seed);
  if (game === 'adel') {
    keepsTheHands(post, record);
    // Nor does the device remember more than it was told.
    const told = post.slice(0, early).join('');
    for (const id of record.deck) if (memoirs.includes(id)) expect(told).toContain(id);
  } else keepsTheCompasses(post, 1); // the seat of "play now" (line/deal.ts)
  await leave();
});

test.each(['adel', 'mille'] as const)('at the club: %s, for everybody', async (game) => {
  const { people, table } = await threeAt(house, game);
  for (const { page } of people) {
    await openPost(page);
    await page.reload();
  }
  await people[0].page.locator('button.start').waitFor();
  await dealCards(people[0].page);
  await Promise.all(people.map(({ page }, seat) => play(page, { seed: 50 + seat })));
  const answer = await people[0].context.request.get(`/api/games/${table.id}/1`);
  const { record } = (await answer.json()) as { record: GameRecord };
  for (const [seat, { page }] of people.entries()) {
    const post = await postOf(page);
    keepsTheSeed(post, record);
    if (game === 'adel') keepsTheHands(post, record);
    else keepsTheCompasses(post, seat);
  }
  for (const each of people) await each.leave();
});
