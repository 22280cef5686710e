import { atNight } from '@fgm/api/extent'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '../../../../test/acts.ts'
import { administrator, ben, registerFamilies } from '../../../../test/families.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { PhaseBar } from './launch-figures.tsx'

const modes = async (name: string) => within(await screen.findByRole('radiogroup', { name }))

async function choose(feature: string, mode: string) {
  const radio = (await modes(feature)).getByRole('radio', { name: mode })
  radio.focus()
  await act(async () => void fireEvent.click(radio))
}

async function openLaunch(server: TestApp, failing?: string) {
  return renderApp('/admin', { server, as: await administrator(server), failing })
}

describe('the feature switches', () => {
  it('show threshold and live figure, and change what families can use', async () => {
    const server = createTestApp({ PAYMENTS: 'sandbox' })
    await registerFamilies(server, 5)
    await openLaunch(server)
    await modes('Payments')
    expect(screen.getByText('Closed: 5 families, 101 needed')).toBeTruthy()
    expect(screen.getByText('Open: 5 premium families, 5 needed')).toBeTruthy()
    await choose('Payments', 'On')
    await press('Open Payments')
    expect(await screen.findByText('Open by hand: 5 families, 101 needed')).toBeTruthy()
    await screen.findByText('Payments: now on.')
    const { body } = await server.browser().get('/feature-flags')
    expect(body.payments_enabled).toBe(true)
    await choose('Premium library', 'Off')
    await press('Close Premium library')
    expect(await screen.findByText('Closed by hand: 5 premium families, 5 needed')).toBeTruthy()
  })

  it('say when payments are on and there is no way to pay', async () => {
    const server = createTestApp()
    await openLaunch(server)
    await choose('Payments', 'On')
    await press('Open Payments')
    await screen.findByText('Closed: no way to pay is set up on this server.')
  })

  it('ask for confirmation where families will notice, and change nothing on a no', async () => {
    const server = createTestApp()
    await registerFamilies(server, 5)
    await openLaunch(server)
    await choose('Payments', 'On')
    const question = within(await screen.findByRole('dialog', { name: 'Open Payments?' }))
    question.getByText(/^Waiting families see their price and can pay\./)
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const on = (await modes('Payments')).getByRole<HTMLInputElement>('radio', { name: 'On' })
    expect([document.activeElement === on, on.checked]).toEqual([true, false])
    // Open by its threshold, then by hand: no one notices.
    await choose('Premium library', 'On')
    await screen.findByText('Open by hand: 5 premium families, 5 needed')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await server.browser().get('/feature-flags')).body.payments_enabled).toBe(false)
  })

  atNight('stay as they were when the change cannot be sent, and say so', async () => {
    await openLaunch(createTestApp(), 'setFeatureMode')
    await choose('Payments', 'On')
    await press('Open Payments')
    expect(await screen.findByText(/^Failed to switch Payments/)).toBeTruthy()
    await press('Cancel')
    ;(await modes('Payments')).getByRole('radio', { name: 'Auto', checked: true })
  })
})

const figure = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

it.each([
  [200, 'Phase: Founding', 'The next family begins Early Bird'],
  [201, 'Phase: Early Bird', '299 families'],
  [500, 'Phase: Early Bird', 'The next family begins Standard'],
  [501, 'Phase: Standard', null],
])('stands after %i families in its phase', (registered, phase, words) => {
  render(<PhaseBar registered={registered} />)
  expect(screen.getByRole('heading').textContent).toBe(phase)
  if (words) expect(screen.getByText(words)).toBeTruthy()
  const current = screen.getByRole('listitem', { current: 'step' })
  expect(phase.endsWith(current.querySelector('b')?.textContent ?? '-')).toBe(true)
})

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map((cell) => cell.textContent).join('|'))

