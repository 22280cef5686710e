import { atNight } from '@fgm/api/extent'
import { createTestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getQueryKey } from '@trpc/react-query'
import { describe, expect, it } from 'vitest'
import { fakeCaches } from '../../../../test/fake-caches.ts'
import { anaWith, ben, registerFamilies } from '../../../../test/families.ts'
import { addBlueprint, addHome, addHunt } from '../../../../test/hunts.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { currentFamily, switchFamily } from '../../offline/current-family.ts'
import { cacheResponse } from '../../offline/response-cache.ts'

const path = '/scavenger-hunt'
const heading = (name: string) => screen.findByRole('heading', { name })
const link = (name: string) => screen.findByRole('link', { name })

/** The buttons on the card of the family's own rooms, and how many there are in all. */
function ownWays() {
  const links = within(screen.getByRole('region', { name: 'In your own rooms' })).getAllByRole(
    'link',
  )
  const buttons = links.filter(({ classList }) => classList.contains('btn'))
  return [buttons.map(({ textContent }) => textContent), links.length]
}

async function openTab(name: string) {
  const tab = await screen.findByRole('tab', { name })
  await act(async () => void fireEvent.mouseDown(tab))
}

describe('the hub', () => {
  it('asks a visitor to log in', async () => {
    await renderApp(path)
    await heading('Hunts through your own rooms')
    const play = await link('Play Hunt: Rainbow Rooms')
    expect(play.className).toContain('primary')
    expect((await screen.findAllByRole('link', { name: 'Log In' })).length).toBeGreaterThan(0)
  })

  it('shows figures, next steps and what is ready to play', async () => {
    const family = await anaWith([])
    await renderApp(path, family)
    await heading('Ready to play')
    for (const empty of ['Times Played', 'Most Popular', 'None'])
      expect(screen.queryByText(empty)).toBeNull()
    for (const name of [
      'Tell Us About Your Home',
      'Browse Templates',
      'Create Blueprint',
      'Create Hunt',
    ])
      await link(name)
    expect(ownWays()).toEqual([['Tell Us About Your Home'], 4])
    const play = await link('Play Hunt: Rainbow Rooms')
    expect(play.getAttribute('href')).toBe('/scavenger-hunt/play/rainbow-rooms')
    expect(screen.queryByRole('heading', { name: 'Recent Activity' })).toBeNull()
  })

  it('shows all ready hunts at once, in the address, and the focus stays where it is', async () => {
    const { router } = await renderApp(path, await anaWith([]))
    const way = await screen.findByRole('link', { name: /^All \d+ hunts$/ })
    const list = screen.getByRole('region', { name: 'Ready to play' }).querySelector('ul')
    const isRow = () => list?.classList.contains('card-row')
    expect([isRow(), way.textContent]).toEqual([true, `All ${list?.children.length} hunts`])
    way.focus()
    await act(async () => void fireEvent.click(way))
    await waitFor(() => expect(way.textContent).toBe('Show fewer hunts'))
    expect(router.state.location.search).toEqual({ show: 'all' })
    expect([isRow(), document.activeElement === way]).toEqual([false, true])
    await act(async () => router.history.back())
    await waitFor(() => expect([isRow(), document.activeElement === way]).toEqual([true, true]))
  })

  atNight('shows a waiting family which next step is not open yet', async () => {
    await renderApp(path, await ben())
    await heading('Ready to play')
    const create = (await link('Create Hunt')).closest('li')
    expect(create?.textContent).toBe('Create Hunt opens with premium')
  })

  atNight('lists the three newest hunts as recent activity', async () => {
    const family = await anaWith([])
    for (const huntName of ['One', 'Two', 'Three', 'Four']) {
      family.server.clock.advance(60)
      await addHunt(family.as, { hunt_name: huntName })
    }
    await renderApp(path, family)
    const recent = (await heading('Recent Activity')).closest('section') as HTMLElement
    const names = within(recent).getAllByRole('heading', { level: 3 })
    expect(names.map((name) => name.textContent)).toEqual(['Four', 'Three', 'Two'])
    const play = within(recent).getByRole('link', { name: 'Play Hunt: Four' })
    expect(play.getAttribute('href')).toMatch(/^\/scavenger-hunt\/play\//)
    expect(within(recent).getAllByText('Level 2')).toHaveLength(3)
    expect(screen.getByText('Four...')).toBeTruthy()
  })

  it('has nothing to choose in a family with one house', async () => {
    const family = await anaWith([])
    const house = await addHome(family.as)
    await renderApp(path, family)
    await heading('Ready to play')
    expect(screen.queryByLabelText('Which house do you play in?')).toBeNull()
    expect((await link('Create Hunt')).getAttribute('href')).toContain(`blueprint=${house}`)
    expect(ownWays()).toEqual([['Create Hunt'], 3])
  })

  it('asks in which of two houses to play, and leads on from the chosen one', async () => {
    const family = await anaWith([])
    const first = await addHome(family.as)
    family.server.clock.advance(60)
    const second = await addHome(family.as)
    const { queryClient } = await renderApp(path, family)
    const choice = await screen.findByLabelText<HTMLSelectElement>('Which house do you play in?')
    expect([choice.value, choice.options.length]).toEqual([second, 2])
    expect(new Set([...choice.options].map(({ text }) => text)).size).toBe(2)
    family.server.clock.advance(60)
    await act(async () => void fireEvent.change(choice, { target: { value: first } }))
    await waitFor(async () =>
      expect((await link('Create Hunt')).getAttribute('href')).toContain(`blueprint=${first}`),
    )
    // Chosen later on another device.
    family.server.clock.advance(60)
    await family.as.mutate('blueprints.chooseHome', { id: second })
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(choice.value).toBe(second))
  })

  atNight('keeps the tab in the address', async () => {
    const page = await renderApp(path, await anaWith([]))
    await openTab('My Hunts')
    await heading('No scavenger hunts yet')
    expect(page.router.state.location.search).toEqual({ tab: 'hunts' })
    await openTab('My Blueprints')
    expect(
      await screen.findByText('Create your first house blueprint to get started!'),
    ).toBeTruthy()
  })

  atNight('shows own blueprints and hunts with their actions', async () => {
    const family = await anaWith([])
    const blueprint = await addBlueprint(family.as)
    const hunt = await addHunt(family.as)
    await renderApp(`${path}?tab=blueprints`, family)
    const create = await link('Create Hunt in Our House')
    expect(create.getAttribute('href')).toBe(`${path}/create?blueprint=${blueprint}`)
    const card = (await heading('Our House')).closest('li') as HTMLElement
    expect(within(card).queryByText(/^Used:/)).toBeNull()
    expect(screen.getByText('Custom')).toBeTruthy()
    expect(screen.getAllByText('Preset')).toHaveLength(6)
    await link('Create Hunt in Cozy Apartment')
    expect(screen.queryByRole('link', { name: 'Edit Cozy Apartment' })).toBeNull()
    await openTab('My Hunts')
    const edit = await link('Edit Rainy Day Treasure')
    expect(edit.getAttribute('href')).toBe(`${path}/edit/${hunt}`)
  })

  atNight('says kindly what a waiting family has', async () => {
    const server = createTestApp()
    await registerFamilies(server, 50)
    await renderApp(path, { server, as: await server.register({ name: 'Ben' }) })
    await screen.findByText('Our ready-made hunts are yours to play, as often as you like.')
    await screen.findByText(/^With premium you make hunts of your own/)
    await link('Play Hunt: Rainbow Rooms')
  })

  it('says so when a list cannot be loaded', async () => {
    await renderApp(path, { ...(await anaWith([])), failing: 'hunts.' })
    await heading('Oops!')
    const sentence = 'Failed to load scavenger hunt data. Please try again.'
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
    expect(screen.queryByText('No scavenger hunts yet')).toBeNull()
  })

  it('shows the hunts also when the children cannot be loaded', async () => {
    const family = await anaWith()
    family.server.connection.exec("update children set birth_date = 'never'")
    expect((await family.as.query('children.list')).status).toBe(500)
    const { queryClient } = await renderApp(path, family)
    await link('Play Hunt: Rainbow Rooms')
    const queryKey = getQueryKey(trpc.children.list, undefined, 'query')
    expect(queryClient.getQueryState(queryKey)?.status).toBe('error')
    // If what it opens fetched them again, the page would never come to rest.
    expect(queryClient.isFetching({ queryKey })).toBe(0)
  })

  it('says that a play is saved, or waits', async () => {
    await renderApp(`${path}?success=saved`, await anaWith([]))
    expect(await screen.findByText('Saved. That was a good hunt!')).toBeTruthy()
  })
})

describe('the hub without a network', () => {
  it('says so, and offers what is cached', async () => {
    const caches = fakeCaches()
    const { server, as } = await anaWith([])
    const status = (await as.query('auth.status')).body
    const { id } = status.user
    switchFamily(id)
    await cacheResponse(id, { path: 'auth.status' }, status)
    await cacheResponse(id, { path: 'activities.cards' }, [{}, {}])
    await renderApp(path, { server, as, failing: '/' })
    await heading('You are offline')
    const way = await link('My Activities: 2 saved')
    expect(way.getAttribute('href')).toBe('/activities')
    expect(screen.queryByText(/Oops|Network error/)).toBeNull()
    caches.forget()
  })

  it('caches nothing of a family that has logged out', async () => {
    switchFamily('ana')
    await renderApp(path)
    await heading('Hunts through your own rooms')
    expect(currentFamily()).toBeNull()
  })
})
