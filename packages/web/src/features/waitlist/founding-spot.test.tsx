import { createTestApp } from '@fgm/api/test-app'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '../../../test/acts.ts'
import { renderApp } from '../../../test/render-app.tsx'

/** A server with a mail server, where a founder's address has to be confirmed. */
const createLaunch = () => createTestApp({ SMTP_URL: 'smtp://mail.example', PAYMENTS: 'sandbox' })

async function anas(path: string, change = '') {
  const server = createLaunch()
  const as = await server.register({ name: 'Ana' })
  if (change) server.connection.exec(change)
  return renderApp(path, { server, as })
}

const released = `update families set founding_member = 0, tier = 'recovery_tier', waitlist_status = 'reserved',
  activated_at = null, queue_order = 1`

describe('a founder with an unconfirmed address', () => {
  it('sees until which day and time the spot is held, how to keep it, and can get the link again', async () => {
    await anas('/dashboard')
    await screen.findByRole('heading', { name: 'This week together' })
    screen.getByText(
      /^Your founding spot is held for you until March 4, 2026 at \d+:\d\d [AP]M\. Confirm your email address, and premium is yours for life, free\.$/,
    )
    await screen.findByText(
      /^Confirm your email by Mar 4, \d+:\d\d [AP]M to keep your founding spot\.$/,
    )
    await press('Send a New Link')
    await screen.findByText('We sent a new link to ana@example.com.')
  })

  it('sees in the profile what it has until then', async () => {
    await anas('/profile?tab=membership')
    const benefits = within(await screen.findByRole('region', { name: 'Your benefits' }))
    benefits.getByText('A founding spot, held for you')
    benefits.getByText('3 credits to begin with')
    expect(benefits.getAllByText(/^Until March 4, 2026 at \d+:\d\d [AP]M$/)).toHaveLength(2)
    expect(screen.queryByText(/for life/, { selector: 'h3' })).toBeNull()
  })

  it('sees it right after registering', async () => {
    const server = createLaunch()
    await renderApp('/register', { server })
    type('Full name', 'Ana')
    type('Email', 'ana@example.com')
    type('Password', 'quiet-otter-42')
    type('Confirm password', 'quiet-otter-42')
    await press('Sign Up')
    await screen.findByText(
      /^Everything is open to you\. Your founding spot is held for you until March 4, 2026 at \d+:\d\d [AP]M: /,
    )
    expect(screen.queryByText(/^Premium is yours for life/)).toBeNull()
  })
})

describe('a family whose founding spot was released', () => {
  it('sees that it can get it back while one is free', async () => {
    await anas('/dashboard', released)
    await screen.findByRole('heading', { name: 'Hello Ana, your place is kept' })
    screen.getByText(
      'We held your founding spot for you for a while. Confirm your email address, and it is yours again: one is free now. You are family 1: Pioneer. One payment of $3 (88% off $25) when payments open, and premium is yours for life.',
    )
    await screen.findByText('Confirm your email to take your founding spot back while one is free.')
  })

  it('sees that it may also pay, once payments are open', async () => {
    const open = `insert into settings (name, value, updated_at) values ('payments_mode', '"on"', '2026-03-02')`
    await anas('/dashboard', `${released}; ${open}`)
    await screen.findByText(
      'We held your founding spot for you for a while. Confirm your email address, and it is yours again: one is free now. You are family 1: Pioneer. The whole library comes with premium.',
    )
  })
})
