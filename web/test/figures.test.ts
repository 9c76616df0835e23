// The drawings of the rules, played through by the numbers of the editions they are drawn with.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { castleAt } from '../src/adel/track';
import { end, lossOf, road, task } from '../src/mille/map';
import { readRules } from '../src/parts/rules';
import { adelFigures, milleFigures, type Track, type Way } from '../src/rules/figures';
import type { AdelEdition, MilleEdition } from '../src/table/editions';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const adel = JSON.parse(read('../data/adel-classic.json')) as AdelEdition;
const mille = JSON.parse(read('../data/mille-italia.json')) as MilleEdition;

const named = (game: string): string[] =>
  readRules(read(`rules/${game}.en.md`)).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'steps') return block.steps.flatMap(({ drawing }) => drawing?.name ?? []);
      return block.kind === 'example' ? block.drawings.map(({ name }) => name) : [];
    }),
  );

test('every drawing that is named is there, and the other way round', () => {
  expect(named('adel').sort()).toEqual(Object.keys(adelFigures).sort());
  expect(named('mille').sort()).toEqual(Object.keys(milleFigures).sort());
});

const track = (name: string): Track['pawns'] => (adelFigures[name] as Track).pawns;
const pawn = (name: string, color: string) => track(name).find((one) => one.color === color)!;
const steps = (name: string, color: string): number => pawn(name, color).to! - pawn(name, color).at;
const leading = (name: string): [number, number] => adel.track[castleAt(adel, Math.max(...track(name).map(({ at }) => at)))]!.points;

describe('Adel', () => {
  test('cards, thieves and objects are those of their lords', () => {
    for (const figure of Object.values(adelFigures)) {
      const cards = figure.kind === 'cards' ? figure.lords.flatMap(({ color, cards: held }) => held.map((card) => ({ color, card }))) : [];
      const pawns = figure.kind === 'track' ? figure.pawns.map(({ color, card }) => ({ color, card: card ?? '' })) : [];
      const thieves = figure.kind === 'shows' ? figure.thieves.map(({ color, number }) => ({ color, card: `thief ${number}` })) : [];
      const jailed = figure.kind === 'jail' ? figure.scenes.flatMap(({ cells }) => cells).map(({ color, number }) => ({ color, card: `thief ${number}` })) : [];
      for (const { color, card } of [...cards, ...pawns, ...thieves, ...jailed]) {
        const set = adel.sets.find((one) => one.color === color)!;
        const [kind, number] = card.split(' ');
        if (kind === 'check') expect(set.checks, card).toContain(Number(number));
        if (kind === 'thief') expect(set.thieves, card).toContain(Number(number));
      }
      if (figure.kind === 'shows') for (const { id } of figure.shows.flatMap(({ objects }) => objects)) expect(adel.cards.map((card) => card.id)).toContain(id);
    }
  });

  test('A13: both exhibitors move by the numbers of the leader’s castle', () => {
    expect([steps('leader', 'red'), steps('leader', 'green')]).toEqual(leading('leader'));
    expect(leading('leader')).toEqual([5, 3]);
  });

  test('A15: each thief takes one object of each exhibition', () => {
    const figure = adelFigures.thieves!;
    if (figure.kind !== 'shows') throw new Error('no exhibitions');
    for (const { objects } of figure.shows) {
      for (const { number } of figure.thieves) expect(objects.filter(({ thief }) => thief === number)).toHaveLength(1);
    }
  });

  test('A16: ranks are counted once the exhibitor has moved', () => {
    expect(steps('ranks', 'blue')).toBe(leading('ranks')[0]);
    const standing = track('ranks').map(({ color, at, to }) => (color === 'blue' ? to! : at));
    const rank = (color: string): number => 1 + standing.filter((at) => at > pawn('ranks', color).at).length;
    expect([steps('ranks', 'green'), steps('ranks', 'beige')]).toEqual([rank('green'), rank('beige')]);
  });

  test('A17: a new prisoner moves the others on, and the last one goes', () => {
    const figure = adelFigures.jail!;
    if (figure.kind !== 'jail') throw new Error('no jail');
    for (const [at, { enters, cells, freed }] of figure.scenes.slice(1).entries()) {
      const before = figure.scenes[at]!.cells;
      expect(cells).toEqual([enters, ...before.slice(0, -1)]);
      expect(freed).toEqual(before.at(-1));
    }
    const entered = figure.scenes.slice(1).map(({ enters }) => enters!.number);
    expect(entered).toEqual([...entered].sort((a, b) => a - b));
  });

  test('A20: the last showing brings what the edition says', () => {
    expect([steps('last', 'green'), steps('last', 'red')]).toEqual(adel.final_points);
    expect(castleAt(adel, pawn('last', 'red').at)).toBe(adel.track.length);
  });
});

describe('Mille Grazie', () => {
  const ways = Object.entries(milleFigures).filter((entry): entry is [string, Way] => entry[1].kind === 'way');

  test.each(ways)('M7: %s is a way from city to city, no road twice', (_, { from, roads }) => {
    let city = from;
    for (const { letter } of roads) {
      expect(road(mille, letter).ends).toContain(city);
      city = end(road(mille, letter), city);
    }
    expect(new Set(roads.map(({ letter }) => letter)).size).toBe(roads.length);
  });

  test('M7: whoever is stuck has used all roads of the city', () => {
    const { from, roads } = milleFigures.stuck as Way;
    const here = roads.reduce((city, { letter }) => end(road(mille, letter), city), from);
    const used = roads.map(({ letter }) => letter);
    expect(used.length).toBeLessThan(mille.roads_alone);
    for (const sign of mille.roads.filter(({ ends }) => ends.includes(here))) expect(used).toContain(sign.letter);
  });

  test('a whole turn goes by the rules', () => {
    const way = milleFigures.turn as Way;
    expect(way.roads).toHaveLength(mille.roads_escorted);
    const held = ['Genova-Venezia', 'Milano-Bologna'];
    const take = (id: string, city: string): void => {
      expect(task(mille, id).from).toBe(city); // M11
      held.push(id);
      expect(held.length).toBeLessThanOrEqual(mille.hand_limit); // M12
    };
    let city = way.from;
    let score = 0;
    way.takes?.forEach((id) => take(id, city));
    for (const { letter, thieves = [], loses = [], fulfils = [], takes = [] } of way.roads) {
      const robbed = thieves.length > 0 && way.escort !== letter;
      expect(loses).toHaveLength(robbed ? Math.min(lossOf(mille, letter), held.length) : 0); // M8, M9
      for (const id of loses) held.splice(held.indexOf(id), 1);
      city = end(road(mille, letter), city);
      expect(fulfils).toEqual(held.filter((id) => task(mille, id).to === city)); // M10
      for (const id of fulfils) {
        held.splice(held.indexOf(id), 1);
        score += task(mille, id).points;
      }
      takes.forEach((id) => take(id, city));
    }
    expect(score).toBe(10);
  });
});
