import { defineConfig } from 'vitest/config'
import { isNight } from './extent.ts'

/**
 * Journeys: a real browser at the built server. The files that a worker runs share its browser (`product.ts`), and each
 * has a server and a database of its own.
 */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['e2e/**/*.test.ts'],
    exclude: isNight ? [] : ['e2e/nightly/**'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a page shows in the end is asked for here; how soon it has to be there, journeys say themselves.
    expect: { poll: { timeout: 15_000 } },
  },
})
