import { expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

it("keeps 'grown-ups' on one line, and leaves other hyphens", () => {
  expect(unbroken('Grown-ups yawn at a well-made bed, the grown-up’s too.')).toBe(
    'Grown\u2060-\u2060ups yawn at a well-made bed, the grown\u2060-\u2060up’s too.',
  )
})
