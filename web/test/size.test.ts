// The page is light: what a first visit loads, and what it takes to sit at a table, compressed as the program serves it.
// Looks at the page that has been built (build/page/site).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRange } from '../vite/fonts';

const site = join(import.meta.dirname, '../../build/page/site');
const kB = 1000;
const firstLoad = 130 * kB;
const withTable = 200 * kB;
const worker = 600 * kB;

const assets = readdirSync(join(site, 'assets')).map((name) => `assets/${name}`);
const text = (file: string): string => readFileSync(join(site, file), 'utf8');

// As vite/pack.mjs has compressed it: the list for the program numbers the files. Fonts and pictures stay as they are.
const numbers = new Map(
  [...readFileSync(join(site, '../pages.inc'), 'utf8').matchAll(/^\/\/ (\S+) [0-9a-f]{64}$/gm)].map((found, at) => [found[1], at]),
);
const served = (file: string): number =>
  statSync(join(site, /\.(woff2|png)$/.test(file) ? file : `../packed/${numbers.get(file)}.br`)).size;
const weight = (files: Iterable<string>): number => [...new Set(files)].reduce((sum, file) => sum + served(file), 0);

const all = (pattern: RegExp, from: string): string[] => [...from.matchAll(pattern)].map((found) => found[1] ?? '');

// The files named, and whatever they import at once.
function whole(files: string[]): Set<string> {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (!file.endsWith('.js')) return;
    for (const name of all(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g, text(file))) follow(`assets/${name}`);
  };
  files.forEach(follow);
  return found;
}

// What a chunk brings along that is loaded only when it is wanted: Vite lists its styles and imports beside the import.
function later(chunk: string): Set<string> {
  for (const file of assets.filter((name) => name.endsWith('.js'))) {
    const code = text(file);
    const at = code.indexOf(`import(\`./${chunk.slice('assets/'.length)}\`)`);
    if (at < 0) continue;
    const listed = /__vite__mapDeps=.*?=(\[[^\]]*\])/.exec(code)?.[1] ?? '[]';
    const list = JSON.parse(listed) as string[];
    const wanted = /^[^;]*?(?:__vite__mapDeps\(\[([\d,]*)\]\)|,\[\]\))/.exec(code.slice(at))?.[1] ?? '';
    return whole([chunk, ...wanted.split(',').filter(Boolean).map((place) => list[Number(place)] ?? '')]);
  }
  throw new Error(`nothing imports ${chunk}`);
}

const named = (pattern: RegExp): string[] => {
  const found = assets.filter((file) => pattern.test(file));
  expect(found, String(pattern)).not.toEqual([]);
  return found;
};

// Up to the first paint: the page, its scripts and styles, the words of one language, its letters, the crest.
const page = text('index.html');
const linked = all(/(?:src|href)="\/(assets\/[^"]+)"/g, page);

// The fonts that a browser asks for where this text stands, by the ranges of the styles.
const styles = linked.filter((file) => file.endsWith('.css')).map(text).join('');
const faces = all(/(@font-face\s*\{[^}]*\})/g, styles).map((face) => ({
  file: /url\(["']?\/?(assets\/[^"')]+)/.exec(face)?.[1] ?? '',
  family: /font-family:([^;]*)/.exec(face)?.[1] ?? '',
  has: readRange(/unicode-range:([^;}]*)/.exec(face)?.[1] ?? ''),
}));
const fontsFor = (said: string): string[] => {
  const letters = [...new Set(said)].map((letter) => letter.codePointAt(0) ?? 0);
  return faces.filter(({ has }) => letters.some((letter) => has.some(([first, last]) => first <= letter && letter <= last))).map(({ file }) => file);
};
const languages = ['en', 'de', 'it', 'nl', 'ro'];
const wordsOf = (language: string): string[] => named(new RegExp(`/${language}-[^/]*\\.js$`));
const first = (language: string): string[] => {
  const words = wordsOf(language);
  return ['index.html', 'icon.svg', ...whole([...linked, ...words]), ...fontsFor(words.map(text).join(''))];
};

describe('the page is light', () => {
  test('what is linked from the page is there', () => {
    expect(linked.length).toBeGreaterThan(2);
    for (const file of linked) expect(assets).toContain(file);
  });

  test.each(languages)('the first load, in %s', (language) => {
    expect(weight(first(language))).toBeLessThan(firstLoad);
  });

  // By what only they can contain, whichever file they are in.
  test.each([['sounds', 'createOscillator'], ['scenes', 'data-scene'], ['Mille’s map', 'cypress']])('without %s', (_, mark) => {
    const scripts = assets.filter((file) => file.endsWith('.js'));
    const there = scripts.filter((file) => text(file).includes(mark));
    expect(there).not.toEqual([]);
    for (const language of languages) expect(first(language).filter((file) => there.includes(file))).toEqual([]);
  });

  test('a table without sounds and theatres', () => {
    const table = named(/\/(HomeTable|face)-[^/]*\.js$/).flatMap((file) => [...later(file)]);
    expect(table.length).toBeGreaterThan(5);
    expect(table.filter((file) => named(/\/(sound|Theatre)-[^/]*\.js$/).includes(file))).toEqual([]);
  });

  test('letters of Romanian come in small files; those of anybody’s name come, too', () => {
    for (const family of new Set(faces.map((face) => face.family))) {
      const of = (said: string): string[] => faces.filter((face) => face.family === family && fontsFor(said).includes(face.file)).map(({ file }) => file);
      expect(of('aâîé„”')).toEqual([expect.stringContaining('-latin-')]);
      expect(of('ăĂșȘțȚşŞţŢ')).toEqual([expect.stringContaining('-latin-few-')]);
      expect(of('ő')).toEqual([expect.stringContaining('-latin-ext-')]);
    }
    for (const file of named(/latin-few.*woff2$/)) expect(served(file)).toBeLessThan(4 * kB);
  });

  test('with the table and either game on top', () => {
    const room = named(/\/HomeTable-[^/]*\.js$/).flatMap((file) => [...later(file)]);
    const sitting = [...first('en'), ...room];
    const faces = named(/\/face-[^/]*\.js$/);
    expect(faces.length).toBe(2);
    for (const face of faces) expect(weight([...sitting, ...later(face), ...named(/\/adel-grand-/)])).toBeLessThan(withTable);
  });

  test('the worker with the rules and the bots', () => {
    expect(weight(named(/\.wasm$|\/parlour\.worker-/))).toBeLessThan(worker);
  });
});