describe('the launch in figures', () => {
  it('names every figure of the launch, and what came in by tier', async () => {
    const { server } = await ben()
    server.activate('Ben')
    server.connection.exec(
      `insert into payments (id, payment_id, family_id, disposition, currency, amount, amount_usd, source, created_at)
       select 'p', 'p', family_id, 'activated', 'EUR', 270, 300, 'verify', '2026-03-02T09:00:00.000Z' from parents where name = 'Ben'`,
    )
    await openLaunch(server)
    await screen.findByRole('heading', { name: 'Revenue' })
    const names = ['Families', 'Founding spots left', 'Premium', 'Paid', 'Revenue']
    expect(names.map(figure)).toEqual([
      '51+51 this week, 0 waiting',
      '0of 50',
      '5150 of them founding',
      '1100% of the other 1',
      '$3all time',
    ])
    expect(screen.getByText('Phase: Founding')).toBeTruthy()
    expect(screen.getByText('149 families')).toBeTruthy()
    // What checkout charges, not what registration announced: visitors read the same.
    const table = screen.getByRole('table', { name: 'Tiers and prices' })
    expect(rowsOf(table)).toEqual([
      'Tier|Price|Families|Revenue',
      'Founding Family1-50|$0|50 of 50|$0',
      'Pioneer51-100|$3|1 of 50|$3',
      'Early Supporter101-200|$7|0 of 100|$0',
      'Early Bird201-400|$5|0 of 200|$0',
      'Standard401+|$25$5 up to 500|0 families|$0',
      'Together||51|$3',
    ])
    expect(screen.getByText(/As paid: EUR\s2\.70\./)).toBeTruthy()
  })

  atNight('draws how it grew up to the figures of now, day by day, as a table too', async () => {
    const { server } = await ben()
    server.activate('Ben')
    server.connection.exec(
      `insert into payments (id, payment_id, family_id, disposition, currency, amount, amount_usd, source, created_at)
       select 'p' || at, 'p' || at, family_id, 'activated', 'USD', 300, 300, 'verify', at || 'T09:00:00.000Z'
       from parents, (select '2025-12-24' as at union select '2026-02-20') where name = 'Ben';
       update families set created_at = '2026-01-20T09:00:00.000Z' where registration_number <= 40;
       update families set created_at = '2026-02-25T09:00:00.000Z' where registration_number = 41`,
    )
    await openLaunch(server)
    const curve = await screen.findByRole('img', { name: 'Revenue in 30 days, up to $6' })
    expect(curve.textContent).toContain('$6 Pioneer')
    const dayOf = (title: string, day: string) => {
      fireEvent.click(screen.getByText(`${title}, as a table`))
      return screen.getByRole('row', { name: new RegExp(`^${day} `) }).textContent
    }
    expect(dayOf('Revenue', 'Feb 19')).toBe('Feb 19$3')
    expect(dayOf('Revenue', 'Feb 20')).toBe('Feb 20$6')
    fireEvent.click(screen.getByRole('radio', { name: 'Families' }))
    await screen.findByRole('img', { name: 'Families in 30 days, up to 51' })
    expect(dayOf('Families', 'Feb 24')).toBe('Feb 2440')
    expect(dayOf('Families', 'Feb 25')).toBe('Feb 2541')
    expect(dayOf('Families', 'Mar 2')).toBe('Mar 251')
  })

  atNight('describes the bars of each day, in words and as a table', async () => {
    const server = createTestApp()
    await registerFamilies(server, 3)
    await openLaunch(server)
    const title = 'Registrations per day'
    const chart = within(await screen.findByRole('region', { name: title }))
    expect(chart.getByText('3 registrations in 30 days. Most on Mar 2: 3.')).toBeTruthy()
    fireEvent.click(chart.getByText(`${title}, as a table`))
    const rows = within(chart.getByRole('table', { name: title })).getAllByRole('row')
    expect(rows).toHaveLength(31)
    expect([rows[1]?.textContent, rows[30]?.textContent]).toEqual([
      'March 2, 20263',
      'February 1, 20260',
    ])
    expect(screen.getByText('No generations in 30 days.')).toBeTruthy()
  })

  it.each([
    ['launchStats', 'Failed to fetch stats'],
    ['launchDays', 'Failed to fetch the days'],
  ])('says so when %s does not come', async (failing, words) => {
    await openLaunch(createTestApp(), failing)
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Try Again' }).length).toBeGreaterThan(0)
  })
})

