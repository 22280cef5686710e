import { atNight } from '@fgm/api/extent'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../../test/acts.ts'
import { fakeTab } from '../../../../test/fake-tab.ts'
import { anaWith, ben, mia } from '../../../../test/families.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const path = '/activities/shadow-wave'
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const button = (name: string) => screen.findByRole('button', { name })

async function openAna(children = [mia], failing?: string) {
  const family = await anaWith(children)
  return renderApp(path, { ...family, failing })
}

const rows = (server: TestApp, table: 'plays' | 'favorites') =>
  server.connection.prepare(`select activity_id from ${table}`).all()

const isBefore = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

describe('the recipe', () => {
  it('contains everything, in order', async () => {
    await renderApp(path)
    await heading('Shadow Wave')
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    expect(titles).toEqual(['Materials Needed', 'Setup Instructions', 'Learning Objectives'])
    expect(screen.getByText('Dim the room and sit on the floor facing a bare wall.')).toBeTruthy()
    expect(screen.getByText('What should we ask it to do next?', { exact: false })).toBeTruthy()
    expect(screen.getByText('1 min setup')).toBeTruthy()
    expect(screen.getByText('Floor · you stand or walk a little · one hand free')).toBeTruthy()
    const note = screen.getByText('Stay within arm', { exact: false })
    const step = screen.getByText('Dim the room and sit on the floor facing a bare wall.')
    expect(isBefore(note, step)).toBe(true)
    expect(isBefore(screen.getByRole('heading', { name: 'Setup Instructions' }), note)).toBe(true)
  })

  it('puts the safety reminder before the first step where a child plays alone too', async () => {
    await renderApp('/activities/six-word-diary')
    await heading('Six-Word Diary')
    const { safety_note } = (await createTestApp().browser().get('/activities/six-word-diary')).body
    const note = screen.getByText(safety_note.split('.')[0], { exact: false })
    const steps = document.querySelector('.activity-steps') as HTMLElement
    expect(isBefore(note, steps)).toBe(true)
  })

  it('shows how to fold, next to the step that says so', async () => {
    await renderApp('/activities/one-sheet-bridge', await anaWith([mia]))
    await heading('One-Sheet Bridge')
    const steps = [...document.querySelectorAll('.activity-steps > li')]
    const words = steps.map((step) => step.querySelector('figcaption')?.textContent ?? null)
    expect(words).toEqual([
      'The flat sheet lies across two cups that stand upside down.',
      null,
      'Both long edges stand up like walls, from cup to cup.',
      'The pleats of the fan run along the bridge, from cup to cup.',
      null,
    ])
    expect(steps[3]?.querySelectorAll('svg[aria-hidden] path').length).toBeGreaterThan(4)
  })

  atNight('remembers what is found already, in this tab', async () => {
    const page = await renderApp(path)
    fireEvent.click(await screen.findByRole('checkbox', { name: '1 flashlight (torch)' }))
    page.unmount()
    await renderApp(path)
    expect(
      await screen.findByRole('checkbox', { name: '1 flashlight (torch)', checked: true }),
    ).toBeTruthy()
  })

  it('asks a visitor to sign up instead', async () => {
    await renderApp(path)
    const prompt = await screen.findByText(/^With a free account you keep/)
    expect(within(prompt).getByRole('link', { name: 'Sign Up' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark as Completed' })).toBeNull()
  })

  it('of a locked activity is a preview: its title, how it opens, and no step', async () => {
    await renderApp('/activities/moo-moo-phone-call')
    await heading('Moo-Moo Phone Call')
    const way = await screen.findByRole('link', { name: 'Claim Your Free Spot' })
    expect(way.getAttribute('href')).toBe('/register?next=%2Factivities%2Fmoo-moo-phone-call')
    expect(screen.getByRole('link', { name: 'Play a free one like it' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Setup Instructions' })).toBeNull()
  })

  it('of a locked activity names the price, and what can be played has the main button', async () => {
    const { server } = await ben({ PAYMENTS: 'off' })
    await renderApp('/activities/moo-moo-phone-call', { server })
    expect(await screen.findByText('$3')).toBeTruthy()
    expect(
      screen.getByText(/Not on sale yet: sign up free, and the price stays yours/),
    ).toBeTruthy()
    const free = screen.getByRole('link', { name: 'Play a free one like it' })
    expect(free.className).toContain('primary')
    expect(screen.getByRole('link', { name: 'Sign Up Free' }).className).not.toContain('primary')
  })

  it('is not found by a visitor when it is missing', async () => {
    await renderApp('/activities/no-such-thing')
    await heading('Activity not found')
    expect(screen.getByRole('link', { name: 'See Sample Activities' })).toBeTruthy()
  })
})

describe('what a family does with it', () => {
  it('marks it as completed, once and for good', async () => {
    const { server } = await openAna()
    await button('Mark as Completed')
    await press('Mark as Completed')
    await screen.findByText('Played with Mia')
    await heading('You two did it')
    expect(screen.queryByText('Done! Five good minutes.')).toBeNull()
    // On a wide page printing is by the buttons; on phones at the end (journey 'start-now').
    const [print, steps] = [await button('Print or save as PDF'), 'Setup Instructions']
    expect(isBefore(print, await heading(steps))).toBe(true)
    expect(rows(server, 'plays')).toEqual([{ activity_id: 'shadow-wave' }])
    const next = await screen.findByRole('link', { name: 'Another five minutes' })
    await waitFor(() => expect(next.getAttribute('href')).toMatch(/^\/activities\/(?!shadow-wave)/))
  })

  it('remembers on the next visit what was done', async () => {
    const { server, as } = await anaWith()
    const { body } = await as.query('children.list')
    await as.post(`${path}/complete`, { child_id: body.children[0].id })
    await renderApp(path, { server, as })
    await screen.findByText('Played with Mia')
    expect(screen.queryByText('You two did it')).toBeNull()
  })

  atNight('adds it to the favorites and removes it again', async () => {
    const { server } = await openAna()
    await button('Add to Favorites')
    await press('Add to Favorites')
    await button('Remove from Favorites')
    expect(await screen.findByText('Added to favorites')).toBeTruthy()
    expect(rows(server, 'favorites')).toEqual([{ activity_id: 'shadow-wave' }])
    await press('Remove from Favorites')
    await button('Add to Favorites')
    await waitFor(() => expect(rows(server, 'favorites')).toEqual([]))
  })

  atNight('offers the referral code afterwards, with a link to its details', async () => {
    await openAna()
    await button('Add to Favorites')
    expect(screen.queryByRole('button', { name: 'Copy Code' })).toBeNull()
    await press('Add to Favorites')
    await button('Copy Code')
    const details = screen.getByRole('link', { name: 'View Referral Details' })
    expect(details.getAttribute('href')).toBe('/profile')
  })

  atNight(
    'asks for a child first, lets one be added in place, and runs the clicked action',
    async () => {
      const { server } = await openAna([])
      await button('Add a Child Profile')
      await press('Mark as Completed')
      expect(await screen.findAllByText('Please select a child first')).toHaveLength(1)
      await press('Add a Child Profile')
      fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Leo' } })
      fireEvent.change(screen.getByLabelText('Birth date'), { target: { value: '2023-02-01' } })
      await press('Add Child')
      await screen.findByText('Played with Leo')
      // One child is chosen automatically.
      expect(screen.queryByRole('radiogroup', { name: 'Playing with' })).toBeNull()
      await waitFor(() => expect(rows(server, 'plays')).toHaveLength(1))
    },
  )

  atNight.each([
    ['Mark as Completed', 'plays', 'Failed to mark as completed'],
    ['Add to Favorites', 'favorites', 'Failed to toggle favorite'],
  ])('takes "%s" back when the server fails', async (name, table, sentence) => {
    const { server } = await openAna()
    await button(name)
    server.connection.exec(`create trigger broken before insert on ${table}
      begin select raise(abort, 'broken'); end`)
    await press(name)
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect((await button(name)).hasAttribute('disabled')).toBe(false)
  })

  it('stores it here without a response, and says so once', async () => {
    await openAna([mia], 'activities.complete')
    await button('Mark as Completed')
    const noted = "Noted on this device. We'll save it when you're back online."
    const shown = countShown(noted)
    await press('Mark as Completed')
    // On the page, not in a toast: it stays until it is sent.
    expect((await screen.findByText(noted)).closest('article.activity')).toBeTruthy()
    await screen.findByText('Played with Mia')
    expect(shown()).toBe(1)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('fgm-unsent:'))).toHaveLength(1)
  })
})

/** How often an element with that text was added to the page since: a screen reader announces each of them. */
function countShown(text: string): () => number {
  let count = 0
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes])
    count += added.filter((node) => node.textContent?.includes(text)).length
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => count
}

describe('the printable', () => {
  it('opens in a new tab that was opened at the click', async () => {
    const { tab } = fakeTab()
    await renderApp(path)
    await press(await nameOfPrint())
    await waitFor(() =>
      expect(tab.location.replace.mock.calls).toEqual([['/downloads/shadow-wave.pdf']]),
    )
    expect(tab.opener).toBeNull()
  })

  it('says why when it is not part of the membership', async () => {
    const { tab } = fakeTab()
    const { server, as } = await anaWith()
    await renderApp('/activities/moo-moo-phone-call', { server, as })
    await heading('Moo-Moo Phone Call')
    server.connection.exec("update families set waitlist_status = 'reserved'")
    server.connection.exec(
      "update activities set owner_family_id = (select id from families) where id = 'moo-moo-phone-call'",
    )
    await press(await nameOfPrint())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Printables of this activity come with premium.',
    )
    expect(tab.close.mock.calls).toHaveLength(1)
  })
})

async function nameOfPrint(): Promise<string> {
  await button('Print or save as PDF')
  return 'Print or save as PDF'
}
