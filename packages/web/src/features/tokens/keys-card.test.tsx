import { codeOf, turnOnSecondStep } from '@fgm/api/authenticator'
import { atNight } from '@fgm/api/extent'
import { createTestApp, testPassword } from '@fgm/api/test-app'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '../../../test/acts.ts'
import { administrator, anaWith } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

type Family = Awaited<ReturnType<typeof anaWith>>

/** The card, opened. */
async function openKeys(family: Family & { failing?: string }) {
  const page = await renderApp('/profile?tab=account', family)
  const heading = await screen.findByRole('heading', { name: 'Connect an assistant' })
  const card = heading.closest('details') as HTMLDetailsElement
  card.open = true
  fireEvent(card, new Event('toggle'))
  await screen.findByRole('button', { name: 'Make a Key' })
  return page
}

async function fillIn(name = 'Kitchen display') {
  await press('Make a Key')
  await screen.findByRole('dialog', { name: 'Make a key' })
  type('What is it for?', name)
  type('Your password', testPassword)
}

const keysOf = async ({ as }: Family) => (await as.get('/user/tokens')).body.tokens

describe('the keys of a parent', () => {
  it('are not requested before the card is opened', async () => {
    await renderApp('/profile?tab=account', { ...(await anaWith()), failing: 'tokens.list' })
    await screen.findByRole('heading', { name: 'Connect an assistant' })
    expect(screen.queryByText(/^Your keys could not be loaded/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Make a Key' })).toBeNull()
  })

  it('are created for one purpose and shown once; the list never shows them again', async () => {
    const family = await anaWith()
    await openKeys(family)
    await fillIn()
    fireEvent.click(screen.getByLabelText('Make new activities with your credits'))
    fireEvent.click(screen.getByRole('radio', { name: '30 days' }))
    await press('Make the Key')
    await screen.findByRole('dialog', { name: 'Your new key' })
    const token = screen.getByText(/^fgm_[\w-]{43}$/).textContent
    const headers = { authorization: `Bearer ${token}` }
    expect((await family.server.app.request('/children', { headers })).status).toBe(200)
    await press('I Saved It')
    await screen.findByText('Kitchen display')
    expect(screen.getByText('reads, makes activities')).toBeTruthy()
    expect(screen.getByText(/works until April 1, 2026$/)).toBeTruthy()
    expect(document.body.textContent).not.toContain('fgm_')
    expect(await keysOf(family)).toMatchObject([{ scopes: ['read', 'generate'] }])
  })

  it('are removed after a confirmation', async () => {
    const family = await anaWith()
    await family.as.post('/user/tokens', {
      name: 'Clock',
      scopes: ['read'],
      password: testPassword,
    })
    await openKeys(family)
    await screen.findByText('Clock')
    await press('Remove the key Clock')
    await screen.findByRole('dialog', { name: 'Remove “Clock”?' })
    await press('Remove the Key')
    await screen.findByText('The key is removed. Programs that use it are locked out.')
    await waitFor(() => expect(screen.queryByText('Clock')).toBeNull())
    expect(await keysOf(family)).toEqual([])
  })

  atNight('say what is missing or wrong, and nothing is created', async () => {
    const family = await anaWith()
    await openKeys(family)
    await press('Make a Key')
    fireEvent.click(await screen.findByLabelText('Read what we keep for your family'))
    await press('Make the Key')
    for (const sentence of [
      'Please say what it is for.',
      'Please choose what the key may do.',
      'Please enter your password.',
    ])
      await screen.findByText(sentence)
    type('What is it for?', 'Clock')
    fireEvent.click(screen.getByLabelText('Read what we keep for your family'))
    type('Your password', 'not hers')
    await press('Make the Key')
    await screen.findByText('Your password is not right.')
    expect(screen.queryByLabelText('Look after the site')).toBeNull()
    expect(await keysOf(family)).toEqual([])
  })

  it('of an administrator ask for the code where two-step login is on', async () => {
    const server = createTestApp()
    const as = await administrator(server)
    const { secret } = await turnOnSecondStep(server, as, testPassword)
    await openKeys({ server, as })
    await fillIn('Backups')
    fireEvent.click(screen.getByLabelText('Look after the site'))
    await press('Make the Key')
    await screen.findByText('Please enter the code of your authenticator app.')
    server.clock.advance(60)
    type('Code', codeOf(server.deps, secret))
    await press('Make the Key')
    await screen.findByRole('dialog', { name: 'Your new key' })
    expect(await keysOf({ server, as })).toMatchObject([{ scopes: ['read', 'admin'] }])
  })

  atNight(
    'say when they cannot be loaded',
    async () => {
      await openKeys({ ...(await anaWith()), failing: 'tokens.list' })
      await screen.findByText(/^Your keys could not be loaded/, {}, { timeout: 8000 })
      expect(screen.getByRole('button', { name: 'Try Again: keys' })).toBeTruthy()
    },
    10_000,
  )
})
