import { createTestApp, mailedToken, testPassword } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type, typed } from '../../../../test/acts.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { keepNext, readKeptNext } from '../next-page.ts'

const answer = 'If this address has an account, a link is on its way. It works for one hour.'

/** Where a link leads after logging in. */
const nextOf = (name: string) => new URLSearchParams(link(name).search).get('next')

const link = (name: string) =>
  within(screen.getByRole('main')).getByRole<HTMLAnchorElement>('link', { name })

async function follow(name: string) {
  await act(async () => void fireEvent.click(link(name)))
}

describe('a forgotten password', () => {
  it("is replaced with the mail's link, and the new one logs in", async () => {
    const server = createTestApp()
    await server.register({ name: 'Ana' })
    const forgot = await renderApp('/forgot-password', { server })
    type('Email', 'ana@example.com')
    await press('Send Me a Link')
    expect(await screen.findByText(answer)).toBeTruthy()
    await waitFor(() => mailedToken(server.mails, 'reset-password'))
    forgot.unmount()

    const token = mailedToken(server.mails, 'reset-password')
    await renderApp(`/reset-password?token=${token}`, { server })
    type('New password', 'calm-heron-77')
    await press('Save New Password')
    expect(await screen.findByText('Your new password is set. Please log in.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')

    const login = (password: string) =>
      server.browser().post('/api/login', { email: 'ana@example.com', password })
    expect((await login(testPassword)).status).toBe(401)
    expect((await login('calm-heron-77')).status).toBe(200)
  })

  it('leads to the page that was wanted before, through the mail in another tab', async () => {
    const server = createTestApp()
    await server.register({ name: 'Ana' })
    const next = '/profile?tab=children'
    const login = await renderApp(`/login?next=${encodeURIComponent(next)}`, { server })
    expect(nextOf('Forgot your password?')).toBe(next)
    await follow('Forgot your password?')
    type('Email', 'ana@example.com')
    await press('Send Me a Link')
    await screen.findByText(answer)
    expect(nextOf('Back to Log In')).toBe(next)
    login.unmount()

    const token = mailedToken(server.mails, 'reset-password')
    const tab = await renderApp(`/reset-password?token=${token}`, { server })
    type('New password', 'calm-heron-77')
    await press('Save New Password')
    await screen.findByText('Your new password is set. Please log in.')
    await follow('Log In')
    type('Email', 'ana@example.com')
    type('Password', 'calm-heron-77')
    await press('Sign In')
    await waitFor(() => expect(tab.router.state.location.href).toBe(next))
    expect(localStorage.getItem('wanted-page')).toBeNull()
  })

  it('leads nowhere else, and not to a page from over an hour ago', async () => {
    const kept = (next: string, until: number) => {
      localStorage.setItem('wanted-page', JSON.stringify({ next, until }))
      return readKeptNext()
    }
    const soon = Date.now() + 1000
    expect(kept('/dashboard', soon)).toBe('/dashboard')
    for (const next of ['//elsewhere.example', 'https://elsewhere.example/', '/login'])
      expect(kept(next, soon)).toBeUndefined()
    expect(kept('/dashboard', Date.now() - 1)).toBeUndefined()
    keepNext(undefined)
    expect(readKeptNext()).toBeUndefined()
  })

  it('shows the same for an unknown address, and offers another try', async () => {
    const { server } = await renderApp('/forgot-password')
    type('Email', 'nobody@example.com')
    await press('Send Me a Link')
    expect(await screen.findByText(answer)).toBeTruthy()
    expect(server.mails).toEqual([])
    await press('Use another address')
    await screen.findByLabelText('Email')
    expect(typed('Email')).toBe('nobody@example.com')
  })

  it('requires a complete address', async () => {
    await renderApp('/forgot-password')
    type('Email', 'ana at home')
    expect(
      await screen.findByText('Please enter an email address like name@example.com.'),
    ).toBeTruthy()
  })
})

describe('the page that the mail links to', () => {
  it('says that a link is too old and leads to a new one', async () => {
    await renderApp('/reset-password?token=unknown')
    type('New password', 'calm-heron-77')
    await press('Save New Password')
    expect((await screen.findByRole('alert')).textContent).toMatch(/has been used or is too old/)
    expect(typed('New password')).toBe('calm-heron-77')
    const link = screen.getByRole('link', { name: 'Ask for a new one' })
    expect(link.getAttribute('href')).toBe('/forgot-password')
  })

  it('says that a link without its token is incomplete', async () => {
    await renderApp('/reset-password')
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Ask for a New Link' })
    expect(link.getAttribute('href')).toBe('/forgot-password')
  })

  it('refuses a short password before it sends a request', async () => {
    await renderApp('/reset-password?token=unknown')
    type('New password', 'short')
    expect(await screen.findByText('Password needs at least 6 characters.')).toBeTruthy()
  })
})
