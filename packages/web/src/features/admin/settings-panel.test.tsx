import { atNight } from '@fgm/api/extent'
import { createTestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type, typed } from '../../../test/acts.ts'
import { administrator } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { detailLines } from './audit-log.tsx'

async function openSettings(failing?: string) {
  const server = createTestApp()
  const as = await administrator(server)
  const page = await renderApp('/admin/settings', { server, as, failing })
  await screen.findByRole('heading', { name: 'Launch' })
  return page
}

const stored = async ({ visitor }: Awaited<ReturnType<typeof openSettings>>) =>
  (await visitor.get('/api/admin/settings')).body

const saved = () => screen.findAllByText('The settings are saved and apply at once.')

describe('the settings', () => {
  it('are saved, only what was changed, and say so permanently', async () => {
    const page = await openSettings()
    type('Launch date (optional)', '2026-05-01')
    type('Payments', '40')
    fireEvent.click(screen.getByLabelText('Show how many founding spots are left'))
    await page.visitor.put('/api/admin/settings', { child_limit_active: 4 })
    await press('Save settings')
    await saved()
    expect(await stored(page)).toMatchObject({
      ...{ launch_date: '2026-05-01', payments_threshold: 40, are_spots_shown: false },
      child_limit_active: 4,
    })
    expect(typed('Active families')).toBe('4')
  })

  it('offer saving only after a change, and discard it', async () => {
    const page = await openSettings()
    const isOffered = () =>
      !screen.getByRole<HTMLButtonElement>('button', { name: 'Save settings' }).disabled
    expect(isOffered()).toBe(false)
    expect(screen.getByText('All is saved.')).toBeTruthy()
    type('Payments', '40')
    expect(isOffered()).toBe(true)
    await press('Discard changes')
    expect([isOffered(), typed('Payments')]).toEqual([false, '101'])
    expect(await stored(page)).toMatchObject({ payments_threshold: 101 })
  })

  it('show the day of the launch, and do not choose it by saving something else', async () => {
    const page = await openSettings()
    expect(typed('Launch date (optional)')).toBe('2026-04-01')
    type('Payments', '40')
    await press('Save settings')
    await saved()
    expect(await stored(page)).toMatchObject({ launch_date: null, payments_threshold: 40 })
  })

  it('are collapsed to their values, and opened where something is invalid', async () => {
    await openSettings()
    const section = screen.getByText('Payments 101, AI generation 25', { exact: false })
    const isOpen = () => section.closest('details')?.open
    expect(isOpen()).toBe(false)
    type('Payments', 'many')
    await press('Save settings')
    await screen.findByText('Please enter a whole number.')
    expect(isOpen()).toBe(true)
    type('Payments', '40')
    await waitFor(() => expect(screen.queryByText('Please enter a whole number.')).toBeNull())
    expect(isOpen()).toBe(true)
  })

  it('show what is invalid at its box, and keep what was typed', async () => {
    const page = await openSettings()
    type('Payments', 'many')
    await press('Save settings')
    expect(await screen.findByText('Please enter a whole number.')).toBeTruthy()
    type('Payments', '40')
    type('Active families', '21')
    await press('Save settings')
    expect(await screen.findByText('Please choose a whole number from 1 to 20.')).toBeTruthy()
    const refused = screen.getByLabelText('Active families')
    await waitFor(() => expect(document.activeElement).toBe(refused))
    type('Active families', '2')
    type('Families that wait', '9')
    await press('Save settings')
    const sentence = 'Families that wait cannot have more children than active ones.'
    expect(await screen.findByText(`Failed to save the settings. ${sentence}`)).toBeTruthy()
    expect(screen.getByText(sentence)).toBeTruthy()
    expect([typed('Payments'), typed('Families that wait')]).toEqual(['40', '9'])
    expect(await stored(page)).toMatchObject({ payments_threshold: 101, child_limit_other: 1 })
  })

  it('show an invalid limit below its row, and save it for its tier alone', async () => {
    const page = await openSettings()
    type('Ideas a day, Families that paid', 'many')
    await press('Save settings')
    const sentence = await screen.findByText('Please enter a whole number.')
    const box = screen.getByLabelText('Ideas a day, Families that paid')
    expect(box.getAttribute('aria-describedby')).toBe(sentence.id)
    await waitFor(() => expect(document.activeElement).toBe(box))
    type('Ideas a day, Families that paid', '12')
    await press('Save settings')
    await saved()
    const { generation_limits } = await stored(page)
    const { launch_special, trial } = generation_limits
    expect([launch_special.daily, trial.daily]).toEqual([12, 3])
  })

  atNight('keep what was typed when the connection breaks', async () => {
    await openSettings('admin.changeSettings')
    type('Maintenance message (optional)', 'Back at noon.')
    await press('Save settings')
    await screen.findByText('Failed to save the settings. Network error. Please try again.')
    expect(typed('Maintenance message (optional)')).toBe('Back at noon.')
  })

  it('are saved once, despite double clicks', async () => {
    const page = await openSettings()
    type('Payments', '40')
    const button = screen.getByRole('button', { name: 'Save settings' })
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await saved()
    const { entries } = (await page.visitor.get('/api/admin/audit-log')).body
    expect(entries).toHaveLength(1)
  })
})

