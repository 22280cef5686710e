import { expect, it } from 'vitest'
import { referralLink } from './referral-link.ts'

it('makes the link for a friend from the origin and the code', () => {
  expect(referralLink('https://fgm.example', 'MAYA12')).toBe(
    'https://fgm.example/register?ref=MAYA12',
  )
  expect(referralLink('https://fgm.example', 'A&B')).toBe('https://fgm.example/register?ref=A%26B')
})
