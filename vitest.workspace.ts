import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** One project after the other: a worker is kept only while the next file is of the same project. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => one.project.name.localeCompare(other.project.name))
  }
}

/** Pages and databases of tests are young and large: a larger young generation means fewer collections. */
const execArgv = ['--max-semi-space-size=64']

/** What reads texts with many regular expressions. */
const patterns = ['packages/shared/src/{distress,generator,hunts,safety,text}/**/*.test.ts']

/**
 * The test projects. Vitest 4 reads this file because the scripts and `vitest.config.ts` name it. Files of a
 * project share a worker's modules (`isolate: false`): what a test changes there, it puts back. Those of `safety`
 * do not: in a worker that many files have used, regular expressions take five to ten times as long.
 */
export default defineConfig(({ mode }) => ({
  test: {
    sequence: { sequencer: ByProject },
    projects: [
      {
        test: {
          name: 'safety',
          include: patterns,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'shared',
          include: ['packages/shared/src/**/*.test.ts'],
          exclude: patterns,
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/{db,api}/**/*.test.ts'],
          // `npm run test:libsql` and `npm run test:primary` run the same tests on another driver.
          setupFiles: [
            'packages/api/test/server-globals.ts',
            ...(mode === 'libsql' ? ['packages/db/test/libsql.ts'] : []),
            ...(mode === 'primary' ? ['packages/db/test/on-primary.ts'] : []),
          ],
          globalSetup: ['packages/api/test/operation-coverage.ts'],
          // Each row that a test writes to a primary is a round trip.
          testTimeout: mode === 'primary' ? 200_000 : 20_000,
          hookTimeout: mode === 'primary' ? 200_000 : 30_000,
          isolate: false,
          execArgv,
        },
      },
      {
        test: {
          name: 'house',
          include: ['scripts/*.test.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['packages/web/{src,test}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['packages/web/test/setup.ts'],
          isolate: false,
          execArgv,
          testTimeout: 20_000,
        },
      },
    ],
  },
}))
