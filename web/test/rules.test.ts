import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const languages = ['en', 'de', 'it', 'nl', 'ro'] as const;

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** A1 to A26; the auction house (A10) has three parts of its own. */
const adel = Array.from({ length: 26 }, (_, i) => `A${i + 1}`).flatMap((number) =>
  number === 'A10' ? ['A10', 'A10a', 'A10b', 'A10c'] : [number],
);
const mille = Array.from({ length: 18 }, (_, i) => `M${i + 1}`);

const sheets = [
  { game: 'adel', numbers: adel },
  { game: 'mille', numbers: mille },
].flatMap((sheet) => languages.map((language) => ({ ...sheet, language })));

test.each(sheets)('the $game rules in $language have every number once and in order', ({ game, language, numbers }) => {
  const lines = read(`rules/${game}.${language}.md`).split('\n');
  const rules = lines.filter((line) => line.startsWith('-')).map((line) => /^- ([AM]\d+[a-c]?) (\S.*)$/.exec(line));
  expect(rules.map((rule) => rule?.[1])).toEqual(numbers);
});

test.each(sheets)('the $game rules in $language are a title, an opening, sections and rules', ({ game, language }) => {
  const [title, ...rest] = read(`rules/${game}.${language}.md`)
    .split('\n')
    .filter((line) => line !== '');
  expect(title).toMatch(/^# \S/);
  expect(rest[0]).toMatch(/^[^#-]/);
  for (const line of rest.slice(1)) expect(line).toMatch(/^(## \S|- [AM]\d)/);
  const sections = rest.filter((line) => line.startsWith('## ')).length;
  expect(sections).toBeGreaterThanOrEqual(5);
  expect(sections).toBeLessThanOrEqual(8);
});

test.each(sheets)('emphasis in the $game rules in $language is closed', ({ game, language }) => {
  for (const line of read(`rules/${game}.${language}.md`).split('\n')) {
    expect((line.match(/\*/g)?.length ?? 0) % 2, line).toBe(0);
    expect(line).not.toMatch(/\*\*|`/);
  }
});

test.each(['adel', 'mille'])('the %s rules have as many sections in every language', (game) => {
  const shape = (language: string): string[] =>
    read(`rules/${game}.${language}.md`)
      .split('\n')
      .filter((line) => /^(##|-) /.test(line))
      .map((line) => /^- (\S+)/.exec(line)?.[1] ?? 'section');
  for (const language of languages) expect(shape(language)).toEqual(shape('en'));
});

/** The messages of a names file; one line each, so no parser is needed. */
function names(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of read(`words/${language}/names.ftl`).split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, key, value] = /^([a-z][\w-]*) = (\S.*)$/i.exec(line) ?? [];
    expect(key, line).toBeDefined();
    expect(found.has(key!), `${key} is there twice`).toBe(false);
    found.set(key!, value!);
  }
  return found;
}

test.each(languages)('the names in %s have the keys of the English ones', (language) => {
  expect([...names(language).keys()]).toEqual([...names('en').keys()]);
});

interface AdelEdition {
  sets: { color: string }[];
  series: { letter: string }[];
  cards: { id: string }[];
}
interface MilleEdition {
  cities: { name: string }[];
}

test('every card, series, colour and city of the editions has a name', () => {
  const named = names('en');
  for (const file of ['adel-classic', 'adel-grand']) {
    const edition = JSON.parse(read(`../data/${file}.json`)) as AdelEdition;
    for (const { color } of edition.sets) expect(named.has(`lord-${color}`), color).toBe(true);
    for (const { id } of edition.cards) expect(named.has(`object-${id}`), id).toBe(true);
    for (const { letter } of edition.series) {
      expect(named.has(`series-${letter}`), letter).toBe(true);
    }
  }
  const { cities } = JSON.parse(read('../data/mille-italia.json')) as MilleEdition;
  for (const { name } of cities) expect(named.has(`city-${name.replaceAll(' ', '_')}`), name).toBe(true);
});
