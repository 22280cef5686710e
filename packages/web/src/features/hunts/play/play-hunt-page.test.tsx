import { atNight } from '@fgm/api/extent'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { press } from '../../../../test/acts.ts'
import { fakeCaches } from '../../../../test/fake-caches.ts'
import { anaWith } from '../../../../test/families.ts'
import { addHunt, pillow, spoon } from '../../../../test/hunts.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { addToOutbox, outboxOf } from '../../offline/completion-outbox.ts'

const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

async function openHunt(changes: object = {}) {
  const family = await anaWith([])
  const id = await addHunt(family.as, changes)
  const path = `/scavenger-hunt/play/${id}`
  const page = await renderApp(path, family)
  await heading('Rainy Day Treasure')
  return { ...page, ...family, id, path }
}

async function start(mode: 'Calm' | 'Race the clock' = 'Calm') {
  fireEvent.click(screen.getByRole('radio', { name: mode }))
  await press('Start the hunt')
  await heading(spoon.description)
}

async function findAll() {
  await press('Found it')
  await heading(pillow.description)
  await press('Found it')
  await heading('All 2 found!')
}

type Playing = Awaited<ReturnType<typeof openHunt>>

const completions = async ({ as, id }: Playing) =>
  (await as.query('hunts.completions', { id })).body.completions

describe('a task at the place of a find', () => {
  const task = { words: 'Stir like a chef.' }
  const tasked = [spoon, { ...pillow, task: { words: 'Make it flat.' } }]

  it('is read after the last find, too', async () => {
    await openHunt({ items_data: tasked })
    await start()
    await press('Found it')
    await heading(pillow.description)
    await press('Found it')
    await screen.findByText('Make it flat.')
    await press('Done!')
    await heading('All 2 found!')
  })

  atNight('is part of a story, which can be stopped and resumed', async () => {
    const items = [{ ...spoon, task }, pillow, { ...pillow, id: 'rug', description: 'On the rug.' }]
    await openHunt({ items_data: items, story_id: 'night-train' })
    await press('Start the hunt')
    await press('Let’s find them')
    await press('Found it')
    await screen.findByText('Stir like a chef.')
    await press('Next clue')
    await press('Stop, to the treasure')
    await press('Undo')
    await heading(pillow.description)
  })
})

describe('a story about a map', () => {
  atNight('draws its squares from the first look on to a child who reads coordinates', async () => {
    const family = await anaWith([{ name: 'Max', birth_date: '2016-01-01' }])
    const hunt = { items_data: [spoon, pillow, { ...pillow, id: 'rug' }] }
    const story = { story_id: 'map-in-pieces', treasure_place: 'Bedroom - bed' }
    const id = await addHunt(family.as, { ...hunt, ...story })
    const { queryClient } = await renderApp(`/scavenger-hunt/play/${id}`, family)
    const start = await screen.findByRole('button', { name: 'Start the hunt' })
    // The players are known.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    act(() => void fireEvent.click(start))
    expect(document.querySelectorAll('.story-strip')).toHaveLength(0)
    await heading('The Map in Pieces')
    await waitFor(() => expect(document.querySelector('.story-squares')).not.toBeNull())
  })
})

