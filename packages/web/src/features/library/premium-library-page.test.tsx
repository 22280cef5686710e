import { atNight } from '@fgm/api/extent'
import { premiumCount, premiumWith } from '@fgm/api/library-size'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../test/acts.ts'
import { anaWith, ben, mia, openFeature } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const whole = `${premiumCount} activities`
const wholeList = '/premium-library?show=all'
const list = () => within(screen.getByRole('region', { name: /^\d+ activit/ }))
const cards = () => list().getAllByRole('article')
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent ?? '')

async function openLibrary(path = '/premium-library') {
  const family = await anaWith([])
  openFeature(family.server, 'premium_library')
  return renderApp(path, family)
}

/** Ben, who has waited long enough for his three openings. */
async function openWaiting() {
  const family = await ben()
  openFeature(family.server, 'premium_library')
  family.server.clock.advance(14 * 86_400)
  return renderApp('/premium-library', family)
}

/** The choices of one filter, in the sheet of all of them. */
async function choicesOf(filter: string) {
  await press('Filters')
  return within(await screen.findByRole('radiogroup', { name: filter }))
}

async function openFirst() {
  const [card] = await screen.findAllByRole('article')
  const opener = within(card as HTMLElement).getByRole('button')
  await act(async () => void fireEvent.click(opener))
  return within(await screen.findByRole('dialog', { name: opener.textContent ?? '' }))
}

describe('the closed premium library', () => {
  it('says what opens it, with the live figure', async () => {
    const { router } = await renderApp('/premium', await anaWith([]))
    await heading('Coming soon')
    expect(router.state.location.pathname).toBe('/premium-library')
    expect(screen.getByText(/It opens when 5 premium families have joined\./)).toBeTruthy()
    expect(screen.getByText('1 of 5 premium families have joined.')).toBeTruthy()
  })

  it('promises no number when an administrator keeps it closed', async () => {
    const server = createTestApp()
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dora', 'Eve']) await server.register({ name })
    openFeature(server, 'premium_library', 'off')
    await renderApp('/premium-library', { server })
    await heading('Coming soon')
    expect(screen.getByText(/Everything is ready\. It opens soon\./)).toBeTruthy()
    expect(screen.queryByText(/have joined/)).toBeNull()
  })

  it('stays closed when the server cannot say, with a retry', async () => {
    const family = await anaWith([])
    openFeature(family.server, 'premium_library')
    await renderApp('/premium-library', { ...family, failing: 'flags.current' })
    await screen.findByText('We could not see whether this is open', {}, { timeout: 10_000 })
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
    expect(screen.queryAllByRole('article')).toEqual([])
  })

  it('asks a visitor to log in once it is open', async () => {
    const server = createTestApp()
    openFeature(server, 'premium_library')
    await renderApp('/premium-library', { server })
    await heading('The whole library')
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(await screen.findByText(/Premium free for life/)).toBeTruthy()
    expect(href('Sign Up Free')).toBe('/register?next=%2Fpremium-library')
    expect(href('Log In')).toBe('/login?next=%2Fpremium-library')
  })
})

