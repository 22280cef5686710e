import { describe, expect, it } from 'vitest'
import {
  type Clock,
  clock,
  clockFrom,
  fiveMinutes,
  storedClock,
  timeLeft,
} from './five-minute-clock.tsx'

const at = (state: Clock, type: 'toggle' | 'tick', now: number) => clock(state, { type, now })

describe('the five-minute clock', () => {
  it('runs against its end, so that sleep costs it nothing', () => {
    const started = at({ phase: 'ready' }, 'toggle', 1000)
    expect(timeLeft(started)).toBe(fiveMinutes)
    expect(timeLeft(at(started, 'tick', 61_000))).toBe(fourMinutes)
    expect(at(started, 'tick', 10_000_000)).toEqual({ phase: 'over' })
  })

  it('stands still while paused and goes on from there', () => {
    const paused = at(at({ phase: 'ready' }, 'toggle', 0), 'toggle', 60_000)
    expect(timeLeft(at(paused, 'tick', 500_000))).toBe(fourMinutes)
    const again = at(paused, 'toggle', 500_000)
    expect(timeLeft(at(again, 'tick', 560_000))).toBe(fourMinutes - 60_000)
  })

  it('goes on from what was kept of it, and comes to its end meanwhile', () => {
    const started = at({ phase: 'ready' }, 'toggle', 1000)
    const kept = storedClock(started)
    expect(timeLeft(clockFrom(kept, 61_000))).toBe(fourMinutes)
    expect(clockFrom(kept, 10_000_000)).toEqual({ phase: 'over' })
    const paused = at(started, 'toggle', 61_000)
    expect(clockFrom(storedClock(paused), 500_000)).toEqual(paused)
  })

  it('is a new one where nothing was kept, or nothing that can be', () => {
    expect(storedClock({ phase: 'ready' })).toBeNull()
    for (const kept of [null, {}, [], 'x', { until: 'soon' }, { until: 9e15 }, { left: 9e15 }])
      expect(clockFrom(kept, 1000)).toEqual({ phase: 'ready' })
  })

  it('can be had again after its end', () => {
    expect(timeLeft({ phase: 'over' })).toBe(0)
    expect(timeLeft(at({ phase: 'over' }, 'toggle', 7))).toBe(fiveMinutes)
  })
})

const fourMinutes = 4 * 60 * 1000
