import { describe, expect, test } from 'vitest'
import {
  localDay,
  localTime,
  nextDayAt,
  nextReminderAt,
  reminderEndsAt,
  zoneNamed,
} from './schedule.ts'

const every = [1, 2, 3, 4, 5, 6, 7]
const next = (zone: string, time: string, after: string, days: readonly number[] = every) =>
  nextReminderAt({ zone, local_time: time, days }, new Date(after)).toISOString().slice(0, 16)

describe('the next reminder', () => {
  test.each([
    // zone, time, after, next
    ['Europe/Berlin', '17:30', '2026-03-02T09:00Z', '2026-03-02T16:30'],
    ['Europe/Berlin', '17:30', '2026-03-02T16:30Z', '2026-03-03T16:30'],
    ['America/New_York', '17:30', '2026-03-02T09:00Z', '2026-03-02T22:30'],
    // At 03:00 in Berlin it is still yesterday in New York.
    ['America/New_York', '21:00', '2026-03-03T01:59Z', '2026-03-03T02:00'],
    ['Asia/Kolkata', '07:15', '2026-03-02T09:00Z', '2026-03-03T01:45'],
    ['Pacific/Kiritimati', '00:00', '2026-03-02T09:59Z', '2026-03-02T10:00'],
    // The day of the change: by the new clock.
    ['Europe/Berlin', '17:30', '2026-03-28T17:00Z', '2026-03-29T15:30'],
    ['Australia/Sydney', '17:30', '2026-04-04T07:00Z', '2026-04-05T07:30'],
  ])('in %s at %s after %s is at %s', (zone, time, after, expected) => {
    expect(next(zone, time, after)).toBe(expected)
  })

  test('is on a chosen day, on the calendar of the zone', () => {
    // A Monday in UTC, a Tuesday in Auckland.
    expect(next('Pacific/Auckland', '08:00', '2026-03-02T12:00Z', [2])).toBe('2026-03-02T19:00')
    expect(next('Europe/Berlin', '17:30', '2026-03-02T16:30Z', [1])).toBe('2026-03-09T16:30')
    expect(next('Europe/Berlin', '17:30', '2026-03-02T16:29Z', [7])).toBe('2026-03-08T16:30')
    expect(() => next('Europe/Berlin', '17:30', '2026-03-02T16:29Z', [])).toThrow(RangeError)
  })

  test('at an hour that is skipped comes as much later, once', () => {
    const first = next('Europe/Berlin', '02:30', '2026-03-28T12:00Z')
    expect([first, localTime('Europe/Berlin', new Date(`${first}Z`))]).toEqual([
      '2026-03-29T01:30',
      '03:30',
    ])
    expect(next('Europe/Berlin', '02:30', `${first}Z`)).toBe('2026-03-30T00:30')
  })

  test('at an hour that comes twice comes the first time, once', () => {
    const first = next('Europe/Berlin', '02:30', '2026-10-24T12:00Z')
    expect(first).toBe('2026-10-25T00:30')
    expect(next('Europe/Berlin', '02:30', `${first}Z`)).toBe('2026-10-26T01:30')
    expect(next('America/New_York', '01:30', '2026-11-01T05:30Z')).toBe('2026-11-02T06:30')
  })

  // By default the hour that a clock skips in spring, and an evening; in the nightly run the others too.
  const times =
    process.env.NIGHTLY === '1'
      ? ['00:00', '00:30', '01:45', '02:15', '02:30', '03:00', '17:30']
      : ['00:30', '02:30', '17:30']
  test.each([
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'America/Santiago',
  ])(
    'in %s comes once on every day of two years, at its time or right after the skipped hour',
    (zone) => {
      for (const time of times) {
        let at = new Date('2026-01-01T00:00:00Z')
        const days: string[] = []
        while (days.length < 730) {
          const after = at
          at = nextReminderAt({ zone, local_time: time, days: every }, after)
          expect(at.getTime()).toBeGreaterThan(after.getTime())
          const seen = localTime(zone, at)
          expect(seen >= time && seen <= laterBy(time, 60)).toBe(true)
          days.push(localDay(zone, at))
        }
        expect(new Set(days).size).toBe(730)
        expect(Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')).toBe(729 * 86_400_000)
      }
    },
  )
})

const laterBy = (time: string, minutes: number) => {
  const [hours = 0, ours = 0] = time.split(':').map(Number)
  const sum = hours * 60 + ours + minutes
  return `${String(Math.floor(sum / 60)).padStart(2, '0')}:${String(sum % 60).padStart(2, '0')}`
}

test.each([
  ['17:30', '19:30'],
  ['20:30', '22:00'],
  ['21:45', '22:15'],
  ['22:30', '23:00'],
  ['06:00', '08:00'],
])('one that was due at %s may be sent until %s', (due, end) => {
  const at = nextReminderAt(
    { zone: 'Asia/Kolkata', local_time: due, days: every },
    new Date('2026-03-02T00:00:00Z'),
  )
  expect(localTime('Asia/Kolkata', reminderEndsAt('Asia/Kolkata', at))).toBe(end)
})

test('the next day begins at its midnight', () => {
  const next = (at: string) => nextDayAt('Europe/Berlin', new Date(at)).toISOString()
  expect(next('2026-03-28T23:30:00Z')).toBe('2026-03-29T22:00:00.000Z')
  expect(next('2026-03-28T22:59:00Z')).toBe('2026-03-28T23:00:00.000Z')
})

test('zones are named by their place, and each has one name', () => {
  expect(['Europe/Berlin', 'europe/BERLIN', 'utc'].map(zoneNamed)).toEqual([
    'Europe/Berlin',
    'Europe/Berlin',
    'UTC',
  ])
  expect(zoneNamed('Asia/Calcutta')).toMatch(/^Asia\/(Calcutta|Kolkata)$/)
  const wrong = ['', 'Mars/Olympus', '+05:30', '../etc', 'local', 'E'.repeat(100_000)]
  expect(wrong.map(zoneNamed)).toEqual(wrong.map(() => null))
})