it('shows a visitor what opens it, before the first card', async () => {
  const { server } = await ben({ PAYMENTS: 'off' })
  openFeature(server, 'premium_library')
  await renderApp('/premium-library', { server })
  const price = await screen.findByText(/It keeps your price for premium: \$3 once/)
  const [first] = await screen.findAllByRole('article')
  expect(price.compareDocumentPosition(first as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(href('See the prices')).toBe('/upgrade')
})

describe('the locked premium library', () => {
  it('is a premium feature, with a link to the upgrade', async () => {
    const family = await ben()
    openFeature(family.server, 'premium_library')
    await renderApp('/premium-library', family)
    await heading('Premium Feature')
    expect(href('Upgrade')).toBe('/upgrade')
  })

  it('opens three early for a waiting family, by saving them', async () => {
    await openWaiting()
    await heading('Your 14-day thank-you')
    expect(screen.getByText('You can save 3 activities.')).toBeTruthy()
    screen.getByRole('button', { name: 'Look and save' })
    expect(href('Choose yours')).toBe('/premium-library?show=all')
    for (const card of screen.getAllByRole('article')) within(card).getByText('Not open yet')
    const sheet = await openFirst()
    expect(sheet.getByText('Its steps open when you save it.')).toBeTruthy()
    expect(sheet.queryByText('Setup Instructions')).toBeNull()
    await press('Save to collection')
    await sheet.findByText('Setup Instructions')
    await press('Close')
    expect(screen.getByText('You can save 2 more activities: 1 of 3 saved.')).toBeTruthy()
  })

  atNight('links to the upgrade when all openings are used', async () => {
    const { server, visitor, queryClient } = await openWaiting()
    await heading('Your 14-day thank-you')
    const { body } = await visitor.get('/premium/activities')
    for (const { id } of body.activities.slice(1, 4))
      await visitor.post('/user/save-activity', { activity_id: id })
    await act(() => queryClient.invalidateQueries())
    await screen.findByText('You have saved your 3 activities.')
    const sheet = await openFirst()
    expect(sheet.getByText('Its steps open with your membership.')).toBeTruthy()
    expect(sheet.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/upgrade')
    expect(saved(server)).toBe(3)
  })
})

const saved = ({ connection }: TestApp) =>
  (connection.prepare('select count(*) as count from saved_activities').get() as { count: number })
    .count

/** Whether the ages on a card include this one. */
function isFor(age: number, card: HTMLElement): boolean {
  const [, from, to = from] = /Ages? (\d+)(?:-(\d+))?/.exec(card.textContent ?? '') ?? []
  return Number(from) <= age && age <= Number(to)
}

describe('the whole premium library', () => {
  atNight('shows all of it, twelve at a time', async () => {
    await openLibrary(wholeList)
    await heading(whole)
    expect(cards()).toHaveLength(12)
    // As in Safari, where a click leaves the focus around the button.
    document.getElementById('main')?.focus()
    await press('Show 12 more')
    expect(cards()).toHaveLength(24)
    const firstNew = within(cards()[12] as HTMLElement).getByRole('button')
    expect(document.activeElement).toBe(firstNew)
  })

  it('begins with a shelf of what comes first, and leads to each category', async () => {
    const practicalCount = premiumWith((one) => one.category === 'Practical Life')
    const { router } = await openLibrary()
    const shelf = within(await screen.findByRole('region', { name: 'More to play' }))
    expect(shelf.getAllByRole('article')).toHaveLength(8)
    expect(screen.queryByText('Not open yet')).toBeNull()
    const all = screen.getByRole('link', { name: 'Practical Life' })
    all.focus()
    await act(async () => void fireEvent.click(all))
    await heading(`${practicalCount} activities`)
    expect(document.activeElement?.textContent).toBe(`${practicalCount} activities`)
    expect(router.state.location.search).toEqual({ category: 'Practical Life' })
    expect(screen.queryByRole('region', { name: 'More to play' })).toBeNull()
  })

  it('shows all of it in place of the shelf, and back leads to it again', async () => {
    const { router } = await openLibrary()
    await heading('Practical Life')
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull()
    const all = screen.getByRole('link', { name: `Show all ${premiumCount}` })
    all.focus()
    await act(async () => void fireEvent.click(all))
    await waitFor(() => expect(router.state.location.href).toBe(wholeList))
    expect(document.activeElement?.textContent).toBe(whole)
    expect(screen.queryByText('For today')).toBeNull()
    expect(cards()).toHaveLength(12)
    await act(async () => router.history.back())
    await heading('Practical Life')
    expect(document.activeElement?.textContent).toBe(`Show all ${premiumCount}`)
    screen.getByText('For today')
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull()
  })

  it('leads back to the category one came from', async () => {
    const { router } = await openLibrary()
    const all = await screen.findByRole('link', { name: 'Practical Life' })
    all.focus()
    await act(async () => void fireEvent.click(all))
    await waitFor(() => expect(screen.queryByText('For today')).toBeNull())
    await act(async () => router.history.back())
    await heading('Practical Life')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Practical Life' }))
  })

  atNight(
    'leads from the list back to the categories, and the focus to the first of them',
    async () => {
      const { router } = await openLibrary(wholeList)
      const back = await screen.findByRole('link', { name: 'By category' })
      back.focus()
      await act(async () => void fireEvent.click(back))
      await heading('Practical Life')
      expect(router.state.location.href).toBe('/premium-library')
      const first = screen.getByRole('link', { name: 'Math & Fine Motor' })
      expect(document.activeElement).toBe(first)
    },
  )

  atNight('reads its four filters and the order from the address', async () => {
    await openLibrary('/premium-library?difficulty=hard&child_age=8&sort=title')
    await heading(/^\d+ activities$/)
    expect(screen.getAllByText('Hard', { selector: '.chip' })).toHaveLength(cards().length)
    expect(titles()).toEqual([...titles()].sort((a, b) => a.localeCompare(b, 'en')))
    await press('Filters, 2 set')
    const ages = within(await screen.findByRole('radiogroup', { name: 'Child age' }))
    ages.getByRole('radio', { name: /^Age 8 /, checked: true })
  })

  atNight('filters by a choice that says how many it shows', async () => {
    const practicalCount = premiumWith((one) => one.category === 'Practical Life')
    const long = premiumWith((one) => one.duration_minutes >= 45)
    const { router } = await openLibrary()
    await heading(whole)
    const categories = await choicesOf('Category')
    expect(screen.getByRole('radio', { name: `45+ minutes (${long})` })).toBeTruthy()
    const practical = categories.getByRole('radio', { name: `Practical Life (${practicalCount})` })
    await act(async () => void fireEvent.click(practical))
    await screen.findByRole('button', { name: `Show ${practicalCount} activities` })
    await press(`Show ${practicalCount} activities`)
    await heading(`${practicalCount} activities`)
    expect(router.state.location.href).toBe('/premium-library?category=Practical+Life')
    await press('Clear all')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }))
    await heading(whole)
  })

  atNight('searches while typing, with the words in the address', async () => {
    const { router } = await openLibrary()
    const box = await screen.findByRole('searchbox', { name: 'Search' })
    screen.getByText('For today')
    await act(async () => void fireEvent.change(box, { target: { value: 'playdough' } }))
    await waitFor(() => expect(router.state.location.search).toEqual({ query: 'playdough' }))
    await waitFor(() => expect(cards().length).toBeLessThan(12))
    for (const card of cards()) expect(card.textContent).toMatch(/playdough/i)
    // What is above the box stays.
    screen.getByText('For today')
    // The number of results of the choices during a search is unknown: none is shown.
    const levels = await choicesOf('Difficulty')
    levels.getByRole('radio', { name: 'Easy' })
  })

  atNight("begins with what fits the chosen child's age, and says so by name", async () => {
    const family = await anaWith([mia])
    openFeature(family.server, 'premium_library')
    await renderApp(wholeList, family)
    const words = await screen.findByText(/^For Mia, \d: the \d+ that fit come first\.$/)
    const age = Number(/, (\d):/.exec(words.textContent ?? '')?.[1])
    const fitting = Number(/the (\d+)/.exec(words.textContent ?? '')?.[1])
    expect(fitting).toBeGreaterThan(24)
    expect(fitting).toBeLessThan(premiumCount)
    while (screen.queryByRole('button', { name: /^Show \d+ more$/ }))
      await press(screen.getByRole('button', { name: /^Show \d+ more$/ }).textContent ?? '')
    expect(cards()).toHaveLength(premiumCount)
    expect(cards().map((card) => isFor(age, card))).toEqual(
      cards().map((_, place) => place < fitting),
    )
  })

  atNight('says when nothing fits, and removes the filters', async () => {
    const family = await anaWith([])
    openFeature(family.server, 'premium_library')
    family.server.connection.exec("delete from activities where category = 'Practical Life'")
    await renderApp('/premium-library?category=Practical+Life', family)
    await heading('Nothing fits all of that')
    await press('Clear all filters')
    await heading(`${premiumWith((one) => one.category !== 'Practical Life')} activities`)
  })
})

