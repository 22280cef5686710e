import { defineConfig } from 'vitest/config'

/** Journeys: a real browser at the built server. One at a time, so that each has the machine's attention. */
export default defineConfig({
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
