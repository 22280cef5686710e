import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findContact } from '@fgm/shared/safety/personal-data/find-contact'
import { expect, test } from 'vitest'

/** Every text of a file, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

test.each(['activities', 'hunts'])('nothing in the authored %s reads like contact', (folder) => {
  const path = join(import.meta.dirname, folder)
  const texts = readdirSync(path).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(join(path, file), 'utf8'))),
  )
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.flatMap((text) => (findContact(text).length > 0 ? [text] : []))).toEqual([])
})
