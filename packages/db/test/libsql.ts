import { setUsualDriver } from '../src/database.ts'
import { openScratch } from './scratch.ts'

/* Runs before every test file of `npm run test:libsql`: the same tests on the other driver. */
setUsualDriver(openScratch)
