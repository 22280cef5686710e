import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishTownFolder, prepareTownFolder } from './town-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fgm-town-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const usual = { is_fresh_wanted: false }
const database = () => join(folder, 'fgm.sqlite')
const fill = () => writeFileSync(database(), 'a town')

test('A town that was filled to the end is kept', () => {
  expect(prepareTownFolder(folder, usual)).toBe(false)
  fill()
  finishTownFolder(folder)
  expect(prepareTownFolder(folder, usual)).toBe(true)
  expect(existsSync(database())).toBe(true)
})

test('A town whose filling was cut off is begun anew', () => {
  prepareTownFolder(folder, usual)
  fill()
  expect(prepareTownFolder(folder, usual)).toBe(false)
  expect(existsSync(database())).toBe(false)
})

test('A fresh town can be asked for', () => {
  prepareTownFolder(folder, usual)
  fill()
  finishTownFolder(folder)
  expect(prepareTownFolder(folder, { is_fresh_wanted: true })).toBe(false)
  expect(existsSync(database())).toBe(false)
})

test.each([false, true])(
  "Somebody else's database is never touched (fresh: %s)",
  (isFreshWanted) => {
    fill()
    expect(() => prepareTownFolder(folder, { is_fresh_wanted: isFreshWanted })).toThrow(
      'not a demo',
    )
    expect(existsSync(database())).toBe(true)
  },
)
