// Whatever one is asked about lies in the window with the question, from the smallest phone to the largest screen.
import { describe, expect, test } from 'vitest';
import { enter, openHouse, visit } from './house';
import { asked, decide, dice, group, nextMoment } from './hands';
import { lookAtStakes } from './shots/stakes';

const house = openHouse();

type Phase = 'place' | 'action' | 'show' | 'buy' | 'steal' | 'ambush' | 'escort' | 'go' | 'take';

// Dealt so that the questions come soon; what one game has not asked the next one may.
const deals = { adel: ['11', '12', '13', '14'], mille: ['5a', '5b', '5c', '5d'] } as const;

// Towards the questions that have not been asked so far; undefined: anything will do.
function wish(phase: string, moves: string[], left: ReadonlySet<Phase>): string | undefined {
  const highest = moves.filter((move) => move.startsWith('check ')).sort((a, b) => Number(b.slice(6)) - Number(a.slice(6)))[0];
  if (phase === 'place') return left.has('buy') ? 'auction' : 'castle';
  if (phase !== 'action') return undefined;
  return highest ?? (left.has('show') && moves.includes('exhibit') ? 'exhibit' : moves.find((move) => move.startsWith('thief ')));
}

describe.each([
  { game: 'adel', seats: 4, phases: ['place', 'action', 'buy', 'show', 'steal'] },
  { game: 'mille', seats: 3, phases: ['ambush', 'escort', 'go', 'take'] },
] as const)('$game', ({ game, seats, phases }) => {
  async function play(deal: string, left: Set<Phase>): Promise<void> {
    const { page, leave } = await visit(house, { grace: false });
    await page.addInitScript((seed) => {
      window.Worker = class extends Worker {
        // What is asked, as the table's letters say it.
        override set onmessage(listen: (event: MessageEvent) => void) {
          super.onmessage = (event: MessageEvent) => {
            const question = event.data.letter?.question;
            if (question) document.documentElement.dataset.phase = question.phase;
            listen(event);
          };
        }
        // Bots that think by the clock would play another game on another day.
        override postMessage(errand: { kind?: string; message?: string }): void {
          if (errand.kind === 'lay') super.postMessage({ ...errand, seed });
          else if (errand.message) super.postMessage({ ...errand, message: errand.message.replace(/"bot":"[^"]*"/, '"bot":"clubman"') });
          else super.postMessage(errand);
        }
      };
    }, deal.repeat(32));
    await enter(page, `/#/solo/${game}`);
    await page.locator('fieldset').first().locator('.face', { hasText: new RegExp(`^\\s*${seats}\\s*$`) }).click();
    await page.locator('form .button.main').click();
    const random = dice(7);
    let moment = await asked(page);
    for (let taken = 0; left.size > 0 && moment.is === 'asked' && taken < 120; ++taken) {
      const phase = ((await page.locator('html').getAttribute('data-phase')) ?? '') as Phase;
      const moves = await group(page).locator('[data-move]:not([aria-disabled=true])').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.move ?? ''));
      // An exhibition is measured by the others that are shown: it is looked at when there are any.
      const alone = phase === 'show' && (await page.locator('[data-stake^="rival:"]').count()) === 0;
      if (taken > 1 && !alone && left.delete(phase)) expect(await lookAtStakes(page, game, phase)).toEqual([]);
      const move = wish(phase, moves, left);
      if (move && moves.includes(move)) await group(page).locator(`[data-move="${move}"]`).click();
      else await decide(page, random);
      moment = await nextMoment(page, moment.question);
    }
    await leave();
  }

  test('every question has what it is about beside it, at twelve sizes', async () => {
    const left = new Set<Phase>(phases);
    for (const deal of deals[game]) {
      if (left.size > 0) await play(deal, left);
    }
    expect([...left]).toEqual([]);
  });
});

// How high its contents are depends on how large the ring is drawn, and the other way round.
test.each([[1440, 900], [1280, 800], [1366, 768], [2560, 1440]])('a ring of %d × %d comes to rest, with five lords in sight', async (width, height) => {
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
  // And none of the five lords is cut.
  const cut = await page.locator('.lord').evaluateAll((lords) => {
    const { bottom, right } = lords[0]!.closest('main .board:not(.adel)')!.getBoundingClientRect();
    return lords.map((lord) => lord.getBoundingClientRect()).filter((lord) => lord.bottom > bottom + 1 || lord.right > right + 1).length;
  });
  expect(cut).toBe(0);
  await leave();
});
