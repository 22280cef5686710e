import { atNight } from '@fgm/api/extent'
import { createTestApp, testPassword } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type, typed } from '../../../test/acts.ts'
import { anaWith, ben, mia, registerFamilies, secondParent } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

const tom = { name: 'Tom', birth_date: '2018-01-10' }

async function openAna(children = [mia], failing?: string) {
  const family = await anaWith(children)
  const page = await renderApp('/profile', { ...family, failing })
  await screen.findByRole('heading', { name: 'Your referral code' })
  return page
}

async function openAccount(failing?: string) {
  const page = await renderApp('/profile?tab=account', { ...(await anaWith()), failing })
  await screen.findByRole('heading', { name: 'Account' })
  return page
}

async function openChildren(children = [mia]) {
  const page = await renderApp('/profile?tab=children', await anaWith(children))
  await screen.findByRole('heading', { name: 'Children' })
  return page
}

describe('the profile', () => {
  it('says who the family is and shares its code', async () => {
    const { visitor } = await openAna()
    const family = within(screen.getByRole('region', { name: 'Your family' }))
    expect(family.getByText('Founding')).toBeTruthy()
    expect(family.getByText('Family number 1,', { exact: false })).toBeTruthy()
    expect(family.getByText('Not confirmed yet')).toBeTruthy()
    const { body } = await visitor.get('/user/profile')
    expect(screen.getByText(body.referral_code)).toBeTruthy()
    // Rewards would puzzle a founder, who has it all.
    expect(screen.queryByText(/Rewards earned|premium activities/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeTruthy()
  })

  atNight('opens the tab of the heading in the address', async () => {
    const { server, as } = await anaWith()
    await renderApp('/profile#mails', { server, as })
    await screen.findByRole('tab', { name: 'Account', selected: true })
    await waitFor(() => expect(document.activeElement?.id).toBe('mails'))
  })

  atNight('counts who joined with its code and what that earned, and what it has', async () => {
    const { server, as } = await ben()
    const { body } = await as.get('/user/profile')
    await server.register({ name: 'Cleo', referral_code: body.referral_code })
    server.connection.exec("update referrals set state = 'counted'")
    await renderApp('/profile', { server, as })
    const referral = within(await screen.findByRole('region', { name: 'Your referral code' }))
    expect(await referral.findByText(/^One friend has joined with your link\. /)).toBeTruthy()
    expect(referral.getByText(/^With 5 friends: bonus activities/)).toBeTruthy()
    expect(referral.getByText(/Rewards earned: 0/)).toBeTruthy()
    const membershipTab = screen.getByRole('tab', { name: 'Membership' })
    await act(async () => void fireEvent.mouseDown(membershipTab, { button: 0 }))
    const membership = within(await screen.findByRole('region', { name: 'Your membership' }))
    // There is no way to pay here, and the price is shown as one that is kept.
    expect(membership.getByText(/Your price is kept: \$3 \(88% off \$25\), once\.$/)).toBeTruthy()
    expect(membership.getByText('Free')).toBeTruthy()
    expect(membership.queryByRole('link')).toBeNull()
  })

  atNight('keeps code and link when the referrals cannot be counted', async () => {
    const family = await ben()
    await renderApp('/profile', { ...family, failing: 'waitlist.status' })
    expect(await screen.findByText(/^Your referrals could not be counted/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeTruthy()
  })

  it('cannot be loaded by a visitor, who is sent to the login', async () => {
    await renderApp('/profile')
    await screen.findByRole('heading', { name: 'Log in to see your profile' })
    const login = screen.getByRole('link', { name: 'Log In' })
    expect(login.getAttribute('href')).toBe('/login?next=%2Fprofile')
  })

  it('says so when it fails, and tries again', async () => {
    const { server, as } = await anaWith()
    server.connection.exec('alter table credit_entries rename to gone')
    await renderApp('/profile', { server, as })
    await screen.findByRole('heading', { name: 'Unable to load profile' })
    server.connection.exec('alter table gone rename to credit_entries')
    await press('Try Again')
    await screen.findByRole('tab', { name: 'Children' })
  })
})

describe('the tabs', () => {
  const tab = (name: string) => screen.getByRole('tab', { name })

  it('are short ones, of which two are still to come', async () => {
    await openAna()
    const tabs = screen.getAllByRole('tab')
    const words = tabs.map((one) => one.textContent)
    expect(words).toEqual([
      'Overview',
      'Children',
      'Activities',
      'Membership',
      'Account',
      'ProgressSoon',
      'AchievementsSoon',
    ])
    const closed = tabs.map((one) => one.hasAttribute('disabled'))
    expect(closed).toEqual([false, false, false, false, false, true, true])
  })

  atNight('are in the address', async () => {
    const { router } = await openAna()
    await act(async () => void fireEvent.mouseDown(tab('Children'), { button: 0 }))
    await screen.findByRole('heading', { name: 'Children' })
    expect(router.state.location.search).toEqual({ tab: 'children' })
  })

  it('open the overview for an unknown tab, or one still to come', async () => {
    const family = await anaWith()
    await renderApp('/profile?tab=progress', family)
    await screen.findByRole('tab', { name: 'Overview', selected: true })
  })
})

describe('the overview', () => {
  it('begins with who the family is, or with a button to add a child, and continues with what helps next', async () => {
    await openAna([])
    const titles = screen.getByRole('tabpanel').querySelectorAll('h2')
    expect([...titles].map(({ textContent }) => textContent)).toEqual([
      ...['Ana', 'Your five good minutes', 'Make it easier', 'Your referral code'],
    ])
    const family = within(screen.getByRole('region', { name: 'Your family' }))
    expect(family.getByRole('button', { name: 'Add Your Child' })).toBeTruthy()
    const next = within(screen.getByRole('region', { name: 'Make it easier' }))
    const links = next.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/profile#tomorrow', '/profile#parents', '/profile/day-link'])
    await act(async () => void fireEvent.click(next.getAllByRole('link')[1] as HTMLElement))
    await screen.findByRole('tab', { name: 'Children', selected: true })
    await waitFor(() => expect(document.activeElement?.id).toBe('parents'))
  })

  it('counts what the family did', async () => {
    const { server, as } = await anaWith()
    const { children } = (await as.get('/user/profile')).body
    await as.post('/activities/shadow-wave/complete', { child_id: children[0].id })
    await renderApp('/profile', { server, as })
    const stats = within(await screen.findByRole('region', { name: 'Your five good minutes' }))
    const done = await stats.findByText('Played')
    expect(done.nextElementSibling?.textContent).toBe('1')
  })

  it('stays when the figures cannot be loaded', async () => {
    await openAna([mia], 'account.stats')
    await screen.findByText(/^Your figures could not be loaded/)
    expect(screen.getByRole('button', { name: 'Try Again: figures' })).toBeTruthy()
  })
})

describe('the children', () => {
  it('are added with all their details', async () => {
    const { server } = await openChildren([])
    await press('Add a Child')
    const add = await screen.findByRole('button', { name: 'Add Child' })
    expect(add.hasAttribute('disabled')).toBe(true)
    type('Name', '   ')
    type('Birth date', '2023-02-01')
    expect(add.hasAttribute('disabled')).toBe(true)
    type('Name', 'Leo')
    await press('Dinosaurs')
    fireEvent.change(screen.getByLabelText(/^Preferences/), { target: { value: 'No glue.' } })
    await press('Add Child')
    await screen.findByRole('heading', { name: 'Leo, 3' })
    const query = 'select name, birth_date, interests, preferences from children'
    expect(server.connection.prepare(query).get()).toEqual({
      name: 'Leo',
      birth_date: '2023-02-01',
      interests: '["dinosaurs"]',
      preferences: 'No glue.',
    })
  })

  it('are from 2 to 12, and a younger one gets a kind message next to the input', async () => {
    await openChildren([])
    await press('Add a Child')
    await screen.findByText('Our ideas are for ages 2 to 12.')
    type('Name', 'Leo')
    type('Birth date', '2025-02-01')
    await press('Add Child')
    const sentence = 'Our ideas begin at age 2. We look forward to your little one then.'
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect([typed('Name'), typed('Birth date')]).toEqual(['Leo', '2025-02-01'])
  })

  atNight('keep what was typed when the server refuses or does not respond', async () => {
    const { server } = await openChildren([])
    await press('Add a Child')
    await screen.findByLabelText('Name')
    type('Name', 'Leo')
    type('Birth date', '2031-02-01')
    await press('Add Child')
    expect((await screen.findByRole('alert')).textContent).toBe('The birth date is in the future.')
    const request = server.app.request
    server.app.request = () => Promise.reject(new TypeError('Failed to fetch'))
    await press('Add Child')
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Network error. Please try again.'),
    )
    server.app.request = request
    server.connection.exec(`create trigger broken before insert on children
      begin select raise(abort, 'broken'); end`)
    type('Birth date', '2023-02-01')
    await press('Add Child')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to add child'))
    expect([typed('Name'), typed('Birth date')]).toEqual(['Leo', '2023-02-01'])
  })

  it('are changed', async () => {
    await openChildren()
    await press("Change Mia's profile")
    await screen.findByLabelText('Name')
    expect(typed('Birth date')).toBe('2021-05-20')
    type('Name', 'Mia Rose')
    await press('Save')
    await screen.findByRole('heading', { name: 'Mia Rose, 4' })
  })

  it('are removed only after the family has read what is deleted with them', async () => {
    const { server } = await openChildren()
    const count = () => server.connection.prepare('select count(*) as n from children').get()
    await press("Remove Mia's profile")
    const dialog = within(screen.getByRole('dialog', { name: "Remove Mia's profile?" }))
    expect(dialog.getByText(/This cannot be undone/)).toBeTruthy()
    await press('Cancel')
    expect(count()).toEqual({ n: 1 })
    await press("Remove Mia's profile")
    await press('Remove profile')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mia, 4' })).toBeNull())
    expect(count()).toEqual({ n: 0 })
  })

  it('are removed with the password where another parent has them, too', async () => {
    const { server, as } = await anaWith()
    await secondParent(server, as)
    await renderApp('/profile?tab=children', { server, as })
    await screen.findByRole('heading', { name: 'Mia, 4' })
    await press("Remove Mia's profile")
    const dialog = within(screen.getByRole('dialog', { name: "Remove Mia's profile?" }))
    await dialog.findByText('You share Mia, so all parents get an email about it.')
    type('Your password', 'not hers')
    await press('Remove profile')
    await dialog.findByText('Your password is not right.')
    type('Your password', testPassword)
    await press('Remove profile')
    await screen.findByText("Mia's profile is removed.")
    expect(screen.queryByRole('heading', { name: 'Mia, 4' })).toBeNull()
  })

  atNight('are two at most for a founder, with a kind message', async () => {
    await openChildren([mia, tom])
    expect(screen.getByText(/^Your membership includes 2 child profiles/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a Child' })).toBeNull()
  })

  atNight('are one for a waiting family', async () => {
    const server = createTestApp()
    await registerFamilies(server, 50)
    const ben = await server.register({ name: 'Ben' })
    await ben.post('/children', mia)
    await renderApp('/profile?tab=children', { server, as: ben })
    await screen.findByText('Without premium there is room for one child profile.')
  })
})

describe('the account', () => {
  const fill = (current: string, next: string, again: string) => {
    type('Current password', current)
    type('New password', next)
    type('Confirm new password', again)
  }
  const canSignIn = async (page: Awaited<ReturnType<typeof openAccount>>, password: string) =>
    (await page.server.browser().post('/api/login', { email: 'ana@example.com', password })).status

  it('changes the password', async () => {
    const page = await openAccount()
    fill(testPassword, 'brave-heron-77', 'brave-heron-77')
    await press('Change Password')
    const answers = await screen.findAllByText(/^Your password is changed/)
    expect(answers.length).toBeGreaterThan(0)
    expect(typed('Current password')).toBe('')
    expect(await canSignIn(page, 'brave-heron-77')).toBe(200)
    expect(await canSignIn(page, testPassword)).toBe(401)
  })

  it('refuses what does not match before it sends, and says what the server refuses', async () => {
    const page = await openAccount()
    fill(testPassword, 'brave-heron-77', 'brave-heron-78')
    await press('Change Password')
    await screen.findByText('Passwords do not match')
    fill('not hers', 'brave-heron-77', 'brave-heron-77')
    await press('Change Password')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your current password is not right.',
    )
    expect(await canSignIn(page, testPassword)).toBe(200)
  })

  it('sets a first password for a family that signed up with Google', async () => {
    const { server, as } = await anaWith()
    server.connection.exec('update parents set password_hash = null')
    const page = await renderApp('/profile?tab=account', { server, as })
    await screen.findByRole('heading', { name: 'Set a password' })
    expect(screen.queryByLabelText('Current password')).toBeNull()
    type('New password', 'brave-heron-77')
    type('Confirm new password', 'brave-heron-77')
    await press('Set Password')
    await screen.findByRole('heading', { name: 'Change your password' })
    expect(await canSignIn(page, 'brave-heron-77')).toBe(200)
  })

  it('logs out', async () => {
    const { router } = await openAccount()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Log Out' })))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})

describe('the mails', () => {
  const choice = () => screen.findByRole('switch', { name: /^Email me when a friend joins/ })

  it('are stopped and started by a switch', async () => {
    const { visitor } = await openAccount()
    expect((await choice()).hasAttribute('checked')).toBe(true)
    fireEvent.click(await choice())
    await waitFor(async () =>
      expect((await visitor.get('/user/mail-choice')).body).toEqual({ is_subscribed: false }),
    )
    await waitFor(async () => expect((await choice()).hasAttribute('disabled')).toBe(false))
    fireEvent.click(await choice())
    await waitFor(async () =>
      expect((await visitor.get('/user/mail-choice')).body).toEqual({ is_subscribed: true }),
    )
  })

  atNight('say so when the choice cannot be saved, and stay as they were', async () => {
    await openAccount('mail.setChoice')
    fireEvent.click(await choice())
    await screen.findByText('Network error. Please try again.')
    expect((await choice()).hasAttribute('checked')).toBe(true)
  })
})
