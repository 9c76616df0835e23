// A real club and a real browser for the tests that play: the program that `./check` has built, on a free port of this
// machine with a store of its own, and Debian's Chromium. A console error anywhere is a failure.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';

const program = process.env.NOBLESSE ?? join(import.meta.dirname, '../../build/release/noblesse');

export const sizes = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
  large: { width: 2560, height: 1440 },
} as const;
export type Size = keyof typeof sizes;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export class Club {
  readonly url: string;
  #process: ChildProcess | null = null;
  #said = '';

  private constructor(readonly port: number, readonly folder: string) {
    this.url = `http://127.0.0.1:${port}`;
  }

  static async open(): Promise<Club> {
    const club = new Club(await freePort(), mkdtempSync(join(tmpdir(), 'noblesse-play-')));
    await club.start();
    return club;
  }

  async start(): Promise<void> {
    const words = [
      'serve', '--port', String(this.port), '--store', join(this.folder, 'club.sqlite'), '--durability', 'normal',
      '--bot-pause', '20ms', '--requests-per-second', '2000', '--log', 'error',
    ];
    const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#process = child;
    child.stderr?.on('data', (text) => (this.#said += text));
    for (let tries = 0; tries < 200; ++tries) {
      if (child.exitCode !== null) break;
      const up = await fetch(`${this.url}/ready`).then((answer) => answer.ok, () => false);
      if (up) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the club did not open: ${this.#said}`);
  }

  // As when the machine loses power: nothing is said to anybody.
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
    this.#process = null;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const openBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', ...more,
    ],
  });

// A club and a browser for the tests of one file.
export function openHouse(): { readonly browser: Browser; readonly club: Club } {
  let browser: Browser;
  let club: Club;
  beforeAll(async () => {
    [browser, club] = await Promise.all([openBrowser(), Club.open()]);
  });
  afterAll(async () => {
    await browser?.close();
    await club?.close();
  });
  return {
    get browser() { return browser; },
    get club() { return club; },
  };
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  // Closes the device; whatever went wrong in any of its pages is a failure.
  leave: () => Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  size?: Size;
  language?: string;
  name?: string;
  theme?: 'light' | 'dark';
  // How fast reveals are shown.
  speed?: 'slow' | 'normal' | 'fast' | 'off';
  // Console errors that the test itself provokes, such as a network that is cut.
  expected?: RegExp;
}

// What a browser says when the club is not there.
export const noNetwork = /net::ERR_|WebSocket connection/;

// Somebody new with a device of his own.
export async function visit({ browser, club }: { browser: Browser; club: Club }, options: VisitOptions = {}): Promise<Visit> {
  const { size = 'desktop', language = 'en', speed = 'off', name, theme, expected, ...more } = options;
  const touch = size === 'phone' || size === 'tablet';
  const context = await browser.newContext({
    viewport: sizes[size], locale: language, hasTouch: touch, isMobile: touch, baseURL: club.url, ...more,
  });
  await context.addInitScript((kept) => {
    if (location.protocol !== 'about:' && !localStorage.getItem('noblesse.settings')) localStorage.setItem('noblesse.settings', kept);
  }, JSON.stringify({ speed, ...(name ? { name } : {}), ...(theme ? { theme } : {}) }));
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Whoever wants to know who he is asks the club, and the club does not know a newcomer.
    const wonders = message.page()?.url().endsWith('#/me') && message.location().url.endsWith('/api/me');
    if (wonders && / 401 /.test(message.text())) return;
    if (!expected?.test(message.text())) errors.push(message.text());
  });
  return {
    context,
    page: await context.newPage(),
    leave: async () => {
      await context.close();
      expect(errors).toEqual([]);
    },
  };
}
