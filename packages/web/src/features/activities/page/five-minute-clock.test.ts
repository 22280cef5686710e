import { describe, expect, it } from 'vitest'
import { type Clock, clock, clockFrom, storedClock, timeLeft } from './five-minute-clock.tsx'

const at = (state: Clock, type: 'toggle' | 'tick', now: number) =>
  clock(state, { type, now, length })

describe('the clock of a ten-minute activity', () => {
  it('runs against its end, so that sleep costs it nothing', () => {
    const started = at({ phase: 'ready' }, 'toggle', 1000)
    expect(timeLeft(started, length)).toBe(length)
    expect(timeLeft(at(started, 'tick', 61_000), length)).toBe(nineMinutes)
    expect(at(started, 'tick', 10_000_000)).toEqual({ phase: 'over' })
  })

  it('stands still while paused and goes on from there', () => {
    const paused = at(at({ phase: 'ready' }, 'toggle', 0), 'toggle', 60_000)
    expect(timeLeft(at(paused, 'tick', 500_000), length)).toBe(nineMinutes)
    const again = at(paused, 'toggle', 500_000)
    expect(timeLeft(at(again, 'tick', 560_000), length)).toBe(nineMinutes - 60_000)
  })

  it('goes on from what was kept of it, and comes to its end meanwhile', () => {
    const started = at({ phase: 'ready' }, 'toggle', 1000)
    const kept = storedClock(started)
    expect(timeLeft(clockFrom(kept, 61_000, length), length)).toBe(nineMinutes)
    expect(clockFrom(kept, 10_000_000, length)).toEqual({ phase: 'over' })
    const paused = at(started, 'toggle', 61_000)
    expect(clockFrom(storedClock(paused), 500_000, length)).toEqual(paused)
  })

  it('is a new one where nothing was kept, or nothing that can be', () => {
    expect(storedClock({ phase: 'ready' })).toBeNull()
    for (const kept of [null, {}, [], 'x', { until: 'soon' }, { until: 9e15 }, { left: 9e15 }])
      expect(clockFrom(kept, 1000, length)).toEqual({ phase: 'ready' })
  })

  it('can be had again after its end', () => {
    expect(timeLeft({ phase: 'over' }, length)).toBe(0)
    expect(timeLeft(at({ phase: 'over' }, 'toggle', 7), length)).toBe(length)
  })
})

const length = 10 * 60 * 1000
const nineMinutes = 9 * 60 * 1000
