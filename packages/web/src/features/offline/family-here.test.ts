import { expect, it } from 'vitest'
import { playKey } from '../hunts/play-storage.ts'
import { familyHere, noteFamilyHere } from './family-here.ts'

it('removes how far hunts were played when nobody is signed in, or somebody else', () => {
  for (const next of [null, 'eve']) {
    noteFamilyHere('ana')
    localStorage.setItem(playKey('ana', 'one'), '{}')
    noteFamilyHere('ana')
    expect(localStorage.getItem(playKey('ana', 'one'))).toBe('{}')
    noteFamilyHere(next)
    expect([localStorage.getItem(playKey('ana', 'one')), familyHere()]).toEqual([null, next])
  }
})

it('removes what older pages kept of hunts, and nothing that waits to be sent', () => {
  localStorage.setItem('fgm-hunts:hunt:ana:one', '{}')
  localStorage.setItem('fgm-unsent:ana:one-1111', '{}')
  noteFamilyHere('ana')
  noteFamilyHere(null)
  expect(Object.keys(localStorage)).toEqual(['fgm-unsent:ana:one-1111'])
})
