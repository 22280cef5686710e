import { expect, it } from 'vitest'
import { playKey } from '../hunts/play-storage.ts'
import { currentFamily, switchFamily } from './current-family.ts'

it('removes how far hunts were played when nobody is signed in, or somebody else', () => {
  for (const next of [null, 'eve']) {
    switchFamily('ana')
    localStorage.setItem(playKey('ana', 'one'), '{}')
    switchFamily('ana')
    expect(localStorage.getItem(playKey('ana', 'one'))).toBe('{}')
    switchFamily(next)
    expect([localStorage.getItem(playKey('ana', 'one')), currentFamily()]).toEqual([null, next])
  }
})

it('removes what older pages kept of hunts, and nothing that waits to be sent', () => {
  localStorage.setItem('fgm-hunts:hunt:ana:one', '{}')
  localStorage.setItem('fgm-unsent:ana:one-1111', '{}')
  switchFamily('ana')
  switchFamily(null)
  expect(Object.keys(localStorage)).toEqual(['fgm-unsent:ana:one-1111'])
})