describe('a hunt', () => {
  it('leads from clue to clue, and lets a find be undone', async () => {
    await openHunt()
    await start()
    await press('Found it')
    await heading(pillow.description)
    expect(screen.getByText('1 found, 1 to go')).toBeTruthy()
    await press('Undo')
    await heading(spoon.description)
    expect(screen.getByText('0 found, 2 to go')).toBeTruthy()
  })

  atNight('lands each find on the map and says so, until it is undone', async () => {
    const { container } = await openHunt()
    await start()
    const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(container.querySelector('.find-thing')).toBeNull()
    await press('Found it')
    await heading(pillow.description)
    expect(news()).toContain(`There it is! ${spoon.name}.`)
    expect(container.querySelectorAll('.find-thing.calm.leaves')).toHaveLength(1)
    await press('Undo')
    await heading(spoon.description)
    expect(container.querySelector('.find-thing')).toBeNull()
    expect(news()).not.toContain(`There it is! ${spoon.name}.`)
  })

  atNight('vibrates at a find where that is on, and does not ask again', async () => {
    const vibrate = vi.fn()
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'))
    const { path, router, unmount, ...family } = await openHunt()
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Chime and buzz/ })
    expect(box().checked).toBe(false)
    fireEvent.click(box())
    unmount()
    await renderApp(path, family)
    await heading('Rainy Day Treasure')
    expect(box().checked).toBe(true)
    await start()
    await press('Found it')
    expect(vibrate.mock.calls).toEqual([[60]])
  })

  it('marks what was found by the code on its printed card, once', async () => {
    const { path, router, unmount, ...family } = await openHunt()
    unmount()
    const page = await renderApp(`${path}?found=item-1`, family)
    await heading(pillow.description)
    expect(screen.getByText('1 found, 1 to go')).toBeTruthy()
    await waitFor(() => expect(page.router.state.location.search).toEqual({}))
    await press('Undo')
    await heading(spoon.description)
  })

  it('ignores a code of another hunt', async () => {
    const { path, router, unmount, ...family } = await openHunt()
    unmount()
    await renderApp(`${path}?found=somewhere-else`, family)
    await heading('Rainy Day Treasure')
    expect(screen.getByRole('button', { name: 'Start the hunt' })).toBeTruthy()
    expect(await screen.findByText(/printed before the hunt changed/)).toBeTruthy()
  })

  atNight('can continue with another clue, and undo a find', async () => {
    await openHunt()
    await start()
    await press('Clue 2')
    await press('Found it')
    await press('Clue 2, found')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await press('Not found yet')
    expect(screen.getByText('0 found, 2 to go')).toBeTruthy()
    await heading(pillow.description)
  })

  atNight('continues from a find that is looked at again', async () => {
    await openHunt()
    await start()
    await press('Found it')
    await press('Clue 1, found')
    await heading(spoon.description)
    await press('On to clue 2')
    await heading(pillow.description)
    expect(screen.getByText('1 found, 1 to go')).toBeTruthy()
  })

  it('gives hints one after the other', async () => {
    await openHunt({ difficulty_level: 4, age_range: '7-8' })
    await start()
    expect(screen.queryByRole('button', { name: 'Show the answer' })).toBeNull()
    await press('Which room?')
    expect(screen.getByText('Room: Kitchen.')).toBeTruthy()
    await press('Name the spot')
    await press('Show the answer')
    expect(screen.getByText(/You are looking for: A spoon\.$/)).toBeTruthy()
  })

  atNight('offers no hint that the map has given already', async () => {
    await openHunt()
    await start()
    expect(screen.getByRole('img', { name: /^Map/ }).getAttribute('aria-label')).toContain(
      'Kitchen',
    )
    expect(screen.queryByRole('button', { name: /Which room|Name the spot/ })).toBeNull()
    await press('Show the answer')
    expect(screen.getByText('You are looking for: A spoon.')).toBeTruthy()
    // It stays where the focus is, and does nothing more.
    const used = screen.getByRole<HTMLButtonElement>('button', { name: 'Show the answer' })
    expect([used.disabled, used.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  })

  atNight('hides the place of a riddle, and lets experts wait for a hint', async () => {
    await openHunt({ difficulty_level: 5, age_range: '7-8' })
    await start()
    expect(screen.getByRole('img', { name: /^Map/ }).getAttribute('aria-label')).not.toContain(
      'Kitchen',
    )
    expect(screen.getByRole('button', { name: /Hint in \d+ s/ })).toBeTruthy()
  })

  it('continues where it was after the page was closed', async () => {
    const { unmount, path, server, as } = await openHunt()
    await start()
    await press('Found it')
    unmount()
    await renderApp(path, { server, as })
    await heading(pillow.description)
  })

  atNight('has no clock when calm, and a running one in a race', async () => {
    const { unmount, path, server, as } = await openHunt()
    await start('Race the clock')
    expect(screen.getByRole('timer')).toBeTruthy()
    unmount()
    // An hour in a pocket.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
    await renderApp(path, { server, as })
    expect((await screen.findByRole('timer')).textContent).toMatch(/^1:00:0\d$/)
  })
})

