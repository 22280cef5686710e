import { afterAll } from 'vitest'
import { setUsualDriver } from '../src/database.ts'
import { noPrimary } from './primary.ts'
import { databasesOfWorker } from './primary-databases.ts'
import { openScratch } from './scratch.ts'

/*
 * Runs before every test file of `npm run test:primary`: the same tests, each database of a test app on a real primary. A
 * database with an explicit path is a file here, too.
 */

if (noPrimary) throw new Error(noPrimary)
const { open, removeAll } = await databasesOfWorker()
setUsualDriver((source) => (typeof source === 'string' ? openScratch(source) : open(source)))
afterAll(removeAll)
