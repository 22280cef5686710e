import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from './countdown.tsx'

beforeEach(() => void vi.useFakeTimers())

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

describe('a countdown', () => {
  it('ticks every second and calls once at zero', () => {
    let calls = 0
    render(<Countdown seconds={65} label="Wait" onZero={() => calls++} />)
    expect(screen.getByText('1:05')).toBeTruthy()
    pass(1)
    expect(screen.getByText('1:04')).toBeTruthy()
    pass(64)
    expect(screen.getByText('0:00')).toBeTruthy()
    expect(calls).toBe(1)
    pass(10)
    expect(calls).toBe(1)
  })

  it('speaks at the start, ten seconds before the end, and at the end; not in between', () => {
    render(<Countdown seconds={65} label="Wait" />)
    const spoken = () => screen.getByRole('status').textContent
    expect(spoken()).toBe('1:05 to wait')
    pass(40)
    expect(spoken()).toBe('1:05 to wait')
    pass(16)
    expect(spoken()).toBe('10 seconds left')
    pass(9)
    expect(spoken()).toBe('Time is up')
  })

  it('wakes up to the right time after a sleep without ticks', () => {
    render(<Countdown seconds={300} label="Wait" />)
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 240_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('1:00')).toBeTruthy()
  })

  it('starts anew with a new number', () => {
    const { rerender } = render(<Countdown seconds={20} label="Wait" />)
    pass(5)
    rerender(<Countdown seconds={30} label="Wait" />)
    expect(screen.getByText('0:30')).toBeTruthy()
  })
})