describe('referrals to look at', () => {
  /** Ben has invited Cleo and Dev, and both are held. */
  async function withHeld() {
    const { server, as } = await ben()
    const { body } = await as.get('/user/profile')
    for (const name of ['Cleo', 'Dev'])
      await server.register({ name, referral_code: body.referral_code })
    server.connection.exec("update referrals set state = 'held', reason = 'same_device'")
    await openLaunch(server)
    await screen.findByRole('button', { name: 'Accept Cleo' })
    const states = () =>
      server.connection.prepare('select state from referrals order by rowid').pluck().all()
    return { states }
  }

  it('say in words why, and count once they are accepted', async () => {
    const { states } = await withHeld()
    expect(screen.getAllByText(/^The friend used a browser that this family/)).toHaveLength(2)
    await press('Accept Cleo')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept Cleo' })).toBeNull())
    expect(states()).toEqual(['counted', 'held'])
  })

  atNight('are refused only after a confirmation', async () => {
    const { states } = await withHeld()
    await press('Refuse Dev')
    const question = within(await screen.findByRole('dialog'))
    expect(states()).toEqual(['held', 'held'])
    fireEvent.click(question.getByRole('button', { name: 'Refuse it' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Refuse Dev' })).toBeNull())
    expect(states()).toEqual(['held', 'refused'])
  })

  atNight('that could not be fetched can be requested again', async () => {
    await openLaunch(createTestApp(), 'heldReferrals')
    expect(await screen.findByText(/^Failed to fetch the referrals/)).toBeTruthy()
  })
})

describe('the waitlist queue', () => {
  const openQueue = async (server: TestApp) =>
    renderApp('/admin/waitlist', { server, as: await administrator(server) })

  it('shows counts, tiers and who waits, and finds a family by its name', async () => {
    const { server } = await ben()
    await server.register({ name: 'Cleo' })
    await openQueue(server)
    const queue = await screen.findByRole('list', { name: 'Families that wait' })
    expect(within(queue).getAllByRole('listitem')).toHaveLength(2)
    expect(figure('Pioneer, 51-100')).toBe('2')
    const found = '/admin/families?query=ben%40example.com'
    expect(screen.getByRole('link', { name: 'Ben' }).getAttribute('href')).toBe(found)
    type('Search by name or address', 'cle')
    await press('Search')
    await waitFor(() => expect(screen.queryByText('ben@example.com')).toBeNull())
    expect(screen.getByText('cleo@example.com')).toBeTruthy()
    type('Search by name or address', 'nobody')
    await press('Search')
    expect(await screen.findByText(/^No waiting family matches/)).toBeTruthy()
  })

  atNight('is downloaded as filtered', async () => {
    const { server } = await ben()
    await openQueue(server)
    const link = () => screen.getByRole('link', { name: 'Download (CSV)' })
    await screen.findByRole('list', { name: 'Families that wait' })
    const path = '/api/admin/waitlist-queue/export'
    expect(link().getAttribute('href')).toBe(path)
    type('Search by name or address', 'b&n')
    await press('Search')
    await waitFor(() => expect(link().getAttribute('href')).toBe(`${path}?query=b%26n`))
  })

  atNight(
    'is filtered by tier, and says how many are in line and which address is confirmed',
    async () => {
      const { server } = await ben()
      server.connection.exec("update families set confirmed_at = '2026-03-02T09:00:00.000Z'")
      await server.register({ name: 'Cleo' })
      await openQueue(server)
      expect(await screen.findByText('2 families in line.')).toBeTruthy()
      const rows = screen.getByRole('list', { name: 'Families that wait' }).textContent
      expect(rows).toMatch(/Ben.*Confirmed.*Cleo.*Not confirmed/)
      type('Tier', 'early_bird')
      expect(await screen.findByText('No family of this tier is waiting.')).toBeTruthy()
      const link = screen.getByRole('link', { name: 'Download (CSV)' }).getAttribute('href')
      expect(link).toBe('/api/admin/waitlist-queue/export?tier=early_bird')
    },
  )

  atNight('loads page by page', async () => {
    const server = createTestApp()
    await registerFamilies(server, 72)
    await openQueue(server)
    await screen.findByRole('list', { name: 'Families that wait' })
    await press('Show more')
    await screen.findByText('family70@example.com')
    await press('Show more')
    await screen.findByText('family72@example.com')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    const rows = within(screen.getByRole('list', { name: 'Families that wait' }))
    expect(rows.getAllByRole('listitem')).toHaveLength(22)
  })
})

it('says that registrations are paused, until when, and what to do', async () => {
  const server = createTestApp({ RATE_LIMITS: 'on' })
  const moment = '2026-03-02T09:00:00.000Z'
  server.connection
    .prepare('insert into settings values (?, ?, ?)')
    .run('registrations_an_hour', '1', moment)
  await openLaunch(server)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('New registrations are paused until Mar 2, 2026')
  expect(alert.textContent).toContain('1 family registered in this hour')
})