describe('the section about who runs this site', () => {
  const section = async () => (await screen.findByText(/^Missing: /)).closest('details')

  it('says what is missing', async () => {
    await openSettings()
    expect((await section())?.textContent).toContain('Missing: name, address, email')
    type('Name (optional)', 'Good Minutes Ltd')
    await press('Save settings')
    await screen.findByText('Missing: address, email')
  })

  it('opens each time the notice leads to it', async () => {
    await openSettings()
    const link = await screen.findByRole('link', { name: 'Add name, address and mail' })
    for (let time = 0; time < 2; time += 1) {
      fireEvent.click(link)
      await waitFor(async () => expect((await section())?.open).toBe(true))
      await act(async () => {
        fireEvent.click((await section())?.querySelector('summary') as HTMLElement)
      })
      await waitFor(async () => expect((await section())?.open).toBe(false))
    }
  })
})

describe('a section named in the address', () => {
  it('opens, and stays open when another is named or none', async () => {
    const { router } = await openSettings()
    const open = () =>
      [...document.querySelectorAll('details.settings-section[open]')].map(({ id }) => id)
    const name = (hash: string) => act(() => router.navigate({ to: '.', hash }))
    await name('opening')
    expect(open()).toEqual(['opening'])
    await name('families')
    expect(open()).toEqual(['opening', 'families'])
    await name('')
    expect(open()).toEqual(['opening', 'families'])
  })
})

describe('the audit log', () => {
  it('says who changed what, from what to what', async () => {
    const page = await openSettings()
    const limits = { generation_limits: { trial: { hourly: 3 } } }
    await page.visitor.put('/api/admin/settings', { payments_threshold: 40, ...limits })
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Audit log' }))
    expect(await screen.findByText('payments threshold: 101 → 40')).toBeTruthy()
    expect(screen.getByText('generation limits, trial, hourly: 2 → 3')).toBeTruthy()
    expect(screen.getByText(/^Root, Mar 2, 2026/)).toBeTruthy()
    expect(page.router.state.location.href).toBe('/admin/audit')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Audit log')
  })

  atNight('continues where the page ends', async () => {
    const page = await openSettings()
    for (let threshold = 1; threshold <= 51; threshold += 1)
      await page.visitor.put('/api/admin/settings', { payments_threshold: threshold })
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Audit log' }))
    await screen.findByText('payments threshold: 50 → 51')
    expect(screen.queryByText('payments threshold: 101 → 1')).toBeNull()
    await press('Show more')
    await screen.findByText('payments threshold: 101 → 1')
  })

  atNight('is filtered by kind of change, and to what others did', async () => {
    const page = await openSettings()
    await page.visitor.put('/api/admin/settings', { payments_threshold: 40 })
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Audit log' }))
    await screen.findByText('payments threshold: 101 → 40')
    type('About', 'family')
    expect(await screen.findByText('No change matches.')).toBeTruthy()
    type('About', 'settings')
    type('By', 'me')
    await screen.findByText('payments threshold: 101 → 40')
    type('By', 'others')
    expect(await screen.findByText('No change matches.')).toBeTruthy()
  })

  atNight('is empty at first', async () => {
    await openSettings()
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Audit log' }))
    await waitFor(() => expect(screen.getByText('Nothing was changed yet.')).toBeTruthy())
  })

  it('shows an unset value', () => {
    const details = { before: { launch_date: null }, after: { launch_date: '2026-05-01' } }
    expect(detailLines(details)).toEqual(['launch date: none → 2026-05-01'])
    expect(detailLines({ before: 'auto', after: 'on' })).toEqual([])
  })
})
