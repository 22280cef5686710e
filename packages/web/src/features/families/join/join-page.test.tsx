import { createTestApp, type TestApp, testPassword } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { press, type } from '../../../../test/acts.ts'
import {
  administrator,
  anaWith,
  ben,
  invitationOf,
  secondParent,
} from '../../../../test/families.ts'
import { believesGoogle, googleEnv, googleFor } from '../../../../test/google.ts'
import { renderApp } from '../../../../test/render-app.tsx'

afterEach(() => {
  window.location.hash = ''
  sessionStorage.clear()
})

type Visitor = Awaited<ReturnType<TestApp['register']>>
async function open(server: TestApp, invitation: string, as?: Visitor, failing?: string) {
  // The first to join is the first in the list.
  server.clock.advance(60)
  window.location.hash = `#${invitation}`
  return renderApp('/join', { server, failing, ...(as && { as }) })
}
const parentsOf = async (browser: Visitor): Promise<string[]> =>
  (await browser.get('/user/family')).body.parents.map(({ name }: { name: string }) => name)
async function choose(name: RegExp) {
  const radio = await screen.findByRole('radio', { name })
  await act(async () => void fireEvent.click(radio))
}
const arrived = (page: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => expect(page.router.state.location.pathname).toBe('/activities'))

describe('an invitation', () => {
  it('lets a new person join, and says who invites, by first name', async () => {
    const { server, as } = await anaWith()
    const page = await open(server, await invitationOf(as))
    await screen.findByRole('heading', { name: 'Ana invites you' })
    expect(window.location.hash).toBe('')
    type('Full name', 'Bo Lindt')
    type('Email', 'bo@example.com')
    type('Password', testPassword)
    await press('Join Ana’s Family')
    await arrived(page)
    await screen.findByText('Welcome. You share one family now.')
    expect(screen.queryByText('This invitation is over')).toBeNull()
    expect(await parentsOf(as)).toEqual(['Ana', 'Bo Lindt'])
    expect(sessionStorage.getItem('fgm-invitation')).toBeNull()
  })

  it('says at the field that an address has an account, and keeps what was typed', async () => {
    const { server, as } = await anaWith()
    await server.register({ name: 'Zoe' })
    await open(server, await invitationOf(as))
    await screen.findByRole('heading', { name: 'Ana invites you' })
    type('Full name', 'Zoe')
    type('Email', 'zoe@example.com')
    type('Password', testPassword)
    await press('Join Ana’s Family')
    await screen.findByText(/^This email address has an account/)
    const logIn = screen.getAllByRole('link', { name: 'Log In' }).at(-1)
    expect(logIn?.getAttribute('href')).toBe('/login?next=%2Fjoin')
    expect(await parentsOf(as)).toEqual(['Ana'])
  })

  it('that has ended, or whose link is incomplete, says so', async () => {
    const { server } = await anaWith()
    const page = await open(server, 'nobody-made-this-one-yet')
    await screen.findByRole('heading', { name: 'This invitation is over' })
    await waitFor(() => expect(sessionStorage.getItem('fgm-invitation')).toBeNull())
    page.unmount()
    for (const hash of ['', 'half-of-it', 'not/what/a/link/carries/']) {
      window.location.hash = hash
      const incomplete = await renderApp('/join', { server })
      await screen.findByRole('heading', { name: 'This link is incomplete' })
      expect(sessionStorage.getItem('fgm-invitation')).toBeNull()
      incomplete.unmount()
    }
  })

  it('stays open without a response', async () => {
    const { server, as } = await anaWith()
    await open(server, await invitationOf(as), undefined, 'families.invitation')
    await screen.findByText('We could not open the invitation')
    screen.getByRole('button', { name: 'Try Again' })
  })
})

describe('an invitation on someone else’s phone', () => {
  it('is kept after logging out the phone’s owner, and nothing else of theirs', async () => {
    const { server, as } = await anaWith()
    await open(server, await invitationOf(as), as)
    await screen.findByText('You belong to this family already.')
    sessionStorage.setItem('typed', 'something of Ana’s')
    await press('Log Out and Continue')
    await screen.findByLabelText('Full name')
    screen.getByRole('heading', { name: 'Ana invites you' })
    expect((await as.get('/user/profile')).status).toBe(401)
    expect(sessionStorage.getItem('typed')).toBeNull()
    expect(sessionStorage.getItem('fgm-invitation')).not.toBeNull()
  })

  it('is kept after logging in where another family was logged in before', async () => {
    const { server, as } = await anaWith()
    await server.register({ name: 'Zoe' })
    localStorage.setItem('last-family', 'another-family')
    const page = await open(server, await invitationOf(as))
    await screen.findByRole('heading', { name: 'Ana invites you' })
    await act(async () =>
      fireEvent.click(screen.getAllByRole('link', { name: 'Log In' }).at(-1) as Element),
    )
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'))
    await screen.findByRole('button', { name: 'Sign In' })
    type('Email', 'zoe@example.com')
    type('Password', testPassword)
    await press('Sign In')
    await screen.findByText(/^You are logged in as Zoe\./)
    await waitFor(() => expect(localStorage.getItem('last-family')).not.toBe('another-family'))
    expect(sessionStorage.getItem('fgm-invitation')).not.toBeNull()
  })
})

