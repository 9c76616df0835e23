// What the desk and the journal say by the rules' numbers.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { detectiveSteps } from '../src/adel/options';
import type { AdelScene } from '../src/adel/scene';
import { tell } from '../src/adel/tell';
import type { AdelEdition } from '../src/table/editions';
import type { AdelView } from '../src/table/letters';

const edition = JSON.parse(readFileSync(new URL('../../data/adel-classic.json', import.meta.url), 'utf8')) as AdelEdition;

interface Lords {
  positions: number[];
  places?: (string | null)[];
  objects?: number[];
  options?: Record<string, string>;
}

const sceneOf = ({ positions, places, objects, options = {} }: Lords): AdelScene =>
  ({
    edition,
    options: { options },
    view: {
      colors: ['beige', 'blue', 'purple', 'red', 'green'].slice(0, positions.length),
      positions,
      places: places ?? positions.map(() => null),
      objects: positions.map(() => []),
      hidden: objects ?? positions.map(() => 4),
    },
  }) as unknown as AdelScene;

describe('the detective’s hint (A16)', () => {
  test('counts those who may pass when they exhibit', () => {
    // Fairholt says 3 and 2: Blue on 6 can pass Beige on 8, and nobody else is behind.
    expect(detectiveSteps(sceneOf({ positions: [8, 6, 13, 11, 11] }), 0)).toEqual({ steps: 4, most: 5 });
  });

  test('two can pass, by the higher and by the lower number', () => {
    expect(detectiveSteps(sceneOf({ positions: [13, 12, 12, 13] }), 0)).toEqual({ steps: 1, most: 3 });
  });

  test('is certain where nobody can', () => {
    const auction = ['castle', 'auction', 'auction'];
    expect(detectiveSteps(sceneOf({ positions: [8, 6, 13], places: auction }), 0)).toEqual({ steps: 2, most: 0 });
    expect(detectiveSteps(sceneOf({ positions: [8, 6, 13], objects: [4, 2, 2] }), 0)).toEqual({ steps: 2, most: 0 });
  });

  test('A24: equal pawns count once, and one that joins another can even better the rank', () => {
    const dense = { detective_places: 'dense' };
    expect(detectiveSteps(sceneOf({ positions: [3, 10, 13], options: dense }), 0)).toEqual({ steps: 2, most: 3 });
    expect(detectiveSteps(sceneOf({ positions: [8, 11, 11], options: dense, places: ['castle', 'auction', 'auction'] }), 0).steps).toBe(2);
  });
});

describe('the journal names the rule', () => {
  const view = (left: number): AdelView => ({ seat: null, piles: { left: { count: left, top: null }, right: { count: 0, top: null } } }) as unknown as AdelView;
  const round = (left: number, place?: string) =>
    tell({ event: 'round', round: 9, ...(place ? { place } : {}) } as never, view(left), edition, String)?.rule;

  test('that a round begins by', () => {
    expect(round(3)).toBe('A6');
    expect(round(3, 'castle')).toBe('A23');
    expect(round(0, 'castle')).toBe('A19');
  });
});
