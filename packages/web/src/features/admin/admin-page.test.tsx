import { atNight } from '@fgm/api/extent'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { press, type } from '../../../test/acts.ts'
import { administrator } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

/** Nothing listens on port 1: requests fail at once, as with a provider that is down. */
const unreachable = (name: string, displayName: string) => ({
  name,
  display_name: displayName,
  base_url: 'http://127.0.0.1:1/v1',
  api_key: 'test',
  model: `${name}-model`,
})
// The reason is left open: in a simulated browser the provider's library refuses before it tries to connect.
const testFailure = /^Test failed: .+/
const two = [unreachable('north', 'North'), unreachable('south', 'South')]

async function openAdmin({ providers = two, failing }: OpenOptions = {}) {
  const server = createTestApp(
    providers.length > 0 ? { AI_PROVIDERS: JSON.stringify(providers) } : {},
  )
  const as = await administrator(server)
  return renderApp('/admin/providers', { server, as, failing })
}
type OpenOptions = { providers?: typeof two; failing?: string }

/** How often the page has requested it since. */
function countRequests({ app }: TestApp, procedure: string) {
  let calls = 0
  const request = app.request.bind(app)
  app.request = (...args: Parameters<typeof request>) => {
    if (String(args[0]).includes(procedure)) calls += 1
    return request(...args)
  }
  return () => calls
}

const card = (name: string) => screen.findByRole('group', { name })
const strategyBox = () => screen.findByLabelText<HTMLSelectElement>('Strategy')
const stored = async (page: { visitor: { query: TestQuery } }) =>
  (await page.visitor.query('admin.aiProviders')).body.providers
// biome-ignore lint/suspicious/noExplicitAny: as the test browser itself responds
type TestQuery = (procedure: string) => Promise<{ body: any }>

/** Recorded attempts, as the gateway would have written them. */
function record(server: TestApp, provider: string, outcomes: string[]) {
  const insert = server.connection.prepare(
    `insert into ai_attempts (id, provider, model, outcome, is_success, ms, is_counted, created_at)
     values (?, ?, 'm', ?, ?, 900, 1, '2026-03-02T08:59:00.000Z')`,
  )
  for (const [index, outcome] of outcomes.entries())
    insert.run(`${provider}-${index}`, provider, outcome, outcome === 'ok' ? 1 : 0)
}

describe('who may see it', () => {
  it('denies a parent, because the server does', async () => {
    const server = createTestApp()
    await renderApp('/admin', { server, as: await server.register({ name: 'Ana' }) })
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
    expect(screen.queryByRole('tablist')).toBeNull()
  })

  it("asks a visitor to log in, with the server's sentence", async () => {
    await renderApp('/admin')
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
    const denial = within(screen.getByRole('alert'))
    expect(denial.getByText('Please log in first.')).toBeTruthy()
    expect(denial.getByRole('link', { name: 'Log In' })).toBeTruthy()
  })

  it("shows an administrator the spec's three tabs and the other sections, each with its address", async () => {
    const { router } = await openAdmin()
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Launch Dashboard',
      'AI Providers',
      'Waitlist Queue',
      'Families',
      'Reports',
      'To review',
      'Help lines',
      'Mails',
      'Settings',
      'Audit log',
    ])
    const open = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent)
    expect(open()).toEqual(['AI Providers'])
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Waitlist Queue' }))
    expect(await screen.findByRole('heading', { name: 'Tiers' })).toBeTruthy()
    expect([router.state.location.pathname, open()]).toEqual([
      '/admin/waitlist',
      ['Waitlist Queue'],
    ])
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Launch Dashboard' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
  })

  atNight.each([
    ['/admin?tab=audit', '/admin/audit', 'Audit log'],
    ['/admin?tab=families&query=ann', '/admin/families?query=ann', 'Families'],
    ['/admin?tab=launch', '/admin', 'Launch Dashboard'],
    ['/admin?tab=somewhere', '/admin', 'Launch Dashboard'],
    ['/admin/launch', '/admin', 'Launch Dashboard'],
  ])('follows the earlier address %s', async (from, to, name) => {
    const server = createTestApp()
    const { router } = await renderApp(from, { server, as: await administrator(server) })
    await screen.findByRole('tab', { name, selected: true })
    expect(router.state.location.href).toBe(to)
  })

  it('has no section of another name', async () => {
    const server = createTestApp()
    await renderApp('/admin/somewhere', { server, as: await administrator(server) })
    expect(await screen.findByText('This page is not on the map')).toBeTruthy()
  })
})

