import { noExperience } from '@fgm/shared/activities/ranking'
import { noAnswers } from '@fgm/shared/activities/right-now'
import { beforeEach, expect, it } from 'vitest'
import { store } from '../../lib/browser-storage.ts'
import { familyKey } from '../../session/session.tsx'
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
const isHere = (family: string | null) => store(familyKey, family)

beforeEach(() => isHere('ana'))

it('remembers an answer for its hour, and each family for itself', () => {
  rememberAnswers({ where: 'bed', how: 'whiny', also: ['leo'] }, at(19))
  expect(usualAnswers(at(19, 2))).toEqual({ where: 'bed', how: 'whiny', also: ['leo'] })
  expect(usualAnswers(at(8))).toEqual(noAnswers)
  isHere('eve')
  expect(usualAnswers(at(19))).toEqual(noAnswers)
  isHere('ana')
  localStorage.setItem('right-now:ana', '{"hours":{"19":{"where":"moon","also":7}}}')
  expect(usualAnswers(at(19))).toEqual(noAnswers)
})

it('remembers skipped cards for two months, and nothing of another family', () => {
  rememberSkip('old', 0)
  rememberSkip('socks', 61 * dayMs)
  expect(readMemory().skips).toEqual({ socks: 61 * dayMs })
  isHere(null)
  expect(readMemory()).toEqual({})
})

it('knows what was played here by whom, and keeps the answers', () => {
  rememberAnswers({ where: 'bed', how: null, also: [] }, at(19))
  rememberPlayed('socks', 'mia', 5)
  rememberPlayed('wave', null, 6)
  const played = (...here: string[]) =>
    experienceOf(
      undefined,
      readMemory(),
      here.map((id) => ({ id })),
    ).played
  expect(played('mia')).toEqual({ socks: 5, wave: 6 })
  expect(played('leo')).toEqual({ wave: 6 })
  expect(usualAnswers(at(19)).where).toBe('bed')
  expect(experienceOf(undefined, {}, [])).toEqual(noExperience)
})
