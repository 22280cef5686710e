import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StatusQuery } from './generation-status.tsx'
import { WaitCountdown, WaitText } from './generation-status.tsx'

beforeEach(() => void vi.useFakeTimers())

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

function queryOf(askedAt: number, refetch: () => void = () => undefined): StatusQuery {
  const status = { wait_seconds: 20 } as StatusQuery['status']
  return { status, askedAt, refetch, isPending: false, isFetching: false } as StatusQuery
}

describe('the wait for the next activity', () => {
  it('ticks every second and asks the server again at zero', () => {
    const refetch = vi.fn()
    render(<WaitCountdown query={queryOf(Date.now(), refetch)} wait_seconds={20} />)
    expect(screen.getByText('0:20')).toBeTruthy()
    pass(1)
    expect(screen.getByText('0:19')).toBeTruthy()
    pass(18)
    expect(refetch).not.toHaveBeenCalled()
    pass(1)
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('counts from when the server said it, also when the page shows it later', () => {
    render(<WaitCountdown query={queryOf(Date.now() - 12_000)} wait_seconds={20} />)
    expect(screen.getByText('0:08')).toBeTruthy()
  })

  it('starts anew with every answer', () => {
    const page = render(<WaitCountdown query={queryOf(Date.now())} wait_seconds={20} />)
    pass(5)
    page.rerender(<WaitCountdown query={queryOf(Date.now())} wait_seconds={20} />)
    expect(screen.getByText('0:20')).toBeTruthy()
  })

  it('stands quietly beside a button', () => {
    render(<WaitText query={queryOf(Date.now())} />)
    pass(3)
    expect(screen.getByText('Ready in 0:17.')).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })
})
