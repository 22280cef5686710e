import { atNight } from '@fgm/api/extent'
import { createTestApp, type TestApp, testPassword } from '@fgm/api/test-app'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { press, type, typed } from '../../../../test/acts.ts'
import { openFeature, registerFamilies } from '../../../../test/families.ts'
import { renderApp } from '../../../../test/render-app.tsx'

async function fillAndSend() {
  type('Full name', 'Maya Lindt')
  type('Email', 'maya@example.com')
  type('Password', testPassword)
  type('Confirm password', testPassword)
  await press('Sign Up')
}

const findCard = () => screen.findByRole('region', { name: /^Welcome!/ })

function families(server: TestApp) {
  return server.connection
    .prepare(
      `select name, email, waitlist_status,
       (select referrer_family_id from referrals where referee_family_id = families.id) as inviter
       from families join parents on parents.family_id = families.id order by registration_number`,
    )
    .all()
}

describe('the register page', () => {
  it('registers a family, welcomes it, and goes to its activities after three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = createTestApp({ SMTP_URL: 'smtp://mail.example' })
    const { router } = await renderApp('/register', { server })
    await fillAndSend()
    const card = await findCard()
    expect(within(card).getByText('Welcome! You are Founding Family #1.')).toBeTruthy()
    expect(
      within(card).getByText(/^We sent a welcome email and a link .* to maya@example.com/),
    ).toBeTruthy()
    expect(document.activeElement).toBe(card)
    expect(families(server)).toMatchObject([{ name: 'Maya Lindt', waitlist_status: 'active' }])
    expect(router.state.location.pathname).toBe('/register')
    await act(() => vi.advanceTimersByTimeAsync(3000))
    await waitFor(() => expect(router.state.location.pathname).toBe('/activities'))
    expect(await screen.findByRole('link', { name: 'Profile of Maya Lindt' })).toBeTruthy()
  })

  atNight('continues at once on request', async () => {
    const { router } = await renderApp('/register')
    await fillAndSend()
    await findCard()
    await press('Go to Activities Now')
    await waitFor(() => expect(router.state.location.pathname).toBe('/activities'))
  })

  it('is asked one thing on its first page, and nothing else comes first', async () => {
    const { server } = await renderApp('/register')
    await fillAndSend()
    await findCard()
    await press('Go to Activities Now')
    await screen.findByRole('heading', { name: 'Who plays with you?' })
    expect(screen.queryByRole('region', { name: 'Confirm your email address' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Start now' })).toBeNull()
    type('Name or nickname', 'Leo')
    type('Birth date', '2031-02-01')
    await press('Show What Fits')
    expect((await screen.findByRole('alert')).textContent).toBe('The birth date is in the future.')
    type('Birth date', '2022-05-01')
    await press('Show What Fits')
    await screen.findByRole('link', { name: 'Start now' })
    expect(screen.getByRole('radio', { name: /^Leo, \d$/, checked: true })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Confirm your email address' })).toBeTruthy()
    expect(server.connection.prepare('select name, birth_date from children').all()).toEqual([
      { name: 'Leo', birth_date: '2022-05-01' },
    ])
  })

  atNight('may answer later', async () => {
    const { server } = await renderApp('/register')
    await fillAndSend()
    await findCard()
    await press('Go to Activities Now')
    await screen.findByRole('heading', { name: 'Who plays with you?' })
    await press('Later')
    await screen.findByRole('link', { name: 'Start now' })
    expect(screen.getByRole('button', { name: 'Add Your Child' })).toBeTruthy()
    expect(server.connection.prepare('select count(*) as n from children').get()).toEqual({ n: 0 })
  })

  atNight('redirects a waiting family to its dashboard, and says so', async () => {
    const server = createTestApp()
    for (let number = 1; number <= 50; number += 1)
      await server.register({ name: 'F', email: `f${number}@example.com` })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { router } = await renderApp('/register', { server })
    expect(await screen.findByText("You'll be user #51")).toBeTruthy()
    await fillAndSend()
    const card = await findCard()
    expect(await within(card).findByText(/Your spot is kept/)).toBeTruthy()
    expect(card.textContent).toContain('Or wait 3 seconds, and see your place in line.')
    const buttons = within(card).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Go to Activities Now',
      'Stay here',
    ])
    await act(() => vi.advanceTimersByTimeAsync(3000))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  atNight('can stay for a longer read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { router } = await renderApp('/register')
    await fillAndSend()
    const card = await findCard()
    await press('Stay here')
    expect(document.activeElement).toBe(card)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(router.state.location.pathname).toBe('/register')
  })

  it('says that mails are delayed when the mail server is down; the account works', async () => {
    const server = createTestApp({ SMTP_URL: 'smtp://mail.example' })
    server.mail_trouble.is_down = true
    await renderApp('/register', { server })
    await fillAndSend()
    const card = await findCard()
    expect(within(card).getByText(/^Email notifications may be delayed: /)).toBeTruthy()
    expect(within(card).getByText(/Your welcome email is delayed/)).toBeTruthy()
    expect(families(server)).toHaveLength(1)
  })

  atNight('mentions no mail without a mail server', async () => {
    await renderApp('/register')
    await fillAndSend()
    const card = await findCard()
    expect(within(card).queryByText(/email/i)).toBeNull()
  })

  it('shows what the next family gets', async () => {
    const server = createTestApp()
    await server.register({ name: 'Ana' })
    await renderApp('/register', { server })
    expect(await screen.findByText("You'll be user #2")).toBeTruthy()
    expect(screen.getByText('Founding Family')).toBeTruthy()
    // On desktops next to the picture, on phones below the title.
    expect(screen.getAllByText('Join 50 Founding Families!')).toHaveLength(2)
  })

  atNight('mentions no waitlist once payments are open', async () => {
    const server = createTestApp({ PAYMENTS: 'sandbox' })
    await registerFamilies(server, 50)
    const { unmount } = await renderApp('/register', { server })
    expect(await screen.findAllByText('Sign up, and your place in line is kept.')).toHaveLength(2)
    expect(screen.getByText(/\$3 once \(88% off \$25\) when payments open\.$/)).toBeTruthy()
    unmount()
    openFeature(server, 'payments')
    await renderApp('/register', { server })
    expect(await screen.findByText(/Premium for life: \$3 once \(88% off \$25\)\.$/)).toBeTruthy()
    expect(screen.queryByText(/Waitlist/)).toBeNull()
  })

  it('says that the passwords do not match, also while other boxes are empty, and clears the error at once', async () => {
    const { server } = await renderApp('/register')
    type('Password', testPassword)
    type('Confirm password', 'quiet-otter-43')
    expect(await screen.findByText('Passwords do not match')).toBeTruthy()
    await press('Sign Up')
    expect(await screen.findByText('Name is required.')).toBeTruthy()
    expect(screen.getByText('Please enter an email address like name@example.com.')).toBeTruthy()
    type('Password', 'quiet-otter-43')
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull())
    expect(families(server)).toEqual([])
  })

  it('says at its box that an address has an account, and keeps what was typed', async () => {
    const server = createTestApp()
    await server.register({ name: 'Maya' })
    await renderApp('/register', { server })
    await fillAndSend()
    const sentence = 'This email address already has an account.'
    expect(await screen.findAllByText(sentence)).toHaveLength(1)
    const ways = screen.getAllByRole('link', { name: 'Log In' })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/login', '/login'])
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
    expect([typed('Full name'), typed('Password')]).toEqual(['Maya Lindt', testPassword])
  })

  it("shows the server's error sentence of a common password at its box", async () => {
    await renderApp('/register')
    type('Full name', 'Maya')
    type('Email', 'maya@example.com')
    type('Password', 'password')
    type('Confirm password', 'password')
    await press('Sign Up')
    expect(await screen.findAllByText(/one of the first/)).toHaveLength(1)
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
    expect(typed('Password')).toBe('password')
  })

  it("uses a friend's code from the link and counts the friend", async () => {
    const server = createTestApp()
    const ana = await server.register({ name: 'Ana' })
    const { referral_code } = (await ana.get('/user/profile')).body
    await renderApp(`/register?ref=${referral_code}`, { server })
    expect(screen.getByLabelText<HTMLInputElement>(/^Referral code/).value).toBe(referral_code)
    await fillAndSend()
    await findCard()
    expect(families(server)).toMatchObject([{ inviter: null }, { inviter: expect.any(String) }])
  })

  it('redirects a logged-in family to its activities', async () => {
    const server = createTestApp()
    const ana = await server.register({ name: 'Ana' })
    const { router } = await renderApp('/register', { server, as: ana })
    await waitFor(() => expect(router.state.location.pathname).toBe('/activities'))
  })
})
