// A real club and a real browser for the tests that play: the program that `./check` has built, on a free port of this
// machine with a store of its own, and Debian's Chromium. A console error anywhere is a failure.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

const program = process.env.NOBLESSE ?? join(import.meta.dirname, '../../build/release/noblesse');

export const sizes = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
  large: { width: 2560, height: 1440 },
} as const;
export type Size = keyof typeof sizes;

// The only patience there is: nothing that works takes so long, however busy the machine is.
export const patience = 120_000;

// Below those that a system gives to whoever wants any: while a club is restarted nobody else comes by its port.
const ports = { first: 20_000, last: 32_000 };
const somePort = (): number => ports.first + Math.floor(Math.random() * (ports.last - ports.first));
const tries = 20;

export class Club {
  port = 0; // one that was free, and the same again after a restart
  #process: ChildProcess | null = null;

  private constructor(readonly folder: string) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  // With these files in its folder of editions.
  static async open(editions: string[] = []): Promise<Club> {
    const club = new Club(mkdtempSync(join(tmpdir(), 'noblesse-play-')));
    mkdirSync(club.editions, { recursive: true });
    editions.forEach((text, at) => writeFileSync(join(club.editions, `${at}.json`), text));
    for (let tried = 1; ; ++tried) {
      club.port = somePort();
      try {
        await club.start();
        return club;
      } catch (fault) {
        if (tried === tries) throw fault;
      }
    }
  }

  get editions(): string {
    return join(this.folder, 'noblesse/editions');
  }

  // The club says where it is once its doors are open.
  start(...more: string[]): Promise<void> {
    const words = [
      'serve', '--port', String(this.port), '--store', join(this.folder, 'club.sqlite'), '--durability', 'normal',
      '--bot-pause', '0', '--requests-per-second', '2000', '--log', 'error', ...more,
    ];
    const env = { ...process.env, XDG_DATA_HOME: this.folder };
    const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    return new Promise((resolve, reject) => {
      let said = '';
      const hear = (text: string): void => {
        said += text;
        if (/http:\/\/[^ ]*:\d+/.test(said)) resolve();
      };
      child.stdout.setEncoding('utf8').on('data', hear);
      child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
      child.once('exit', () => reject(new Error(`the club did not open: ${said}`)));
    });
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

export const chromiums: LaunchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync',
  ],
};
export const openBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({ ...chromiums, args: [...(chromiums.args ?? []), ...more] });

// A club for the tests of one file, in the browser that all of them share (browser.ts).
export function openHouse(editions: string[] = []): { readonly browser: Browser; readonly club: Club } {
  let browser: Browser;
  let club: Club;
  beforeAll(async () => {
    [browser, club] = await Promise.all([chromium.connect(inject('browser')), Club.open(editions)]);
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
  speed?: 'calm' | 'brisk' | 'off';
  grace?: boolean;
  // Console errors that the test itself provokes, such as a network that is cut.
  expected?: RegExp;
}

// What a browser says when the club is not there.
export const noNetwork = /net::ERR_|WebSocket connection/;

// Somebody new with a device of their own.
export async function visit({ browser, club }: { browser: Browser; club: Club }, options: VisitOptions = {}): Promise<Visit> {
  const { size = 'desktop', language = 'en', speed = 'off', grace = true, name, theme, expected, ...more } = options;
  const touch = size === 'phone' || size === 'tablet';
  const context = await browser.newContext({
    viewport: sizes[size], locale: language, hasTouch: touch, isMobile: touch, baseURL: club.url,
    // Where nothing is shown for its own sake, nothing moves either: what moves cannot be tapped yet.
    reducedMotion: speed === 'off' ? 'reduce' : 'no-preference',
    ...more,
  });
  context.setDefaultTimeout(Number(process.env.PATIENCE ?? patience));
  await context.addInitScript((kept) => {
    if (location.protocol !== 'about:' && !localStorage.getItem('noblesse.settings')) localStorage.setItem('noblesse.settings', kept);
  }, JSON.stringify({ speed, grace, ...(name ? { name } : {}), ...(theme ? { theme } : {}) }));
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Whoever wants to know who they are asks the club, and the club does not know a newcomer.
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

// Goes there, and waits until that room is the one that is shown: the room before may have the same buttons.
export async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.at === location.hash);
}
