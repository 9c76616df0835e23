// For pictures the page must be able to hold its breath: while it does, no timer fires and no letter of the worker
// arrives, so that a moment of a reveal can be looked at in every size. Every deal is the same in every run.
import type { Page } from 'playwright-core';

interface Breath {
  still: boolean;
  // What is asked at the table: the question's phase.
  phase: string;
  held: (() => void)[];
}
type Breathing = Window & { breath: Breath };

function breathe(): void {
  const breath: Breath = { still: false, phase: '', held: [] };
  (window as unknown as Breathing).breath = breath;
  let deals = 0;

  const later = window.setTimeout.bind(window);
  const patient = (work: TimerHandler, time = 0, ...rest: unknown[]): number =>
    later(() => {
      const act = () => typeof work === 'function' && work(...rest);
      if (breath.still && time > 50) breath.held.push(act);
      else act();
    }, time);
  window.setTimeout = patient as typeof window.setTimeout;

  window.Worker = class extends Worker {
    override set onmessage(listen: (event: MessageEvent) => void) {
      super.onmessage = (event: MessageEvent) => {
        const question = event.data.letter?.question;
        if (question !== undefined) breath.phase = question?.phase ?? '';
        if (breath.still) breath.held.push(() => listen(event));
        else listen(event);
      };
    }
    override postMessage(errand: { kind: string; seed?: string }): void {
      const seed = () => (++deals).toString(16).padStart(64, '5');
      super.postMessage(errand.kind === 'lay' ? { seed: seed(), ...errand } : errand);
    }
  };
}

export const teachBreath = (page: Page): Promise<unknown> => page.context().addInitScript(breathe);

export const hold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as Breathing).breath.still = true;
    for (const animation of document.getAnimations()) animation.pause();
  });

export const goOn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { breath } = window as unknown as Breathing;
    breath.still = false;
    for (const animation of document.getAnimations()) animation.play();
    for (const act of breath.held.splice(0)) act();
  });

export const phaseOf = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as Breathing).breath.phase);
