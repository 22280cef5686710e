import { afterEach, expect, it, vi } from 'vitest'
import { familyWeek } from './family-week.ts'

afterEach(() => vi.unstubAllEnvs())

const at = (zone: string, iso: string, offset?: number, locale = 'de-DE') => {
  vi.stubEnv('TZ', zone)
  return familyWeek(new Date(iso), offset, locale)
}

it('begins on a Monday or a Sunday, depending on the region', () => {
  const thursday = '2026-11-19T12:00:00Z'
  expect(at('UTC', thursday)).toEqual({
    starts_on: '2026-11-16',
    from: '2026-11-16T00:00:00.000Z',
    to: '2026-11-23T00:00:00.000Z',
  })
  expect(at('UTC', thursday, 0, 'en-US').starts_on).toBe('2026-11-15')
  expect(at('UTC', '2026-11-22T12:00:00Z').starts_on).toBe('2026-11-16')
  expect(at('UTC', '2026-11-22T12:00:00Z', 0, 'en-US').starts_on).toBe('2026-11-22')
})

it('is the week of the browser: at the same time it may be Sunday here and Monday there', () => {
  const moment = '2026-11-22T22:30:00Z'
  expect(at('America/New_York', moment)).toMatchObject({
    starts_on: '2026-11-16',
    from: '2026-11-16T05:00:00.000Z',
  })
  expect(at('Asia/Kolkata', moment)).toMatchObject({
    starts_on: '2026-11-23',
    from: '2026-11-22T18:30:00.000Z',
  })
})

it('is an hour longer or shorter when the clocks change, and leaves no gap to the next', () => {
  const before = at('Europe/Berlin', '2026-10-28T12:00:00Z', -1)
  const now = at('Europe/Berlin', '2026-10-28T12:00:00Z')
  expect(before).toEqual({
    starts_on: '2026-10-19',
    from: '2026-10-18T22:00:00.000Z',
    to: '2026-10-25T23:00:00.000Z',
  })
  expect(now.from).toBe(before.to)
})

it('uses the list of regions where the browser does not know its weeks', () => {
  const own = Object.getOwnPropertyDescriptor(Intl.Locale.prototype, 'getWeekInfo')
  Reflect.deleteProperty(Intl.Locale.prototype, 'getWeekInfo')
  const info = Object.getOwnPropertyDescriptor(Intl.Locale.prototype, 'weekInfo')
  Reflect.deleteProperty(Intl.Locale.prototype, 'weekInfo')
  try {
    const days = ['en-US', 'en-GB', 'hi-IN', 'de'].map(
      (locale) => at('UTC', '2026-11-19T12:00:00Z', 0, locale).starts_on,
    )
    expect(days).toEqual(['2026-11-15', '2026-11-16', '2026-11-15', '2026-11-16'])
  } finally {
    if (own) Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', own)
    if (info) Object.defineProperty(Intl.Locale.prototype, 'weekInfo', info)
  }
})
