import { atNight } from '@fgm/api/extent'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getQueryKey } from '@trpc/react-query'
import { describe, expect, it } from 'vitest'
import { press } from '../../../test/acts.ts'
import { shared } from '../../../test/community.ts'
import { anaWith, mia, openFeature } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { trpc } from '../../lib/trpc.ts'

const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const cards = () => screen.getAllByRole('article')
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

type Idea = { id: string; changes?: { [column: string]: string | number } }

/** Ana has shared these; Eve opens the page. */
async function openEve(ideas: Idea[], path = '/community', failing?: string, child?: object) {
  const server = createTestApp()
  openFeature(server, 'community_sharing')
  const author = { name: 'Ana Lucia', browser: await server.register({ name: 'Ana' }) }
  server.connection.exec("update parents set name = 'Ana Lucia' where name = 'Ana'")
  const ids: string[] = []
  for (const { id, changes } of ideas) {
    server.clock.advance(3600)
    ids.push(await shared(server, author, id, changes))
  }
  const as = await server.register({ name: 'Eve' })
  if (child) await as.post('/children', child)
  // Her ratings count.
  server.connection.exec(
    "update families set confirmed_at = created_at where id = (select family_id from parents where name = 'Eve')",
  )
  return { ...(await renderApp(path, { server, as, failing })), ids }
}

async function openCard(title: string) {
  const [opener] = await screen.findAllByRole('button', { name: title })
  await act(async () => void fireEvent.click(opener as HTMLElement))
  return within(await screen.findByRole('dialog', { name: title }))
}

/** Runs inside the sheet of filters, and closes it with its button. */
async function chooseMinutes(minutes: number) {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Filters/ })))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  const choice = sheet.getByRole('radio', { name: `Up to ${minutes} minutes` })
  await act(async () => void fireEvent.click(choice))
  await act(
    async () => void fireEvent.click(sheet.getByRole('button', { name: 'Show Activities' })),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const idea = (id: string, minAge: number, maxAge: number): Idea => ({
  id,
  changes: { min_age: minAge, max_age: maxAge },
})
const [young, youngToo] = [idea('young', 3, 5), idea('young-too', 4, 4)]
const [old, oldToo] = [idea('old', 7, 9), idea('old-too', 5, 9)]
const max = { name: 'Max', birth_date: '2013-05-20' }
const titleOf = ({ id }: Idea) => `Squiggles of ${id}`
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent)
const partTitles = () =>
  screen.queryAllByRole('heading', { name: /^For Mia|^Other ages/ }).map((one) => one.textContent)

const rows = ({ connection }: TestApp, table: string) =>
  connection.prepare(`select * from ${table}`).all() as { [column: string]: unknown }[]

describe('the closed community', () => {
  it('says what opens it, with the live figure', async () => {
    const server = createTestApp()
    await renderApp('/community', { server, as: await server.register({ name: 'Ana' }) })
    await heading('Coming soon')
    expect(screen.getByText(/Community sharing will be available soon!/)).toBeTruthy()
    expect(screen.getByText('1 of 10 premium families have joined.')).toBeTruthy()
    expect(screen.queryByRole('tablist')).toBeNull()
  })

  it('stays closed when the server cannot say, with a retry', async () => {
    await openEve([], '/community', 'flags.current')
    await heading('We could not see whether this is open')
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
    expect(screen.queryByRole('tablist')).toBeNull()
  })

  it('asks a visitor to log in once it is open', async () => {
    const server = createTestApp()
    openFeature(server, 'community_sharing')
    await renderApp('/community', { server })
    await heading('What other families play')
    expect(screen.queryByText(/available soon/)).toBeNull()
    expect(link('Log In')).toBe('/login?next=%2Fcommunity')
  })
})

atNight('opens as a preview for a visitor, and signing up leads back to it', async () => {
  const { ids, server, unmount } = await openEve([{ id: 'idea' }])
  unmount()
  server.connection.exec('update community_items set shown_to_visitors = 1')
  await renderApp('/community', { server })
  const sheet = await openCard('Squiggles of idea')
  sheet.getByText('Its steps open with a free account.')
  expect(sheet.queryByText(/Ana|Setup Instructions/)).toBeNull()
  const back = encodeURIComponent(`/community?item=${ids[0]}`)
  for (const [name, path] of [
    ['Sign Up Free', '/register'],
    ['Log In', '/login'],
  ])
    expect(sheet.getByRole('link', { name }).getAttribute('href')).toBe(`${path}?next=${back}`)
})

