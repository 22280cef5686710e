import { expect, it } from 'vitest'
import {
  forgetHunt,
  type HuntToPlay,
  keepHunt,
  keptHunt,
  keptHunts,
  playKey,
  rememberedFamily,
  rememberFamily,
} from './kept-hunts.ts'

const hunt = (id: string) => ({ id, hunt_name: id, items_data: [] }) as unknown as HuntToPlay

it('keeps a hunt for the family that opened it', () => {
  keepHunt('ana', hunt('one'), 1)
  expect(keptHunt('ana', 'one')?.hunt_name).toBe('one')
  expect(keptHunt('eve', 'one')).toBeUndefined()
})

it('keeps thirty, and lets the one go that was opened longest ago', () => {
  for (let at = 1; at <= 31; at += 1) keepHunt('ana', hunt(`h${at}`), at)
  expect(keptHunts('ana')).toHaveLength(30)
  expect(keptHunt('ana', 'h1')).toBeUndefined()
  expect(keptHunts('ana')[0]?.id).toBe('h31')
})

it('removes all when nobody is signed in, or somebody else', () => {
  for (const next of [null, 'eve']) {
    rememberFamily('ana')
    keepHunt('ana', hunt('one'), 1)
    localStorage.setItem(playKey('ana', 'one'), '{}')
    rememberFamily('ana')
    expect(keptHunts('ana')).toHaveLength(1)
    rememberFamily(next)
    expect([keptHunts('ana'), localStorage.getItem(playKey('ana', 'one'))]).toEqual([[], null])
    expect(rememberedFamily()).toBe(next)
  }
})

it('forgets a hunt that is gone with how far it was played', () => {
  keepHunt('ana', hunt('one'), 1)
  localStorage.setItem(playKey('ana', 'one'), '{}')
  forgetHunt('ana', 'one')
  expect(Object.keys(localStorage)).toEqual([])
})

it('reads nothing out of what it does not know', () => {
  localStorage.setItem('fgm-hunts:hunt:ana:one', '{"form":0,"hunt":{}}')
  localStorage.setItem('fgm-hunts:hunt:ana:two', 'nonsense')
  expect(keptHunts('ana')).toEqual([])
})
