import { createTestApp, mailedToken, test_password } from '@fgm/api/test-app'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type, typed } from '../../../test/acts.ts'
import { renderApp } from '../../../test/render-app.tsx'

const answer = 'If this address has an account, a link is on its way. It works for one hour.'

describe('a forgotten password', () => {
  it('is replaced by way of the mail, and the new one signs in', async () => {
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
    expect(await screen.findByText('Your new password is set. Please sign in.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')

    const login = (password: string) =>
      server.browser().post('/api/login', { email: 'ana@example.com', password })
    expect((await login(test_password)).status).toBe(401)
    expect((await login('calm-heron-77')).status).toBe(200)
  })

  it('answers the same for an address nobody has, and offers another try', async () => {
    const { server } = await renderApp('/forgot-password')
    type('Email', 'nobody@example.com')
    await press('Send Me a Link')
    expect(await screen.findByText(answer)).toBeTruthy()
    expect(server.mails).toEqual([])
    await press('Use another address')
    await screen.findByLabelText('Email')
    expect(typed('Email')).toBe('nobody@example.com')
  })

  it('asks for a whole address', async () => {
    await renderApp('/forgot-password')
    type('Email', 'ana at home')
    expect(
      await screen.findByText('Please enter an email address like name@example.com.'),
    ).toBeTruthy()
  })
})

describe('the page behind the mail', () => {
  it('says that a link is too old and leads to a new one', async () => {
    await renderApp('/reset-password?token=unknown')
    type('New password', 'calm-heron-77')
    await press('Save New Password')
    expect((await screen.findByRole('alert')).textContent).toMatch(/has been used or is too old/)
    expect(typed('New password')).toBe('calm-heron-77')
    const link = screen.getByRole('link', { name: 'Ask for a new one' })
    expect(link.getAttribute('href')).toBe('/forgot-password')
  })

  it('says that a link without its token is not whole', async () => {
    await renderApp('/reset-password')
    expect(await screen.findByRole('heading', { name: 'This link is not whole' })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Ask for a New Link' })
    expect(link.getAttribute('href')).toBe('/forgot-password')
  })

  it('refuses a short password before it asks the server', async () => {
    await renderApp('/reset-password?token=unknown')
    type('New password', 'short')
    expect(await screen.findByText('Password needs at least 6 characters.')).toBeTruthy()
  })
})
