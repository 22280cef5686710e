import { atNight } from '@fgm/api/extent'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../../test/acts.ts'
import {
  anaWith,
  ben,
  openFeature,
  registerFamilies,
  writeMaintenance,
} from '../../../../test/families.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const path = '/scavenger-hunt/tell-us'

async function describeHome(line: string, page: Parameters<typeof renderApp>[1]) {
  const opened = await renderApp(path, page)
  fireEvent.change(await screen.findByLabelText(/Say it in one line/), { target: { value: line } })
  await press('Show the plans')
  await screen.findByRole('heading', { name: 'Which is most like yours?' })
  return opened
}
type Visitor = Awaited<ReturnType<typeof anaWith>>['as']
const ownHouses = async (as: Visitor) =>
  (await as.get('/api/blueprints')).body.blueprints.filter(
    (one: { is_mine: boolean }) => one.is_mine,
  )

const aiOf = (name: string) => ({
  ...{ name, display_name: name.toUpperCase(), model: name },
  ...{ base_url: 'http://127.0.0.1:1/v1', api_key: 'test' },
})
/** Back to the rooms, adds a bathroom, and returns to the plans. */
async function addBathroom() {
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: /^Back to your/ })))
  await press('More bathrooms')
  await press('Show the plans')
  await screen.findByRole('heading', { name: 'Which is most like yours?' })
}
const bathrooms = (house: { blueprint_data: { rooms: { label: string }[] } }) =>
  house.blueprint_data.rooms.filter(({ label }) => label.startsWith('Bathroom')).length

describe('a described home', () => {
  it('is saved without what was removed, and played at the age of the child', async () => {
    const { server, as } = await anaWith()
    const { router } = await describeHome('two bedrooms, a kitchen, no living room', { server, as })
    await press('table')
    await press('Play now')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/scavenger-hunt\/play\//))
    const [house] = await ownHouses(as)
    const labels = house.blueprint_data.rooms.map(({ label }: { label: string }) => label)
    expect(labels.sort()).toEqual(
      ['Bathroom', 'Hallway', 'Kitchen', "Mia's room", 'Our room'].sort(),
    )
    const kinds = house.blueprint_data.furniture.map(({ type }: { type: string }) => type)
    expect([kinds.includes('bed'), kinds.includes('table')]).toEqual([true, false])
    const hunt = (await as.get('/api/scavenger-hunts')).body.hunts.find(
      (one: { is_ready_made: boolean }) => !one.is_ready_made,
    )
    expect([hunt.age_range, hunt.blueprint_id]).toEqual(['4-5', house.id])
  })

  it('is saved once, although its hunt could not be created', async () => {
    const { server, as } = await anaWith()
    await describeHome('two bedrooms', { server, as, failing: 'hunts.create' })
    await press('Play now')
    await screen.findByRole('alert')
    await press('Play now')
    await screen.findByRole('alert')
    expect(await ownHouses(as)).toHaveLength(1)
  })

  it('is one house when its hunt could not be created and its rooms are changed', async () => {
    const { server, as } = await anaWith()
    await describeHome('two bedrooms', { server, as, failing: 'hunts.create' })
    await press('Play now')
    await screen.findByRole('alert')
    await addBathroom()
    await press('Play now')
    await screen.findByRole('alert')
    expect((await ownHouses(as)).map(bathrooms)).toEqual([2])
  })

  it('is one house when its response was lost, whatever is changed', async () => {
    const { server, as } = await anaWith()
    let lost = 0
    const request: TestApp['app']['request'] = async (...call) => {
      const response = await server.app.request(...call)
      const isCreate = String(call[0]).includes('blueprints.create')
      if (isCreate && ++lost === 1) throw new TypeError('Failed to fetch')
      return response
    }
    const breaking = { ...server, app: { request } as TestApp['app'] }
    const { router } = await describeHome('two bedrooms', { server: breaking, as })
    await press('Play now')
    await screen.findByRole('alert')
    await addBathroom()
    await press('Play now')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/scavenger-hunt\/play\//))
    expect(lost).toBe(2)
    expect((await ownHouses(as)).map(bathrooms)).toEqual([2])
  })

  atNight('is saved by a waiting family, to be changed by hand', async () => {
    const { server, as } = await ben()
    const { router } = await describeHome('a studio and a bathroom', { server, as })
    expect(screen.queryByRole('button', { name: 'Play now' })).toBeNull()
    await press('Keep this house')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/blueprints\/edit\//))
    expect(await ownHouses(as)).toHaveLength(1)
  })

  it('says what it understood while it is typed, and asks visitors to log in', async () => {
    const { server, as } = await anaWith()
    const page = await renderApp(path, { server, as })
    const line = await screen.findByLabelText(/Say it in one line/)
    fireEvent.change(line, { target: { value: 'four bedrooms, big kitchen, upstairs' } })
    expect(screen.getByText('4 bedrooms')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Big kitchen' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    expect(screen.getByText(/rooms and stairs/)).toBeTruthy()
    page.unmount()
    await renderApp(path, { server: createTestApp() })
    expect(await screen.findByRole('heading', { name: 'Log in to draw your home' })).toBeTruthy()
  })
})

describe('reading the line more closely', () => {
  async function opened({ isOpen = true, isFounder = true, maintenance = '' } = {}) {
    const server = createTestApp({ AI_PROVIDERS: JSON.stringify([aiOf('north'), aiOf('south')]) })
    openFeature(server, 'ai_generation', isOpen ? 'on' : 'off')
    if (!isFounder) await registerFamilies(server, 50)
    if (maintenance) writeMaintenance(server, maintenance)
    const as = await server.register({ name: 'Ana' })
    const { queryClient } = await renderApp(path, { server, as })
    const line = await screen.findByLabelText(/Say it in one line/)
    fireEvent.change(line, { target: { value: 'up the ladder sleep the twins' } })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    return screen.queryByRole('button', { name: 'Read it more closely' })
  }

  it('says to whom the line is sent', async () => {
    expect(await opened()).toBeTruthy()
    expect(screen.getByText('Your line goes to NORTH or SOUTH, without names.')).toBeTruthy()
  })

  it.each([
    ['where the generator is closed', { isOpen: false }],
    ['to a family that waits', { isFounder: false }],
    ['during maintenance', { maintenance: 'Back at noon.' }],
  ])('is not offered %s', async (_, at) => {
    expect(await opened(at)).toBeNull()
    expect(screen.queryByText(/Your line goes to/)).toBeNull()
  })
})
