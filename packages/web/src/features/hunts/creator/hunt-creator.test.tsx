import { atNight } from '@fgm/api/extent'
import { createTestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type, typed } from '../../../../test/acts.ts'
import { anaWith, registerFamilies } from '../../../../test/families.ts'
import { addHunt } from '../../../../test/hunts.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { proposedName } from './hunt-draft.ts'

const path = '/scavenger-hunt/create'
const heading = (name: string) => screen.findByRole('heading', { name })

async function openItems(failing?: string) {
  const family = await anaWith([])
  const page = await renderApp(`${path}?blueprint=cozy-apartment`, { ...family, failing })
  await heading('Hunt details')
  type('Hunt name', 'Saturday hunt')
  await press('Next')
  await heading('Things to find')
  return { ...page, ...family }
}

async function suggest(word = 'Generate Sample Items') {
  await press(word)
  await screen.findByRole('button', { name: 'Suggest new ones' })
  await heading('Item 4')
}

/** Clicks Undo in the toast with this text; another toast may still be there. */
async function undo(note: string) {
  const toast = (await screen.findByText(note)).closest<HTMLElement>('.toast')
  const button = toast && within(toast).getByRole('button', { name: 'Undo' })
  await act(async () => void (button && fireEvent.click(button)))
}

/** Counts items that are shown, not those being edited. */
const itemNames = () =>
  [...document.querySelectorAll('.item-card .item-name')].map(({ textContent }) => textContent)
const written = () => screen.queryAllByLabelText('What to find')

describe('a new hunt', () => {
  it('begins with a blueprint, and says when none is chosen', async () => {
    await renderApp(path, await anaWith([]))
    await screen.findByText('Cozy Apartment')
    await press('Next')
    expect(await screen.findByText('Please choose a blueprint first.')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /Cozy Apartment/ }))
    await press('Next')
    await heading('Hunt details')
    type('Hunt name', ' ')
    await press('Next')
    expect(await screen.findByText('Please give your hunt a name.')).toBeTruthy()
    await press('Previous')
    await heading('Choose a blueprint')
  })

  it('suggests as many items as its level has, in the drawn house, and others at the next click', async () => {
    await openItems()
    await press('Next')
    expect(await screen.findByText('Please add at least one item.')).toBeTruthy()
    await suggest()
    const first = itemNames()
    expect(first).toHaveLength(4)
    await press('Suggest new ones')
    await waitFor(() => expect(itemNames()).not.toEqual(first))
  })

  atNight(
    'changes one clue: easier, harder, or something else to find, each with an undo',
    async () => {
      await openItems()
      await suggest()
      const [first] = itemNames()
      await press('Change item 1')
      const before = typed('Clue')
      await press('Harder words')
      await screen.findByText('Item 1 has harder words.')
      expect(typed('Clue')).not.toBe(before)
      expect(typed('What to find')).toBe(first)
      await undo('Item 1 has harder words.')
      expect(typed('Clue')).toBe(before)
      await press('Find something else')
      await screen.findByText('Item 1 is now something else to find.')
      expect(typed('What to find')).not.toBe(first)
      await undo('Item 1 is now something else to find.')
      expect(typed('What to find')).toBe(first)
    },
  )

  it('changes two clues at once, and neither is lost', async () => {
    await openItems()
    await suggest()
    const names = itemNames()
    await press('Change item 1')
    await press('Change item 2')
    const [one, two] = screen.getAllByRole('button', { name: 'Find something else' })
    await act(async () => {
      fireEvent.click(one as HTMLElement)
      fireEvent.click(two as HTMLElement)
    })
    await screen.findByText('Item 1 is now something else to find.')
    await screen.findByText('Item 2 is now something else to find.')
    const now = written().map((box) => (box as HTMLTextAreaElement).value)
    expect([now[0] === names[0], now[1] === names[1]]).toEqual([false, false])
    await undo('Item 1 is now something else to find.')
    expect(written().map((box) => (box as HTMLTextAreaElement).value)).toEqual([names[0], now[1]])
  })

  atNight('offers no other words without a provider', async () => {
    await openItems()
    await suggest()
    expect(screen.queryByRole('button', { name: 'Other words for the clues' })).toBeNull()
  })

  atNight('can be changed item by item', async () => {
    await openItems()
    await suggest()
    const [one, two, three] = itemNames()
    expect(written()).toEqual([])
    await press('Change item 1')
    type('What to find', 'A red sock')
    await press('Move item 1 down')
    await press('Done with item 2')
    expect(itemNames().slice(0, 2)).toEqual([two, 'A red sock'])
    expect(one).not.toBe('A red sock')
    await press('Change item 1')
    await press('Remove item 1')
    expect(itemNames().slice(0, 2)).toEqual(['A red sock', three])
    await press('Add an item')
    expect(written()).toHaveLength(1)
    await press('Next')
    expect(await screen.findByText('Please say what to find.')).toBeTruthy()
    expect(screen.getByText('Please write a clue for it.')).toBeTruthy()
  })

  atNight('sets the place of an item on the drawn house', async () => {
    await openItems()
    await press('Add an item')
    await press('Choose in the house')
    await press('Kitchen, fridge')
    await waitFor(() => expect(typed('Place (optional)')).toBe('Kitchen, fridge'))
  })

  it('is saved, and is on the hub', async () => {
    const { router, as } = await openItems()
    await suggest()
    await press('Next')
    await heading('Review')
    await press('Create Hunt')
    await heading('My Hunts')
    const { hunts } = (await as.get('/api/scavenger-hunts')).body
    const own = hunts.filter((hunt: { is_ready_made: boolean }) => !hunt.is_ready_made)
    expect(router.state.location.search).toEqual({ tab: 'hunts', hunt: own[0].id })
    const play = await screen.findByRole('link', { name: 'Play Hunt: Saturday hunt' })
    expect(play.getAttribute('href')).toBe(`/scavenger-hunt/play/${own[0].id}`)
    expect(own).toMatchObject([{ hunt_name: 'Saturday hunt', blueprint_id: 'cozy-apartment' }])
  })

  it('says when it could not be saved, and loses nothing', async () => {
    await openItems('hunts.create')
    await suggest()
    await press('Next')
    await press('Create Hunt')
    expect(await screen.findByText('Failed to create scavenger hunt')).toBeTruthy()
    await press('Previous')
    expect(itemNames()).toHaveLength(4)
  })

  it('says when blueprints cannot be loaded', async () => {
    await renderApp(path, { ...(await anaWith([])), failing: 'blueprints.' })
    await heading('Failed to load blueprints')
  })

  atNight('waits for the spot of a family', async () => {
    const server = createTestApp()
    await registerFamilies(server, 50)
    await renderApp(path, { server, as: await server.register({ name: 'Ben' }) })
    await screen.findByRole('link', { name: 'See the ready-made hunts' })
    const place = await screen.findByRole('link', { name: 'See your place in line' })
    expect(place.getAttribute('href')).toBe('/dashboard')
  })
})

