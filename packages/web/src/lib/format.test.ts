import { describe, expect, it } from 'vitest'
import { formatCount } from './format.ts'
import { formatAges, formatMinutes } from './format-facts.ts'
import { formatCountdown, formatDate, formatMoment } from './format-time.ts'

describe('words for numbers', () => {
  it('writes ages as a range, or as one age', () => {
    expect(formatAges({ min_age: 2, max_age: 4 })).toBe('Ages 2-4')
    expect(formatAges({ min_age: 5, max_age: 5 })).toBe('Age 5')
  })

  it('writes minutes without a line break', () => {
    expect(formatMinutes(5)).toBe('5 min')
  })

  it('writes a wait with two digits for seconds, and hours only when there are some', () => {
    expect(formatCountdown(0)).toBe('0:00')
    expect(formatCountdown(65)).toBe('1:05')
    expect(formatCountdown(3729)).toBe('1:02:09')
    expect(formatCountdown(0.2)).toBe('0:01')
    expect(formatCountdown(-3)).toBe('0:00')
  })

  it('writes a date as that day, wherever the reader is', () => {
    expect(formatDate('2026-06-03', 'en-US')).toBe('June 3, 2026')
  })

  it('writes a moment with its time, where the reader is', () => {
    const words = formatMoment('2026-06-03T09:05:00.000Z', 'en-US')
    expect(words.replace(/\s/g, ' ')).toMatch(/^June [234], 2026 at \d+:\d\d [AP]M$/)
  })

  it('counts one and many', () => {
    expect(formatCount(1, 'spot')).toBe('1 spot')
    expect(formatCount(7, 'spot')).toBe('7 spots')
    expect(formatCount(2, 'family', 'families')).toBe('2 families')
  })
})
