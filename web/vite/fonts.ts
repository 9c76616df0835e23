// Letters that only some languages need come in files of their own. A font's latin-ext file has hundreds of them, for
// people's names; our own words need a handful (ă, ș, ț…), which are cut out of it, so that whoever reads Romanian does not
// wait for all. Every @font-face of a latin-ext file becomes two: those few letters, and the rest of its range.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

type Range = [number, number];

// Romanian as many keyboards write it: with a cedilla.
const cedillas = 'ŞşŢţ';

export const readRange = (text: string): Range[] =>
  text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });

const hex = (letter: number): string => letter.toString(16).toUpperCase().padStart(4, '0');
const sayRange = (ranges: Range[]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${first < last ? `-${hex(last)}` : ''}`).join(', ');

// Which of these letters lie within, as ranges; and what is left of it without them.
export function split(within: Range[], letters: Iterable<number>): { few: Range[]; rest: Range[] } {
  const few: Range[] = [];
  let rest = within;
  for (const letter of [...new Set(letters)].sort((a, b) => a - b)) {
    if (!within.some(([first, last]) => first <= letter && letter <= last)) continue;
    const before = few.at(-1);
    if (before && before[1] === letter - 1) before[1] = letter;
    else few.push([letter, letter]);
    rest = rest.flatMap(([first, last]): Range[] => {
      if (letter < first || last < letter) return [[first, last]];
      const parts: Range[] = [[first, letter - 1], [letter + 1, last]];
      return parts.filter(([from, to]) => from <= to);
    });
  }
  return { few, rest };
}

// All letters of whatever the page says, in any language, great and small.
function lettersOf(...folders: string[]): Set<number> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ftl|md)$/.test(name)).map((name) => join(folder, name)),
  );
  const text = files.map((file) => readFileSync(file, 'utf8')).join('') + cedillas;
  return new Set([...new Set(text)].flatMap((letter) => [...letter.toUpperCase(), ...letter.toLowerCase()].map((one) => one.codePointAt(0) ?? 0)));
}

// `says`: the folders of all words; `made`: where the small files are put.
export function fonts(says: string[], made: string): Plugin {
  const find = createRequire(import.meta.url);
  return {
    name: 'noblesse-fonts',
    enforce: 'pre',
    async transform(code, id) {
      if (basename(id) !== 'fonts.css') return undefined;
      const letters = lettersOf(...says);
      const faces = await Promise.all(code.split(/(?=@font-face)/).map(async (face) => {
        const file = /url\('([^']*latin-ext[^']*)'\)/.exec(face)?.[1];
        const range = /unicode-range: ([^;]*);/.exec(face)?.[1];
        if (!file || !range) return face;
        const { few, rest } = split(readRange(range), letters);
        const wanted = few.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)));
        const small = join(made, basename(file).replace('latin-ext', 'latin-few'));
        mkdirSync(made, { recursive: true });
        writeFileSync(small, await subsetFont(readFileSync(find.resolve(file)), wanted.join(''), { targetFormat: 'woff2' }));
        return face.replace(file, small).replace(range, sayRange(few)) + face.replace(range, sayRange(rest));
      }));
      return faces.join('');
    },
  };
}
