import type { ActivityCard } from '@fgm/shared/activities/activities'
import { expect, it } from 'vitest'
import { noAnswers, whyThis } from './right-now.ts'
import { notToday, rememberAnswers, rememberNotToday, usualAnswers } from './right-now-memory.ts'

const at = (hour: number, day = 1) => new Date(2026, 10, day, hour)

it('says why in at most five words, and nothing that is untrue', () => {
  const card = (moments: object | null, materials: string[]) =>
    // Only what the reason is made of.
    ({ moments, materials }) as unknown as ActivityCard
  expect(whyThis(card({ noise: 0 }, []), undefined)).toBe('Quiet, nothing needed')
  expect(whyThis(card({ noise: 0 }, ['tape', 'paper']), 'Mia')).toBe('Quiet, two things needed')
  expect(whyThis(card({ noise: 2, adult_energy: 0 }, []), undefined)).toBe(
    'Nothing needed, lying down',
  )
  expect(whyThis(card(null, ['tape']), 'Mia')).toBe('One thing needed')
  expect(whyThis(card(null, ['a', 'b', 'c', 'd']), undefined)).toBe('Fits right now')
})

it('remembers an answer for its hour, and each family for itself', () => {
  rememberAnswers('ana', { where: 'bed', how: 'whiny', also: ['leo'] }, at(19))
  expect(usualAnswers('ana', at(19, 2))).toEqual({ where: 'bed', how: 'whiny', also: ['leo'] })
  expect(usualAnswers('ana', at(8))).toEqual(noAnswers)
  expect(usualAnswers('eve', at(19))).toEqual(noAnswers)
  localStorage.setItem('right-now:ana', '{"hours":{"19":{"where":"moon","also":7}}}')
  expect(usualAnswers('ana', at(19))).toEqual(noAnswers)
})

it('leaves out what was not today until tomorrow', () => {
  rememberNotToday(null, 'socks', true, at(9))
  rememberNotToday(null, 'wave', true, at(10))
  rememberNotToday(null, 'wave', false, at(11))
  expect([...notToday(null, at(20))]).toEqual(['socks'])
  expect([...notToday(null, at(0, 2))]).toEqual([])
})
