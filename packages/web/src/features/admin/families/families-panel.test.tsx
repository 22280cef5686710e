import { atNight } from '@fgm/api/extent'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '../../../../test/acts.ts'
import { administrator, registerFamilies } from '../../../../test/families.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { paths } from '../../../lib/paths.ts'

async function openFamilies(prepare?: (server: TestApp) => Promise<unknown>, failing?: string) {
  const server = createTestApp()
  const as = await administrator(server)
  await server.register({ name: 'Ana' })
  await prepare?.(server)
  return renderApp('/admin/families', { server, as, failing })
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Families' })).getAllByRole('listitem')

async function openAna() {
  const page = await openFamilies()
  fireEvent.click(await screen.findByRole('link', { name: 'Ana' }))
  await screen.findByRole('heading', { name: 'Ana' })
  return page
}

const sheet = () => screen.findByRole('dialog')
const count = ({ server }: { server: TestApp }, sql: string) =>
  (server.connection.prepare(sql).get() as { count: number }).count

describe('the families', () => {
  it('are searched, and the search is in the address', async () => {
    const { router } = await openFamilies((server) => server.register({ name: 'Bea' }))
    expect((await rows()).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Beabea@example\.com.*Founding FamilyNo\. 2.*50 credits/),
      expect.stringMatching(/^Anaana@example\.com.*No\. 1/),
    ])
    type('Search by name, address, number or referral code', 'an')
    await press('Search')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(router.state.location.search).toEqual({ query: 'an' })
    type('Search by name, address, number or referral code', 'nobody')
    await press('Search')
    expect(await screen.findByText("No family matches 'nobody'.")).toBeTruthy()
  })

  atNight('are filtered by tier and unconfirmed addresses, and counted', async () => {
    const { router } = await openFamilies(async (server) => {
      server.connection.exec("update families set confirmed_at = '2026-03-02T09:00:00.000Z'")
      await server.register({ name: 'Bea' })
    })
    expect(await screen.findByText('2 families, newest first.')).toBeTruthy()
    type('Email confirmed', 'open')
    expect(await screen.findByText('1 family found.')).toBeTruthy()
    expect((await rows())[0]?.textContent).toMatch(/^Bea/)
    expect(router.state.location.search).toEqual({ address: 'open' })
    type('Tier', 'standard')
    expect(await screen.findByText('No family matches.')).toBeTruthy()
  })

  atNight('come in pages', async () => {
    await openFamilies((server) => registerFamilies(server, 12))
    expect(await rows()).toHaveLength(10)
    await press('Show more')
    await waitFor(async () => expect(await rows()).toHaveLength(13))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('that could not be fetched can be requested again', async () => {
    await openFamilies(undefined, 'admin.families')
    expect(
      await screen.findByRole('heading', { name: 'Failed to fetch the families' }),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })
})

describe('one family', () => {
  atNight('has its own address, and a link back', async () => {
    const { router } = await openAna()
    expect(router.state.location.pathname).toBe('/admin/families')
    expect(router.state.location.search).toHaveProperty('family')
    fireEvent.click(screen.getByRole('link', { name: 'All families' }))
    expect(await rows()).toHaveLength(1)
  })

  it('is given credits with a reason, once despite double clicks', async () => {
    const page = await openAna()
    await press('Grant credits')
    const form = within(await sheet())
    type('Credits', '20')
    fireEvent.click(form.getByRole('button', { name: 'Grant credits' }))
    expect(await form.findByText('Reason is required.')).toBeTruthy()
    type('Reason', 'A bad week')
    fireEvent.click(form.getByRole('button', { name: 'Grant credits' }))
    fireEvent.click(form.getByRole('button', { name: 'Grant credits' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Granted: A bad week')).toBeTruthy()
    expect(await screen.findByText('Gave Ana 20 credits.')).toBeTruthy()
    expect(
      count(page, "select count(*) as count from credit_entries where reason = 'granted'"),
    ).toBe(1)
  })

  atNight('keeps what was typed when a grant is refused', async () => {
    const { server } = await openAna()
    await press('Grant credits')
    await sheet()
    type('Credits', '20')
    type('Reason', 'A bad week')
    server.connection
      .prepare("delete from families where id = (select family_id from parents where name = 'Ana')")
      .run()
    fireEvent.click(within(await sheet()).getByRole('button', { name: 'Grant credits' }))
    expect(await screen.findByText('Failed to grant the credits. Family not found')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('A bad week')
  })

  it('is blocked after a confirmation, and unblocked again', async () => {
    const page = await openAna()
    await press('Block this family')
    expect((await sheet()).textContent).toContain('logged out everywhere at once')
    type('Reason', 'Spam')
    fireEvent.click(within(await sheet()).getByRole('button', { name: 'Block this family' }))
    expect(await screen.findByText(/^Blocked since Mar 2, 2026/)).toBeTruthy()
    const blocked = 'select count(*) as count from families where blocked_at is not null'
    expect(count(page, blocked)).toBe(1)
    await press('Unblock this family')
    type('Reason', 'A mistake')
    fireEvent.click(within(await sheet()).getByRole('button', { name: 'Unblock this family' }))
    await screen.findByRole('button', { name: 'Block this family' })
    expect(count(page, blocked)).toBe(0)
    expect((await screen.findAllByText(/^Reason: /)).map((line) => line.textContent)).toEqual([
      'Reason: A mistake',
      'Reason: Spam',
    ])
  })

  it('is shown as blocked although its page is left meanwhile', async () => {
    const { router } = await openAna()
    await press('Block this family')
    type('Reason', 'Spam')
    const block = within(await sheet()).getByRole('button', { name: 'Block this family' })
    await act(async () => {
      fireEvent.click(block)
      await router.navigate({ to: paths.admin, params: { section: 'settings' } })
    })
    expect(await screen.findByText('Ana is blocked.')).toBeTruthy()
  })

  it('loses the founding spot once it is blocked, after a confirmation', async () => {
    const page = await openAna()
    expect(screen.queryByRole('button', { name: 'Release the founding spot' })).toBeNull()
    await press('Block this family')
    type('Reason', 'A script')
    fireEvent.click(within(await sheet()).getByRole('button', { name: 'Block this family' }))
    await screen.findByText(/^Blocked since/)
    await press('Release the founding spot')
    expect((await sheet()).textContent).toContain('free for another family at once')
    type('Reason', 'A script')
    fireEvent.click(
      within(await sheet()).getByRole('button', { name: 'Release the founding spot' }),
    )
    expect(await screen.findByText('Released the founding spot of Ana.')).toBeTruthy()
    expect(await screen.findByText(/Removed with the founding spot/)).toBeTruthy()
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Release the founding spot' })).toBeNull(),
    )
    expect(count(page, 'select count(*) as count from families where founding_member = 1')).toBe(0)
  })
})
