// People who come together at a table of the club.
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import type { openHouse, Visit, VisitOptions } from './house';
import { enter, noNetwork, visit } from './house';

type House = ReturnType<typeof openHouse>;

export interface Table {
  id: string;
  sit: string;
  watch: string;
}

export interface Laid {
  game: 'adel' | 'mille';
  seats: number;
  listed?: boolean;
  rated?: boolean;
  // The title of one that is not the house's.
  edition?: string;
}

// The host lays a table in the page and sits down.
export async function layTable(page: Page, { game, seats, listed = false, rated = false, edition }: Laid): Promise<Table> {
  await enter(page, `/#/create/${game}`);
  const form = page.locator('main form');
  const pick = (name: string) => form.locator('label', { has: page.locator('b', { hasText: new RegExp(`^${name}$`) }) }).click();
  if (listed) await pick('Everybody');
  if (edition) {
    await form.locator('summary', { hasText: 'Ways to play' }).click();
    await pick(edition);
  }
  if (rated) {
    await form.locator('summary', { hasText: 'Table manners' }).click();
    await form.getByLabel('Rated').check();
  }
  await pick(String(seats));
  await form.getByRole('button', { name: 'Create the table' }).click();
  const link = (kind: string) => page.locator(`input[id$="-${kind}"]`).inputValue();
  return { id: /\/t\/([^#]+)#/.exec(await link('sit'))?.[1] ?? '', sit: await link('sit'), watch: await link('watch') };
}

// A guest opens the invitation and takes the first free chair.
export async function sitDown(page: Page, address: string): Promise<void> {
  await enter(page, address);
  await page.locator('li.chair .button.main').first().click();
  await page.locator('li.chair.mine').waitFor();
}

export const dealCards = async (page: Page): Promise<void> => {
  await page.locator('button.start:not([disabled])').click();
  await page.locator('.table-room[data-stage=playing] main').waitFor();
};

// Three people with devices of their own, each in another language, at a table that is dealt.
export async function threeAt(house: House, game: 'adel' | 'mille', options: VisitOptions = {}): Promise<{ people: [Visit, Visit, Visit]; table: Table }> {
  const come = (name: string, language: string, more: VisitOptions = {}) =>
    visit(house, { name, language, expected: noNetwork, ...options, ...more });
  const people: [Visit, Visit, Visit] = [await come('Ada', 'en'), await come('Bruno', 'de'), await come('Chiara', 'it', { size: 'phone' })];
  const [host, ...guests] = people;
  const table = await layTable(host.page, { game, seats: 3 });
  for (const { page } of guests) await sitDown(page, table.sit);
  return { people, table };
}

// A line that can be cut and mended.
export async function cuttable(context: BrowserContext): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  let broken = false;
  const lines = new Set<WebSocketRoute>();
  await context.routeWebSocket(/\/line/, (line) => {
    if (broken) return void line.close({ code: 1012 });
    line.connectToServer();
    lines.add(line);
  });
  return {
    cut: async () => {
      broken = true;
      await Promise.all([...lines].map((line) => line.close({ code: 1012 })));
      lines.clear();
    },
    mend: () => (broken = false),
  };
}
