// Links that are sent to others lead to a room, and carry their key where no server sees it.
import { expect, test, vi } from 'vitest';
import { gameLink, roomOf, tableLink } from '../src/house/links';

const table = '0123456789abcdef0123456789abcdef';
const key = 'fedcba9876543210fedcba9876543210';

test('a link leads where it says', () => {
  vi.stubGlobal('location', { origin: 'https://club.example' });
  const parts = (link: string): [string, string] => {
    const url = new URL(link);
    return [url.pathname, url.hash];
  };
  expect(roomOf(...parts(tableLink(table, key)))).toBe(`/#/table/${table}?key=${key}`);
  expect(roomOf(...parts(gameLink(table, 3)))).toBe(`/#/replay/club/${table}/3`);
  expect(new URL(tableLink(table, key)).pathname).not.toContain(key);
  vi.unstubAllGlobals();
});

test('what is no such link leads nowhere', () => {
  expect(roomOf(`/t/${table}`, '')).toBe(`/#/table/${table}`);
  expect(roomOf(`/t/${table}`, '#<script>')).toBe(`/#/table/${table}`);
  for (const path of ['/', '/t/', '/t/../x', `/t/${table}/x`, `/g/${table}`, `/g/${table}/x`, `/x/${table}`]) {
    expect(roomOf(path, '')).toBeNull();
  }
});
