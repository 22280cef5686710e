import { createTestApp, mailedToken } from '@fgm/api/test-app'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../test/acts.ts'
import { renderApp } from '../../../test/render-app.tsx'

async function anasServer() {
  const server = createTestApp()
  const ana = await server.register({ name: 'Ana' })
  const isVerified = async () => (await ana.get('/user/profile')).body.email_verified
  return { server, ana, isVerified, token: mailedToken(server.mails, 'verify-email') }
}

describe('the page behind the confirmation mail', () => {
  it('confirms the address by itself', async () => {
    const { server, ana, token, isVerified } = await anasServer()
    await renderApp(`/verify-email?token=${token}`, { server, as: ana })
    expect(await screen.findByText('Thank you. Your email address is confirmed.')).toBeTruthy()
    expect(await isVerified()).toBe(true)
    const link = await screen.findByRole('link', { name: 'Find Five Minutes' })
    expect(link.getAttribute('href')).toBe('/activities')
  })

  it('confirms it on another device too and leads to signing in', async () => {
    const { server, token, isVerified } = await anasServer()
    await renderApp(`/verify-email?token=${token}`, { server })
    expect(await screen.findByText('Thank you. Your email address is confirmed.')).toBeTruthy()
    expect(await isVerified()).toBe(true)
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login')
  })

  it('sends a signed-in family a new link when the old one is stale', async () => {
    const { server, ana } = await anasServer()
    await renderApp('/verify-email?token=unknown', { server, as: ana })
    expect(await screen.findByText(/has been used or is too old/)).toBeTruthy()
    const mails = server.mails.length
    await press('Send a New Link')
    expect(await screen.findByText('We sent a new link to ana@example.com.')).toBeTruthy()
    expect(server.mails).toHaveLength(mails + 1)
    expect(screen.queryByRole('button', { name: 'Send a New Link' })).toBeNull()
  })

  it('asks a visitor with a stale link to sign in first', async () => {
    await renderApp('/verify-email?token=unknown')
    expect(await screen.findByText(/has been used or is too old/)).toBeTruthy()
    expect(screen.getByText(/Once you are signed in/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send a New Link' })).toBeNull()
  })

  it('treats a link without its token as stale', async () => {
    await renderApp('/verify-email')
    expect(await screen.findByText(/has been used or is too old/)).toBeTruthy()
  })

  it('offers another try when no answer comes', async () => {
    const { server, ana, token } = await anasServer()
    const { request } = server.app
    let isDown = true
    server.app.request = (input, ...rest) =>
      isDown && String(input).includes('verifyEmail')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : request(input, ...rest)
    await renderApp(`/verify-email?token=${token}`, { server, as: ana })
    expect(await screen.findByText('Network error. Please try again.')).toBeTruthy()
    isDown = false
    await press('Try Again')
    expect(await screen.findByText('Thank you. Your email address is confirmed.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('That did not work')).toBeNull())
  })
})
