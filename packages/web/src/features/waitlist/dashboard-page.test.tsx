import { atNight } from '@fgm/api/extent'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { press } from '../../../test/acts.ts'
import { administrator, ben, writeOperator } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const region = (name: string) => within(screen.getByRole('region', { name }))

const countdown = 'Launch in'

const sandbox = { PAYMENTS: 'sandbox' }

async function openBen(change?: (server: TestApp) => void, env: Record<string, string> = {}) {
  const family = await ben(env)
  change?.(family.server)
  const page = await renderApp('/dashboard', family)
  await heading(/^Hello Ben/)
  return page
}

const run = (sql: string) => (server: TestApp) => void server.connection.exec(sql)

describe('the dashboard by status', () => {
  it('shows a founder that all is open, without a queue', async () => {
    const server = createTestApp()
    await renderApp('/dashboard', { server, as: await server.register({ name: 'Ana' }) })
    await heading('This week together')
    const membership = region('Your membership')
    expect(membership.getByText(/^Premium is yours for life, free\./)).toBeTruthy()
    expect(membership.getByRole('link').getAttribute('href')).toBe('/profile?tab=membership')
    expect(screen.queryByText('Your place in line')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'How your place changed' })).toBeNull()
    expect(screen.queryByRole('heading', { name: countdown })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Sunday sheet' })).toBeNull()
    expect(href('Play five minutes')).toBe('/activities')
    expect(screen.getByRole('button', { name: 'Add Your Child' })).toBeTruthy()
  })

  atNight(
    'promises a founder priority support in the profile once there is an address to write to',
    async () => {
      const server = createTestApp()
      const as = await server.register({ name: 'Ana' })
      const before = await renderApp('/profile?tab=membership', { server, as })
      await heading('Your benefits')
      expect(region('Your benefits').getByText('The whole library')).toBeTruthy()
      expect(region('Your benefits').queryByText(/Priority support|50|For life/)).toBeNull()
      before.unmount()
      writeOperator(server)
      await renderApp('/profile?tab=membership', { server, as })
      await heading('Your benefits')
      expect(region('Your benefits').getByText('Priority support')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Imprint' })).toBeTruthy()
    },
  )

  it('shows a reserved family its place, its price and when its turn comes', async () => {
    await openBen(undefined, sandbox)
    await heading('Hello Ben, your place is kept')
    expect(screen.getByText('Spot reserved', { selector: '.chip' })).toBeTruthy()
    screen.getByText(
      'You are family 51: Pioneer. One payment of $3 (88% off $25) when payments open, and premium is yours for life.',
    )
    const play = screen.getByRole('link', { name: 'Start now' })
    const line = screen.getByRole('region', { name: 'Your place in line' })
    expect(play.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const place = region('Your place in line')
    expect(place.getByText('st').parentElement?.textContent).toBe('1st')
    place.getByText(
      'Your turn comes once payments open, at 101 families (51 so far). We expect that around April 2, 2026.',
    )
    const days = region(countdown)
    expect(days.getByText('30 days')).toBeTruthy()
    expect(days.queryByText(/hr|min|sec/)).toBeNull()
    expect(href('Free activities to print')).toBe('/activities/free')
    expect(href('Visit the community')).toBe('/community')
    expect(href('Start now')).toMatch(/^\/activities\/[\w-]+\/play$/)
    expect(screen.queryByRole('link', { name: /^Open premium/ })).toBeNull()
  })

  it('has a gift to choose directly below the place, and other pages after the friends', async () => {
    const { server, as } = await ben()
    server.clock.advance(14 * 86_400)
    await renderApp('/dashboard', { server, as })
    const gift = await screen.findByRole('link', { name: 'Choose yours' })
    const links = screen.getByRole('navigation', { name: 'What you can do now' })
    const parts = ['Your place in line', 'Launch in', 'Your benefits', 'Bring a friend']
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    expect(titles.slice(-parts.length)).toEqual(parts)
    expect(screen.getByRole('region', { name: 'Your benefits' }).contains(gift)).toBe(true)
    expect(links.previousElementSibling?.textContent).toMatch(/^Bring a friend/)
  })

  it('shows the price that is kept, and promises no payment, without a way to pay', async () => {
    await openBen()
    screen.getByText(
      'You are family 51: Pioneer. Premium is not on sale yet. Your price is kept: $3 (88% off $25), once.',
    )
    expect(screen.queryByText(/payments open|open premium/i)).toBeNull()
  })

  it('names the price of the checkout to a waitlisted family', async () => {
    await openBen(
      run(`update families set registration_number = 450, tier = 'standard',
           waitlist_status = 'waitlisted' where id = (select family_id from parents where name = 'Ben');
           insert into settings (name, value, updated_at)
           values ('payments_threshold', '1000', '2026-03-02T09:00:00.000Z')`),
      sandbox,
    )
    await heading('Hello Ben, you are in line')
    expect(screen.getByText('On the waitlist')).toBeTruthy()
    expect(
      screen.getByText(/^You are family 450: Standard. One payment of \$5 \(80% off/),
    ).toBeTruthy()
    expect(screen.getByText(/3 more reserve your spot/)).toBeTruthy()
  })

  it('shows a family that paid that it has access', async () => {
    const { server, as } = await ben()
    server.activate('Ben')
    await renderApp('/dashboard', { server, as })
    await heading('This week together')
    expect(screen.queryByText('Your place in line')).toBeNull()
    expect(screen.getByRole('region', { name: 'Your membership' })).toBeTruthy()
  })

  it('gives an administrator no place, but a link to the admin page', async () => {
    const server = createTestApp()
    await renderApp('/dashboard', { server, as: await administrator(server) })
    await heading('You run this place')
    expect(href('Open the admin page')).toBe('/admin')
  })

  atNight('links a family that may pay to the upgrade', async () => {
    await openBen(
      run(`insert into settings (name, value, updated_at)
           values ('payments_mode', '"on"', '2026-03-02T09:00:00.000Z')`),
      sandbox,
    )
    await heading('Hello Ben, come in when you like')
    expect(screen.getByText('Premium is open', { selector: '.chip' })).toBeTruthy()
    expect(screen.queryByText(/Spot reserved|How your place changed/)).toBeNull()
    expect(region('Your benefits').getByText('Your place: 1st')).toBeTruthy()
    const door = screen.getByRole('region', { name: 'Your door is open' })
    const link = within(door).getByRole('link', { name: 'Open premium for $3' })
    expect(link.getAttribute('href')).toBe('/upgrade')
    expect(screen.queryByText(/^Your turn|in line/)).toBeNull()
    expect(screen.queryByRole('list', { name: 'Rewards for friends who join' })).toBeNull()
    screen.getByText('0 of 5 friends joined. At 5, 6 premium activities open to you.')
    expect(screen.queryByRole('heading', { name: countdown })).toBeNull()
  })
})

describe('what moves a family', () => {
  atNight('is listed with places, reason and day, down to the day it joined', async () => {
    await openBen(
      run(`insert into queue_moves (id, family_id, places, reason, referral_count, created_at)
           select 'move', family_id, 5, 'friends_joined', 3, '2026-03-01T08:00:00.000Z'
           from parents where name = 'Ben'`),
    )
    const rows = region('How your place changed').getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Up 5 places: friends joinedMarch 1, 2026',
      'JoinedMarch 2, 2026',
    ])
  })

  atNight('names friends who do not count yet, and what the next ones bring', async () => {
    const { server, as } = await ben()
    const { body: profile } = await as.get('/user/profile')
    await server.register({ name: 'Cleo', referral_code: profile.referral_code })
    await renderApp('/dashboard', { server, as })
    await heading(/^Hello Ben/)
    expect(screen.getByText(/^One friend has signed up and counts once they confirm/)).toBeTruthy()
    // The first in line cannot move up.
    expect(screen.getByText(/5 more open the bonus pack/)).toBeTruthy()
    expect(screen.queryByText(/places/)).toBeNull()
    const rungs = within(screen.getByRole('list', { name: 'Rewards for friends who join' }))
    expect(rungs.getByText(/^With 5 friends: bonus activities/)).toBeTruthy()
    expect(rungs.queryByText(/skip waitlist/i)).toBeNull()
  })

  atNight('skips no waitlist where there was none', async () => {
    await openBen(
      run(`insert into referrals (id, referrer_family_id, state, created_at)
           select 'r' || value, family_id, 'counted', '2026-03-02T09:00:00.000Z'
           from parents, json_each('[1, 2, 3]') where name = 'Ben'`),
    )
    const rungs = within(screen.getByRole('list', { name: 'Rewards for friends who join' }))
    expect(rungs.queryByText(/skip waitlist/i)).toBeNull()
    expect(rungs.queryByText('Earned')).toBeNull()
    expect(
      rungs.getByText(/^From the start: a reserved spot/).closest('li')?.textContent,
    ).not.toMatch(/3|friends/)
    expect(region('Your benefits').queryByText('Skip waitlist')).toBeNull()
  })

  atNight('is thanked after 14 days, and informed before', async () => {
    const { server, as } = await ben()
    const page = await renderApp('/dashboard', { server, as })
    expect(await screen.findByText(/In 14 days 3 premium activities open/)).toBeTruthy()
    server.clock.advance(14 * 86_400)
    await page.queryClient.invalidateQueries()
    const benefit = await screen.findByText('14-day thank-you')
    expect(benefit.parentElement?.textContent).not.toContain('Until')
    expect(href('Choose yours')).toBe('/premium-library')
  })
})

