import { expect, test } from 'vitest'
import { scrubForGuests } from './scrubbed-text.ts'

const family = { child_names: ['Mia Sofie', 'Will'], parent_names: ['Ana Garcia'] }

test.each([
  ["Look in Mia's room", "Look in the child's room"],
  ['MIA SOFIE and mía play', 'the child and the child play'],
  ['It will be Will who finds it', 'It will be the child who finds it'],
  ['Ask Ana or Mrs Garcia', 'Ask the grown-up or Mrs the grown-up'],
  ['Call 0171 2345678', 'Call [number]'],
  ['Behind the sofa at 12 Elm Street', 'Behind the sofa at [place]'],
  ['Find “three” socks…', 'Find “three” socks…'],
])('%s reads %s for guests', (written, shown) => {
  expect(scrubForGuests(written, family)).toBe(shown)
})
