import { createTestApp, testPassword } from '@fgm/api/test-app'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type, typed } from '../../../../test/acts.ts'
import { renderApp } from '../../../../test/render-app.tsx'

async function openLogin(server = createTestApp()) {
  await server.register({ name: 'Ana' })
  return renderApp('/login', { server })
}

describe('the login page', () => {
  it('logs in and goes to the activities', async () => {
    const { router } = await openLogin()
    type('Email', 'ana@example.com')
    type('Password', testPassword)
    await press('Sign In')
    await waitFor(() => expect(router.state.location.pathname).toBe('/activities'))
    expect(await screen.findByRole('link', { name: 'Profile of Ana' })).toBeTruthy()
  })

  it("shows the server's error sentence once and keeps what was typed", async () => {
    const { router } = await openLogin()
    type('Email', 'ana@example.com')
    type('Password', 'not her password')
    await press('Sign In')
    expect((await screen.findByRole('alert')).textContent).toBe('Email or password is not right.')
    expect([typed('Email'), typed('Password')]).toEqual(['ana@example.com', 'not her password'])
    expect(screen.getAllByText('Email or password is not right.')).toHaveLength(1)
    expect(router.state.location.pathname).toBe('/login')
  })

  it('says what is missing before it sends a request', async () => {
    await openLogin()
    await press('Sign In')
    expect(await screen.findByText('Email is required.')).toBeTruthy()
    expect(screen.getByText('Password is required.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  })

  it('says so without a response', async () => {
    const server = createTestApp()
    await openLogin(server)
    server.app.request = () => Promise.reject(new TypeError('Failed to fetch'))
    type('Email', 'ana@example.com')
    type('Password', testPassword)
    await press('Sign In')
    expect((await screen.findByRole('alert')).textContent).toBe('Network error. Please try again.')
    expect(typed('Password')).toBe(testPassword)
  })

  it('says when to try again after too many attempts', async () => {
    const server = createTestApp({ RATE_LIMITS: 'on' })
    await openLogin(server)
    const other = server.browser()
    for (let attempt = 0; attempt < 10; attempt += 1)
      await other.post('/api/login', { email: 'ana@example.com', password: 'guess' })
    type('Email', 'ana@example.com')
    type('Password', testPassword)
    await press('Sign In')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'That was a lot in a short time. Please try again in 10 minutes.',
    )
  })

  it('redirects a logged-in family to its activities', async () => {
    const server = createTestApp()
    const ana = await server.register({ name: 'Ana' })
    const { router } = await renderApp('/login', { server, as: ana })
    await waitFor(() => expect(router.state.location.pathname).toBe('/activities'))
  })

  it('links to signing up and to a new password', async () => {
    await openLogin()
    const target = (name: string) =>
      screen.getAllByRole('link', { name }).at(-1)?.getAttribute('href')
    expect(target('Forgot your password?')).toBe('/forgot-password')
    expect(target('Sign Up')).toBe('/register')
  })
})
