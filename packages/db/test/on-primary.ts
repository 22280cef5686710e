import { afterAll } from 'vitest'
import { setUsualDriver } from '../src/database.ts'
import { openLibsql } from '../src/libsql.ts'
import { noPrimary } from './primary.ts'
import { databasesOfWorker } from './primary-databases.ts'

/*
 * Runs before every test file of `npm run test:primary`: the same tests, each database of a test app on a real primary. What
 * has a path of its own is a file here, too.
 */

if (noPrimary) throw new Error(noPrimary)
const { open, removeAll } = await databasesOfWorker()
setUsualDriver((source) =>
  typeof source === 'string' ? { connection: openLibsql(source) } : open(source),
)
afterAll(removeAll)
