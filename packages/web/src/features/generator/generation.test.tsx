import { atNight } from '@fgm/api/extent'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '../../../test/acts.ts'
import { mia, registerFamilies } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { PromptSeenNote } from './result/result-view.tsx'

const path = '/ai-generator'
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

const freeOfFifty = 'Free. You still have 50 credits.'

/** Ana's page, with all required wishes filled in. */
async function openWished(server: TestApp = createTestApp(), failing?: string, cost = freeOfFifty) {
  const as = await server.register({ name: 'Ana' })
  await registerFamilies(server, 24)
  await as.post('/children', mia)
  const page = await renderApp(path, { server, as, failing })
  fireEvent.click(await screen.findByRole('radio', { name: 'Creative' }))
  await press('Tick what most homes have')
  await screen.findByText(cost)
  return page
}

async function openMade() {
  const page = await openWished()
  await press('Generate Activity')
  await screen.findByText(/^Saved in/)
  return page
}

const creations = (server: TestApp) =>
  server.connection.prepare("select id, title from activities where library = 'own'").all() as {
    id: string
    title: string
  }[]

const generationStates = (server: TestApp) =>
  (server.connection.prepare('select state from generations').all() as { state: string }[]).map(
    ({ state }) => state,
  )

/** A provider that starts to write and never ends on its own. */
function slowServer(): TestApp {
  const server = createTestApp()
  server.deps.ai = {
    ...server.deps.ai,
    hasProviders: () => true,
    generate: ({ onAttempt, onText, signal }) =>
      new Promise((_, reject) => {
        onAttempt({ name: 'slow', display_name: 'Slow' }, false)
        onText('{"title":"Box Tunnel","materials_list":["1 box"],"setup_instructions":["Open it.",')
        signal.addEventListener('abort', () => reject(new Error('stopped')))
      }),
  }
  return server
}