describe('the link for friends', () => {
  atNight('is copied, and says so', async () => {
    let copied = ''
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      writeText: async (text: string) => {
        copied = text
      },
    } as Clipboard)
    await openBen()
    const shown = screen.getByLabelText<HTMLInputElement>('Your link').value
    await press('Copy Link')
    await screen.findByRole('button', { name: 'Copied' })
    expect(copied).toBe(shown)
    expect(shown).toMatch(/\/register\?ref=\w+$/)
  })

  atNight(
    'goes to the share sheet where the phone has one, and stays where it is when that is closed',
    async () => {
      const page = await openBen()
      expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
      page.unmount()
      const shared: unknown[] = []
      const share = async (data: unknown) => {
        shared.push(data)
        throw new DOMException('closed', 'AbortError')
      }
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
      try {
        await openBen()
        await press('Share')
        expect(shared).toEqual([expect.objectContaining({ url: expect.stringContaining('ref=') })])
      } finally {
        Reflect.deleteProperty(navigator, 'share')
      }
    },
  )
})

describe('a dashboard that does not load', () => {
  atNight('says so, and retries', async () => {
    const { server, as } = await ben()
    server.connection.exec('alter table queue_moves rename to gone')
    await renderApp('/dashboard', { server, as })
    await heading('Unable to load dashboard')
    server.connection.exec('alter table gone rename to queue_moves')
    await press('Try Again')
    await heading('Hello Ben, your place is kept')
  })

  it('asks a visitor to log in', async () => {
    await renderApp('/dashboard')
    await heading('Log in to see your dashboard')
    expect(href('Sign Up Free')).toBe('/register?next=%2Fdashboard')
    expect(href('Log In')).toBe('/login?next=%2Fdashboard')
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })
})
