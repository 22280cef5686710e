/** Runs a migration that never ends, for a test that kills it there. Prints 'half-way' once everything but the end is done. */
import { writeSync } from 'node:fs'
import { register } from 'tsx/esm/api'

register()
const { openDatabase } = await import('../src/database.ts')
const { migrateDatabase } = await import('../src/migrate.ts')
const [file = '', migrationsFolder = ''] = process.argv.slice(2)
const { connection } = openDatabase(file)
connection.function('wait_for_ever', () => {
  writeSync(1, 'half-way\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})
migrateDatabase(connection, migrationsFolder)
