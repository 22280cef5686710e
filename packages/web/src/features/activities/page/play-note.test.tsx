import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '../../../../test/acts.ts'
import { anaWith } from '../../../../test/families.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const label = 'One line to keep'

/** Ana, right after five minutes with Mia. */
async function played(failing?: string) {
  const page = await renderApp('/activities/shadow-wave', { ...(await anaWith()), failing })
  await screen.findByRole('button', { name: 'Mark as Completed' })
  await press('Mark as Completed')
  await screen.findByRole('heading', { name: 'You two did it' })
  return page
}

const notes = ({ server }: Awaited<ReturnType<typeof played>>) =>
  server.connection.prepare('select line as note from play_children').all()

describe('a note after playing', () => {
  it('is saved, and can be changed at once', async () => {
    const page = await played()
    await press('Write a note')
    expect(await screen.findByLabelText(label)).toBe(document.activeElement)
    type(label, 'The dog was the best.')
    await press('Save Note')
    await screen.findByText('Saved. You will find your note on your profile, under Mia.')
    expect(notes(page)).toEqual([{ note: 'The dog was the best.' }])
    await press('Edit the note')
    await screen.findByDisplayValue('The dog was the best.')
  })

  it('stays in its box when it cannot be saved', async () => {
    const page = await played('activities.note')
    await press('Write a note')
    await screen.findByLabelText(label)
    type(label, 'Again!')
    await press('Save Note')
    await screen.findByText('Network error. Please try again.')
    expect(screen.getByDisplayValue('Again!')).toBeTruthy()
    expect(notes(page)).toEqual([{ note: null }])
  })

  it('that signals distress leads to help and is not stored', async () => {
    const page = await played()
    await press('Write a note')
    await screen.findByLabelText(label)
    type(label, 'My husband hits us.')
    await press('Save Note')
    await screen.findByText('Nothing you wrote was kept.')
    expect(notes(page)).toEqual([{ note: null }])
  })

  it('is optional', async () => {
    await played()
    expect(screen.queryByLabelText(label)).toBeNull()
    await press('Write a note')
    await screen.findByLabelText(label)
    await press('Cancel')
    expect(screen.queryByLabelText(label)).toBeNull()
  })
})

describe('an unsaved note', () => {
  async function write() {
    await press('Write a note')
    await screen.findByLabelText(label)
    type(label, 'The dog sang.')
  }
  const another = () => fireEvent.click(screen.getByRole('link', { name: 'Another five minutes' }))

  it('is saved before another five minutes', async () => {
    const page = await played()
    await write()
    another()
    await screen.findByRole('button', { name: /^(First step|Next)$/ })
    expect(notes(page)).toEqual([{ note: 'The dog sang.' }])
  })

  it('is saved before Done leaves', async () => {
    const page = await played()
    await write()
    await press('Save and finish')
    await screen.findByRole('heading', { level: 1, name: 'My Activities' })
    expect(notes(page)).toEqual([{ note: 'The dog sang.' }])
  })

  it('stays where it cannot be saved, and can be left', async () => {
    await played('activities.note')
    await write()
    another()
    await screen.findByText('Network error. Please try again.')
    expect(screen.getByDisplayValue('The dog sang.')).toBeTruthy()
    screen.getByRole('link', { name: 'Finish without saving' })
    screen.getByRole('heading', { name: 'You two did it' })
  })

  it('no longer delays leaving once it is canceled', async () => {
    const page = await played()
    await write()
    await press('Cancel')
    fireEvent.click(await screen.findByRole('link', { name: 'Done' }))
    await screen.findByRole('heading', { level: 1, name: 'My Activities' })
    expect(notes(page)).toEqual([{ note: null }])
  })
})

describe('how it was, after marking by hand', () => {
  it('is saved with the play that was marked, and adds no other', async () => {
    const { server } = await played()
    const face = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))
    const plays = () =>
      server.connection
        .prepare('select source, face from plays join play_children on play_id = id')
        .all()
    await face('Again!')
    await waitFor(() => expect(plays()).toEqual([{ source: 'marked', face: 'loved' }]))
    await face('Not today')
    await waitFor(() => expect(plays()).toEqual([{ source: 'marked', face: 'not_today' }]))
  })

  it('says so when it cannot be saved', async () => {
    await played('activities.recordPlay')
    fireEvent.click(await screen.findByRole('radio', { name: 'Fine' }))
    await screen.findByText('It could not be saved. Please try again.')
  })
})
