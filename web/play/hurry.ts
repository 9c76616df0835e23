// Somebody who likes to see the beginning of every scene, and then presses Escape until there is a question: whole games
// with the stage on take no longer than they must.
import type { Page } from 'playwright-core';

type Hurried = Window & { scenes: number };

// Within the page: the key must not come after the scene, when something else has the focus.
const hurry = (): void => {
  (window as unknown as Hurried).scenes = 0;
  let seen = '';
  setInterval(() => {
    const stage = document.querySelector<HTMLElement>('.stage.open');
    const { scene, beat = '', cues = '0' } = stage?.dataset ?? {};
    if (!scene || !document.querySelector('.herald.busy')) return;
    if (seen !== beat) ++(window as unknown as Hurried).scenes;
    seen = beat;
    if (Number(cues) > 0) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }, 40);
};

export const inHurry = (page: Page): Promise<unknown> => page.addInitScript(hurry);

// How many scenes have had the stage.
export const scenesSeen = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Hurried).scenes);