describe('a generated activity', () => {
  it('is shown whole, names its maker, and is in the library', async () => {
    const { server } = await openMade()
    const [made] = creations(server)
    await heading(made?.title ?? '')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(made?.title))
    const link = within(screen.getByText(/^Saved in/)).getByRole('link')
    expect(link.getAttribute('href')).toBe('/activities?source=mine')
    expect(screen.getByText(/^From our idea book/)).toBeTruthy()
    expect(screen.queryByText('What the AI saw')).toBeNull()
    expect(await screen.findByText('50 credits left')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeTruthy()
    for (const name of ['Materials Needed', 'Setup Instructions', 'Learning Objectives'])
      await heading(name)
    // A screen reader announces what to fetch before the steps.
    const card = screen.getByRole('article').textContent
    expect(card).toMatch(/Materials Needed.*Setup Instructions/)
  })

  atNight('has a link to what the library has for the moment', async () => {
    await openWished()
    fireEvent.click(screen.getByRole('radio', { name: 'Language' }))
    fireEvent.change(screen.getByLabelText(/^Anything else/), {
      target: { value: 'We are stuck in a waiting room' },
    })
    await press('Generate Activity')
    const words = await screen.findByText(/^Written for this moment, in the library:/)
    const link = within(words).getByRole('link')
    expect(link.getAttribute('href')).toMatch(/^\/activities\/[a-z-]+$/)
    expect(link.textContent).not.toBe('')
  })

  it('shows what the AI saw automatically only the first time', () => {
    const seen = () => screen.getByText('What the AI saw').closest('details')
    const promptSeen = { system: 'Be kind.', user: 'Age 4' }
    const { unmount } = render(<PromptSeenNote prompt_seen={promptSeen} />)
    expect(seen()?.open).toBe(true)
    unmount()
    render(<PromptSeenNote prompt_seen={promptSeen} />)
    expect(seen()?.open).toBe(false)
  })

  atNight('starts a cooldown that is counted down; then a variation is a new one', async () => {
    const { server, queryClient } = await openMade()
    const ticks = (state = {}) => within(screen.getByRole('main')).queryAllByRole('checkbox', state)
    for (const tick of ticks()) fireEvent.click(tick)
    expect(ticks({ checked: true })).not.toHaveLength(0)
    expect(await screen.findByText('Cooldown Active')).toBeTruthy()
    expect(screen.getByText('You can make another in', { exact: false })).toBeTruthy()
    expect((await button('Harder one')).hasAttribute('disabled')).toBe(true)
    server.clock.advance(21)
    await queryClient.invalidateQueries()
    await waitFor(async () =>
      expect((await button('Harder one')).hasAttribute('disabled')).toBe(false),
    )
    await press('Harder one')
    await waitFor(() => expect(creations(server)).toHaveLength(2))
    expect(await screen.findByText('50 credits left')).toBeTruthy()
    expect(ticks({ checked: true })).toHaveLength(0)
  })

  atNight(
    'is liked for the chosen child, then shared; it is not marked before anyone has played',
    async () => {
      const { server } = await openMade()
      await button('Add to Favorites')
      expect(screen.getByRole('link', { name: 'Start now' })).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Mark as Completed' })).toBeNull()
      await press('Add to Favorites')
      await heading('Do you know another tired family?')
      expect(server.connection.prepare('select * from favorites').all()).toHaveLength(1)
    },
  )

  atNight('can be edited', async () => {
    const { server } = await openMade()
    await press('Edit')
    await screen.findByLabelText('Title')
    type('Title', 'Our Own Game')
    await press('Save Changes')
    await heading('Our Own Game')
    expect(creations(server)).toEqual([expect.objectContaining({ title: 'Our Own Game' })])
  })

  it('names the chosen child, and stores the text as it was written', async () => {
    const { server } = await openMade()
    await press('Edit')
    await screen.findByLabelText('Title')
    type('Description', 'Your child hides one sock, and you look for it.')
    await press('Save Changes')
    expect(await screen.findByText('Mia hides one sock, and you look for it.')).toBeTruthy()
    const kept = server.connection.prepare(
      "select description from activities where library = 'own'",
    )
    expect(kept.get()).toEqual({ description: 'Your child hides one sock, and you look for it.' })
  })

  it('refuses unsafe own words, and keeps them', async () => {
    const { server } = await openMade()
    const [before] = creations(server)
    await press('Edit')
    await screen.findByLabelText('Title')
    type('Description', 'Light a candle and let your child hold the lighter for a while.')
    await press('Save Changes')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toMatch(/candle/)
    expect(creations(server)).toEqual([before])
  })

  it('shows help for own words that signal distress, and does not store them', async () => {
    const { server } = await openMade()
    const [before] = creations(server)
    await press('Edit')
    await screen.findByLabelText('Title')
    type('Title', 'I want to die')
    await press('Save Changes')
    await screen.findByText('Nothing you wrote was kept.')
    expect(creations(server)).toEqual([before])
  })

  it('mentions help when the wish may signal hard times, and not otherwise', async () => {
    await openWished()
    const wish = "he stands in the door for hours and I can't leave"
    fireEvent.change(screen.getByLabelText(/^Anything else/), { target: { value: wish } })
    await press('Generate Activity')
    await screen.findByText(/^Saved in/)
    const link = await screen.findByRole('link', { name: 'help is here' })
    expect(link.getAttribute('href')).toBe('/help')
  })

  atNight('leaves the wishes as they were', async () => {
    await openMade()
    await press('Change the wishes')
    await screen.findByRole('radio', { name: 'Creative', checked: true })
    expect(screen.getByText('10 ticked')).toBeTruthy()
    expect(await heading('Made before')).toBeTruthy()
  })
})

