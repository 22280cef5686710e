import { createTestApp, unsubscribeToken } from '@fgm/api/test-app'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../test/acts.ts'
import { renderApp } from '../../../test/render-app.tsx'

async function openAna(token?: string) {
  const server = createTestApp()
  const ana = await server.register({ name: 'Ana' })
  const isSubscribed = async () => (await ana.get('/user/mail-choice')).body.is_subscribed
  const own = token ?? unsubscribeToken(server, 'ana@example.com')
  await renderApp(`/unsubscribe?token=${own}`, { server })
  return { isSubscribed }
}

describe('the page that the link at the foot of a mail opens', () => {
  it('changes nothing until its button is clicked, and undoes it with another', async () => {
    const { isSubscribed } = await openAna()
    await screen.findByText(/We write when a friend joins/)
    expect(await isSubscribed()).toBe(true)
    await press('Stop these emails')
    await screen.findByText(/^Done\. These mails stop\./)
    expect(await isSubscribed()).toBe(false)
    await press('Start them again')
    await screen.findByText('These mails come again.')
    expect(await isSubscribed()).toBe(true)
    expect(screen.getByRole('button', { name: 'Stop these emails' })).toBeTruthy()
  })

  it('says so when the link is invalid', async () => {
    await openAna('nobody.nothing')
    await press('Stop these emails')
    await screen.findByText(/^This link is incomplete\. Please open it from the email again/)
  })

  it('links to the profile when the token is missing', async () => {
    await renderApp('/unsubscribe')
    await screen.findByText(/^This link is incomplete/)
    const profile = screen.getByRole('link', { name: 'Open Your Profile' })
    expect(profile.getAttribute('href')).toBe('/profile#mails')
  })
})
