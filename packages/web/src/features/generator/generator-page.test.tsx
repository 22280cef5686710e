import { atNight } from '@fgm/api/extent'
import { openToAll, waitingFamily } from '@fgm/api/payments-app'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, typed } from '../../../test/acts.ts'
import { mia, openFeature, registerFamilies } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

const path = '/ai-generator'
const leo = { name: 'Leo', birth_date: '2023-01-10', interests: ['dinosaurs', 'vehicles'] }
const chip = (name: string | RegExp) => screen.findByRole('button', { name })
const radio = (name: string) => screen.findByRole('radio', { name })

type Opening = { children?: object[]; failing?: string; server?: TestApp }

/** Ana's page on a day on which 25 founding families have joined. */
async function openAna({ children = [], failing, server = createTestApp() }: Opening = {}) {
  const as = await server.register({ name: 'Ana' })
  await registerFamilies(server, 24)
  for (const child of children) await as.post('/children', child)
  const page = await renderApp(path, { server, as, failing })
  await chip('Generate Activity')
  return page
}

describe('a locked generator', () => {
  it('asks a visitor to log in', async () => {
    await renderApp(path)
    expect(await screen.findByRole('heading', { name: 'Make one for your child' })).toBeTruthy()
  })

  it('counts the founding families until it opens', async () => {
    const server = createTestApp()
    const as = await server.register({ name: 'Ana' })
    await registerFamilies(server, 2)
    await renderApp(path, { server, as })
    await screen.findByRole('heading', { name: 'The generator is not open yet' })
    expect(screen.getByText('3 of 25 founding families have joined.')).toBeTruthy()
    const upgrade = screen.getByRole('link', { name: 'See Premium' })
    expect(upgrade.getAttribute('href')).toBe('/upgrade')
  })

  atNight('waits for no one once it is switched off, and names no number', async () => {
    const server = createTestApp()
    const as = await server.register({ name: 'Ana' })
    await registerFamilies(server, 38)
    openFeature(server, 'ai_generation', 'off')
    await renderApp(path, { server, as })
    await screen.findByRole('heading', { name: 'The generator is closed for now' })
    expect(screen.getByText('We have closed it for a while. Your library stays open.')).toBeTruthy()
    expect(screen.queryByText(/founding families have joined/)).toBeNull()
  })

  it('says that it needs premium', async () => {
    const server = createTestApp()
    await registerFamilies(server, 50)
    await renderApp(path, { server, as: await server.register({ name: 'Eve' }) })
    await screen.findByRole('heading', { name: 'The generator comes with premium' })
    expect(screen.getByText('For example, for a child of five')).toBeTruthy()
    const place = screen.getByRole('link', { name: 'See Your Place' })
    expect(place.getAttribute('href')).toBe('/dashboard')
    expect(screen.queryByText(/\$|generator is open/)).toBeNull()
  })

  it('names the price of the checkout on the button when payments are open', async () => {
    const server = createTestApp({ PAYMENTS: 'sandbox' })
    openToAll(server)
    openFeature(server, 'ai_generation')
    await renderApp(path, { server, as: await waitingFamily(server, 'Ben', 60) })
    const upgrade = await screen.findByRole('link', { name: /^Open premium for \$\d/ })
    expect(upgrade.getAttribute('href')).toBe('/upgrade')
    const meanwhile = screen.getByRole('link', { name: 'Play a free one now' })
    expect(meanwhile.getAttribute('href')).toBe('/activities')
  })
})