describe('saving a premium activity', () => {
  atNight('is in the address: Back closes it, and a link opens it', async () => {
    const { router, server, visitor, unmount } = await openLibrary('/premium-library?sort=title')
    await openFirst()
    const { item } = router.state.location.search
    expect(router.state.location.search).toEqual({ sort: 'title', item: expect.any(String) })
    await act(async () => router.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    unmount()
    const linked = await renderApp(`/premium-library?item=${item}`, { server, as: visitor })
    await screen.findByRole('dialog')
    await press('Close')
    await waitFor(() => expect(linked.router.state.location.search).toEqual({}))
  })

  it('keeps it in the collection, says so, and removes it again', async () => {
    const { server } = await openLibrary()
    const sheet = await openFirst()
    await sheet.findByText('Setup Instructions')
    await press('Save to collection')
    await screen.findByText('Activity saved to your collection!')
    await sheet.findByText('In your collection')
    expect(sheet.getByRole('link', { name: 'View Activity' })).toBeTruthy()
    expect(saved(server)).toBe(1)
    await press('Remove')
    await sheet.findByRole('button', { name: 'Save to collection' })
  })

  atNight('says when it failed, in a toast and in place', async () => {
    const family = await anaWith([])
    openFeature(family.server, 'premium_library')
    await renderApp('/premium-library', { ...family, failing: 'library.save' })
    const sheet = await openFirst()
    await press('Save to collection')
    await waitFor(() =>
      expect(sheet.getByRole('alert').textContent).toBe('Failed to save activity'),
    )
    expect(saved(family.server)).toBe(0)
  })
})
