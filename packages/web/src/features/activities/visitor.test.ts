import { beforeEach, describe, expect, it } from 'vitest'
import { visitorKey } from './play-storage.ts'
import {
  dropPlay,
  forgetVisitor,
  isNear,
  type KeptPlay,
  keepPlay,
  readVisitor,
  rememberVisitor,
} from './visitor.ts'

beforeEach(() => localStorage.clear())

const day = 86_400_000
const played = (playId: string, daysAgo = 0): KeptPlay => ({
  ...{ id: 'shadow-wave', title: 'Shadow Wave', play_id: playId, minutes: 5, face: null, line: '' },
  played_at: new Date(Date.now() - daysAgo * day).toISOString(),
})
const ids = () => readVisitor().plays?.map(({ play_id }) => play_id)

describe('what is stored of a visitor', () => {
  it('is what was answered last, and what was played', () => {
    keepPlay(played('one'))
    rememberVisitor({ age: 4 })
    rememberVisitor({ age: 5, near: ['paper'] })
    expect(readVisitor()).toMatchObject({ age: 5, near: ['paper'], plays: [{ play_id: 'one' }] })
  })

  it('has each play once, with its last face', () => {
    keepPlay(played('one'))
    keepPlay(played('two'))
    keepPlay({ ...played('one'), face: 'loved' })
    expect(ids()).toEqual(['two', 'one'])
    expect(readVisitor().plays?.[1]?.face).toBe('loved')
    dropPlay('two')
    expect(ids()).toEqual(['one'])
  })

  it('deletes a play after a week, and all of it on request', () => {
    keepPlay(played('old', 8))
    keepPlay(played('new', 6))
    expect(ids()).toEqual(['new'])
    forgetVisitor()
    expect(localStorage).toHaveLength(0)
  })

  it.each(['', 'null', '7', '{"age":40,"near":"paper","plays":{}}', '{"plays":[{}]}', '{'])(
    'is nothing where the storage has %s',
    (stored) => {
      localStorage.setItem(visitorKey, stored)
      expect(readVisitor().plays ?? []).toEqual([])
      expect([readVisitor().age, readVisitor().near]).toEqual([undefined, undefined])
    },
  )
})

describe('what is near', () => {
  it.each([
    [['paper'], ['paper', 'drawing_tools'], true],
    [['paper', 'drawing_tools'], ['paper'], false],
    [[], [], true],
    [[], undefined, false],
  ] as const)('of %j with %j near: %s', (materials, near, isIt) => {
    expect(isNear(materials, near ? { near } : {})).toBe(isIt)
  })
})
