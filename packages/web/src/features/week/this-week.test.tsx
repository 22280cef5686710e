import { createTestApp } from '@fgm/api/test-app'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press } from '../../../test/acts.ts'
import { anaWith, mia } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

/** A Thursday, three days after the server's own first day. */
const today = '2026-03-05T18:00:00.000Z'
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(today) }))
afterEach(() => vi.useRealTimers())

const leo = { name: 'Leo', birth_date: '2018-05-20' }

/** A family of two children, and how it plays. */
async function family() {
  const { server, as } = await anaWith([mia])
  server.clock.advance(3 * 86_400 + 9 * 3600)
  await as.post('/children', leo)
  const ids: Record<string, string> = Object.fromEntries(
    (await as.get('/children')).body.children.map((child: { id: string; name: string }) => [
      child.name,
      child.id,
    ]),
  )
  let count = 0
  const play = async (id: string, at: string, faces: Record<string, string>, line?: string) => {
    count += 1
    const children = Object.entries(faces).map(([name, face]) => ({ child_id: ids[name], face }))
    const played = { id, play_id: `play-${count}`, played_at: at, minutes: 6, children }
    await as.mutate('activities.recordPlay', played)
    if (line)
      await as.mutate('activities.note', {
        ...{ id, play_id: `play-${count}`, child_id: children[0]?.child_id, note: line },
      })
  }
  return { server, as, play }
}

const moments = () =>
  within(screen.getByRole('region', { name: 'Moments' }))
    .queryAllByRole('article')
    .map(({ textContent }) => textContent)

const picture = () =>
  screen.getByRole('region', { name: 'Moments' }).querySelector('.week-start .drawing')