describe('the wishes', () => {
  it('ask for what is missing, and put the focus there', async () => {
    await openAna()
    await press('Generate Activity')
    expect(await screen.findByText('Please select an activity category')).toBeTruthy()
    expect(screen.getByText('Please select at least one available material')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.parentElement?.textContent).toBe('Math'))
    fireEvent.click(await radio('Math'))
    await waitFor(() => expect(screen.queryByText('Please select an activity category')).toBeNull())
  })

  it('begin with the age and interests of the playing child', async () => {
    await openAna({ children: [leo, mia] })
    fireEvent.click(await radio('Leo'))
    const age = () => screen.getByText('years').parentElement?.textContent
    await waitFor(() => expect(age()).toBe('3years'))
    expect((await chip('Dinosaurs')).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(await radio('Mia'))
    await waitFor(() => expect(age()).toBe('4years'))
    expect((await chip('Dinosaurs')).getAttribute('aria-pressed')).toBe('false')
  })

  it("are for both only while the age is the younger one's", async () => {
    const { queryClient, visitor } = await openAna({ children: [leo, mia] })
    const age = () => screen.getByText('years').parentElement?.textContent
    const isForBoth = () => screen.queryByText(/^For both: safe for the younger one/) !== null
    fireEvent.click(await radio('Leo'))
    await waitFor(() => expect(age()).toBe('3years'))
    await press('More years')
    fireEvent.click(await radio('Both'))
    await screen.findByRole('radio', { name: 'Both', checked: true })
    expect([age(), isForBoth()]).toEqual(['3years', true])
    await press('More years')
    await screen.findByRole('radio', { name: 'Leo', checked: true })
    expect([age(), isForBoth()]).toEqual(['4years', false])
    await press('Fewer years')
    expect([age(), isForBoth()]).toEqual(['3years', false])
    fireEvent.click(await radio('Both'))
    fireEvent.click(await radio('Leo'))
    await screen.findByRole('radio', { name: 'Leo', checked: true })
    fireEvent.click(await radio('Both'))
    await screen.findByRole('radio', { name: 'Both', checked: true })
    const { body } = await visitor.get('/children')
    await visitor.delete(`/children/${body.children[0].id}`)
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(isForBoth()).toBe(false))
  })

  atNight('offer thirty minutes first, and five as well', async () => {
    await openAna()
    await screen.findByRole('radio', { name: '30 minutes', checked: true })
    fireEvent.click(await radio('5 minutes'))
    await screen.findByRole('radio', { name: '5 minutes', checked: true })
  })

  it('show the minimum age of a thing, and remember what is at home', async () => {
    const page = await openAna({ children: [leo] })
    await press('All 27 things')
    expect((await chip('Coins or buttons: from age 4')).hasAttribute('disabled')).toBe(true)
    await press('Paper')
    expect(screen.getByText('1 ticked')).toBeTruthy()
    page.unmount()
    await renderApp(path, { server: page.server, as: page.visitor })
    expect((await chip('Paper')).getAttribute('aria-pressed')).toBe('true')
  })

  atNight('are filled in from an idea, which can be undone', async () => {
    await openAna()
    const box = await screen.findByLabelText(/Anything else/)
    fireEvent.change(box, { target: { value: 'on the couch' } })
    fireEvent.click(await chip(/^Balance Bridge/))
    await screen.findByRole('radio', { name: 'Motor', checked: true })
    expect(typed('Skill focus (optional)')).toBe('gross-motor')
    expect((box as HTMLTextAreaElement).value).toMatch(/^Balance Bridge: Walk a tape line/)
    fireEvent.click(await chip('Undo'))
    expect((box as HTMLTextAreaElement).value).toBe('on the couch')
  })

  atNight('have built-in ideas when none can be loaded', async () => {
    await openAna({ failing: 'generator.suggestions' })
    expect(await chip(/^Balance Bridge/)).toBeTruthy()
  })

  atNight('say what is understood of the free text before a click', async () => {
    await openAna()
    const box = await screen.findByLabelText(/Anything else/)
    const wish = 'He has a cold and wants to stay on the couch'
    fireEvent.change(box, { target: { value: wish } })
    expect(await screen.findByText('a cold · on the couch · quiet')).toBeTruthy()
    fireEvent.change(box, { target: { value: 'xyzzy flurbs' } })
    expect(await screen.findByText(/We could not use these words/)).toBeTruthy()
    expect(screen.queryByText(/a cold/)).toBeNull()
  })

  atNight('count the characters of the free text', async () => {
    await openAna()
    const box = await screen.findByLabelText(/Anything else/)
    fireEvent.change(box, { target: { value: 'x'.repeat(501) } })
    expect(screen.getByText('501 of 500')).toBeTruthy()
    await press('Generate Activity')
    expect(await screen.findByText('Prompt can have at most 500 characters.')).toBeTruthy()
  })
})

describe('credits and limits', () => {
  it('are one sentence at the button, when an idea costs nothing', async () => {
    await openAna()
    await screen.findByText('Free. You still have 50 credits.')
    expect(screen.queryByRole('complementary', { name: 'Credits and limits' })).toBeNull()
  })

  it('are below the button: it does not move under a finger when they appear or disappear', async () => {
    await openAna({ failing: 'generator.status' })
    const card = await screen.findByRole('complementary', { name: 'Credits and limits' })
    const order = (await chip('Generate Activity')).compareDocumentPosition(card)
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  atNight('leave the button alone when none is left: the idea book costs nothing', async () => {
    const { server, queryClient } = await openAna()
    server.connection
      .prepare(
        'update credit_entries set amount = 0 where family_id = (select family_id from parents where name = ?)',
      )
      .run('Ana')
    await act(() => queryClient.invalidateQueries())
    await screen.findByText('Free: from our idea book.')
    expect((await chip('Generate Activity')).hasAttribute('disabled')).toBe(false)
  })

  atNight('say when they cannot be loaded, with a retry', async () => {
    await openAna({ failing: 'generator.status' })
    expect(await screen.findByText('Unable to load generation status')).toBeTruthy()
    expect(await chip('Try Again')).toBeTruthy()
  })
})