describe('an invitation to someone with an account', () => {
  it('asks what happens to their family, and for the password', async () => {
    const { server, as } = await anaWith()
    const zoe = await server.register({ name: 'Zoe' })
    await zoe.post('/children', { name: 'Kim', birth_date: '2021-01-01' })
    const page = await open(server, await invitationOf(as), zoe)
    await screen.findByText(/^Kim, your activities, hunts, and houses come along\.$/)
    screen.getByText('The first credits of a family come once, so you leave 50 credits behind.')
    screen.getByText('Removed for good: Kim, your activities, hunts, houses, and 50 credits.')
    expect(screen.queryByLabelText('Your password')).toBeNull()
    await choose(/^Bring everything along/)
    type('Your password', testPassword)
    await press('Join Ana’s Family')
    await arrived(page)
    expect(await parentsOf(zoe)).toEqual(['Ana', 'Zoe'])
    const { children } = (await zoe.get('/user/profile')).body
    expect(children.map(({ name }: { name: string }) => name).sort()).toEqual(['Kim', 'Mia'])
  })

  it('shows its button before the choice, but quiet, and asks for the choice first', async () => {
    const { server, as } = await anaWith()
    const zoe = await server.register({ name: 'Zoe' })
    await zoe.post('/children', { name: 'Kim', birth_date: '2021-01-01' })
    await open(server, await invitationOf(as), zoe)
    await screen.findByRole('radio', { name: /^Bring everything along/ })
    const look = () => screen.getByRole('button', { name: 'Join Ana’s Family' }).className
    expect(look()).not.toMatch(/primary/)
    screen.getByRole('button', { name: 'Join Ana’s Family', description: /^First choose what/ })
    await press('Join Ana’s Family')
    expect(screen.getByRole('alert').textContent).toMatch(/^Please choose first/)
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
    screen.getByRole('radiogroup', { description: /^Please choose first/ })
    expect(await parentsOf(as)).toEqual(['Ana'])
    await choose(/^Bring everything along/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(look()).toMatch(/primary/)
    screen.getByLabelText('Your password')
  })

  it('changes nothing with a wrong password, or when declined', async () => {
    const { server, as } = await anaWith()
    const zoe = await server.register({ name: 'Zoe' })
    const page = await open(server, await invitationOf(as), zoe)
    await choose(/^Leave everything behind/)
    type('Your password', 'not hers')
    await press('Join Ana’s Family')
    await screen.findByText('Your password is not right.')
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Stay in My Family' })))
    await arrived(page)
    expect(await parentsOf(zoe)).toEqual(['Zoe'])
    expect(sessionStorage.getItem('fgm-invitation')).toBeNull()
  })

  it('lets a second parent join alone: their family continues without them', async () => {
    const { server, as } = await anaWith()
    const bo = await secondParent(server, as)
    const zoe = await server.register({ name: 'Zoe' })
    const page = await open(server, await invitationOf(zoe), bo)
    await screen.findByRole('radio', { name: /^Come on your own, without Ana/, checked: true })
    type('Your password', testPassword)
    await press('Join Zoe’s Family')
    await arrived(page)
    expect(await parentsOf(as)).toEqual(['Ana'])
  })

  it('says why it is not possible: their own, an administrator, premium that would be lost', async () => {
    const { server, as: waiting } = await ben()
    const founder = server.browser()
    const login = { email: 'family1@example.com', password: testPassword }
    await founder.post('/api/login', login)
    const root = await administrator(server)
    const invitation = await invitationOf(waiting)
    const reasons = [
      [waiting, /^You belong to this family already/],
      [root, /^An administrator looks after all families/],
      [founder, /^Your family has premium and the other one does not/],
    ] as const
    for (const [as, reason] of reasons) {
      const page = await open(server, invitation, as)
      await screen.findByText(reason)
      expect(screen.queryByRole('radio', { name: /^(Bring|Come)/ })).toBeNull()
      page.unmount()
    }
  })

  it('can be retried when the choices did not load', async () => {
    const { server, as } = await anaWith()
    const zoe = await server.register({ name: 'Zoe' })
    await open(server, await invitationOf(as), zoe, 'families.joinChoices')
    await screen.findByText('We could not load your choices')
  })
})

describe('an invitation by Google', () => {
  afterEach(() => {
    delete window.google
  })

  async function pressGoogle(name: string) {
    const server = createTestApp(googleEnv, believesGoogle)
    const ana = await server.register({ name: 'Ana' })
    const zoe = await server.register({ name: 'Zoe' })
    await zoe.post('/children', { name: 'Kim', birth_date: '2021-01-01' })
    googleFor(() => ({ sub: '1001', email: `${name.toLowerCase()}@example.com`, name }))
    const page = await open(server, await invitationOf(ana))
    const button = await screen.findByRole('button', { name: 'Continue with Google' })
    await act(async () => void fireEvent.click(button))
    return { page, ana }
  }

  it('lets a new person join', async () => {
    const { page, ana } = await pressGoogle('Maya')
    await arrived(page)
    expect(await parentsOf(ana)).toEqual(['Ana', 'Maya'])
  })

  it('asks someone with an account what happens to their family', async () => {
    const { page, ana } = await pressGoogle('Zoe')
    await screen.findByRole('radio', { name: /^Bring everything along/ })
    expect(page.router.state.location.pathname).toBe('/join')
    expect(await parentsOf(ana)).toEqual(['Ana'])
  })
})
