// The tests that play in a real browser: one after the other, with patience.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['play/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    retry: 0,
  },
});
