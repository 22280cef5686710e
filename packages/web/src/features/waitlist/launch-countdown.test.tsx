import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LaunchCountdown } from './launch-countdown.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-30T09:59:58.000Z') }))

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
const shown = () => document.querySelector('.launch-days')?.parentElement?.textContent

describe('the launch countdown', () => {
  it('ticks every second, in days, hours, minutes and seconds', () => {
    render(<LaunchCountdown launch_date="2026-04-01" />)
    expect(shown()).toBe('1 day14 hr00 min02 sec')
    pass(1)
    expect(shown()).toBe('1 day14 hr00 min01 sec')
    pass(2)
    expect(shown()).toBe('1 day13 hr59 min59 sec')
  })

  it('is calm for who listens: the days only, and no live region', () => {
    render(<LaunchCountdown launch_date="2026-04-01" />)
    expect(document.querySelector('.launch-days')?.closest('[aria-hidden="true"]')).toBeTruthy()
    expect(screen.getByText('1 day', { selector: '.hidden-text' })).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
    expect(screen.getByText('April 1, 2026')).toBeTruthy()
  })

  it('wakes up to the right time after a sleep without ticks', () => {
    render(<LaunchCountdown launch_date="2026-04-01" />)
    vi.setSystemTime(new Date('2026-03-31T23:59:30.000Z'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(shown()).toBe('0 days00 hr00 min30 sec')
  })

  it('ends with open doors, and stops ticking', () => {
    render(<LaunchCountdown launch_date="2026-04-01" />)
    pass(2 * 86_400)
    expect(screen.getByRole('heading', { name: 'The doors are open' })).toBeTruthy()
    expect(vi.getTimerCount()).toBe(0)
  })
})
