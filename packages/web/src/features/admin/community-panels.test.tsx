import { atNight } from '@fgm/api/extent'
import { createTestApp } from '@fgm/api/test-app'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../test/acts.ts'
import { shared } from '../../../test/community.ts'
import { administrator, openFeature } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

/** Ana has shared an activity, and Eve and Ben report it. */
async function openReports({
  failing,
  reports = true,
}: {
  failing?: string
  reports?: boolean
} = {}) {
  const server = createTestApp()
  const as = await administrator(server)
  openFeature(server, 'community_sharing')
  if (reports) {
    const ana = await server.register({ name: 'Ana' })
    const id = await shared(server, { name: 'Ana', browser: ana }, 'own', { title: 'Squiggles' })
    for (const name of ['Eve', 'Ben'])
      await (await server.register({ name })).post(`/community/activities/${id}/report`, {
        reason: `${name} finds it too loud`,
      })
  }
  const states = () => server.connection.prepare('select state from community_items').pluck().all()
  return { ...(await renderApp('/admin/reports', { server, as, failing })), states }
}

const card = async () => within(await screen.findByRole('group', { name: 'Squiggles' }))

describe('a reported activity', () => {
  it('shows what families see, who made it, and each reason', async () => {
    await openReports()
    const shown = await card()
    expect(shown.getByText('By Ana')).toBeTruthy()
    expect(shown.getByRole('heading', { name: '2 reports' })).toBeTruthy()
    expect(shown.getByText(/Eve finds it too loud/)).toBeTruthy()
    expect(shown.getByText('Families see it')).toBeTruthy()
    await press('Read it as families do')
    expect(shown.getByRole('heading', { name: 'Setup Instructions' })).toBeTruthy()
    expect(shown.getByRole('heading', { name: 'Materials Needed' })).toBeTruthy()
  })

  it.each([
    ['Keep', 'Keep it', 'shown'],
    ['Remove', 'Remove it', 'removed'],
  ])("goes from the list after '%s' is confirmed", async (button, confirm, state) => {
    const page = await openReports()
    await card()
    await press(`${button} Squiggles`)
    await screen.findByRole('dialog')
    expect(page.states()).toEqual(['shown'])
    await press(confirm)
    expect(await screen.findByRole('heading', { name: 'Nothing reported' })).toBeTruthy()
    expect(page.states()).toEqual([state])
  })

  atNight('stays as it is when the confirmation is canceled', async () => {
    const page = await openReports()
    await card()
    await press('Remove Squiggles')
    await screen.findByRole('dialog')
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.states()).toEqual(['shown'])
    expect(screen.getByRole('group', { name: 'Squiggles' })).toBeTruthy()
  })

  it('says when the decision could not be sent', async () => {
    const page = await openReports({ failing: 'decideReport' })
    await card()
    await press('Keep Squiggles')
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/Families still see it, and its reports are closed/)).toBeTruthy()
    await press('Keep it')
    expect(await screen.findByText(/^Failed to decide\. Network error/)).toBeTruthy()
    expect(page.states()).toEqual(['shown'])
  })
})

describe('the list', () => {
  atNight('is explained while it is empty', async () => {
    await openReports({ reports: false })
    expect(await screen.findByRole('heading', { name: 'Nothing reported' })).toBeTruthy()
  })

  atNight('that could not be fetched can be requested again', async () => {
    await openReports({ failing: 'community.reports' })
    expect(await screen.findByRole('heading', { name: 'Failed to fetch the reports' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })
})

describe('what waits for a decision', () => {
  it('is counted in the tab of the reports until it is decided', async () => {
    await openReports()
    await card()
    await screen.findByRole('tab', { name: 'Reports (1)' })
    await press('Keep Squiggles')
    await screen.findByRole('dialog')
    await press('Keep it')
    await screen.findByRole('tab', { name: 'Reports' })
  })

  it('is counted in the tab of the reviews', async () => {
    const server = createTestApp()
    const as = await administrator(server)
    openFeature(server, 'community_sharing')
    const ana = { name: 'Ana', browser: await server.register({ name: 'Ana' }) }
    await shared(server, ana, 'own', { title: 'Squiggles' })
    server.connection.exec("update community_items set state = 'waiting'")
    await renderApp('/admin', { server, as })
    await screen.findByRole('tab', { name: 'To review (1)' })
    screen.getByRole('heading', { level: 1, name: 'Launch Dashboard' })
  })
})
