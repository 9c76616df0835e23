// What is sent is as long whatever was chosen.
import { expect, test } from 'vitest';
import { padded } from '../src/line/padding';

const bytes = (text: string) => new TextEncoder().encode(text).length;
const choose = (move: string) => padded(JSON.stringify({ id: 7, do: 'choose', question: 12, move }));

test('every choice is as long as every other', () => {
  const lengths = ['castle', 'auction', 'thief 4', 'exhibit A1468 B1511 C1609', 'L30 R120'].map((move) => bytes(choose(move)));
  expect(new Set(lengths)).toEqual(new Set([256]));
});

test('and means the same', () => {
  expect(JSON.parse(choose('castle'))).toEqual({ id: 7, do: 'choose', question: 12, move: 'castle' });
});

test('longer ones go in larger steps, counted in bytes', () => {
  expect(bytes(padded('ä'.repeat(200)))).toBe(512);
  expect(bytes(padded('x'.repeat(4096)))).toBe(4096);
  expect(bytes(padded('x'.repeat(4097)))).toBe(8192);
});
