import { describe, expect, it } from 'vitest'
import { type Clock, clock, five_minutes, timeLeft } from './clock-state.ts'

const at = (state: Clock, type: 'press' | 'tick', now: number) => clock(state, { type, now })

describe('the five-minute clock', () => {
  it('runs against its end, so that sleep costs it nothing', () => {
    const started = at({ phase: 'ready' }, 'press', 1000)
    expect(timeLeft(started)).toBe(five_minutes)
    expect(timeLeft(at(started, 'tick', 61_000))).toBe(four_minutes)
    expect(at(started, 'tick', 10_000_000)).toEqual({ phase: 'over' })
  })

  it('stands still while paused and goes on from there', () => {
    const paused = at(at({ phase: 'ready' }, 'press', 0), 'press', 60_000)
    expect(timeLeft(at(paused, 'tick', 500_000))).toBe(four_minutes)
    const again = at(paused, 'press', 500_000)
    expect(timeLeft(at(again, 'tick', 560_000))).toBe(four_minutes - 60_000)
  })

  it('can be had again after its end', () => {
    expect(timeLeft({ phase: 'over' })).toBe(0)
    expect(timeLeft(at({ phase: 'over' }, 'press', 7))).toBe(five_minutes)
  })
})

const four_minutes = 4 * 60 * 1000
