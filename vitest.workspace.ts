import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The test projects. Vitest 4 reads this file because the scripts and `vitest.config.ts` name it. */
export default defineConfig(({ mode }) => ({
  test: {
    projects: [
      {
        test: {
          name: 'shared',
          include: ['packages/shared/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/{db,api}/**/*.test.ts'],
          // `npm run test:libsql` runs the same tests on the other driver.
          setupFiles: mode === 'libsql' ? ['packages/db/test/libsql.ts'] : [],
          globalSetup: ['packages/api/test/operation-coverage.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: { name: 'house', include: ['scripts/*.test.ts'] },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['packages/web/{src,test}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['packages/web/test/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
}))
