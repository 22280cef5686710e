import { atNight } from '@fgm/api/extent'
import { createTestApp, type TestApp, testPassword } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press, type } from '../../../test/acts.ts'
import { renderApp } from '../../../test/render-app.tsx'
import type { GoogleIdentity, GoogleResponse } from './google-sign-in.tsx'

type Account = { sub: string; email: string; name: string }

const maya: Account = { sub: '1001', email: 'maya@example.com', name: 'Maya Lindt' }

/** A server that accepts the tokens of our fake Google: the account and the nonce, as plain JSON. */
function serverWithGoogle(): TestApp {
  return createTestApp(
    {
      GOOGLE_CLIENT_ID: 'five-good-minutes.apps.example.com',
      SMTP_URL: 'smtp://mail.example',
    },
    { google: { verify: async (token) => JSON.parse(token) } },
  )
}

/** Google's library as far as the pages can tell: a button that responds for the account it is given. */
function googleInThisBrowser(account: Account | null, change: { nonce?: string } = {}) {
  const looks: Parameters<GoogleIdentity['renderButton']>[1][] = []
  const preparations: Parameters<GoogleIdentity['initialize']>[0][] = []
  const id: GoogleIdentity = {
    initialize: (options) => void preparations.push(options),
    renderButton(place, look) {
      looks.push(look)
      const button = document.createElement('button')
      button.textContent =
        look.text === 'signup_with' ? 'Sign up with Google' : 'Sign in with Google'
      button.onclick = () => preparations.at(-1)?.callback(response())
      place.append(button)
    },
  }
  const response = (): GoogleResponse =>
    account
      ? { credential: JSON.stringify({ ...account, nonce: preparations.at(-1)?.nonce, ...change }) }
      : {}
  window.google = { accounts: { id } }
  return { looks, preparations }
}

const googleButton = (name: string) => screen.findByRole('button', { name })
const pressGoogle = async (name = 'Sign up with Google') => {
  const button = await googleButton(name)
  await act(async () => void fireEvent.click(button))
}
let scripts: HTMLScriptElement[] = []

describe('logging in with Google', () => {
  beforeEach(() => {
    // happy-dom has no layout: every column has this width.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(350)
    // The network is not used: a requested script neither loads nor fails until the test says so.
    scripts = []
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      scripts.push(...(nodes as HTMLScriptElement[]))
    })
  })
  afterEach(() => {
    delete window.google
  })

  it('is not offered, and nothing is requested from Google, without a client id', async () => {
    await renderApp('/login')
    await screen.findByRole('navigation', { name: 'Account' })
    expect(screen.queryByText('or')).toBeNull()
    expect(scripts).toEqual([])
  })

  it('registers a new family with its referral code and welcomes it', async () => {
    googleInThisBrowser(maya)
    const server = serverWithGoogle()
    const ana = await server.register({ name: 'Ana' })
    const { referral_code } = (await ana.get('/user/profile')).body
    await renderApp(`/register?ref=${referral_code}`, { server })
    await pressGoogle()
    const card = await screen.findByRole('region', { name: 'Registration successful' })
    expect(card.textContent).toContain('Founding Family')
    expect(card.textContent).toContain('We sent a welcome email to maya@example.com.')
    const [, row] = server.connection
      .prepare(
        `select email, (select count(*) from referrals where referee_family_id = family_id) as invited
         from parents order by created_at, rowid`,
      )
      .all()
    expect(row).toEqual({ email: 'maya@example.com', invited: 1 })
  })

  it('welcomes a new family on the login page, too', async () => {
    googleInThisBrowser(maya)
    await renderApp('/login', { server: serverWithGoogle() })
    await pressGoogle('Sign in with Google')
    expect(await screen.findByRole('region', { name: 'Registration successful' })).toBeTruthy()
  })

  it('sends a known family to its activities', async () => {
    googleInThisBrowser(maya)
    const server = serverWithGoogle()
    const first = await renderApp('/register', { server })
    await pressGoogle()
    await screen.findByRole('region', { name: 'Registration successful' })
    first.unmount()
    const { router } = await renderApp('/login', { server })
    await pressGoogle('Sign in with Google')
    await waitFor(() => expect(router.state.location.pathname).toBe('/activities'))
  })

  atNight(
    'draws an outlined, large button as wide as its column, 400 at most, and prepares once',
    async () => {
      const wide = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
      const { looks, preparations } = googleInThisBrowser(maya)
      const { router } = await renderApp('/register', { server: serverWithGoogle() })
      await googleButton('Sign up with Google')
      expect(looks).toEqual([
        { type: 'standard', theme: 'outline', size: 'large', text: 'signup_with', width: 400 },
      ])
      wide.mockReturnValue(120)
      await act(() => router.navigate({ to: '/login' }))
      await googleButton('Sign in with Google')
      expect(looks.at(-1)).toMatchObject({ text: 'signin_with', width: 200 })
      expect(preparations).toHaveLength(1)
    },
  )

  atNight('says so when Google returns nothing', async () => {
    googleInThisBrowser(null)
    await renderApp('/login', { server: serverWithGoogle() })
    await pressGoogle('Sign in with Google')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No credential received from Google',
    )
  })

  it("shows the server's error sentence of a token that was made for another browser", async () => {
    googleInThisBrowser(maya, { nonce: 'of somebody else' })
    await renderApp('/login', { server: serverWithGoogle() })
    await pressGoogle('Sign in with Google')
    expect((await screen.findByRole('alert')).textContent).toBe('Google authentication failed')
  })

  atNight('says so without a response', async () => {
    googleInThisBrowser(maya)
    const server = serverWithGoogle()
    await renderApp('/login', { server })
    await googleButton('Sign in with Google')
    server.app.request = () => Promise.reject(new TypeError('Failed to fetch'))
    await pressGoogle('Sign in with Google')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Network error during Google authentication',
    )
  })

  it('says so when the script does not load, and the form still works', async () => {
    const server = serverWithGoogle()
    await server.register({ name: 'Ana' })
    const { router } = await renderApp('/login', { server })
    await waitFor(() => expect(scripts[0]?.src).toBe('https://accounts.google.com/gsi/client'))
    await act(async () => void scripts[0]?.dispatchEvent(new Event('error')))
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load Google Sign-In')
    type('Email', 'ana@example.com')
    type('Password', testPassword)
    await press('Sign In')
    await waitFor(() => expect(router.state.location.pathname).toBe('/activities'))
  })

  atNight('gives up on a script after eight seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await renderApp('/login', { server: serverWithGoogle() })
    await waitFor(() => expect(scripts).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load Google Sign-In')
  })
})
