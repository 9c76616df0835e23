// What one is asked about is in sight with the question, at every size: the pieces that bear its name (data-stake), at least nine tenths
// of each.
import type { Page } from 'playwright-core';

export const sizes: readonly (readonly [number, number])[] = [
  [360, 640], [390, 844], [412, 915], [640, 360], [844, 390], [768, 1024], [820, 1180], [1024, 768], [1280, 720], [1366, 768], [1440, 900], [2560, 1440],
];

// A large collection does not fit onto the smallest phones, with cards that a finger can hit: there it is scrolled, and so many
// of its cards are in sight at first.
const atLeast = 5;

// By what is asked; `road:*` are all that there are, and one at least.
const stakes: Record<string, string[]> = {
  'adel place': ['window:left', 'window:right', 'prizes', 'run'],
  'adel auction': ['window:left', 'window:right'],
  'adel castle': ['prizes'],
  'adel show': ['prizes', 'object:*', 'rival:*'],
  'adel buy': ['object:*'],
  'adel steal': ['object:*'],
  'mille ambush': ['noble', 'tasks', 'road:*'],
  'mille escort': ['noble', 'tasks', 'road:*'],
  'mille go': ['noble', 'tasks', 'road:*'],
  'mille take': ['noble', 'tasks'],
};

// In the page: which of them are not.
function outOfSight(wanted: string[]): string[] {
  const enough = 0.9;
  const part = (element: Element): number => {
    const whole = element.getBoundingClientRect();
    let { left, top, right, bottom } = whole;
    const clip = (frame: { left: number; top: number; right: number; bottom: number }): void => {
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    };
    clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow !== 'visible') clip(around.getBoundingClientRect());
    }
    // Whatever lays a decision down stands before the rest of the desk.
    const tray = element.closest('.tray') ? null : element.closest('.desk')?.querySelector('.tray');
    if (tray) clip({ left: 0, top: 0, right: innerWidth, bottom: tray.getBoundingClientRect().top });
    const area = (whole.width || 1) * (whole.height || 1);
    return Math.max(0, right - left) * Math.max(0, bottom - top) / area;
  };
  // A spot of the map has no size of its own: what stands there has.
  const body = (element: Element): Element => (element.getBoundingClientRect().height > 0 ? element : (element.firstElementChild ?? element));
  const named = new Map<string, Element[]>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-stake]')) {
    named.set(element.dataset.stake ?? '', [...(named.get(element.dataset.stake ?? '') ?? []), body(element)]);
  }
  const names = wanted.flatMap((name) => {
    const all = name.endsWith('*') ? [...named.keys()].filter((other) => other.startsWith(name.slice(0, -1))) : [name];
    return all.length > 0 ? all : [name];
  });
  return ['#question', ...names].flatMap((name) => {
    const elements = name === '#question' ? [...document.querySelectorAll(name)] : (named.get(name) ?? []);
    const best = Math.max(0, ...elements.map(part));
    return best >= enough ? [] : [`${name} ${Math.round(best * 100)} %`];
  });
}

// Looks at the open question at every size; what is out of sight is said. The window is as before afterwards.
export async function lookAtStakes(page: Page, game: string, phase: string): Promise<string[]> {
  const castle = phase === 'action' ? ((await page.locator('[data-stake="window:left"]').count()) > 0 ? 'auction' : 'castle') : phase;
  // Whoever exhibits alone has no rivals.
  const rivals = await page.locator('[data-stake^="rival:"]').count();
  const wanted = stakes[`${game} ${castle}`]?.filter((name) => rivals > 0 || name !== 'rival:*');
  if (!wanted) return [];
  const before = page.viewportSize();
  const wrong: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // Boards are measured and drawn again before they are looked at, and what moves has come to rest.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 4; ++frames) await new Promise((done) => requestAnimationFrame(done));
      await Promise.all(document.getAnimations().filter((each) => each instanceof CSSTransition).map((each) => each.finished.catch(() => undefined)));
    });
    const hidden = await page.evaluate(outOfSight, wanted);
    const objects = await page.locator('[data-stake^="object:"]').count();
    const scrolls = castle === 'show' && (width < 480 || height < 400);
    const enough = objects - hidden.filter((what) => what.startsWith('object:')).length >= atLeast;
    const missing = hidden.filter((what) => !(scrolls && enough && what.startsWith('object:')));
    wrong.push(...missing.map((what) => `${game} ${castle} ${width}×${height}: out of sight: ${what}`));
  }
  if (before) await page.setViewportSize(before);
  return wrong;
}
