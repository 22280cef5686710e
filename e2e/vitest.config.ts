import { defineConfig } from 'vitest/config'

/** Journeys: a real browser at the built server. One at a time, so that each has the machine's attention. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
