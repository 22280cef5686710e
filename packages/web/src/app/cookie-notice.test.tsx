import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CookieNotice } from './cookie-notice.tsx'

const notice = () => screen.queryByRole('region', { name: 'Cookie notice' })
const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Accept' }))

describe('the cookie notice', () => {
  it('is shown until it is accepted, and stores that in the browser', () => {
    render(<CookieNotice />)
    expect(notice()).toBeTruthy()
    accept()
    expect(notice()).toBeNull()
    expect(localStorage.getItem('cookies-accepted')).toBe('true')
  })

  it('does not come back', () => {
    localStorage.setItem('cookies-accepted', 'true')
    render(<CookieNotice />)
    expect(notice()).toBeNull()
  })

  it('goes away for this visit where the browser blocks storage', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked')
    })
    render(<CookieNotice />)
    accept()
    expect(notice()).toBeNull()
    vi.restoreAllMocks()
  })
})