describe('discovering activities', () => {
  atNight('begins with what most families saved, which one click saves and starts', async () => {
    const { ids, server, visitor, unmount } = await openEve([{ id: 'idea' }])
    unmount()
    const cleo = await server.register({ name: 'Cleo' })
    await cleo.post(`/community/download-activity/${ids[0]}`)
    const { router } = await renderApp('/community', { server, as: visitor })
    await screen.findByRole('button', { name: 'Save and start' })
    await press('Save and start')
    const path = `/activities/${ids[0]}/play`
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    expect(rows(server, 'saved_activities')).toHaveLength(2)
  })

  it('shows cards with a picture, a sentence that fits, a first name, rating and downloads', async () => {
    const description =
      'A squiggle wants to be an animal, and only brave pens help it to find its ears, its tail and its feet, then its whiskers, and last of all a very long and very surprising nose.'
    await openEve([{ id: 'idea', changes: { description } }])
    await screen.findByRole('button', { name: 'Squiggles of idea' })
    const [card] = cards()
    expect(within(card as HTMLElement).getByText('By Ana')).toBeTruthy()
    expect(card?.textContent).toContain('A squiggle wants to be an animal.')
    expect(card?.querySelector('.scene')).toBeTruthy()
    expect(card?.textContent).not.toContain('...')
    expect(card?.textContent).not.toContain('Lucia')
    expect(card?.textContent).toContain('Not rated yet')
    expect(card?.textContent).toContain('Saved 0 times')
  })

  it("begins with what fits the chosen child's age, in the chosen order", async () => {
    await openEve([old, oldToo, young, youngToo], '/community', undefined, mia)
    await heading('For Mia, 4')
    expect(titles()).toEqual([youngToo, young, oldToo, old].map(titleOf))
    expect(partTitles()).toEqual(['For Mia, 4', 'Other ages'])
    for (const name of ['For Mia, 4', 'Other ages']) {
      screen.getByRole('heading', { name, level: 2 })
      const part = within(screen.getByRole('list', { name }))
      expect(part.getAllByRole('heading', { level: 3 })).toHaveLength(2)
    }
  })

  it('lists the only one for other ages with those that fit', async () => {
    await openEve([old, young, youngToo], '/community', undefined, mia)
    await waitFor(() => expect(titles()).toEqual([youngToo, young, old].map(titleOf)))
    expect(partTitles()).toEqual([])
  })

  atNight('shows what fits first in pages, and continues after them with the focus', async () => {
    const fitting = Array.from({ length: 24 }, (_, place) => ({ ...young, id: `young-${place}` }))
    await openEve([...fitting, old, oldToo], '/community', undefined, mia)
    await waitFor(() => expect(cards()).toHaveLength(24))
    expect(partTitles()).toEqual(['For Mia, 4'])
    screen.getByRole('button', { name: 'Show more' }).focus()
    await press('Show more')
    await waitFor(() => expect(cards()).toHaveLength(26))
    expect(partTitles()).toEqual(['For Mia, 4', 'Other ages'])
    expect(cards()[24]?.contains(document.activeElement)).toBe(true)
  })

  atNight('is for the age that the parent chose, if any', async () => {
    await openEve([old, young], '/community?child_age=8', undefined, mia)
    await waitFor(() => expect(titles()).toEqual([titleOf(old)]))
    expect(partTitles()).toEqual([])
  })

  it('is one list when the children cannot be loaded', async () => {
    const { server, visitor, unmount } = await openEve([old, young], '/community', undefined, mia)
    unmount()
    server.connection.exec('alter table children rename to unreadable')
    await renderApp('/community', { server, as: visitor })
    await waitFor(() => expect(titles()).toEqual([young, old].map(titleOf)))
    expect(partTitles()).toEqual([])
  })

  it('shows no card before the children are loaded', async () => {
    const page = await openEve([old, young], '/community', undefined, mia)
    await page.visitor.post(`/community/download-activity/${page.ids[0]}`)
    page.unmount()
    const { queryClient } = await renderApp('/community', { server: page.server, as: page.visitor })
    await heading('Trending')
    const children = queryClient
      .getQueryCache()
      .find({ queryKey: getQueryKey(trpc.children.list, undefined, 'query') })
    const unknown = { data: undefined, status: 'pending', dataUpdateCount: 0 } as const
    await act(async () => children?.setState(unknown))
    await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]))
    await act(async () => void children?.fetch())
    await heading('Trending')
  })

  it.each([
    ['offers the children', [mia, max], '/community', 1],
    ['offers none where an age is chosen', [mia, max], '/community?child_age=8', 0],
    ['offers none where no list is for any of them', [max, max], '/community', 0],
  ])('%s', async (_name, children, path, count) => {
    const family = await anaWith(children)
    openFeature(family.server, 'community_sharing')
    // Max has grown since.
    family.server.connection.exec(
      "update children set birth_date = '2012-01-01' where name = 'Max'",
    )
    await renderApp(path, family)
    await heading(/^Nothing/)
    expect(screen.queryAllByRole('radiogroup', { name: 'Playing with' })).toHaveLength(count)
  })

  atNight('has what is trending for the child first, and says so', async () => {
    const { ids, server, visitor, unmount } = await openEve(
      [old, young],
      '/community',
      undefined,
      mia,
    )
    unmount()
    for (const name of ['Cleo', 'Dora']) {
      const family = await server.register({ name })
      for (const id of name === 'Dora' ? ids.slice(0, 1) : ids)
        await family.post(`/community/download-activity/${id}`)
    }
    await renderApp('/community', { server, as: visitor })
    const trending = within(await screen.findByRole('region', { name: 'Trending' }))
    trending.getByText('For Mia, 4: the one that fits comes first.')
    const all = trending.getAllByRole('heading', { level: 3 })
    expect(all.map(({ textContent }) => textContent)).toEqual([young, old].map(titleOf))
  })

  atNight('continues behind the last one on request', async () => {
    await openEve(Array.from({ length: 26 }, (_, place) => ({ id: `idea-${place}` })))
    await waitFor(() => expect(cards()).toHaveLength(24))
    screen.getByRole('button', { name: 'Show more' }).focus()
    await press('Show more')
    await waitFor(() => expect(cards()).toHaveLength(26))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(cards()[24]?.contains(document.activeElement)).toBe(true)
  })

  atNight('searches on Enter and keeps the words in the address', async () => {
    const ideas = [{ id: 'socks' }, { id: 'paper' }]
    const { router } = await openEve(ideas, '/community?sort=rating')
    await waitFor(() => expect(cards()).toHaveLength(2))
    const box = screen.getByRole('searchbox', { name: 'Search' })
    fireEvent.change(box, { target: { value: 'socks' } })
    await act(async () => void fireEvent.submit(box.closest('form') as HTMLFormElement))
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(router.state.location.search).toEqual({ query: 'socks', sort: 'rating' })
  })

  atNight('narrows by category, age and minutes, and says when nothing fits', async () => {
    const long = { id: 'long', changes: { duration_minutes: 20, min_age: 6, max_age: 9 } }
    const short = { id: 'short', changes: { min_age: 2, max_age: 4 } }
    await openEve([short, long], '/community?minutes=20&child_age=7')
    await screen.findByRole('button', { name: 'Squiggles of long' })
    await waitFor(() => expect(cards()).toHaveLength(1))
    await chooseMinutes(5)
    await heading('Nothing fits all of that')
    await press('Clear all filters')
    await waitFor(() => expect(cards()).toHaveLength(2))
    await chooseMinutes(20)
    await screen.findByRole('button', { name: 'Remove filter: Up to 20 minutes' })
    await press('Remove filter: Up to 20 minutes')
    await waitFor(() => expect(cards()).toHaveLength(2))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }))
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  })

  atNight('says when no one has shared anything, with a link to share', async () => {
    await openEve([])
    await heading('Nothing here yet')
    expect(link('Share one of yours')).toBe('/community?tab=share')
  })
})

