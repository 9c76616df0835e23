// The gallery: hangs pictures of a screen, in every size and both themes, and notes what is wrong with it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { faults } from './faults.ts';
import { lookAtStakes } from './stakes.ts';

// Those without a mouse come last: a browser that has felt a finger does not forget it.
const frames = {
  desktop: { width: 1440, height: 900, finger: false },
  large: { width: 2560, height: 1440, finger: false },
  tablet: { width: 768, height: 1024, finger: true },
  across: { width: 640, height: 360, finger: true },
  phone: { width: 360, height: 640, finger: true },
} as const;
export type Frame = keyof typeof frames;
export const narrow: Frame[] = ['tablet', 'across', 'phone'];
const themes = ['light', 'dark'] as const;

export class Gallery {
  readonly wrong: string[] = [];
  readonly hung: { file: string; screen: string; frame: Frame }[] = [];
  #sessions = new WeakMap<Page, CDPSession>();

  // Only screens whose names begin with one of the wanted.
  constructor(readonly folder: string, readonly wanted: string[]) {
    mkdirSync(folder, { recursive: true });
  }

  wants(screen: string): boolean {
    return this.wanted.some((wish) => screen.startsWith(wish));
  }

  // Whether a way past screens of these names leads past a wanted one.
  passes(...names: string[]): boolean {
    return names.some((name) => this.wanted.some((wish) => name.startsWith(wish) || wish.startsWith(name)));
  }

  // Whether what is asked about is in sight, at more sizes than are hung.
  async stakes(page: Page, game: string, phase: string): Promise<void> {
    this.wrong.push(...(await lookAtStakes(page, game, phase)));
  }

  // The page takes this size. Everything is where it will stay before it is looked at.
  async frame(page: Page, frame: Frame): Promise<void> {
    const { width, height, finger } = frames[frame];
    let session = this.#sessions.get(page);
    if (!session) this.#sessions.set(page, (session = await page.context().newCDPSession(page)));
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: finger, maxTouchPoints: finger ? 5 : 1 });
    await page.setViewportSize({ width, height });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
  }

  async hang(page: Page, screen: string, wished: Frame[] = Object.keys(frames) as Frame[]): Promise<void> {
    if (!this.wants(screen)) return;
    const language = await page.locator('html').getAttribute('lang');
    for (const frame of wished) {
      await this.frame(page, frame);
      const { width, height } = frames[frame];
      for (const fault of await page.evaluate(faults)) this.wrong.push(`${screen}-${width}x${height}-${language}: ${fault}`);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        const file = `${screen}-${width}x${height}-${theme}-${language}.jpg`;
        await page.screenshot({ path: join(this.folder, file), type: 'jpeg', quality: 88, fullPage: true });
        this.hung.push({ file, screen, frame });
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await this.frame(page, wished.includes('desktop') ? 'desktop' : 'phone');
    console.log(`${screen} ${language}`);
  }

  // A catalogue to leaf through, and the list of what is wrong.
  close(): void {
    const screens = [...new Set(this.hung.map(({ screen }) => screen))];
    const row = (screen: string) =>
      `<h2>${screen}</h2>` +
      this.hung.filter((one) => one.screen === screen).map(({ file }) => `<a href="${file}"><img loading="lazy" height="300" alt="${file}" src="${file}"></a>`).join('\n');
    writeFileSync(join(this.folder, 'index.html'), `<!doctype html><meta charset="utf-8"><title>Noblesse</title>\n${screens.map(row).join('\n')}\n`);
    writeFileSync(join(this.folder, 'wrong.txt'), this.wrong.join('\n') + '\n');
  }
}
