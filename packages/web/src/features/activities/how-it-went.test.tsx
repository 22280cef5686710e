import { atNight } from '@fgm/api/extent'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../test/acts.ts'
import { shared } from '../../../test/community.ts'
import { mia, openFeature } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

type Family = Awaited<ReturnType<TestApp['register']>>

/** Ana has shared an idea; Eve, who has a child, has saved it. */
async function taken() {
  const server = createTestApp()
  openFeature(server, 'community_sharing')
  const author = { name: 'Ana', browser: await server.register({ name: 'Ana' }) }
  const id = await shared(server, author, 'idea')
  return { server, id, as: await takes(server, 'Eve', id) }
}

async function takes(server: TestApp, name: string, id: string): Promise<Family> {
  const family = await server.register({ name })
  await family.post('/children', mia)
  await family.post(`/community/download-activity/${id}`)
  return family
}

async function plays(family: Family, id: string, verdict?: string) {
  const { body } = await family.query('children.list')
  await family.post(`/activities/${id}/complete`, { child_id: body.children[0].id })
  if (verdict) await family.post(`/community/activities/${id}/outcome`, { verdict, minutes: 8 })
}

async function choose(name: string) {
  const choice = await screen.findByRole('radio', { name })
  await act(async () => void fireEvent.click(choice))
  await screen.findByRole('radio', { name, checked: true })
}

const kept = (server: TestApp) =>
  server.connection.prepare('select verdict, minutes, rating from community_ratings').all()

describe('how it went, right after playing', () => {
  async function played(failing?: string) {
    const home = await taken()
    const page = await renderApp(`/activities/${home.id}`, { ...home, failing })
    await screen.findByRole('button', { name: 'Mark as Completed' })
    await press('Mark as Completed')
    await screen.findByRole('heading', { name: 'You two did it' })
    return page
  }

  it('is one click, and the minutes another', async () => {
    const { server } = await played()
    await choose('Loved it')
    await screen.findByText('Thank you. Once 5 families have answered, everyone sees how it went.')
    await choose('10 min')
    await waitFor(() =>
      expect(kept(server)).toEqual([{ verdict: 'loved', minutes: 10, rating: null }]),
    )
    await choose('No idea')
    await waitFor(() => expect(kept(server)).toMatchObject([{ verdict: 'loved', minutes: null }]))
  })

  atNight('may be a flop, kindly', async () => {
    const { server } = await played()
    await choose('A flop')
    await screen.findByText(/A flop is fine\. You were there/)
    await waitFor(() => expect(kept(server)).toMatchObject([{ verdict: 'flop' }]))
  })

  it('says when it could not be saved, and asks for no minutes then', async () => {
    const { server } = await played('community.tellOutcome')
    const ok = await screen.findByRole('radio', { name: 'It was ok' })
    await act(async () => void fireEvent.click(ok))
    await screen.findByText('Network error. Please try again.')
    expect(screen.queryByRole('radio', { name: '10 min' })).toBeNull()
    expect(kept(server)).toEqual([])
  })

  it('is not asked of an activity that is not from the community', async () => {
    const { server, as } = await taken()
    await renderApp('/activities/shadow-wave', { server, as })
    await screen.findByRole('button', { name: 'Mark as Completed' })
    await press('Mark as Completed')
    await screen.findByRole('heading', { name: 'You two did it' })
    expect(screen.queryByRole('radiogroup', { name: 'How did it go?' })).toBeNull()
  })
})

describe('how it went, in the community', () => {
  async function open(home: Awaited<ReturnType<typeof taken>>) {
    await renderApp('/community', home)
    const [card] = await screen.findAllByRole('button', { name: 'Squiggles of idea' })
    await act(async () => void fireEvent.click(card as HTMLElement))
  }

  atNight('waits until it was done', async () => {
    await open(await taken())
    await screen.findByText('Once you have played it, you can say here how it went.')
    expect(screen.queryByRole('radio', { name: 'Loved it' })).toBeNull()
  })

  atNight("remembers the family's choice, which can be changed", async () => {
    const home = await taken()
    await plays(home.as, home.id, 'ok')
    await open(home)
    await screen.findByRole('radio', { name: 'It was ok', checked: true })
    await screen.findByRole('radio', { name: '8 min', checked: true })
    await choose('Loved it')
    await waitFor(() => expect(kept(home.server)).toMatchObject([{ verdict: 'loved', minutes: 8 }]))
  })

  atNight('shows what families said from the fifth on', async () => {
    const home = await taken()
    for (const name of ['Fay', 'Gus', 'Hal', 'Ida'])
      await plays(await takes(home.server, name, home.id), home.id, 'loved')
    await plays(home.as, home.id)
    // Only confirmed mailboxes count.
    home.server.connection.exec('update families set confirmed_at = created_at')
    await open(home)
    await choose('A flop')
    await screen.findByText('4 of 5 families loved it. They took about 8 minutes on average.')
  })
})
