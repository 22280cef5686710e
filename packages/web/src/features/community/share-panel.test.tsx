import { atNight } from '@fgm/api/extent'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../test/acts.ts'
import { addOwn, shared } from '../../../test/community.ts'
import { ben, mia, openFeature } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const page = '/community?tab=share'

async function ana() {
  const server = createTestApp()
  openFeature(server, 'community_sharing')
  return { server, as: await server.register({ name: 'Ana' }) }
}

const items = ({ connection }: TestApp) =>
  connection.prepare('select state from community_items').all()

async function titleOfExample(family: Awaited<ReturnType<typeof ana>>) {
  const { unmount } = await renderApp(page, family)
  const region = within(await screen.findByRole('region', { name: 'How a shared one looks' }))
  const title = region.getByRole('heading', { level: 3 }).textContent
  unmount()
  return title
}

async function preview(title: string) {
  const name = `Preview and share ${title}`
  await screen.findByRole('button', { name })
  await press(name)
  return within(await screen.findByRole('dialog', { name: 'What others will see' }))
}

describe('sharing an own activity', () => {
  it('shows exactly what others will see, shares it, and withdraws it', async () => {
    const family = await ana()
    addOwn(family.server, 'Ana', 'idea', { description: 'Follow the lines.' })
    await renderApp(page, family)
    const sheet = await preview('Squiggles of idea')
    await sheet.findByText('By Ana')
    expect(sheet.getByText('Follow the lines.')).toBeTruthy()
    expect(sheet.getByText('Setup Instructions')).toBeTruthy()
    await press('Share with the community')
    await screen.findByText('Activity shared with the community!')
    await screen.findByText('Shared')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(items(family.server)).toEqual([{ state: 'shown' }])
    await press('Stop sharing Squiggles of idea')
    await screen.findByRole('button', { name: 'Preview and share Squiggles of idea' })
    expect(items(family.server)).toEqual([])
  })

  it('lists what has to be changed, and offers no sharing before', async () => {
    const family = await ana()
    await family.as.post('/children', { name: 'Mia', birth_date: '2021-05-20' })
    addOwn(family.server, 'Ana', 'idea', { description: 'Mia loves it. Call +49 170 1234567.' })
    await renderApp(page, family)
    const sheet = await preview('Squiggles of idea')
    await sheet.findByText('Please change this first')
    const list = sheet.getByText('Please change this first').parentElement as HTMLElement
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThanOrEqual(2)
    expect(screen.queryByRole('button', { name: 'Share with the community' })).toBeNull()
  })

  it('has the second of what is trending as an example, or the only one', async () => {
    const { server, as } = await ana()
    addOwn(server, 'Ana', 'idea')
    const author = { name: 'Eve', browser: await server.register({ name: 'Eve' }) }
    const names = ['Cleo', 'Dora', 'Finn']
    for (const [place, id] of ['first', 'second', 'third'].entries()) {
      const shareId = await shared(server, author, id)
      for (const name of names.slice(place)) {
        const family = await server.register({ name, email: `${name}-${id}@example.com` })
        await family.post(`/community/download-activity/${shareId}`)
      }
      const title = await titleOfExample({ server, as })
      expect(title).toBe(`Squiggles of ${place === 0 ? 'first' : 'second'}`)
    }
  })

  it("has an example for the child's age, which opens", async () => {
    const { server, as } = await ana()
    await as.post('/children', mia)
    const author = { name: 'Eve', browser: await server.register({ name: 'Eve' }) }
    const ids = [
      await shared(server, author, 'young', { min_age: 3, max_age: 5 }),
      await shared(server, author, 'old', { min_age: 7, max_age: 9 }),
    ]
    for (const name of ['Cleo', 'Dora']) {
      const family = await server.register({ name })
      for (const id of name === 'Cleo' ? ids : ids.slice(0, 1))
        await family.post(`/community/download-activity/${id}`)
    }
    expect(await titleOfExample({ server, as })).toBe('Squiggles of young')
    await renderApp(page, { server, as })
    await screen.findByRole('button', { name: 'Squiggles of young' })
    await press('Squiggles of young')
    await screen.findByRole('dialog', { name: 'Squiggles of young' })
  })

  atNight('that was shared meanwhile says so', async () => {
    const family = await ana()
    addOwn(family.server, 'Ana', 'idea')
    await renderApp(page, family)
    const sheet = await preview('Squiggles of idea')
    await sheet.findByRole('button', { name: 'Share with the community' })
    await family.as.post('/community/share-activity', { activity_id: 'idea' })
    await press('Share with the community')
    const words = 'This activity is already shared with the community'
    expect((await sheet.findByRole('alert')).textContent).toBe(words)
  })

  it.each([
    [
      'when the community closed meanwhile',
      'Community sharing will be available soon!',
      (server: TestApp) => openFeature(server, 'community_sharing', 'off'),
    ],
    [
      'when the server fails',
      'Failed to share activity',
      ({ connection }: TestApp) =>
        void connection.exec('alter table community_items rename to gone'),
    ],
  ])('is refused %s', async (_when, words, change) => {
    const family = await ana()
    addOwn(family.server, 'Ana', 'idea')
    await renderApp(page, family)
    const sheet = await preview('Squiggles of idea')
    await sheet.findByRole('button', { name: 'Share with the community' })
    change(family.server)
    await press('Share with the community')
    expect((await sheet.findByRole('alert')).textContent).toBe(words)
  })
})

describe('the own activities', () => {
  it('say what an administrator decided, without a button', async () => {
    const family = await ana()
    for (const id of ['reported', 'removed'])
      await shared(family.server, { name: 'Ana', browser: family.as }, id)
    for (const [id, state] of [
      ['reported', 'hidden'],
      ['removed', 'removed'],
    ])
      family.server.connection
        .prepare('update community_items set state = ? where source_activity_id = ?')
        .run(state, id)
    await renderApp(page, family)
    await screen.findByText('Reported. An administrator will look at it first.')
    expect(screen.getByText('An administrator took it out of the community.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(Stop|Preview)/ })).toBeNull()
  })

  it('begin with the generator where there are none', async () => {
    await renderApp(page, await ana())
    await heading('Nothing of your own yet')
    const create = screen.getByRole('link', { name: 'Make your own' })
    expect(create.getAttribute('href')).toBe('/ai-generator')
  })

  it('of a waiting family cannot be shared yet', async () => {
    const family = await ben()
    openFeature(family.server, 'community_sharing')
    addOwn(family.server, 'Ben', 'idea')
    await renderApp(page, family)
    await screen.findByText('Sharing comes with your membership.')
    await waitFor(() => expect(screen.getByText('Squiggles of idea')).toBeTruthy())
    expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull()
  })
})
