// web/timings: how quick the page is on a phone whose processor is four times slower than this one. The browser measures:
// its trace tells when it painted, which tasks the page's thread had, and which frames were drawn.
import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { Club, enter, openBrowser } from './house.ts';
import { play, sitDown } from './shots/seat.ts';
import { teachBreath } from './shots/still.ts';

type GameName = 'adel' | 'mille';
type Line = [string, string, string, string];
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  // The processor's time, without waiting for others who want it too.
  tdur?: number;
  args?: { name?: string };
}

const slower = 4;
const screen = { width: 390, height: 844 };
const decisions = 8; // in which nearly every kind of scene is seen
const long = 50; // milliseconds: a longer task is felt
const categories = ['blink.user_timing', 'loading', 'devtools.timeline', 'toplevel', 'devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'];

async function phone(browser: Browser, club: Club, rate = slower): Promise<Page> {
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true, locale: 'en', baseURL: club.url });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

async function traced(browser: Browser, page: Page, deed: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await deed();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return trace.traceEvents;
}

interface Task {
  wall: number;
  own: number;
}

// Tasks of the page's own thread, in milliseconds. The worker has a thread of its own.
function tasks(trace: TraceEvent[]): Task[] {
  const main = trace.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const pages = new Set(main.map(({ pid, tid }) => `${pid} ${tid}`));
  let end = 0; // a task within a task is part of it
  return trace
    .filter(({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && pages.has(`${pid} ${tid}`))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => ts >= end && (end = ts + dur))
    .map(({ dur = 0, tdur = dur }) => ({ wall: dur / 1000, own: tdur / 1000 }));
}

const longest = (list: Task[], by: keyof Task): number => Math.max(0, ...list.map((task) => task[by]));
const over = (list: Task[], by: keyof Task): number => list.filter((task) => task[by] > long).length;

const frames = (trace: TraceEvent[], name: string): number => trace.filter((event) => event.name === name).length;

// From nothing to the first decision: one tap, as soon as there is something to tap.
async function firstDecision(browser: Browser, club: Club, game: GameName): Promise<{ paint: number; decision: number; work: number; tasks: Task[] }> {
  const page = await phone(browser, club);
  await page.addInitScript((game) => {
    const look = (): void => {
      const door = document.querySelector<HTMLElement>(`section[data-game=${game}] .play`);
      if (door && !performance.getEntriesByName('tapped').length && performance.getEntriesByName('first-contentful-paint').length) {
        performance.mark('tapped');
        door.click();
      }
      if (document.querySelector('[data-question]:not([data-question=""]) :is([data-option], [role=slider])')) performance.mark('asked');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, game);
  const trace = await traced(browser, page, async () => {
    await enter(page, '/');
    await page.waitForFunction(() => performance.getEntriesByName('asked').length > 0, null, { timeout: 60_000 });
  });
  const at = (name: string) => page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN, name);
  const done = tasks(trace);
  const work = done.reduce((sum, { own }) => sum + own, 0);
  const told = { paint: await at('first-contentful-paint'), decision: await at('asked'), work, tasks: done };
  await page.context().close();
  return told;
}

// Some rounds at the usual pace: what the screen and the page's thread do from a choice to the next question.
async function reveals(browser: Browser, club: Club, game: GameName, seats: number, rate = slower): Promise<{ seen: Glimpse[]; drawn: number; dropped: number; tasks: Task[] }> {
  const page = await phone(browser, club, rate);
  await teachBreath(page);
  await sitDown(page, game, seats);
  await watch(page);
  let taken = 0;
  const trace = await traced(browser, page, () =>
    play(page, 5, async (moment, act) => {
      if (moment.is !== 'asked' || ++taken > decisions) return true;
      await act();
    }),
  );
  const seen = await page.evaluate(() => (window as unknown as { seen: Glimpse[] }).seen);
  await page.context().close();
  return { seen, drawn: frames(trace, 'DrawFrame'), dropped: frames(trace, 'DroppedFrame'), tasks: tasks(trace) };
}

// The time between two frames, and which scene was on the stage, as long as something moves.
interface Glimpse {
  scene: string;
  gap: number;
}
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Glimpse[] = [];
    Object.assign(window, { seen });
    let last = 0;
    const look = (now: number): void => {
      const { scene, beat } = document.querySelector<HTMLElement>('.hall > .stage')?.dataset ?? {};
      const moving = beat && document.getAnimations().some((animation) => animation.playState === 'running');
      if (moving && last) seen.push({ scene: `${scene ?? 'board'}: ${beat}`, gap: now - last });
      last = moving ? now : 0;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

// Of each kind of scene: frames a second in the median, and how long 95 of 100 frames take at most.
function byScene(seen: Glimpse[]): Line[] {
  const kinds = [...new Set(seen.map(({ scene }) => scene))].sort();
  return kinds.map((scene) => {
    const gaps = seen.filter((glimpse) => glimpse.scene === scene).map(({ gap }) => gap);
    return [scene, rateOf(gaps), ms(percentile(gaps, 0.95)), String(gaps.length)];
  });
}

const ms = (time: number): string => `${Math.round(time)} ms`;
const percentile = (list: number[], part: number): number => list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * part)] ?? NaN;
const rateOf = (gaps: number[]): string => (1000 / percentile(gaps, 0.5)).toFixed(0);
const load = (): string => loadavg().map((one) => one.toFixed(1)).join(' ');

const browser = await openBrowser();
const club = await Club.open();
const before = load();
const lines: Line[] = [['', 'adel', 'mille', 'wanted']];
const scenes: Line[] = [['scene', 'frames a second', '95 of 100 within', 'frames']];
try {
  const starts = [await firstDecision(browser, club, 'adel'), await firstDecision(browser, club, 'mille')];
  const shows = [await reveals(browser, club, 'adel', 5), await reveals(browser, club, 'mille', 4)];
  const unslowed = [await reveals(browser, club, 'adel', 5, 1), await reveals(browser, club, 'mille', 4, 1)];
  const row = (what: string, wanted: string, [adel, mille]: string[]) => lines.push([what, adel ?? '', mille ?? '', wanted]);
  scenes.push(...shows.flatMap(({ seen }) => byScene(seen)));
  row('first paint', '< 1000 ms', starts.map(({ paint }) => ms(paint)));
  row('load to first decision', '< 3000 ms', starts.map(({ decision }) => ms(decision)));
  row('  the page has worked until then', '', starts.map(({ work }) => ms(work)));
  row('  longest task (its own time)', '', starts.map(({ tasks }) => `${ms(longest(tasks, 'wall'))} (${ms(longest(tasks, 'own'))})`));
  row('players in the reveal', '', ['5', '4']);
  row('frames a second, median', '60', shows.map(({ seen }) => rateOf(seen.map(({ gap }) => gap))));
  row('95 of 100 frames within', '17 ms', shows.map(({ seen }) => ms(percentile(seen.map(({ gap }) => gap), 0.95))));
  row('frames drawn / dropped', '', shows.map(({ drawn, dropped }) => `${drawn} / ${dropped}`));
  row('tasks over 50 ms (by their own time)', '0', shows.map(({ tasks }) => `${over(tasks, 'wall')} (${over(tasks, 'own')})`));
  row('longest task (its own time)', '< 50 ms', shows.map(({ tasks }) => `${ms(longest(tasks, 'wall'))} (${ms(longest(tasks, 'own'))})`));
  row('  with the processor as it is', '< 50 ms', unslowed.map(({ tasks }) => `${ms(longest(tasks, 'wall'))} (${ms(longest(tasks, 'own'))})`));
} finally {
  await browser.close();
  await club.close();
}
function print(table: Line[]): void {
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => line[column as 0].length)));
  for (const line of table) console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  console.log();
}
print(lines);
print(scenes);
console.log(`${screen.width} × ${screen.height}, processor slowed ${slower} times; load of this machine before ${before}, after ${load()}`);
