import { atNight } from '@fgm/api/extent'
import { createTestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../../test/acts.ts'
import { registerFamilies } from '../../../../test/families.ts'
import { addHome } from '../../../../test/hunts.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const path = '/scavenger-hunt/blueprints'

async function openAna(options: { failing?: string } = {}) {
  const server = createTestApp()
  const as = await server.register({ name: 'Ana' })
  return renderApp(path, { server, as, ...options })
}
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading.closest('article') as HTMLElement)
}

describe('the gallery', () => {
  it("links to 'tell us about your home' also when it could not be loaded", async () => {
    await openAna({ failing: 'blueprints.gallery' })
    await screen.findByText('Failed to load blueprint templates')
    expect(screen.getByRole('link', { name: 'Tell Us About Your Home' })).toBeTruthy()
  })

  it('offers another house above only where none is offered among the own ones', async () => {
    const server = createTestApp()
    const as = await server.register({ name: 'Ana' })
    await addHome(as)
    await renderApp(path, { server, as })
    await screen.findByText('Loading the blueprint templates')
    const offers = () => screen.queryAllByRole('link', { name: 'Tell Us About Your Home' })
    expect(offers()).toEqual([])
    await card('Our House')
    expect(offers().map((link) => link.closest('li') !== null)).toEqual([true])
  })

  it('says once what is on the page, and offers one hunt for each house', async () => {
    const server = createTestApp()
    const as = await server.register({ name: 'Ana' })
    await addHome(as)
    await renderApp(path, { server, as })
    const home = await card('Our House')
    // The tab of the hub has this name; the shelf has another.
    expect(screen.getAllByText('My Blueprints').map(({ tagName }) => tagName)).toEqual(['A'])
    await screen.findByRole('heading', { level: 2, name: 'Your own houses' })
    const links = home.getAllByRole('link')
    expect(links.map(({ classList }) => classList.contains('text'))).toEqual([false, true])
  })

  it('shows ready-made homes with their size, use and actions', async () => {
    await openAna()
    const home = await card('Cozy Apartment')
    expect(home.getByRole('img', { name: 'Plan of Cozy Apartment' })).toBeTruthy()
    expect(home.queryByText(/^Used:/)).toBeNull()
    const hunt = home.getByRole('link', { name: /Create Hunt/ }).getAttribute('href')
    expect(hunt).toMatch(/^\/scavenger-hunt\/create\?blueprint=/)
    const links = ['Create Blueprint', 'Create Hunt', 'Back to Hunt'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(links).toEqual([
      '/scavenger-hunt/blueprints/create',
      '/scavenger-hunt/create',
      '/scavenger-hunt',
    ])
  })

  it('shows the tabs of the hub, its own one open', async () => {
    await openAna()
    const tabs = within(await screen.findByRole('navigation', { name: 'Scavenger hunts' }))
    const links = tabs.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/scavenger-hunt',
      path,
      '/scavenger-hunt?tab=hunts',
    ])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null])
  })

  atNight('copies a template and opens the copy', async () => {
    const { router, visitor } = await openAna()
    await card('Cozy Apartment')
    await press('Copy to change Cozy Apartment')
    await screen.findByRole('application')
    const { blueprints } = (await visitor.get('/api/blueprints')).body
    const [mine] = blueprints.filter((one: { is_mine: boolean }) => one.is_mine)
    expect(router.state.location.pathname).toBe(`${path}/edit/${mine.id}`)
  })

  atNight('says when copying failed, and can be retried', async () => {
    await openAna({ failing: 'blueprints.copy' })
    await card('Cozy Apartment')
    await press('Copy to change Cozy Apartment')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to copy template/)
    expect(screen.getByRole('button', { name: 'Try Again Cozy Apartment' })).toBeTruthy()
  })

  it('deletes an own house after asking', async () => {
    const page = await openAna()
    await card('Cozy Apartment')
    await press('Copy to change Cozy Apartment')
    await screen.findByRole('application')
    await act(() => page.router.navigate({ to: path }))
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Cozy Apartment 2' }))
    await press('Delete it')
    await waitFor(() => expect(screen.getByText(/None yet/)).toBeTruthy())
  })

  it('asks visitors to log in', async () => {
    await renderApp(path)
    expect(await screen.findByRole('heading', { name: 'Log in to draw your home' })).toBeTruthy()
  })
})

describe('a waiting family', () => {
  it('sees what sharing would show, and from when it may share', async () => {
    const server = createTestApp()
    await registerFamilies(server, 50)
    await renderApp(`${path}/create`, { server, as: await server.register({ name: 'Eve' }) })
    await screen.findByRole('application')
    await press('Add Room')
    await press('More')
    await press('Share with other families')
    expect(screen.getByText(/Sharing houses comes with premium/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Share this house' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  atNight('reads kindly that there is room for one house, with a next step', async () => {
    const server = createTestApp()
    await registerFamilies(server, 50)
    const as = await server.register({ name: 'Eve' })
    const page = await renderApp(path, { server, as })
    await card('Cozy Apartment')
    await press('Copy to change Cozy Apartment')
    await screen.findByRole('application')
    page.unmount()
    await renderApp(`${path}/create`, { server, as })
    await screen.findByRole('heading', { name: 'You have drawn your home already' })
    const open = screen.getByRole('link', { name: 'Open Cozy Apartment 2' })
    expect(open.getAttribute('href')).toMatch(/blueprints\/edit\//)
  })
})
