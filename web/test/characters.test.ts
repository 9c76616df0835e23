// The characters of the house: whoever can be invited has a face, a name and a line in every language, and is as strong as
// the house says.
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { parlours } from '../../tools/parlour.mjs';
import { another, type Bot, charactersFor, company, gradeOf, grades, withChairs } from '../src/club/characters';
import { usualCompany } from '../src/line/deal';
import Portrait from '../src/parts/Portrait.svelte';
import { portraits } from '../src/parts/portraits';
import type { GameName } from '../src/table/letters';

const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const games: GameName[] = ['adel', 'mille'];
const characters = ['toby', 'prudence', 'midas', 'peacock', 'jack', 'quill', 'duchess'];

// The bots of the real house.
const open = await parlours(read('../../build/wasm/noblesse.wasm'));
const [answer = '{}'] = open().call('{"do":"bots"}');
const { bots } = JSON.parse(answer) as { bots: Bot[] };

describe.each(['en', 'de', 'it', 'nl', 'ro'])('in %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(String(read(`../words/${language}/club.ftl`))));
  const say = (key: string, args = {}): string => {
    const value = bundle.getMessage(key)?.value;
    return value ? bundle.formatPattern(value, args) : '';
  };

  test('every bot has a name and a line of his own', () => {
    const names = [...new Set([...characters, ...bots.map(({ name }) => name)])];
    for (const name of names) {
      expect(say(`bot-${name}`), name).toMatch(/^\p{Lu}/u);
      expect(say(`bot-${name}-about`), name).toMatch(/^\p{Lu}.{20,90}\.$/u);
    }
    for (const part of ['', '-about']) expect(new Set(names.map((name) => say(`bot-${name}${part}`))).size).toBe(names.length);
  });

  test('every strength has a word, and is told as one sentence', () => {
    expect(new Set(grades.map((grade) => say(`strength-${grade}`))).size).toBe(grades.length);
    const told = say('strength-said', { grade: 3, most: 5, word: say('strength-club'), rating: '1500' });
    for (const part of ['3', '5', say('strength-club'), '1500']) expect(told).toContain(part);
  });
});

describe('a portrait', () => {
  const drawn = (bot: string): string => render(Portrait, { props: { bot } }).body;

  test('every character has one, and no two the same', () => {
    expect(Object.keys(portraits)).toEqual(characters);
    expect(bots.flatMap(({ name, strength }) => (strength ? [name] : [])).sort()).toEqual([...characters].sort());
    expect(new Set(characters.map(drawn)).size).toBe(characters.length);
    for (const name of characters) expect(drawn(name)).toMatch(/<svg[^>]*aria-hidden="true"/);
  });

  test('is painted with paths and colours that are understood', () => {
    for (const [ground, ...paint] of Object.values(portraits)) {
      for (const [color, path, width = 1] of [[ground, 'M0 0'] as const, ...paint]) {
        expect(color).toMatch(/^#([0-9a-f]{6}|[0-9a-f]{8})$/);
        expect(path).toMatch(/^M[-\d.\sMLHVQTAaZ]+$/);
        expect(path).not.toContain('NaN');
        expect(width).toBeGreaterThan(0);
      }
    }
  });

  test('a bot without a face leaves no gap', () => expect(drawn('clubman')).not.toContain('svg'));
});

describe('the picker', () => {
  const house: Bot[] = [
    { name: 'clubman' },
    { name: 'duchess', strength: { adel: 1700, mille: 1600 } },
    { name: 'toby', strength: { adel: 1310, mille: 1290 } },
    { name: 'jack', strength: { adel: 1500, mille: 1620 } },
    { name: 'search' },
    { name: 'quill', strength: { adel: 1600 } },
  ];

  test('offers those whose strength in the game is known, the weakest first', () => {
    expect(charactersFor(house, 'adel').map(({ name }) => name)).toEqual(['toby', 'jack', 'quill', 'duchess']);
    expect(charactersFor(house, 'mille')).toEqual([
      { name: 'toby', rating: 1290 },
      { name: 'duchess', rating: 1600 },
      { name: 'jack', rating: 1620 },
    ]);
  });

  test.each([
    [900, 'beginner'], [1349, 'beginner'], [1350, 'casual'], [1449, 'casual'], [1450, 'club'], [1500, 'club'], [1549, 'club'],
    [1550, 'strong'], [1649, 'strong'], [1650, 'master'], [2400, 'master'],
  ])('%i is %s', (rating, grade) => expect(grades[gradeOf(rating) - 1]).toBe(grade));
});

describe.each(games)('the company at %s', (game) => {
  test('is of characters, each of them once', () => {
    expect([...company[game]].sort()).toEqual([...characters].sort());
  });

  test('three different ones come to play now', () => {
    const { chairs, options } = usualCompany(game, 'Ada');
    const seated = chairs.flatMap((chair) => ('bot' in chair ? [chair.bot] : []));
    expect(chairs).toHaveLength(options.seats);
    expect(chairs).toContainEqual({ name: 'Ada' });
    expect(new Set(seated).size).toBe(3);
    for (const bot of seated) expect(characters).toContain(bot);
  });

  test('fills new chairs with those who are not there yet, unless they are for people', () => {
    const six = withChairs(['', 'jack'], 6, game);
    expect(six.slice(0, 2)).toEqual(['', 'jack']);
    expect(new Set(six).size).toBe(6);
    for (const bot of six.slice(1)) expect(characters).toContain(bot);
    expect(withChairs(six, 3, game)).toEqual(six.slice(0, 3));
    expect(withChairs(['', ''], 4, game)).toEqual(['', '', '', '']);
    expect(characters).toContain(another(characters, game));
  });
});
