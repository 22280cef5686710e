import { turnOnSecondStep } from '@fgm/api/authenticator'
import { createTestApp, testPassword } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type, typed } from '../../../test/acts.ts'
import { administrator } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

/** The login page, on which an administrator with a second step has just entered the password. */
async function opened() {
  const server = createTestApp()
  const second = await turnOnSecondStep(server, await administrator(server), testPassword)
  const page = await renderApp('/login', { server })
  type('Email', 'root@example.com')
  type('Password', testPassword)
  await press('Sign In')
  await screen.findByRole('heading', { name: 'One more step' })
  return { ...page, ...second }
}

const isSignedIn = (router: Awaited<ReturnType<typeof opened>>['router']) =>
  waitFor(() => expect(router.state.location.pathname).toBe('/activities'))

describe('the second step of logging in', () => {
  it('accepts the code of the app, from a box that phones fill in', async () => {
    const { router, code } = await opened()
    const box = screen.getByLabelText('Code')
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(box.getAttribute('autocomplete')).toBe('one-time-code')
    expect(box.getAttribute('inputmode')).toBe('numeric')
    type('Code', code())
    await press('Log In')
    await isSignedIn(router)
  })

  it('says that a code is wrong, keeps it, and accepts the next', async () => {
    const { router, code } = await opened()
    type('Code', '000000')
    await press('Log In')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This code is not right/)
    expect(typed('Code')).toBe('000000')
    type('Code', code())
    await press('Log In')
    await isSignedIn(router)
  })

  it('accepts a recovery code, typed with letters', async () => {
    const { router, recovery } = await opened()
    await press('Use a Recovery Code')
    const box = await screen.findByLabelText('Recovery code')
    expect(box.getAttribute('inputmode')).toBeNull()
    await act(async () => void fireEvent.change(box, { target: { value: recovery[0] } }))
    await press('Log In')
    await isSignedIn(router)
  })

  it('goes back to address and password', async () => {
    await opened()
    await press('Start Over')
    expect(await screen.findByLabelText('Password')).toBeTruthy()
  })
})
