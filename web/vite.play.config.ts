// The tests that play in a real browser: as many files at a time as there are processors, with patience.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['play/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['play/browser.ts'],
    maxWorkers: Math.min(availableParallelism(), 4),
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    expect: { poll: { interval: 20, timeout: 120_000 } },
    retry: 0,
  },
});
