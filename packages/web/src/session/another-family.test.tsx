import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { press, type } from '../../test/acts.ts'
import { fakeCaches } from '../../test/fake-caches.ts'
import { anaWith, mia, openFeature } from '../../test/families.ts'
import { renderApp } from '../../test/render-app.tsx'

let caches: ReturnType<typeof fakeCaches>
beforeEach(() => {
  caches = fakeCaches()
})
afterEach(() => caches.forget())

const leo = { name: 'Leo', birth_date: '2022-05-01' }

/** Ana has a page open, and Eve logs in in another tab of the same browser. */
async function openAsAna(path: string) {
  const family = await anaWith([mia])
  openFeature(family.server, 'ai_generation')
  const eve = await family.server.register({ name: 'Eve' })
  await eve.post('/children', leo)
  const page = await renderApp(path, family)
  async function becomeEve() {
    page.visitor.cookies.clear()
    for (const [name, value] of eve.cookies) page.visitor.cookies.set(name, value)
    await act(() => page.queryClient.invalidateQueries({ queryKey: [['auth', 'status']] }))
  }
  return { ...page, becomeEve }
}

const inMemory = ({ queryClient }: Awaited<ReturnType<typeof openAsAna>>) =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  )

describe('another family logs in in a second tab,', () => {
  it('sees its own children in the first, where nothing of the former is left', async () => {
    const page = await openAsAna('/profile?tab=children')
    await screen.findByText(/^Mia, \d$/)
    await page.becomeEve()
    await screen.findByText(/^Leo, \d$/)
    expect(document.body.textContent).not.toMatch(/Mia|Ana/)
    expect(inMemory(page)).not.toMatch(/Mia|Ana/)
  })

  it('gets nothing cached of the former', async () => {
    const page = await openAsAna('/ai-generator')
    await waitFor(async () => expect(await caches.texts()).toMatch(/Mia/))
    await page.becomeEve()
    await waitFor(async () => expect(await caches.texts()).toMatch(/Leo/))
    expect(await caches.texts()).not.toMatch(/Mia|Ana/)
  })

  it('finds no wish of the former in the form', async () => {
    const page = await openAsAna('/ai-generator')
    const wish = await screen.findByLabelText(/Anything else/)
    fireEvent.change(wish, { target: { value: 'for shy Mia' } })
    expect(JSON.stringify(sessionStorage)).toContain('shy')
    await page.becomeEve()
    await waitFor(() => expect(screen.queryByDisplayValue('for shy Mia')).toBeNull())
    await screen.findByLabelText(/Anything else/)
    expect(screen.queryByDisplayValue('for shy Mia')).toBeNull()
    expect(JSON.stringify(sessionStorage)).not.toContain('shy')
  })

  it('finds no child that the former was about to add', async () => {
    const page = await openAsAna('/profile?tab=children')
    await screen.findByText(/^Mia, \d$/)
    await press('Add a Child')
    await screen.findByLabelText('Name')
    type('Name', 'Ida')
    await page.becomeEve()
    await screen.findByText(/^Leo, \d$/)
    expect(screen.queryByDisplayValue('Ida')).toBeNull()
    expect(JSON.stringify(sessionStorage)).not.toContain('Ida')
  })
})
