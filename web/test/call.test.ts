// "Your turn" outside of the page: counted once a table, said while the page is hidden, taken back when it is answered.
import { beforeEach, expect, test, vi } from 'vitest';

const notices = vi.hoisted(() => ({ notify: vi.fn(), takeBack: vi.fn() }));
vi.mock('../src/house/notices', () => notices);

import { readTime, writeTime } from '../src/club/quiet';
import { call } from '../src/house/call.svelte';
import { settings } from '../src/house/settings.svelte';

const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
const first = { table: 'a', game: 'adel' } as const;
const second = { table: 'b', game: 'mille' } as const;
let hidden = true;

beforeEach(() => {
  vi.stubGlobal('navigator', badge);
  vi.stubGlobal('document', { get hidden() { return hidden; } });
  hidden = true;
  settings.set({ calls: true });
  for (const room of ['hall', 'table']) call.say(room, []);
  vi.clearAllMocks();
});

test('a table counts once, whichever rooms know of it', () => {
  call.say('hall', [first, second]);
  call.say('table', [first]);
  expect(call.waiting).toBe(2);
  expect(badge.setAppBadge).toHaveBeenCalledTimes(1);
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(2);
  call.say('hall', []);
  expect(call.waiting).toBe(1);
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(1);
  call.say('table', []);
  expect(call.waiting).toBe(0);
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1);
});

test('whoever looks elsewhere is told once, and it is taken back when they have answered', () => {
  call.say('table', [first]);
  call.say('table', [first]);
  expect(notices.notify.mock.calls.map(([table]) => table)).toEqual(['a']);
  call.say('table', []);
  expect(notices.takeBack.mock.calls).toEqual([['a']]);
});

test('whoever looks on, or has not asked for it, is not disturbed', () => {
  hidden = false;
  call.say('table', [first]);
  hidden = true;
  settings.set({ calls: false });
  call.say('hall', [second]);
  expect(notices.notify).not.toHaveBeenCalled();
});

test('a browser without badges has none', () => {
  vi.stubGlobal('navigator', {});
  call.say('table', [first]);
  expect(call.waiting).toBe(1);
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new Error('not installed')) });
  call.say('hall', [second]);
  expect(call.waiting).toBe(2);
});

test('times of a day are minutes', () => {
  expect([0, 61, 1320, 1439].map(writeTime)).toEqual(['00:00', '01:01', '22:00', '23:59']);
  expect(['00:00', '01:01', '23:59:30', '', 'noon'].map(readTime)).toEqual([0, 61, 1439, null, null]);
});
