import { expect, it } from 'vitest'
import { activityPlayKey } from '../activities/play-storage.ts'
import { dayPlayer, playKey } from '../hunts/play-storage.ts'
import { currentFamily, switchFamily } from './current-family.ts'

it('removes how far a hunt or an activity was played when no one is logged in, or someone else', () => {
  for (const next of [null, 'eve']) {
    switchFamily('ana')
    localStorage.setItem(playKey('ana', 'one'), '{}')
    localStorage.setItem(activityPlayKey('ana'), '{}')
    switchFamily('ana')
    expect(localStorage.getItem(playKey('ana', 'one'))).toBe('{}')
    expect(localStorage.getItem(activityPlayKey('ana'))).toBe('{}')
    switchFamily(next)
    expect([localStorage.getItem(playKey('ana', 'one')), currentFamily()]).toEqual([null, next])
    expect(localStorage.getItem(activityPlayKey('ana'))).toBeNull()
  }
})

it('keeps the progress of a hunt or an activity opened by a link: its player has no account', () => {
  const keys = [playKey(dayPlayer('link-1'), '1'), `${activityPlayKey(dayPlayer('link-1'))}:1`]
  for (const key of keys) localStorage.setItem(key, '{}')
  for (const next of [null, 'ana', null]) switchFamily(next)
  for (const key of keys) expect(localStorage.getItem(key)).toBe('{}')
  for (const key of keys) localStorage.removeItem(key)
})

it('removes what older pages stored of hunts, and nothing that waits to be sent', () => {
  localStorage.setItem('fgm-hunts:hunt:ana:one', '{}')
  localStorage.setItem('fgm-unsent:ana:one-1111', '{}')
  switchFamily('ana')
  switchFamily(null)
  expect(Object.keys(localStorage)).toEqual(['fgm-unsent:ana:one-1111'])
})
