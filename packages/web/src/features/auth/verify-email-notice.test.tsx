import { createTestApp, mailedToken } from '@fgm/api/test-app'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../test/acts.ts'
import { renderApp } from '../../../test/render-app.tsx'

const words = 'Please confirm your email address.'

async function anasServer() {
  const server = createTestApp({ RATE_LIMITS: 'on' })
  return { server, as: await server.register({ name: 'Ana' }) }
}

describe('the notice about an unconfirmed address', () => {
  it('sends a new link on request', async () => {
    const { server, as } = await anasServer()
    await renderApp('/community', { server, as })
    expect(await screen.findByText(words)).toBeTruthy()
    await press('Send a New Link')
    expect(await screen.findByText('We sent a new link to ana@example.com.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send a New Link' })).toBeNull()
  })

  it('says when to try again after too many links', async () => {
    const { server, as } = await anasServer()
    for (let link = 0; link < 5; link += 1) await as.mutate('auth.resendVerification')
    await renderApp('/community', { server, as })
    await screen.findByText(words)
    await press('Send a New Link')
    expect(
      await screen.findByText('That was a lot in a short time. Please try again in 60 minutes.'),
    ).toBeTruthy()
  })

  it('stays closed in the tab, but not for another family', async () => {
    const { server, as } = await anasServer()
    const first = await renderApp('/community', { server, as })
    await screen.findByText(words)
    await press('Close')
    expect(screen.queryByText(words)).toBeNull()
    first.unmount()
    const second = await renderApp('/community', { server, as })
    await screen.findByRole('link', { name: 'Profile of Ana' })
    expect(screen.queryByText(words)).toBeNull()
    second.unmount()
    await renderApp('/community', { server, as: await server.register({ name: 'Eve' }) })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('is gone when the address is confirmed', async () => {
    const { server, as } = await anasServer()
    await as.mutate('auth.verifyEmail', { token: mailedToken(server.mails, 'verify-email') })
    await renderApp('/community', { server, as })
    await screen.findByRole('link', { name: 'Profile of Ana' })
    expect(screen.queryByText(words)).toBeNull()
  })

  it('is not shown to visitors', async () => {
    await renderApp('/community')
    await waitFor(() => screen.getByRole('navigation', { name: 'Account' }))
    expect(screen.queryByText(words)).toBeNull()
  })
})
