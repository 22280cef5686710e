import { createTestApp, mailedToken, testPassword } from '@fgm/api/test-app'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type, typed } from '../../../../test/acts.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const thanks = 'Thank you. Your email address is confirmed.'

async function anasServer() {
  const server = createTestApp()
  const ana = await server.register({ name: 'Ana' })
  const isVerified = async () => (await ana.get('/user/profile')).body.email_verified
  return { server, ana, isVerified, token: mailedToken(server.mails, 'verify-email') }
}

describe('the page that the confirmation mail links to', () => {
  it('confirms nothing before a click, and then leads on', async () => {
    const { server, ana, token, isVerified } = await anasServer()
    await renderApp(`/verify-email?token=${token}`, { server, as: ana })
    await screen.findByRole('heading', { name: 'Confirm your address' })
    expect(screen.queryByLabelText('Your password')).toBeNull()
    expect(await isVerified()).toBe(false)
    await press('Confirm My Address')
    expect(await screen.findByText(thanks)).toBeTruthy()
    expect(await isVerified()).toBe(true)
    const link = await screen.findByRole('link', { name: 'Find Five Minutes' })
    expect(link.getAttribute('href')).toBe('/activities')
  })

  it('asks for the password on another device, and logs in there', async () => {
    const { server, token, isVerified } = await anasServer()
    const { visitor } = await renderApp(`/verify-email?token=${token}`, { server })
    await screen.findByLabelText('Your password')
    await press('Confirm My Address')
    expect(await screen.findByText('Please enter your password.')).toBeTruthy()
    type('Your password', 'not the otter')
    await press('Confirm My Address')
    expect(await screen.findByText('This password is not right.')).toBeTruthy()
    expect([typed('Your password'), await isVerified()]).toEqual(['not the otter', false])
    type('Your password', testPassword)
    await press('Confirm My Address')
    expect(await screen.findByText(thanks)).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Find Five Minutes' })).toBeTruthy()
    expect((await visitor.get('/user/profile')).body.email_verified).toBe(true)
  })

  it('does not confirm in a session of another account, and offers to log out', async () => {
    const { server, token, isVerified } = await anasServer()
    const as = await server.register({ name: 'Eve' })
    await renderApp(`/verify-email?token=${token}`, { server, as })
    await screen.findByRole('button', { name: 'Confirm My Address' })
    await press('Confirm My Address')
    await screen.findByRole('heading', { name: 'You are logged in to another account' })
    sessionStorage.setItem('fgm-invitation', 'one that Eve opened')
    await press('Log Out and Continue')
    expect(await screen.findByLabelText('Your password')).toBeTruthy()
    expect(sessionStorage.getItem('fgm-invitation')).toBeNull()
    expect(await isVerified()).toBe(false)
  })

  it('shows the password field when the session has ended since the page was opened', async () => {
    const { server, ana, token, isVerified } = await anasServer()
    await renderApp(`/verify-email?token=${token}`, { server, as: ana })
    await screen.findByRole('button', { name: 'Confirm My Address' })
    server.connection.prepare('delete from sessions').run()
    await press('Confirm My Address')
    expect(await screen.findByLabelText('Your password')).toBeTruthy()
    type('Your password', testPassword)
    await press('Confirm My Address')
    expect(await screen.findByText(thanks)).toBeTruthy()
    expect(await isVerified()).toBe(true)
  })

  it('sends a logged-in family a new link when the old one is stale', async () => {
    const { server, ana } = await anasServer()
    await renderApp('/verify-email?token=unknown', { server, as: ana })
    await screen.findByRole('button', { name: 'Confirm My Address' })
    await press('Confirm My Address')
    expect(await screen.findByText(/has been used or is too old/)).toBeTruthy()
    const mails = server.mails.length
    await press('Send a New Link')
    expect(await screen.findByText('We sent a new link to ana@example.com.')).toBeTruthy()
    expect(server.mails).toHaveLength(mails + 1)
    expect(screen.queryByRole('button', { name: 'Send a New Link' })).toBeNull()
  })

  it('asks a visitor with a stale link to log in first', async () => {
    await renderApp('/verify-email?token=unknown')
    await screen.findByLabelText('Your password')
    type('Your password', testPassword)
    await press('Confirm My Address')
    expect(await screen.findByText(/has been used or is too old/)).toBeTruthy()
    expect(screen.getByText(/Once you are logged in/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send a New Link' })).toBeNull()
  })

  it('treats a link without its token as stale', async () => {
    await renderApp('/verify-email')
    expect(await screen.findByText(/has been used or is too old/)).toBeTruthy()
  })

  it('offers a retry without a response', async () => {
    const { server, ana, token } = await anasServer()
    const { request } = server.app
    let isDown = true
    server.app.request = (input, ...rest) =>
      isDown && String(input).includes('verifyEmail')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : request(input, ...rest)
    await renderApp(`/verify-email?token=${token}`, { server, as: ana })
    await screen.findByRole('button', { name: 'Confirm My Address' })
    await press('Confirm My Address')
    expect(await screen.findByText('Network error. Please try again.')).toBeTruthy()
    isDown = false
    await press('Confirm My Address')
    expect(await screen.findByText(thanks)).toBeTruthy()
  })
})
