import { setUsualDriver } from '../src/database.ts'
import { openLibsql } from '../src/libsql.ts'

/* Runs before every test file of `npm run test:libsql`: the same tests on the other driver. */
setUsualDriver((source) => ({ connection: openLibsql(source) }))