describe('this week together', () => {
  it('shows each time with its day, its faces and its line, and what may have grown', async () => {
    const { play, ...page } = await family()
    await play('shadow-wave', '2026-03-04T12:30:00.000Z', { Mia: 'not_today' }, 'A flop.')
    await play('sock-mountain-match', '2026-03-05T17:40:00.000Z', { Mia: 'loved', Leo: 'fine' })
    await renderApp('/dashboard', page)
    await screen.findByRole('heading', { name: 'This week together', level: 1 })
    expect(screen.getByText('March 1 to 7')).toBeTruthy()
    expect(screen.getByText('12 minutes')).toBeTruthy()
    const [first, second] = moments()
    expect(first).toMatch(/^Thu .*5:40.*Sock Mountain MatchMia: again!Leo: fine$/)
    expect(second).toMatch(/^Wed .*12:30.*Shadow WaveMia: not todayA flop\.$/)
    const grew = within(screen.getByRole('region', { name: 'What may have grown' }))
    expect(grew.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Patterns & logicSock Mountain Match, with Mia and Leo\. Look for: [a-z]/,
      ),
    ])
  })

  it('shows last week while this one is empty, and links to the week before that', async () => {
    const { play, ...page } = await family()
    await play('shadow-wave', '2026-02-26T17:00:00.000Z', { Leo: 'loved' })
    await renderApp('/dashboard', page)
    await screen.findByText('Nothing written down this week yet.')
    expect(screen.getByRole('heading', { name: 'Last week' })).toBeTruthy()
    expect(screen.getByText('February 22 to 28, 6 minutes together')).toBeTruthy()
    expect(moments()).toEqual([expect.stringMatching(/^Thu .*Shadow WaveLeo: again!$/)])
    expect(screen.getByRole('region', { name: 'What may have grown last week' })).toBeTruthy()
    expect(picture()).toBeNull()
    await press('The week before')
    await screen.findByText('February 15 to 21')
    await screen.findByText('A week without it is a good week too.')
    await press('The week after')
    await screen.findByText('6 minutes')
    expect(screen.getByRole('region', { name: 'What may have grown' })).toBeTruthy()
    expect(moments()).toEqual([expect.stringMatching(/^Thu .*Shadow WaveLeo: again!$/)])
    await press('The week after')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This week together')
  })

  it('shows a picture where nothing was played, and what the family has at the end', async () => {
    const { play: _, ...page } = await family()
    await renderApp('/dashboard', page)
    await screen.findByText('Nothing written down this week yet.')
    expect(picture()).not.toBeNull()
    expect(screen.queryByRole('heading', { name: 'Last week' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'What may have grown' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'The week after' })).toBeNull()
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    expect(titles.slice(-2)).toEqual(['Your membership', 'Bring a friend'])
  })

  it('leads to the next five minutes before what was played', async () => {
    const { play, ...page } = await family()
    await play('shadow-wave', '2026-03-04T12:30:00.000Z', { Mia: 'loved' })
    await renderApp('/dashboard', page)
    await screen.findByText('6 minutes')
    const stops = [...document.querySelectorAll('.week :is(a, button)')]
    expect(stops[0]?.textContent).toBe('Play five minutes')
  })

  it('moves the focus to the first new moment after all are shown', async () => {
    const { play, ...page } = await family()
    for (const day of [1, 2, 3, 4, 5])
      await play('shadow-wave', `2026-03-0${day}T12:30:00.000Z`, { Mia: 'loved' })
    await renderApp('/dashboard', page)
    const button = await screen.findByRole('button', { name: 'Show All 5' })
    act(() => button.focus())
    await press('Show All 5')
    expect(moments()).toHaveLength(5)
    expect(document.activeElement?.closest('article')?.textContent).toBe(moments()[4])
  })

  it('counts nothing that could be lost', async () => {
    const { play, ...page } = await family()
    await play('shadow-wave', '2026-03-04T12:30:00.000Z', { Mia: 'loved' })
    await renderApp('/dashboard', page)
    await screen.findByText('6 minutes')
    const text = document.querySelector('main')?.textContent ?? ''
    expect(text).not.toMatch(/streak|in a row|days left|goal|keep it up|missed|only \d/i)
  })

  it('prints the sheet of the coming week, on the paper of the region or the other', async () => {
    const { play: _, ...page } = await family()
    await renderApp('/dashboard', page)
    const sheet = within(await screen.findByRole('region', { name: 'Sunday sheet' }))
    expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/api/weeks/2026-03-08/print?paper=letter',
      '/api/weeks/2026-03-08/print?paper=a4',
    ])
  })
})

describe('the card of the next reminder', () => {
  it('offers one, and never again after a no', async () => {
    const page = await family()
    await renderApp('/dashboard', page)
    await screen.findByRole('heading', { name: 'Tomorrow, if you like' })
    act(() => screen.getByRole('button', { name: 'No, thanks' }).focus())
    await press('No, thanks')
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Tomorrow, if you like' })).toBeNull(),
    )
    expect(document.activeElement?.textContent).toBe('Print (Letter)')
    expect((await page.as.get('/user/reminder')).body).toMatchObject({
      ...{ is_offered: false, reminder: null },
    })
  })

  it('shows what comes next, and can skip that one', async () => {
    const server = createTestApp({ SMTP_URL: 'smtp://mail.example' })
    const as = await server.register({ name: 'Ana' })
    await as.post('/children', mia)
    server.connection.exec('update parents set email_verified_at = created_at')
    server.clock.advance(3 * 86_400 + 9 * 3600)
    const plan = { days: [5, 7], local_time: '17:30', zone: 'Europe/Berlin', way: 'mail' }
    expect((await as.put('/user/reminder', plan)).status).toBe(200)
    await renderApp('/dashboard', { server, as })
    await screen.findByRole('heading', { name: /^Tomorrow at 5:30/ })
    await press('Skip tomorrow')
    await waitFor(async () =>
      expect((await as.get('/user/reminder')).body.reminder).toMatchObject({
        ...{ status: 'paused', next_at: '2026-03-08T16:30:00.000Z' },
      }),
    )
  })
})
