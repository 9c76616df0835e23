// The castle on the stage: which exhibition is the best is seen when they are compared, and not before.
import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Castle from '../src/adel/theatre/Castle.svelte';
import type { AdelEdition } from '../src/table/editions';
import type { GameEvent, Seat } from '../src/table/letters';

const edition = JSON.parse(readFileSync(new URL('../../data/adel-classic.json', import.meta.url), 'utf8')) as AdelEdition;
const [a, b, c] = ['A', 'B', 'C'].map((letter) => edition.cards.find(({ id }) => id.startsWith(letter))!.id);

// The lord of seat 2 has the best exhibition, that of seat 0 the worst; seat 1 looks at it.
const view = {
  game: 'adel', colors: ['red', 'blue', 'green'], positions: [4, 4, 4], places: ['castle', 'castle', 'castle'],
  actions: ['exhibit', 'exhibit', 'exhibit'], exhibitions: [[a], [b], [c]], ranking: [2, 1, 0], jail: [], phase: 'action',
};
const scene = { view, edition, me: 1 };
const seats: Seat[] = [1, 2, 0];

function drawn(event: string, ...lit: string[]): { seat: number; at: number; rank: boolean }[] {
  const beat = { events: [{ event } as GameEvent], told: [], before: null, after: null };
  const { body } = render(Castle as never, { props: { scene, beat, lit: new Set(lit), seats, last: false } as never });
  const rows = [...body.matchAll(/<li data-show="(\d)"[^>]*--up: ?(-?\d)[^>]*>\s*<span class="rank[^"]*"[^>]*>(.*?)<\/span>/gs)];
  return rows.map(([, seat, up, rank], at) => ({ seat: Number(seat), at: at - Number(up), rank: /adel-rank|\d/.test(rank!.replaceAll(/<!--.*?-->/g, '')) }));
}
const from = (rows: ReturnType<typeof drawn>): number[] => rows.toSorted((x, y) => x.at - y.at).map(({ seat }) => seat);

test.each(['exhibited', 'last showing'])('%s: the order of the seats until they are compared, then the best first', (event) => {
  const before = drawn(event, 'move');
  expect(from(before)).toEqual(seats);
  expect(before.some(({ rank }) => rank)).toBe(false);
  const after = drawn(event, 'move', 'flip ranks');
  expect(from(after)).toEqual([2, 1, 0]);
  expect(after.every(({ rank }) => rank)).toBe(true);
});

test('what follows from them is seen in their order', () => {
  expect(from(drawn('stole'))).toEqual([2, 1, 0]);
});