describe('the end of a hunt', () => {
  it('asks how it was, saves it and goes to the hub', async () => {
    const playing = await openHunt()
    await start()
    await findAll()
    expect(screen.getByRole('radio', { name: '5 of 5, again, again', checked: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: '4 of 5, great' }))
    const notes = screen.getByLabelText(/A line to remember it by/)
    fireEvent.change(notes, { target: { value: 'Behind the couch' } })
    await press('Save & Continue')
    await screen.findByText('Saved. That was a good hunt!')
    expect(playing.router.state.location.search).toEqual({ success: 'saved' })
    expect(await completions(playing)).toMatchObject([
      { fun_rating: 4, parent_notes: 'Behind the couch', items_found: 2, total_items: 2 },
    ])
  })

  atNight.each([
    ['Calm', null],
    ['Race the clock', '230 points: 2 finds, level 2, and 200 seconds under five minutes.'],
  ] as const)(
    'tells the points that the record has, and what they come from only in a race: %s',
    async (mode, words) => {
      const begun = Date.now()
      const clock = vi.spyOn(Date, 'now').mockReturnValue(begun)
      const playing = await openHunt()
      await start(mode)
      clock.mockReturnValue(begun + 100_000)
      await findAll()
      expect(screen.queryByText(/ finds, level /)?.textContent ?? null).toBe(words)
      expect(screen.getByText('230')).toBeTruthy()
      await press('Save & Continue')
      await screen.findByText('Saved. That was a good hunt!')
      expect(await completions(playing)).toMatchObject([{ score: 230, completion_time: 100 }])
    },
  )

  atNight('stores who played, and preselects them the next time', async () => {
    const playing = await openHunt()
    for (const name of ['Mia', 'Leo'])
      await playing.as.post('/children', { name, birth_date: '2021-05-20' })
    const { children } = (await playing.as.get('/children')).body
    const leo = children.find(({ name }: { name: string }) => name === 'Leo')
    playing.unmount()
    const again = await renderApp(playing.path, playing)
    await heading('Rainy Day Treasure')
    await start()
    await findAll()
    const pick = (name: string) => screen.findByRole('button', { name: new RegExp(`${name}$`) })
    fireEvent.click(await pick('Leo'))
    await press('Save & Continue')
    await screen.findByText('Saved. That was a good hunt!')
    expect(await completions(playing)).toMatchObject([{ child_ids: [leo.id] }])
    again.unmount()
    await renderApp(playing.path, playing)
    await heading('Rainy Day Treasure')
    await start()
    await findAll()
    expect((await pick('Leo')).getAttribute('aria-pressed')).toBe('true')
    expect((await pick('Mia')).getAttribute('aria-pressed')).toBe('false')
  })

  it('keeps what got no response, and saves it once when the server responds', async () => {
    const { unmount, ...playing } = await openHunt()
    unmount()
    const page = await renderApp(playing.path, { ...playing, failing: 'hunts.complete' })
    await heading('Rainy Day Treasure')
    await start()
    await findAll()
    await press('Save & Continue')
    const sentence = 'Failed to save completion data. Please try again.'
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    await press('Continue without waiting')
    await screen.findByText('Your play is kept on this device.')
    page.unmount()
    await renderApp('/scavenger-hunt', playing)
    await waitFor(async () => expect(await completions({ unmount, ...playing })).toHaveLength(1))
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(await completions({ unmount, ...playing })).toHaveLength(1)
  })
})

describe('a hunt whose items changed while it was played', () => {
  const itemsData = [spoon]

  it('is saved for the items it has now, with its rating and notes', async () => {
    const playing = await openHunt()
    await start()
    await findAll()
    await playing.as.put(`/api/scavenger-hunts/${playing.id}`, { items_data: itemsData })
    await press('Save & Continue')
    await screen.findByText('Saved. That was a good hunt!')
    expect(await completions(playing)).toMatchObject([
      { items_found: 1, total_items: 1, fun_rating: 5 },
    ])
  })

  it('is saved once from what an earlier page stored on the device', async () => {
    const { unmount, ...playing } = await openHunt()
    unmount()
    const familyId = (await playing.as.get('/api/auth/status')).body.user.id
    const completion = {
      id: playing.id,
      completion_id: 'kept-by-an-earlier-page',
      completion_time: 60,
      items_found: 2,
      total_items: 2,
      fun_rating: 3,
      parent_notes: 'The sofa!',
    }
    addToOutbox({ family_id: familyId, completion })
    await playing.as.put(`/api/scavenger-hunts/${playing.id}`, { items_data: itemsData })
    await renderApp('/scavenger-hunt', playing)
    await waitFor(async () =>
      expect(await completions({ unmount, ...playing })).toMatchObject([
        { items_found: 1, total_items: 1, parent_notes: 'The sofa!' },
      ]),
    )
    expect(outboxOf(familyId)).toEqual([])
  })
})

describe('a hunt that cannot be loaded', () => {
  it('is not found', async () => {
    await renderApp('/scavenger-hunt/play/nothing', await anaWith([]))
    await heading('Hunt Not Found')
    const sentence = "The scavenger hunt you're looking for doesn't exist."
    expect(screen.getByText(sentence)).toBeTruthy()
    const back = screen.getByRole('link', { name: 'Back to Hunt Hub' })
    expect(back.getAttribute('href')).toBe('/scavenger-hunt')
  })

  it('is played from the cache when the server does not respond', async () => {
    const caches = fakeCaches()
    const { unmount, path, server, as } = await openHunt()
    const kept = () => caches.addresses().join()
    await expect
      .poll(kept, { timeout: 8000 })
      .toMatch(/auth\.status.*hunts\.byId|hunts\.byId.*auth\.status/)
    unmount()
    await renderApp(path, { server, as, failing: '/' })
    await heading('Rainy Day Treasure')
    await screen.findByText('You are offline.')
    await start()
    caches.forget()
  })

  it('says so when it was never opened here', async () => {
    await renderApp('/scavenger-hunt/play/rainbow-rooms', {
      ...(await anaWith([])),
      failing: 'hunts.',
    })
    await heading('Failed to load scavenger hunt')
  })

  it('asks a visitor to log in, except for the public one', async () => {
    await renderApp('/scavenger-hunt/play/shape-safari')
    await heading('Log in to hunt')
  })
})
