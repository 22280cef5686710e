import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishDemoFolder, prepareDemoFolder } from './demo-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fgm-demo-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const usual = { is_fresh_wanted: false }
const database = () => join(folder, 'fgm.sqlite')
const fill = () => writeFileSync(database(), 'a demo')

test('Complete demo data is kept', () => {
  expect(prepareDemoFolder(folder, usual)).toBe(false)
  fill()
  finishDemoFolder(folder)
  expect(prepareDemoFolder(folder, usual)).toBe(true)
  expect(existsSync(database())).toBe(true)
})

test('Incomplete demo data is made again', () => {
  prepareDemoFolder(folder, usual)
  fill()
  expect(prepareDemoFolder(folder, usual)).toBe(false)
  expect(existsSync(database())).toBe(false)
})

test('Fresh demo data can be requested', () => {
  prepareDemoFolder(folder, usual)
  fill()
  finishDemoFolder(folder)
  expect(prepareDemoFolder(folder, { is_fresh_wanted: true })).toBe(false)
  expect(existsSync(database())).toBe(false)
})

test.each([false, true])(
  "Someone else's database is never touched (fresh: %s)",
  (isFreshWanted) => {
    fill()
    expect(() => prepareDemoFolder(folder, { is_fresh_wanted: isFreshWanted })).toThrow(
      'not a demo',
    )
    expect(existsSync(database())).toBe(true)
  },
)
