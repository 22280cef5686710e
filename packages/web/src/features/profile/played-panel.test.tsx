import { atNight } from '@fgm/api/extent'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '../../../test/acts.ts'
import { anaWith, mia } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

const path = '/profile?tab=activities'
const tom = { name: 'Tom', birth_date: '2018-01-10' }

/** Ana, whose Mia has waved at shadows. */
async function played(children = [mia]) {
  const family = await anaWith(children)
  const { body } = await family.as.get('/user/profile')
  const child = body.children.find(({ name }: { name: string }) => name === 'Mia')
  await family.as.post('/activities/shadow-wave/complete', { child_id: child.id })
  return family
}

const noteIn = ({ server }: Awaited<ReturnType<typeof played>>) =>
  server.connection.prepare('select line as note from play_children').get()

describe('what a child has done', () => {
  it('keeps a note of the parent, which can be changed and removed', async () => {
    const family = await played()
    await renderApp(path, family)
    await screen.findByRole('link', { name: 'Shadow Wave' })
    await press('Add a note on Shadow Wave')
    expect(screen.getByLabelText('Your note on Shadow Wave')).toBe(document.activeElement)
    type('Your note on Shadow Wave', 'She laughed at the dog.')
    await press('Save Note')
    await screen.findByText('She laughed at the dog.')
    await screen.findByText('Your note is kept.')
    await press('Edit the note on Shadow Wave')
    type('Your note on Shadow Wave', '')
    await press('Save Note')
    await screen.findByRole('button', { name: 'Add a note on Shadow Wave' })
    await waitFor(() => expect(screen.queryByText('She laughed at the dog.')).toBeNull())
    expect(noteIn(family)).toEqual({ note: null })
  })

  atNight('leads nowhere where the activity is gone, and keeps the note', async () => {
    const family = await played()
    // One of the premium library, which is closed here: as if it had been open when it was played.
    family.server.connection.exec(`update plays set activity_id = 'pasta-necklace-pattern'`)
    await renderApp(path, family)
    await screen.findByText('It is no longer in your library.')
    expect(screen.getByRole('heading', { name: 'Pasta Code on a String' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Pasta Code on a String' })).toBeNull()
    expect(
      screen.getByRole('button', { name: 'Add a note on Pasta Code on a String' }),
    ).toBeTruthy()
  })

  atNight('accepts no note of more than 500 characters', async () => {
    const family = await played()
    await renderApp(path, family)
    await screen.findByRole('link', { name: 'Shadow Wave' })
    await press('Add a note on Shadow Wave')
    type('Your note on Shadow Wave', 'a'.repeat(501))
    await press('Save Note')
    await waitFor(() =>
      expect(screen.getByLabelText('Your note on Shadow Wave').getAttribute('aria-invalid')).toBe(
        'true',
      ),
    )
    expect(noteIn(family)).toEqual({ note: null })
  })

  it('keeps what was typed when the note cannot be saved', async () => {
    await renderApp(path, { ...(await played()), failing: 'activities.note' })
    await screen.findByRole('link', { name: 'Shadow Wave' })
    await press('Add a note on Shadow Wave')
    type('Your note on Shadow Wave', 'Again!')
    await press('Save Note')
    await screen.findByText('Network error. Please try again.')
    expect(screen.getByDisplayValue('Again!')).toBeTruthy()
  })

  atNight('is another page for every child, also an empty one', async () => {
    await renderApp(path, await played([mia, tom]))
    fireEvent.click(await screen.findByRole('radio', { name: /^Tom/ }))
    await screen.findByRole('heading', { name: 'Nothing yet, and that is fine' })
    fireEvent.click(screen.getByRole('radio', { name: /^Mia/ }))
    await screen.findByRole('link', { name: 'Shadow Wave' })
  })

  it('asks a family without a child for one', async () => {
    await renderApp(path, await anaWith([]))
    await screen.findByRole('heading', { name: 'No child here yet' })
    expect(screen.getByRole('button', { name: 'Add a Child' })).toBeTruthy()
  })

  it('says when it cannot be loaded', async () => {
    await renderApp(path, { ...(await played()), failing: 'activities.history' })
    await screen.findByRole('heading', { name: 'This page could not be loaded' }, { timeout: 8000 })
  }, 10_000)
})