describe('a shared activity', () => {
  atNight('is saved, then is among the trending ones and links to itself', async () => {
    const { ids, server } = await openEve([{ id: 'idea' }])
    const sheet = await openCard('Squiggles of idea')
    expect(sheet.getByText('Setup Instructions')).toBeTruthy()
    expect(sheet.queryByRole('radiogroup')).toBeNull()
    await press('Add to your collection')
    await screen.findByText('Activity added to your collection!')
    const view = await sheet.findByRole('link', { name: 'View Activity' })
    expect(view.getAttribute('href')).toBe(`/activities/${ids[0]}`)
    expect(rows(server, 'saved_activities')).toHaveLength(1)
    await press('Close')
    await heading('Trending')
    expect(screen.getAllByRole('button', { name: 'Squiggles of idea' })).toHaveLength(1)
  })

  atNight('is in the address: Back closes it, and a link opens it', async () => {
    const { ids, router, server, visitor, unmount } = await openEve(
      [{ id: 'idea' }],
      '/community?sort=rating',
    )
    await openCard('Squiggles of idea')
    expect(router.state.location.search).toEqual({ sort: 'rating', item: ids[0] })
    await act(async () => router.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openCard('Squiggles of idea')
    await press('Close')
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'rating' }))
    unmount()
    const linked = await renderApp(`/community?item=${ids[0]}`, { server, as: visitor })
    await screen.findByRole('dialog', { name: 'Squiggles of idea' })
    await press('Close')
    await waitFor(() => expect(linked.router.state.location.search).toEqual({}))
  })

  atNight('that is gone says so after an old link', async () => {
    await openEve([{ id: 'idea' }], '/community?item=no-such-thing')
    const sheet = within(await screen.findByRole('dialog'))
    await sheet.findByText(/is no longer in the community/)
  })

  atNight('that cannot be saved says so, in a toast and in place', async () => {
    await openEve([{ id: 'idea' }], '/community', 'community.download')
    const sheet = await openCard('Squiggles of idea')
    await press('Add to your collection')
    expect((await sheet.findByRole('alert')).textContent).toBe('Failed to download activity')
  })

  it('is rated after it was saved', async () => {
    const { ids, server, visitor } = await openEve([{ id: 'idea' }])
    await visitor.post(`/community/download-activity/${ids[0]}`)
    const sheet = await openCard('Squiggles of idea')
    const four = await sheet.findByRole('radio', { name: '4 stars' })
    await act(async () => void fireEvent.click(four))
    await sheet.findByRole('radio', { name: '4 stars', checked: true })
    await sheet.findByText('4.0, 1 rating')
    expect(rows(server, 'community_ratings')).toEqual([expect.objectContaining({ rating: 4 })])
  })

  it('is reported with a reason', async () => {
    const { server } = await openEve([{ id: 'idea' }])
    const sheet = await openCard('Squiggles of idea')
    await press('Report this activity')
    await press('Send Report')
    expect(sheet.getByText('Please say in a few words what is wrong.')).toBeTruthy()
    const box = sheet.getByLabelText('What is wrong with it?')
    fireEvent.change(box, { target: { value: 'It asks for a knife.' } })
    await press('Send Report')
    await screen.findByText('Thank you. An administrator will look at it.')
    const reports = rows(server, 'community_reports')
    expect(reports).toEqual([expect.objectContaining({ reason: 'It asks for a knife.' })])
  })

  atNight(
    'keeps the focus while it is reported or not: in the box, then where it was',
    async () => {
      await openEve([{ id: 'idea' }])
      const sheet = await openCard('Squiggles of idea')
      const focused = () => document.activeElement
      await press('Report this activity')
      const box = sheet.getByLabelText('What is wrong with it?')
      expect(focused()).toBe(box)
      await press('Send Report')
      expect(focused()).toBe(box)
      await press('Cancel')
      expect(focused()).toBe(sheet.getByRole('button', { name: 'Report this activity' }))
      await press('Hide this author')
      expect(focused()).toBe(sheet.getByRole('button', { name: 'Hide Ana' }))
      await press('Cancel')
      expect(focused()).toBe(sheet.getByRole('button', { name: 'Hide this author' }))
      await press('Report this activity')
      fireEvent.change(sheet.getByLabelText('What is wrong with it?'), {
        target: { value: 'Knife' },
      })
      await press('Send Report')
      await screen.findByText('Thank you. An administrator will look at it.')
      expect(focused()).toBe(sheet.getByRole('button', { name: 'Report this activity' }))
    },
  )

  it('is hidden with its author, who can be shown again', async () => {
    await openEve([{ id: 'idea' }])
    await openCard('Squiggles of idea')
    await press('Hide this author')
    await press('Hide Ana')
    await heading('Nothing here yet')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement?.id).toBe('main'))
    await press('Show Ana again')
    await screen.findByRole('button', { name: 'Squiggles of idea' })
  })
})
