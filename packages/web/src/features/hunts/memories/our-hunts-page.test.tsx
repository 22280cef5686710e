import { atNight } from '@fgm/api/extent'
import { memoryPageSize } from '@fgm/shared/hunts/hunts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { press } from '../../../../test/acts.ts'
import { anaWith } from '../../../../test/families.ts'
import { addHunt } from '../../../../test/hunts.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const path = '/scavenger-hunt/our-hunts'
type Family = Awaited<ReturnType<typeof anaWith>>

const play = ({ as }: Family, id: string, changes: object = {}) =>
  as.post(`/api/scavenger-hunts/${id}/complete`, {
    completion_time: 60,
    items_found: 2,
    total_items: 2,
    ...changes,
  })

it('shows when, what, who, and the line', async () => {
  const family = await anaWith()
  const { children } = (await family.as.get('/children')).body
  const id = await addHunt(family.as)
  await play(family, id, { parent_notes: 'Behind the couch', child_ids: [children[0].id] })
  await renderApp(path, family)
  await screen.findByText('Behind the couch')
  expect(screen.getByRole('link', { name: 'Rainy Day Treasure' })).toBeTruthy()
  expect(screen.getByText('Mia')).toBeTruthy()
  expect(screen.getByText(/^1 hunt and 2 finds since /)).toBeTruthy()
})

it('lets a line be rewritten and removed, and keeps what was typed without a response', async () => {
  const family = await anaWith()
  await play(family, 'rainbow-rooms', { total_items: 3, parent_notes: 'Behind the couch' })
  const page = await renderApp(path, family)
  await screen.findByText('Behind the couch')
  await press('Edit the line of Rainbow Rooms')
  fireEvent.change(screen.getByLabelText(/A line to remember it by/), {
    target: { value: 'Under the bed' },
  })
  await press('Save')
  await screen.findByText('Under the bed')
  await press('Edit the line of Rainbow Rooms')
  await press('Remove the line')
  await screen.findByText('Add a line')
  page.unmount()
  await renderApp(path, { ...family, failing: 'hunts.noteMemory' })
  await screen.findByText('Add a line')
  await press('Add a line to Rainbow Rooms')
  const line = screen.getByLabelText<HTMLTextAreaElement>(/A line to remember it by/)
  fireEvent.change(line, { target: { value: 'A new one' } })
  await press('Save')
  await screen.findByRole('alert')
  expect(line.value).toBe('A new one')
})

atNight('loads older ones page by page', async () => {
  const family = await anaWith()
  for (let at = 0; at < memoryPageSize + 1; at += 1)
    await play(family, 'rainbow-rooms', { total_items: 3, parent_notes: `Play ${at}` })
  await renderApp(path, family)
  const shown = async () =>
    new Set((await screen.findAllByText(/^Play \d+$/)).map((one) => one.textContent))
  expect((await shown()).size).toBe(memoryPageSize)
  await press('Show older ones')
  await waitFor(async () => expect((await shown()).size).toBe(memoryPageSize + 1))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull())
})

it('shows only those of the hunt in the address', async () => {
  const family = await anaWith()
  const id = await addHunt(family.as)
  await play(family, id, { parent_notes: 'Ours' })
  await play(family, 'rainbow-rooms', { total_items: 3, parent_notes: 'Rainbow' })
  await renderApp(`${path}?hunt=${id}`, family)
  await screen.findByText('Ours')
  expect(screen.queryByText('Rainbow')).toBeNull()
  expect(screen.getByRole('link', { name: 'Show all' })).toBeTruthy()
})

atNight('says what will be there, and when it could not be loaded', async () => {
  const family = await anaWith()
  const page = await renderApp(path, family)
  await screen.findByRole('heading', { name: 'Nothing here yet' })
  page.unmount()
  await renderApp(path, { ...family, failing: 'hunts.memories' })
  await screen.findByRole('heading', { name: 'This page did not open' })
})

it('asks a visitor to log in', async () => {
  await renderApp(path)
  await screen.findByRole('heading', { name: 'Log in to hunt' })
})
