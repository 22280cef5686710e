import { atNight } from '@fgm/api/extent'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { press } from '../../../../test/acts.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const create = '/scavenger-hunt/blueprints/create'

type InitialDocument = {
  server?: TestApp
  as?: Awaited<ReturnType<TestApp['register']>>
  failing?: string
}

async function open(
  path = create,
  { server = createTestApp(), as, failing }: InitialDocument = {},
) {
  const ana = as ?? (await server.register({ name: 'Ana' }))
  return renderApp(path, { server, as: ana, failing })
}
const board = () => screen.findByRole('application')
const list = () => within(screen.getByRole('region', { name: 'In this house' }))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const saved = () =>
  waitFor(() => expect(screen.getByText('Saved')).toBeTruthy(), { timeout: 4_000 })

beforeEach(() => localStorage.clear())

describe('a new house', () => {
  it('is built from the list, saves itself and gets its address', async () => {
    const { router, visitor } = await open()
    await board()
    choose('Add a room', 'hallway')
    await press('Add Room')
    choose('Add a room', 'kitchen')
    const beside = screen.getByLabelText('Next to')
    choose(
      'Next to',
      within(beside).getByRole<HTMLOptionElement>('option', { name: 'Hallway' }).value,
    )
    await press('Add Room')
    choose('Furniture for Kitchen', 'fridge')
    await press('Add furniture')
    expect(list().getByRole('button', { name: /^Kitchen 1/ })).toBeTruthy()
    await saved()
    const { blueprints } = (await visitor.get('/api/blueprints')).body
    const house = blueprints.find((one: { is_mine: boolean }) => one.is_mine)
    expect(house.blueprint_data.furniture).toMatchObject([{ type: 'fridge' }])
    expect(router.state.location.pathname).toBe(`/scavenger-hunt/blueprints/edit/${house.id}`)
  })

  it('is undone and redone, by button and by key', async () => {
    await open()
    const drawing = await board()
    await press('Add Room')
    expect(list().getByRole('button', { name: /^Living Room/ })).toBeTruthy()
    await press('Undo')
    await waitFor(() => expect(list().queryByRole('button', { name: /^Living Room/ })).toBeNull())
    await act(async () => void fireEvent.keyDown(drawing, { key: 'y', ctrlKey: true }))
    await waitFor(() => expect(list().getByRole('button', { name: /^Living Room/ })).toBeTruthy())
  })

  it('is stored in the browser while it cannot be saved, and is restored', async () => {
    const page = await open(create, { failing: 'blueprints.create' })
    await board()
    await press('Add Room')
    await waitFor(() => expect(screen.getByText('Could not save, trying again')).toBeTruthy(), {
      timeout: 4_000,
    })
    expect(screen.getByRole('alert').textContent).toMatch(/^Failed to save blueprint/)
    page.unmount()
    await renderApp(create, { server: page.server, as: page.visitor })
    await board()
    expect(screen.getByText(/brought back what you drew/)).toBeTruthy()
    expect(list().getByRole('button', { name: /^Living Room/ })).toBeTruthy()
    await saved()
  })

  it('is shared only after showing what others will see', async () => {
    await open()
    await board()
    choose('Add a room', 'kids_room')
    await press('Add Room')
    await press('More')
    await press('Share with other families')
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('img', { name: /Home with one room/ })).toBeTruthy()
    expect(dialog.getByText('Nobody can tell which rooms are for children.')).toBeTruthy()
    await press('Share this house')
    await saved()
    await press('More')
    expect(screen.getByRole('button', { name: 'Shared with other families' })).toBeTruthy()
  })
})

describe('an own house', () => {
  const room = {
    id: 'k',
    type: 'kitchen',
    position: { x: 0, y: 0 },
    size: { width: 200, height: 160 },
    label: 'Kitchen',
  }
  const house = { name: 'Ours', blueprint_data: { rooms: [room] } }

  async function openOwn() {
    const server = createTestApp()
    const as = await server.register({ name: 'Ana' })
    const { id } = (await as.post('/api/blueprints', house)).body
    await open(`/scavenger-hunt/blueprints/edit/${id}`, { server, as })
    await board()
    return { as, id }
  }

  atNight('can be changed by typing numbers and names', async () => {
    const { as, id } = await openOwn()
    await act(async () => void fireEvent.click(list().getByRole('button', { name: /^Kitchen/ })))
    fireEvent.change(screen.getByLabelText(/^Width/), { target: { value: '13' } })
    const name = screen.getByLabelText('Name')
    fireEvent.change(name, { target: { value: 'Our kitchen' } })
    await act(async () => void fireEvent.blur(name))
    await saved()
    const { blueprint_data } = (await as.get(`/api/blueprints/${id}`)).body
    expect(blueprint_data.rooms[0]).toMatchObject({ label: 'Our kitchen', size: { width: 260 } })
  })

  it('says what a tap does while nothing is chosen', async () => {
    await openOwn()
    const hint = () => screen.queryByText(/what you want to change\.$/)
    expect(hint()).not.toBeNull()
    const kitchen = list().getByRole('button', { name: /^Kitchen/ })
    await act(async () => void fireEvent.click(kitchen))
    expect(hint()).toBeNull()
    await act(async () => void fireEvent.click(kitchen))
    expect(hint()).not.toBeNull()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Furniture' })))
    expect(hint()).toBeNull()
  })

  it('asks which one stays when it was saved elsewhere', async () => {
    const { as, id } = await openOwn()
    await as.put(`/api/blueprints/${id}`, { name: 'Theirs' })
    await press('Add Room')
    const take = await screen.findByRole('button', { name: 'Take theirs' }, { timeout: 4_000 })
    await act(async () => void fireEvent.click(take))
    const name = screen.getByLabelText<HTMLInputElement>('Blueprint name')
    await waitFor(() => expect(name.value).toBe('Theirs'))
    await waitFor(() => expect(list().queryByRole('button', { name: /^Living Room/ })).toBeNull())
    await press('Undo')
    await waitFor(() => expect(list().getByRole('button', { name: /^Living Room/ })).toBeTruthy())
  })

  it('that does not exist says so', async () => {
    await open('/scavenger-hunt/blueprints/edit/nowhere')
    expect(await screen.findByRole('heading', { name: 'Failed to load blueprint' })).toBeTruthy()
  })
})
