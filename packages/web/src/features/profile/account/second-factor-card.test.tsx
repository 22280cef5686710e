import { codeOf, turnOnSecondStep } from '@fgm/api/authenticator'
import { createTestApp, testPassword } from '@fgm/api/test-app'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '../../../../test/acts.ts'
import { administrator, anaWith } from '../../../../test/families.ts'
import { renderApp } from '../../../../test/render-app.tsx'

async function opened() {
  const server = createTestApp()
  const as = await administrator(server)
  return { server, as }
}

const heading = 'Two-step login'
const state = async (as: Awaited<ReturnType<typeof administrator>>) =>
  (await as.get('/api/auth/second-factor')).body

describe('the second step, on the profile of an administrator', () => {
  it('is turned on by a scanned or typed key and its first code; recovery codes are shown once', async () => {
    const { server, as } = await opened()
    await renderApp('/profile?tab=account', { server, as })
    await screen.findByRole('button', { name: 'Turn On' })
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
    await press('Turn On')
    type('Your password', testPassword)
    await press('Go On')
    await screen.findByRole('img', { name: /as a QR code$/ })
    const key = screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent?.replaceAll(' ', '')
    type('Code from the app', codeOf(server.deps, key ?? ''))
    await press('Turn On')
    const card = (await screen.findByText(/we show them only now/)).parentElement as HTMLElement
    expect(within(card).getAllByRole('listitem')).toHaveLength(10)
    expect(await state(as)).toEqual({ is_on: true, recovery_codes_left: 10 })
    await press('I Saved Them')
    expect(await screen.findByText(/^Recovery codes left: 10\./)).toBeTruthy()
  })

  it('says what is wrong, and loses nothing', async () => {
    const { server, as } = await opened()
    await renderApp('/profile?tab=account', { server, as })
    await screen.findByRole('button', { name: 'Turn On' })
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
    await press('Turn On')
    type('Your password', 'not it')
    await press('Go On')
    expect(await screen.findByText('Your password is not right.')).toBeTruthy()
    type('Your password', testPassword)
    await press('Go On')
    await screen.findByLabelText('Code from the app')
    type('Code from the app', '000000')
    await press('Turn On')
    expect(await screen.findByText(/^This code is not right\./)).toBeTruthy()
    expect(screen.getByRole('img', { name: /as a QR code$/ })).toBeTruthy()
  })

  it('is turned off by the password and a code', async () => {
    const { server, as } = await opened()
    const { code } = await turnOnSecondStep(server, as, testPassword)
    await renderApp('/profile?tab=account', { server, as })
    await screen.findByText(/^Recovery codes left: 10\./)
    await press('Turn Off')
    type('Your password', testPassword)
    type('Code', code())
    await press('Turn Off')
    expect(await screen.findByRole('button', { name: 'Turn On' })).toBeTruthy()
    expect(await state(as)).toEqual({ is_on: false, recovery_codes_left: 0 })
  })

  it('is not shown to families', async () => {
    await renderApp('/profile?tab=account', await anaWith())
    await screen.findByRole('heading', { name: 'Where you are logged in' })
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
  })
})
