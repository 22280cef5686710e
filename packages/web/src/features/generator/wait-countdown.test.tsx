import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WaitCountdown, WaitText } from './wait-countdown.tsx'

beforeEach(() => void vi.useFakeTimers())

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

function queryOf(statusAt: number, waitSeconds = 20, refetch: () => void = () => undefined) {
  return { status: { wait_seconds: waitSeconds }, statusAt, refetch }
}

describe('the wait for the next activity', () => {
  it('ticks every second and refetches at zero, once', () => {
    const refetch = vi.fn()
    render(<WaitCountdown query={queryOf(Date.now(), 65, refetch)} />)
    expect(screen.getByText('1:05')).toBeTruthy()
    pass(1)
    expect(screen.getByText('1:04')).toBeTruthy()
    pass(63)
    expect(refetch).not.toHaveBeenCalled()
    pass(1)
    expect(screen.getByText('0:00')).toBeTruthy()
    pass(10)
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('announces the start, ten seconds before the end, and the end; nothing in between', () => {
    render(<WaitCountdown query={queryOf(Date.now(), 65)} />)
    const spoken = () => screen.getByRole('status').textContent
    expect(spoken()).toBe('1:05 to wait')
    pass(40)
    expect(spoken()).toBe('1:05 to wait')
    pass(16)
    expect(spoken()).toBe('10 seconds left')
    pass(9)
    expect(spoken()).toBe('Time is up')
  })

  it('shows the right time after a sleep without ticks', () => {
    render(<WaitCountdown query={queryOf(Date.now(), 300)} />)
    vi.setSystemTime(Date.now() + 240_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('1:00')).toBeTruthy()
  })

  it("counts from the server's time, also when the page shows it later", () => {
    render(<WaitCountdown query={queryOf(Date.now() - 12_000)} />)
    expect(screen.getByText('0:08')).toBeTruthy()
  })

  it('restarts with every response', () => {
    const page = render(<WaitCountdown query={queryOf(Date.now())} />)
    pass(5)
    page.rerender(<WaitCountdown query={queryOf(Date.now())} />)
    expect(screen.getByText('0:20')).toBeTruthy()
  })

  it('is silent next to a button', () => {
    render(<WaitText query={queryOf(Date.now())} />)
    pass(3)
    expect(screen.getByText('Ready in 0:17.')).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })
})
