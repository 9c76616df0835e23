// Parts of the page that come when they are wanted.
import { expect, test, vi } from 'vitest';
import { missing, needed, twice } from '../src/house/needed.svelte';

test('a network that has stumbled is asked once more', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('net')).mockResolvedValue('room');
  expect(await twice(load)).toBe('room');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what cannot be had is noted, until it can', async () => {
  const load = vi.fn().mockRejectedValue(new Error('net'));
  await expect(needed(load)).rejects.toThrow('net');
  expect(load).toHaveBeenCalledTimes(2);
  expect(missing.noted).toBe(true);
  await needed(async () => 'face');
  expect(missing.noted).toBe(false);
});
