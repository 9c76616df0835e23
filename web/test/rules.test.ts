import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Block, readRules, type RulesBook, tipsOf } from '../src/parts/rules';

const languages = ['en', 'de', 'it', 'nl', 'ro'] as const;

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** A1 to A26; the auction house (A10) has three parts of its own. */
const adel = Array.from({ length: 26 }, (_, i) => `A${i + 1}`).flatMap((number) =>
  number === 'A10' ? ['A10', 'A10a', 'A10b', 'A10c'] : [number],
);
const mille = Array.from({ length: 19 }, (_, i) => `M${i + 1}`);

const sheets = [
  { game: 'adel', numbers: adel },
  { game: 'mille', numbers: mille },
].flatMap((sheet) => languages.map((language) => ({ ...sheet, language })));

const bookOf = (game: string, language: string): RulesBook => readRules(read(`rules/${game}.${language}.md`));
const blocksOf = (book: RulesBook): Block[] => book.sections.flatMap(({ blocks }) => blocks);

test.each(sheets)('the $game rules in $language have every number once and in order', ({ game, language, numbers }) => {
  const rules = blocksOf(bookOf(game, language)).flatMap((block) => (block.kind === 'rule' ? [block.number] : []));
  expect(rules).toEqual(numbers);
});

test.each(sheets)('the $game rules in $language are a title, an opening, what teaches and sections of rules', ({ game, language }) => {
  const book = bookOf(game, language);
  expect(book.title).toMatch(/\S/);
  expect(book.about.length).toBeGreaterThan(200);
  const ids = book.sections.map(({ id }) => id);
  expect([ids[0], ...ids.slice(-2)]).toEqual(['glance', 'tips', 'appendix']);
  const rules = book.sections.slice(1, -2);
  expect(rules.length).toBeGreaterThanOrEqual(5);
  expect(rules.length).toBeLessThanOrEqual(8);
  for (const { id, blocks } of rules) {
    expect(id).toBe('');
    for (const { kind } of blocks) expect(['rule', 'example']).toContain(kind);
  }
});

test.each(sheets)('the $game rules in $language open with the aim, four steps, a table and what is forgotten', ({ game, language }) => {
  const kinds = bookOf(game, language).sections[0]!.blocks.map(({ kind }) => kind);
  expect(kinds).toEqual(['heading', 'text', 'heading', 'steps', 'heading', 'table', 'heading', 'points']);
  const [steps] = bookOf(game, language).sections[0]!.blocks.flatMap((block) => (block.kind === 'steps' ? [block.steps] : []));
  expect(steps!.map(({ drawing }) => drawing?.says.length ?? 0).filter((length) => length > 20)).toHaveLength(4);
});

test.each(sheets)('the $game rules in $language have eight to ten tips', ({ game, language }) => {
  const tips = tipsOf(bookOf(game, language));
  expect(tips.length).toBeGreaterThanOrEqual(8);
  expect(tips.length).toBeLessThanOrEqual(10);
});

test.each(sheets)('what the $game rules in $language refer to is there', ({ game, language, numbers }) => {
  for (const [number] of read(`rules/${game}.${language}.md`).matchAll(/\b[AM]\d{1,2}[a-c]?\b/g)) expect(numbers).toContain(number);
});

test.each(sheets)('emphasis in the $game rules in $language is closed', ({ game, language }) => {
  for (const line of read(`rules/${game}.${language}.md`).split('\n')) {
    expect((line.match(/\*/g)?.length ?? 0) % 2, line).toBe(0);
    expect(line).not.toMatch(/\*\*|`/);
  }
});

test.each(['adel', 'mille'])('the %s rules have the same in every language, place for place', (game) => {
  const shape = (language: string): unknown[] =>
    bookOf(game, language).sections.map(({ id, blocks }) => [
      id,
      ...blocks.map((block) => {
        if (block.kind === 'rule') return block.number;
        if (block.kind === 'table') return [block.fill, block.head.length, ...block.rows.map((row) => row.length)];
        if (block.kind === 'steps') return block.steps.map(({ drawing }) => drawing?.name);
        if (block.kind === 'points') return block.points.length;
        return block.kind === 'example' ? [block.lines.length, ...block.drawings.map(({ name }) => name)] : block.kind;
      }),
    ]);
  for (const language of languages) expect(shape(language)).toEqual(shape('en'));
});

// What is drawn is said in words too, and numbers are the same in every language.
test.each(['adel', 'mille'])('the examples of the %s rules have the same numbers in every language', (game) => {
  const numbersIn = (language: string): string[][] =>
    blocksOf(bookOf(game, language)).flatMap((block) =>
      block.kind === 'example' ? block.lines.map((line) => (line.replace(/\b[AM]\d+\b/g, '').match(/\d+/g) ?? []).sort()) : [],
    );
  for (const language of languages) expect(numbersIn(language)).toEqual(numbersIn('en'));
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
