// Whatever one is asked about lies in the window with the question, from the smallest phone to the largest screen.
import { describe, expect, test } from 'vitest';
import { enter, openHouse, visit } from './house';
import { asked, decide, dice, nextMoment } from './hands';
import { lookAtStakes } from './shots/stakes';

const house = openHouse();

describe.each([
  { game: 'adel', seats: 4, phases: ['place', 'action', 'show'] },
  { game: 'mille', seats: 3, phases: ['ambush', 'escort', 'go'] },
] as const)('$game', ({ game, seats, phases }) => {
  test('every question has what it is about beside it, at twelve sizes', async () => {
    const { page, leave } = await visit(house);
    await page.addInitScript(() => {
      // What is asked, as the table's letters say it.
      window.Worker = class extends Worker {
        override set onmessage(listen: (event: MessageEvent) => void) {
          super.onmessage = (event: MessageEvent) => {
            const question = event.data.letter?.question;
            if (question) document.documentElement.dataset.phase = question.phase;
            listen(event);
          };
        }
      };
    });
    await enter(page, `/#/solo/${game}`);
    await page.locator('fieldset').first().locator('.face', { hasText: new RegExp(`^\\s*${seats}\\s*$`) }).click();
    await page.locator('form .button.main').click();
    const random = dice(7);
    const left = new Set<string>(phases);
    let moment = await asked(page);
    for (let taken = 0; left.size > 0 && moment.is === 'asked' && taken < 120; ++taken) {
      const phase = (await page.locator('html').getAttribute('data-phase')) ?? '';
      if (taken > 1 && left.delete(phase)) expect(await lookAtStakes(page, game, phase)).toEqual([]);
      await decide(page, random);
      moment = await nextMoment(page, moment.question);
    }
    expect([...left]).toEqual([]);
    await leave();
  });
});

// How high its contents are depends on how large the ring is drawn, and the other way round.
test.each([[1440, 900], [1280, 800], [1366, 768], [2560, 1440]])('a ring of %d × %d comes to rest', async (width, height) => {
  const { page, leave } = await visit(house);
  await page.setViewportSize({ width, height });
  await enter(page, '/#/solo/adel');
  await page.locator('fieldset').first().locator('.face', { hasText: /^\s*5\s*$/ }).click();
  await page.locator('form .button.main').click();
  await asked(page);
  const swings = (): Promise<number> =>
    page.locator('.track').evaluate(async (track) => {
      let changes = 0;
      const watch = new MutationObserver((all) => (changes += all.length));
      watch.observe(track, { attributes: true, attributeFilter: ['style', 'width'], subtree: true });
      for (let frame = 0; frame < 20; ++frame) await new Promise(requestAnimationFrame);
      watch.disconnect();
      return changes;
    });
  await expect.poll(swings).toBe(0);
  await leave();
});
