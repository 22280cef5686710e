import { noExperience } from '@fgm/shared/activities/ranking'
import { noAnswers } from '@fgm/shared/activities/right-now'
import { expect, it } from 'vitest'
import {
  experienceOf,
  readMemory,
  rememberAnswers,
  rememberPlayed,
  rememberSkip,
  usualAnswers,
} from './right-now-memory.ts'

const at = (hour: number, day = 1) => new Date(2026, 10, day, hour)
const dayMs = 86_400_000

it('remembers an answer for its hour, and each family for itself', () => {
  rememberAnswers('ana', { where: 'bed', how: 'whiny', also: ['leo'] }, at(19))
  expect(usualAnswers('ana', at(19, 2))).toEqual({ where: 'bed', how: 'whiny', also: ['leo'] })
  expect(usualAnswers('ana', at(8))).toEqual(noAnswers)
  expect(usualAnswers('eve', at(19))).toEqual(noAnswers)
  localStorage.setItem('right-now:ana', '{"hours":{"19":{"where":"moon","also":7}}}')
  expect(usualAnswers('ana', at(19))).toEqual(noAnswers)
})

it('remembers what was put aside for two months, and nothing of another family', () => {
  rememberSkip('ana', 'old', 0)
  rememberSkip('ana', 'socks', 61 * dayMs)
  expect(readMemory('ana').skips).toEqual({ socks: 61 * dayMs })
  expect(readMemory(null)).toEqual({})
})

it('tells what was played here by whom, and keeps the answers', () => {
  rememberAnswers('ana', { where: 'bed', how: null, also: [] }, at(19))
  rememberPlayed('ana', 'socks', 'mia', 5)
  rememberPlayed('ana', 'wave', null, 6)
  const played = (...here: string[]) =>
    experienceOf(
      undefined,
      readMemory('ana'),
      here.map((id) => ({ id })),
    ).played
  expect(played('mia')).toEqual({ socks: 5, wave: 6 })
  expect(played('leo')).toEqual({ wave: 6 })
  expect(usualAnswers('ana', at(19)).where).toBe('bed')
  expect(experienceOf(undefined, {}, [])).toEqual(noExperience)
})