describe('an existing hunt', () => {
  atNight('is edited with the same steps, and keeps its house', async () => {
    const family = await anaWith([])
    const id = await addHunt(family.as)
    await renderApp(`/scavenger-hunt/edit/${id}`, family)
    await heading('Hunt details')
    expect(typed('Hunt name')).toBe('Rainy Day Treasure')
    type('Hunt name', 'Sunny Day Treasure')
    for (const step of ['Things to find', 'Review']) {
      await press('Next')
      await heading(step)
    }
    await press('Save Hunt')
    await heading('My Hunts')
    const { body } = await family.as.get(`/api/scavenger-hunts/${id}`)
    expect([body.hunt_name, body.version, body.items_data.length]).toEqual([
      'Sunny Day Treasure',
      2,
      2,
    ])
  })

  it('keeps its name when its type changes', async () => {
    const family = await anaWith([])
    const huntName = proposedName('color')
    const id = await addHunt(family.as, { hunt_name: huntName, hunt_type: 'color' })
    await renderApp(`/scavenger-hunt/edit/${id}`, family)
    await heading('Hunt details')
    fireEvent.click(screen.getByRole('radio', { name: /Shape/ }))
    expect(typed('Hunt name')).toBe(huntName)
  })

  it('can be deleted after a confirmation', async () => {
    const family = await anaWith([])
    const id = await addHunt(family.as)
    await renderApp(`/scavenger-hunt/edit/${id}`, family)
    await heading('Hunt details')
    await press('Delete this hunt')
    await press('Delete hunt')
    await heading('My Hunts')
    expect((await family.as.get(`/api/scavenger-hunts/${id}`)).status).toBe(404)
  })

  it('of another family, or of no one, is not found; ready-made ones stay as they are', async () => {
    const family = await anaWith([])
    const page = await renderApp('/scavenger-hunt/edit/nothing', family)
    await heading('Hunt Not Found')
    await act(() =>
      page.router.navigate({
        to: '/scavenger-hunt/edit/$hunt_id',
        params: { hunt_id: 'rainbow-rooms' },
      }),
    )
    expect(await screen.findByText(/Our ready-made hunts stay as they are/)).toBeTruthy()
  })
})
