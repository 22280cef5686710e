import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Window as HappyWindow } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { press, type, typed } from '../../../../test/acts.ts'
import { anaWith } from '../../../../test/families.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const heading = (name: string) => screen.findByRole('heading', { name })

/** Ana on the page of an activity that counts as made by her: a copy of an authored one. */
async function openOwn(failing?: string) {
  const family = await anaWith()
  family.server.connection.exec(`
    create temp table copied as select * from activities where id = 'shadow-wave';
    update copied set id = 'our-wave', library = 'own', owner_family_id = (select id from families);
    insert into activities select * from copied;`)
  const page = await renderApp('/activities/our-wave', { ...family, failing })
  await screen.findByRole('button', { name: 'Edit' })
  return page
}

const rows = ({ server }: Awaited<ReturnType<typeof openOwn>>) =>
  server.connection.prepare("select title from activities where id = 'our-wave'").all()

/** Sets the width of the screen. */
function turnTo(width: number): void {
  // The simulated browser does not declare its own window as the global one.
  const { happyDOM } = globalThis as unknown as HappyWindow
  act(() => happyDOM.setViewport({ width }))
}

describe('an own creation', () => {
  it('can be edited', async () => {
    const page = await openOwn()
    await press('Edit')
    await screen.findByLabelText('Title')
    type('Title', 'Our Shadow Wave')
    await press('Save Changes')
    await heading('Our Shadow Wave')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(rows(page)).toEqual([{ title: 'Our Shadow Wave' }])
  })

  it('refuses unsafe words', async () => {
    const page = await openOwn()
    await press('Edit')
    await screen.findByLabelText('Title')
    type('Description', 'Light a candle and let your child hold the lighter for a while.')
    await press('Save Changes')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(rows(page)).toEqual([{ title: 'Shadow Wave' }])
  })

  it('is deleted only after the family has read what goes with it', async () => {
    const page = await openOwn()
    await press('Delete')
    const dialog = await screen.findByRole('dialog', { name: 'Delete Shadow Wave?' })
    expect(dialog.textContent).toContain('This cannot be undone')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(rows(page)).toHaveLength(1)
    await press('Delete')
    await press('Delete It')
    await screen.findByText('Shadow Wave is removed.')
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/activities'))
    expect(rows(page)).toEqual([])
  })

  it('keeps what is typed when the tablet is turned', async () => {
    turnTo(600)
    await openOwn()
    await press('Edit')
    await screen.findByLabelText('Title')
    type('Title', 'Our Shadow Wave')
    for (const width of [1024, 600, 1024]) {
      turnTo(width)
      expect(typed('Title')).toBe('Our Shadow Wave')
    }
  })

  it('stays without a response', async () => {
    const page = await openOwn('generator.remove')
    await press('Delete')
    await press('Delete It')
    await screen.findByText('Network error. Please try again.')
    expect(rows(page)).toHaveLength(1)
  })

  it('is the only one with these tools', async () => {
    await renderApp('/activities/shadow-wave', await anaWith())
    await screen.findByRole('button', { name: 'Mark as Completed' })
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })
})