describe('the providers', () => {
  atNight('are listed with their figures; an error rate above 10 % has a word', async () => {
    const page = await openAdmin()
    await card('North')
    record(page.server, 'north', ['ok', 'ok', 'ok', 'timeout'])
    page.server.connection
      .prepare('update ai_attempts set input_tokens = 500, output_tokens = 1')
      .run()
    await page.queryClient.invalidateQueries()
    const north = within(await card('North'))
    await north.findByText('25% high')
    expect(north.getByText('Primary')).toBeTruthy()
    expect(north.getByText('2,004')).toBeTruthy()
    expect(north.getByText('unknown')).toBeTruthy()
    expect(north.getByText('900 ms')).toBeTruthy()
    expect(north.getByText('Did not answer in time')).toBeTruthy()
    expect(within(await card('South')).getByText('0%')).toBeTruthy()
  })

  it('show the result of a test request', async () => {
    await openAdmin()
    await card('North')
    await press('Test North')
    const north = within(await card('North'))
    expect(await north.findByText(testFailure)).toBeTruthy()
    expect(within(await card('South')).queryByText(testFailure)).toBeNull()
    await press('Test all')
    expect(await screen.findAllByText(testFailure)).toHaveLength(2)
  })

  atNight("show the result of a test, or the vendor's error code and what to do", async () => {
    const page = await openAdmin()
    const { ai } = page.server.deps
    const manner = 'json, reasoning low'
    const made = { title: 'Mountain Line Maps', manner, input_tokens: 900, output_tokens: 400 }
    const sign = { vendor_status: 404, vendor_code: 'model_not_found' }
    const test: typeof ai.test = async (name) =>
      name === 'north'
        ? { is_success: true, ms: 2_400, ...made }
        : { is_success: false, ms: 90, failure: 'unknown_model', ...sign }
    page.server.deps.ai = { ...ai, test }
    await card('North')
    await press('Test all')
    const [north, south] = [within(await card('North')), within(await card('South'))]
    await north.findByText('Test passed in 2.4 s: it made “Mountain Line Maps”')
    north.getByText('Output mode: json, reasoning low. 900 tokens in, 400 out.')
    south.getByText('Test failed: Does not have this model (404, model_not_found)')
    south.getByText(/^Vendors retire models\. Name one that it serves now/)
  })

  atNight("show the vendor's code of the last error, also in the recorded requests", async () => {
    const page = await openAdmin()
    await card('North')
    record(page.server, 'north', ['no_credit'])
    page.server.connection.exec(
      "update ai_attempts set vendor_status = 429, vendor_code = 'insufficient_quota'",
    )
    await page.queryClient.invalidateQueries()
    const north = within(await card('North'))
    await north.findByText('Has no credit left for us (429, insufficient_quota)')
    north.getByText('Look at billing and quota in your account there.')
    await screen.findByText('m, no_credit (429, insufficient_quota)')
    await press('Emergency diagnostics')
    await screen.findByText(/^North: Look at billing and quota/)
  })

  it('are disabled and enabled again; the primary one only after another is chosen', async () => {
    const page = await openAdmin()
    await card('North')
    await press('Disable North')
    expect(
      await screen.findByText(
        'Failed to disable North. This is the primary provider. Please choose another primary first.',
      ),
    ).toBeTruthy()
    await press('Make primary: South')
    await within(await card('South')).findByText('Primary')
    await press('Disable North')
    await within(await card('North')).findByText('Disabled')
    expect(await stored(page)).toMatchObject([
      { name: 'north', is_primary: false, is_enabled: false },
      { name: 'south', is_primary: true, is_enabled: true },
    ])
    await press('Enable North')
    await screen.findByRole('button', { name: 'Disable North' })
  })

  atNight('restart at zero once that is confirmed', async () => {
    const page = await openAdmin()
    record(page.server, 'north', ['ok'])
    await card('North')
    await press('Reset stats')
    expect((await stored(page))[0].total_requests).toBe(1)
    const question = within(await screen.findByRole('dialog'))
    fireEvent.click(question.getByRole('button', { name: 'Reset stats' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await stored(page))[0].total_requests).toBe(0)
  })

  atNight('are explained where there are none', async () => {
    await openAdmin({ providers: [] })
    expect(await screen.findByRole('heading', { name: 'No AI provider yet' })).toBeTruthy()
    expect(screen.getByText('OPENAI_API_KEY')).toBeTruthy()
    expect(screen.queryByLabelText('Strategy')).toBeNull()
  })

  atNight('that could not be fetched can be requested again', async () => {
    await openAdmin({ failing: 'admin.aiProvider' })
    expect(await screen.findByRole('heading', { name: 'Failed to fetch providers' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })
})

describe('the recorded requests', () => {
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Calls on record' })).getAllByRole('listitem')

  it('show outcome, time, tokens and cost, and can be filtered by provider', async () => {
    const page = await openAdmin()
    await card('North')
    record(page.server, 'north', ['ok', 'timeout'])
    record(page.server, 'south', ['ok'])
    page.server.connection.exec('update ai_attempts set input_tokens = 500, cost_micro_usd = 1700')
    await page.queryClient.invalidateQueries()
    await waitFor(async () => expect(await rows()).toHaveLength(3))
    const list = within(screen.getByRole('list', { name: 'Calls on record' }))
    expect(list.getAllByText('Delivered')).toHaveLength(2)
    expect(list.getByText('Did not answer in time')).toBeTruthy()
    expect(list.getAllByText('500 / unknown')).toHaveLength(3)
    expect(list.getAllByText('$0.0017')).toHaveLength(3)
    fireEvent.change(screen.getByLabelText('Provider'), { target: { value: 'south' } })
    await waitFor(async () => expect(await rows()).toHaveLength(1))
  })

  atNight('load page by page', async () => {
    const page = await openAdmin()
    await card('North')
    record(page.server, 'north', Array(23).fill('ok'))
    await page.queryClient.invalidateQueries()
    await waitFor(async () => expect(await rows()).toHaveLength(20))
    await press('Show older calls')
    await waitFor(async () => expect(await rows()).toHaveLength(23))
  })

  atNight('that could not be fetched can be requested again', async () => {
    await openAdmin({ failing: 'aiAttempts' })
    expect(await screen.findByText(/^Failed to fetch the calls/)).toBeTruthy()
  })
})

describe('a provider that is skipped', () => {
  atNight('says until when, in the list and among the immediate actions', async () => {
    const page = await openAdmin()
    await card('North')
    const retryAt = new Date('2026-03-02T09:00:30.000Z')
    const breakerOf = () => ({ state: () => 'open' as const, retry_at: () => retryAt })
    page.server.deps.ai = { ...page.server.deps.ai, breakerOf }
    await page.queryClient.invalidateQueries()
    const north = within(await card('North'))
    expect(await north.findByText('Breaker open')).toBeTruthy()
    expect(north.getByText('Unhealthy')).toBeTruthy()
    expect(north.getByText(/The next call is tried at Mar 2, 2026/)).toBeTruthy()
    await press('Emergency diagnostics')
    expect(await screen.findByText(/^North is not being asked until Mar 2, 2026/)).toBeTruthy()
  })
})

describe('the strategy', () => {
  atNight('offers six, explains the chosen one, and saves it', async () => {
    const page = await openAdmin()
    const box = await strategyBox()
    expect(box.options).toHaveLength(6)
    fireEvent.change(box, { target: { value: 'primary_only' } })
    await screen.findByText(/Only the primary is asked/)
    await screen.findByText('Off')
    page.unmount()
    await renderApp('/admin/providers', { server: page.server, as: page.visitor })
    expect((await strategyBox()).value).toBe('primary_only')
  })
})

describe('the emergency diagnostics', () => {
  atNight('open on request and report', async () => {
    const page = await openAdmin()
    record(page.server, 'north', ['unauthorized'])
    await card('North')
    await press('Emergency diagnostics')
    await screen.findByRole('heading', { name: 'System health' })
    expect(
      screen.getByText('North: Check its API key in the configuration and restart.'),
    ).toBeTruthy()
    expect(screen.getByText(/Refused our key \(|: Refused our key/)).toBeTruthy()
    const auto = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Refresh every 10 seconds',
    })
    expect(auto.checked).toBe(false)
    await press('Health check all')
    expect(await screen.findByText(/^south: Test failed: /)).toBeTruthy()
  })

  it('re-initialize only after the word is typed', async () => {
    const page = await openAdmin()
    record(page.server, 'north', ['ok'])
    await card('North')
    await press('Emergency diagnostics')
    await press('Force re-initialize')
    const go = await screen.findByRole('button', { name: 'Re-initialize now' })
    expect(go.hasAttribute('disabled')).toBe(true)
    type("Type 'reinitialize' to confirm", 'yes')
    expect(go.hasAttribute('disabled')).toBe(true)
    expect((await stored(page))[0].total_requests).toBe(1)
    type("Type 'reinitialize' to confirm", 'reinitialize')
    fireEvent.click(go)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await screen.findAllByText('The AI service starts over.')).length).toBeGreaterThan(0)
    expect((await stored(page))[0].total_requests).toBe(0)
  })

  atNight('refresh every ten seconds on request, and not while hidden', async () => {
    const page = await openAdmin()
    await card('North')
    const requestCount = countRequests(page.server, 'aiDiagnostics')
    await press('Emergency diagnostics')
    await waitFor(() => expect(requestCount()).toBe(1))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Refresh every 10 seconds' }))
    const tick = async () => act(async () => void vi.advanceTimersByTime(10_000))
    await tick()
    await waitFor(() => expect(requestCount()).toBe(2))
    focusManager.setFocused(false)
    await tick()
    expect(requestCount()).toBe(2)
    focusManager.setFocused(true)
    await tick()
    await waitFor(() => expect(requestCount()).toBeGreaterThan(2))
    const before = requestCount()
    await press('Hide emergency diagnostics')
    await tick()
    expect(requestCount()).toBe(before)
    focusManager.setFocused(undefined)
  })

  atNight('that could not be fetched say so', async () => {
    await openAdmin({ failing: 'aiDiagnostics' })
    await card('North')
    await press('Emergency diagnostics')
    expect(await screen.findByRole('heading', { name: 'Failed to fetch diagnostics' })).toBeTruthy()
    // The recovery actions are enabled anyway.
    expect(screen.getByRole('button', { name: 'Reset circuit breakers' })).toBeTruthy()
  })
})
