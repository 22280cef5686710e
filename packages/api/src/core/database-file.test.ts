import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { databaseFile } from './database-file.ts'

const primary = { DATABASE_DRIVER: 'libsql', DATABASE_SYNC_URL: 'http://127.0.0.1:8080' }

/** The name of the file in a folder that holds `there`. */
function nameOf(env: Record<string, string>, there?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  if (there) writeFileSync(join(folder, there), '')
  return databaseFile(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...env })).slice(
    folder.length + 1,
  )
}

test('a local database and a copy of a primary have different names', () => {
  expect([nameOf({}), nameOf({}, 'fgm.sqlite')]).toEqual(['fgm.sqlite', 'fgm.sqlite'])
  expect([nameOf(primary), nameOf(primary, 'copy.sqlite')]).toEqual(['copy.sqlite', 'copy.sqlite'])
})

test("a folder with a database of the other kind is refused, so that no family's data seems lost", () => {
  expect(() => nameOf(primary, 'fgm.sqlite')).toThrow('Bring its data there')
  expect(() => nameOf({}, 'copy.sqlite')).toThrow('DATABASE_SYNC_URL is not set')
})
