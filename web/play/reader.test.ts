// A whole game as a screen reader has it: through roles and names only, and what the live region says.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, openHouse, visit } from './house';
import { anyOf, play } from './hands';
import { inHurry, scenesSeen } from './hurry';

const house = openHouse();
const titles = { adel: 'Adel Verpflichtet', mille: 'Mille Grazie' } as const;

// Whoever listens hears what the live region says, and nothing that was there before.
const listen = (): void => {
  const heard: string[] = [];
  Object.assign(window, { heard });
  new MutationObserver(() => {
    const said = document.querySelector('[data-herald]')?.textContent ?? '';
    if (said && said !== heard.at(-1)) heard.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

async function byRoles(page: Page, random: () => number): Promise<void> {
  // A new question has the focus, and is a heading that names the group of its answers.
  const heading = page.locator(':focus');
  await expect.poll(() => heading.getAttribute('id')).toBe('question');
  const question = (await heading.textContent()) ?? '';
  expect(question).not.toBe('');
  await page.getByRole('heading', { name: question, exact: true, level: 2 }).waitFor();
  const answers = page.getByRole('group', { name: question, exact: true });

  const best = page.getByRole('button', { name: 'Pick the best' });
  if ((await best.count()) > 0) {
    await best.click();
    await page.getByRole('button', { name: /^Show \d+/, disabled: false }).click();
    return;
  }
  const dial = answers.getByRole('slider', { name: /.+/ });
  if ((await dial.count()) > 0) {
    await dial.first().press(anyOf(['ArrowRight', 'ArrowLeft', 'PageUp', 'Home'], random));
    expect(await dial.first().getAttribute('aria-valuetext')).toMatch(/\S/);
    await answers.getByRole('button', { name: /^(Wait|Escort) on [^!]*$/ }).click();
    return;
  }
  const open = await answers.getByRole('button', { name: /\S/, disabled: false }).all();
  expect(open.length).toBeGreaterThan(0);
  await anyOf(open, random).click();
}

// Adel with the stage on: it is there for the eyes alone, and whoever listens hears all of it nevertheless.
test.each([['adel', 'brisk'], ['mille', 'off']] as const)('%s, scenes %s', async (game, speed) => {
  const { page, leave } = await visit(house, { speed, grace: false });
  await inHurry(page);
  await page.addInitScript(listen);
  await enter(page, '/');
  await page.getByRole('region', { name: titles[game] }).getByRole('button', { name: 'Play now' }).click();
  expect(await play(page, { seed: 9, way: byRoles })).toBeGreaterThan(5);
  if (speed !== 'off') expect(await scenesSeen(page)).toBeGreaterThan(20);
  await page.getByRole('dialog', { name: /won|share/ }).waitFor();
  expect(await page.getByRole('dialog').getByRole('row').count()).toBe(5);

  await page.getByRole('button', { name: 'Look at the table' }).click();
  const told = await page.getByRole('group', { name: 'Journal' }).getByRole('listitem').locator('.line').allTextContents();
  const heard = (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).join(' ');
  expect(told.length).toBeGreaterThan(20);
  for (const sentence of told) expect(heard).toContain(sentence);
  await leave();
});