describe('while it is written', () => {
  it('appears section by section and can be stopped, which costs nothing', async () => {
    const { server } = await openWished(slowServer())
    await press('Generate Activity')
    await heading('Box Tunnel')
    expect(screen.getByText('1 box')).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: '1 box' })).toBeNull()
    expect(screen.getByText('Writing the steps...')).toBeTruthy()
    expect(screen.queryByText('Cooldown Active')).toBeNull()
    await press('Stop')
    expect(await screen.findByText('Stopped. No credit was used.')).toBeTruthy()
    await waitFor(() => expect(generationStates(server)).toEqual(['released']))
    expect(await screen.findByText(freeOfFifty)).toBeTruthy()
    expect(creations(server)).toEqual([])
  })

  it('has the focus at its words, with Stop next, and hides only what is changing', async () => {
    await openWished(slowServer())
    await press('Generate Activity')
    await heading('Box Tunnel')
    const words = document.activeElement
    expect(words?.textContent).toMatch(/^Writing the steps/)
    expect(words?.querySelector('a, button')?.textContent).toBe('Stop')
    expect((await heading('Box Tunnel')).closest('[aria-busy]')).toBeNull()
    expect(screen.getByText('1 box').closest('[aria-busy="true"]')).not.toBeNull()
  })

  it('ends when the parent leaves the page', async () => {
    const { server, unmount } = await openWished(slowServer())
    await press('Generate Activity')
    await heading('Box Tunnel')
    expect(generationStates(server)).toEqual(['reserved'])
    unmount()
    await waitFor(() => expect(generationStates(server)).toEqual(['released']))
  })

  it('says when the connection was lost, and retries the same click', async () => {
    const { server } = await openWished(undefined, 'generator.generate')
    await press('Generate Activity')
    expect(await screen.findByText(/^Failed to generate activity/)).toBeTruthy()
    expect(screen.getByText(/Nothing you entered is lost/)).toBeTruthy()
    expect(await button('Try Again')).toBeTruthy()
    expect(creations(server)).toEqual([])
  })

  it('is charged once when its response is lost', async () => {
    const server = createTestApp()
    let lost = 0
    const request: TestApp['app']['request'] = async (input, init) => {
      const response = await server.app.request(input, init)
      if (!String(input).includes('generator.generate') || lost > 0) return response
      lost += 1
      await response.text()
      throw new TypeError('Failed to fetch')
    }
    await openWished({ ...server, app: { request } as TestApp['app'] })
    await press('Generate Activity')
    await screen.findByText(/^Saved in/)
    expect(lost).toBe(1)
    expect(creations(server)).toHaveLength(1)
    expect(await screen.findByText('50 credits left')).toBeTruthy()
  })

  it('says why it was refused', async () => {
    const provider = { name: 'north', base_url: 'http://127.0.0.1:1/v1', model: 'north-model' }
    const withAi = createTestApp({ AI_PROVIDERS: JSON.stringify([provider]) })
    const { server } = await openWished(withAi, undefined, 'Uses 1 of your 50 credits')
    server.connection.prepare('update credit_entries set amount = 0').run()
    await press('Generate Activity')
    expect(await screen.findByText(/Your credits are used up\. Nothing you entered/)).toBeTruthy()
  })
})

describe('a wish that signals distress', () => {
  const cry = 'I want to hurt myself'

  async function openCry() {
    const page = await openWished()
    fireEvent.change(screen.getByLabelText(/^Anything else/), { target: { value: cry } })
    await press('Generate Activity')
    await heading('You are not alone')
    return page
  }

  it('shows where to turn to, with numbers to tap, and generates nothing', async () => {
    const { server } = await openCry()
    expect(screen.getByRole('link', { name: /^Call Emergency number/ }).getAttribute('href')).toBe(
      'tel:112',
    )
    expect(screen.getByText('Nothing you wrote was kept.')).toBeTruthy()
    expect(creations(server)).toEqual([])
    expect(generationStates(server)).toEqual([])
  })

  it('shows the numbers of a chosen country', async () => {
    await openCry()
    fireEvent.change(screen.getByLabelText(/^Where are you/), { target: { value: 'GB' } })
    const line = await screen.findByRole('link', { name: 'Call Samaritans, 116123' })
    expect(line.getAttribute('href')).toBe('tel:116123')
  })

  it('has a link back to the form, where the text is gone', async () => {
    await openCry()
    await press('I only want a game')
    await heading('Make one that fits')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Anything else/).value).toBe('')
    await press('Generate Activity')
    await screen.findByText(/^Saved in/)
  })
})
