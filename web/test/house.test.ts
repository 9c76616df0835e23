// The house stands whatever its address says and whatever the device has kept.
import { describe, expect, test, vi } from 'vitest';
import { readSettings } from '../src/house/settings.svelte';

// The hall, which is there from the beginning, looks where it is.
vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('window', { addEventListener: () => undefined });
const { roomFor } = await import('../src/house/rooms');

const room = (...path: string[]) => roomFor({ path, query: new URLSearchParams() });

describe('an address', () => {
  test('leads to its room, with what it names', () => {
    expect(room('rules', 'adel', 'A13')).toMatchObject({ name: 'rules', params: { game: 'adel', rule: 'A13' } });
    expect(room('replay', 'club', 'T', '2')).toMatchObject({ name: 'replay', params: { source: 'club', table: 'T', number: '2' } });
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'nowhere'])('of no room (%s) leads to the hall', (name) => {
    expect(room(name).name).toBe('hall');
    expect(room('replay', name, '1')).toMatchObject({ name: 'replay', params: { source: name } });
  });
});

describe('what was set on this device', () => {
  const usual = { language: null, theme: 'auto', speed: 'calm', volume: 0.6, touch: true, name: '', calls: false, grace: true, odds: null };

  test('is kept', () => {
    const kept = { language: 'ro', theme: 'dark', speed: 'brisk', volume: 0, touch: false, name: 'Ada', calls: true, grace: false, odds: true };
    expect(readSettings(JSON.stringify(kept))).toEqual(kept);
    expect(readSettings(null)).toEqual(usual);
  });

  test.each([['slow', 'calm'], ['normal', 'calm'], ['fast', 'brisk'], ['off', 'off']])('at a speed that was once called %s', (was, is) => {
    expect(readSettings(JSON.stringify({ speed: was })).speed).toBe(is);
  });

  test.each([
    '{"volume":2}', '{"volume":"loud"}', '{"touch":"no"}', '{"calls":"yes"}', '{"grace":0}', '{"odds":"open"}', '{"language":"xx"}', '{"language":5}', '{"language":"constructor"}', '{"theme":"zz","speed":"toString","name":{"a":1}}',
    'null', '[]', '"x"', '7', 'garbage', '',
  ])('is as usual where it is not understood: %s', (text) => {
    expect(readSettings(text)).toEqual(usual);
  });
});
