import { createTestApp, testPassword } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { press, type, typed } from '../../../../test/acts.ts'
import { administrator, anaWith } from '../../../../test/families.ts'
import { believesGoogle, googleEnv, googleFor } from '../../../../test/google.ts'
import { renderApp } from '../../../../test/render-app.tsx'

type Page = Awaited<ReturnType<typeof renderApp>>

const left = ({ server }: Page) =>
  server.connection
    .prepare(
      'select name, registration_number from families left join parents on parents.family_id = families.id',
    )
    .all()

async function askToLeave(family: Awaited<ReturnType<typeof anaWith>>, failing?: string) {
  const page = await renderApp('/profile?tab=account', { ...family, failing })
  await screen.findByRole('heading', { name: 'Account' })
  await press('Delete Account')
  await screen.findByRole('dialog', { name: 'Delete your account?' })
  return page
}

describe('leaving', () => {
  it('says what stays, and ends on the landing page, logged out', async () => {
    const page = await askToLeave(await anaWith())
    const words = screen.getByRole('dialog').textContent
    expect(words).toContain('records of payments and reports, without your name')
    expect(words).toContain('Your family number stays taken.')
    type('Your password', testPassword)
    await press('Delete Everything')
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/'))
    await screen.findByText('Your account and everything in it is gone. Take care.')
    expect((await screen.findAllByRole('link', { name: 'Login' })).length).toBeGreaterThan(0)
    expect(left(page)).toEqual([{ name: null, registration_number: 1 }])
  })

  it('leaves nothing of the family in this browser', async () => {
    const family = await anaWith()
    const { id } = (await family.as.query('auth.status')).body.user
    const page = await askToLeave(family)
    localStorage.setItem(`blueprint-draft:${id}:new`, '{}')
    localStorage.setItem(`fgm-unsent:${id}:play-1111`, JSON.stringify({ family_id: id }))
    type('Your password', testPassword)
    await press('Delete Everything')
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/'))
    await waitFor(() =>
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(id),
    )
  })

  it('is refused with a wrong password, and everything stays', async () => {
    const page = await askToLeave(await anaWith())
    await press('Delete Everything')
    await screen.findByText('Please enter your password.')
    type('Your password', 'not hers')
    await press('Delete Everything')
    await screen.findByText('Your password is not right.')
    expect(typed('Your password')).toBe('not hers')
    await press('Keep My Account')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(left(page)).toEqual([{ name: 'Ana', registration_number: 1 }])
  })

  it('keeps everything without a response', async () => {
    const page = await askToLeave(await anaWith(), 'auth.leave')
    type('Your password', testPassword)
    await press('Delete Everything')
    await screen.findByText('Network error. Please try again.')
    expect(left(page)).toEqual([{ name: 'Ana', registration_number: 1 }])
  })

  it('is not offered to an administrator', async () => {
    const server = createTestApp()
    await renderApp('/profile?tab=account', { server, as: await administrator(server) })
    await screen.findByText(/^An administrator's account cannot be deleted/)
    expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull()
  })
})

describe('leaving by Google', () => {
  let account = { sub: '1001', email: 'maya@example.com', name: 'Maya Lindt' }
  beforeEach(() => {
    account = { ...account, sub: '1001' }
    googleFor(() => account)
  })
  afterEach(() => {
    delete window.google
  })

  /** Maya, who signed up with Google and has no password. */
  async function maya() {
    const server = createTestApp(googleEnv, believesGoogle)
    const as = await server.register({ name: 'Maya' })
    server.connection.exec(`update parents set password_hash = null;
      insert into google_accounts (sub, parent_id, created_at) select '1001', id, created_at from parents`)
    return { server, as }
  }
  const pressGoogle = async () => {
    const button = await screen.findByRole('button', { name: 'Continue with Google' })
    await act(async () => void fireEvent.click(button))
  }

  it('requires a fresh login', async () => {
    const page = await askToLeave(await maya())
    expect(screen.queryByLabelText('Your password')).toBeNull()
    await pressGoogle()
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/'))
    expect(left(page)).toEqual([{ name: null, registration_number: 1 }])
  })

  it("is refused with someone else's account", async () => {
    const page = await askToLeave(await maya())
    account = { ...account, sub: '2002' }
    await pressGoogle()
    await screen.findByText('This Google account does not belong to your account.')
    expect(left(page)).toEqual([{ name: 'Maya', registration_number: 1 }])
  })
})
