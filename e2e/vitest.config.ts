import { defineConfig } from 'vitest/config'
import { isNight } from './extent.ts'

/**
 * Journeys: a real browser at the built server. The files that a worker runs share its browser (`product.ts`), and
 * each has its own server and database.
 */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['e2e/**/*.test.ts'],
    exclude: isNight ? [] : ['e2e/nightly/**'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The timeout for what a page shows in the end; shorter limits are in the journeys themselves.
    expect: { poll: { timeout: 15_000 } },
  },
})
