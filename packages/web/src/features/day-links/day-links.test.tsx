import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press, type } from '../../../test/acts.ts'
import { anaWith } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

type Family = Awaited<ReturnType<typeof anaWith>>

/** Creates a link through the API. @returns the part of its address that the page reads. */
async function linkOf({ as }: Family, wanted: object = {}) {
  const all = { activity_ids: ['sock-mountain-match', 'shadow-wave'], for_name: 'Oma', ...wanted }
  const { body } = await as.post('/user/day-links', all)
  return { id: body.id as string, path: `/day${body.url.slice(body.url.indexOf('#'))}` }
}

const guestOf = ({ server }: Family) => ({ server, as: server.browser() })

describe('someone with a link', () => {
  it.each([
    ['/day', 'This link is incomplete'],
    ['/day#unknown', 'This link is closed'],
  ])('%s reads: %s', async (path, title) => {
    await renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  })

  it.each(['.', '%20', ')'])('opens it with "%s" added to the link', async (end) => {
    const family = await anaWith()
    const { path } = await linkOf(family)
    await renderApp(path + end, guestOf(family))
    await screen.findByRole('heading', { name: 'Hello Oma!' })
  })

  it('sees until when it is open, to the minute', async () => {
    const family = await anaWith()
    const { path } = await linkOf(family)
    await renderApp(path, guestOf(family))
    await screen.findByText(/Open until [A-Z][a-z]+ \d+, \d+:\d\d.[AP]M\./)
  })

  it('can retry without a response, and does not read that it is closed', async () => {
    const family = await anaWith()
    const { path } = await linkOf(family)
    await renderApp(path, { ...guestOf(family), failing: 'dayLinks.open' })
    await screen.findByText('We could not open the link')
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
    expect(screen.queryByText('This link is closed')).toBeNull()
  })

  it('sees a refused line where it was typed, and keeps it', async () => {
    const family = await anaWith()
    const { path } = await linkOf(family)
    await renderApp(path, guestOf(family))
    await screen.findByRole('heading', { name: 'Hello Oma!' })
    fireEvent.click(screen.getByRole('link', { name: 'Play Shadow Wave' }))
    await screen.findByRole('heading', { level: 1, name: 'Shadow Wave' })
    type('A line for the family (optional)', 'Call 0171 2345678')
    await press('Done')
    await screen.findByText(/Please write only how it went/)
    expect(screen.getByDisplayValue('Call 0171 2345678')).toBeTruthy()
  })

  it('sees when someone else was first, and the line was not sent', async () => {
    const family = await anaWith()
    const { path } = await linkOf(family)
    await renderApp(path.replace('#', '?thing=1#'), guestOf(family))
    await screen.findByRole('heading', { level: 1, name: 'Sock Mountain Match' })
    const token = path.slice('/day#'.length)
    const first = { token, item_id: '1', note: 'We won' }
    await family.server.browser().post('/api/day-links/done', first)
    type('A line for the family (optional)', 'They giggled')
    await press('Done')
    await screen.findByText(/Your line was not sent/)
    expect(screen.queryByText(/Thank you/)).toBeNull()
  })

  it('sees help instead where a line signals distress', async () => {
    const family = await anaWith()
    const { path } = await linkOf(family)
    await renderApp(path.replace('#', '?thing=1#'), guestOf(family))
    await screen.findByRole('heading', { level: 1, name: 'Sock Mountain Match' })
    type(
      'A line for the family (optional)',
      'I hit him again and I am scared of what I will do to him',
    )
    await press('Done')
    await screen.findByText('Nothing you wrote was kept.')
  })
})

describe('someone who plays by a link', () => {
  const today = new Date('2026-03-02T09:05:00.000Z')
  beforeEach(() => void vi.useFakeTimers({ now: today, toFake: ['Date'] }))
  afterEach(() => {
    vi.useRealTimers()
    sessionStorage.clear()
  })

  /** Clicks a button as soon as it is there. */
  async function pressSoon(name: string) {
    await screen.findByRole('button', { name })
    await press(name)
  }

  /** Loads the page again, in the same tab and offline. */
  const reloadAlone = (family: Family, path: string) =>
    renderApp(path, { ...guestOf(family), failing: 'dayLinks.open' })

  it('finds the clock still running after a reload, and a lit screen', async () => {
    const requested: string[] = []
    const wakeLock = { request: async (kind: string) => requested.push(kind) && { release() {} } }
    Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true })
    const family = await anaWith()
    const { path } = await linkOf(family)
    const thing = path.replace('#', '?thing=2#')
    const page = await renderApp(thing, guestOf(family))
    await screen.findByRole('heading', { level: 1, name: 'Shadow Wave' })
    expect(requested).toEqual([])
    await pressSoon('Start now')
    page.unmount()
    vi.setSystemTime(today.getTime() + 2 * 60_000)
    await renderApp(thing, guestOf(family))
    expect((await screen.findByRole('timer')).textContent).toBe('3 minutes left')
    expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull()
    expect(requested).toEqual(['screen', 'screen'])
    await press('Pause')
    expect(screen.getByRole('timer').textContent).toBe('3 minutes left, paused')
    Reflect.deleteProperty(navigator, 'wakeLock')
  })

  it('begins again after three hours, and after it was marked as done', async () => {
    const family = await anaWith()
    const { path } = await linkOf(family)
    const thing = path.replace('#', '?thing=2#')
    const page = await renderApp(thing, guestOf(family))
    await pressSoon('Start now')
    page.unmount()
    vi.setSystemTime(today.getTime() + 3 * 3_600_000 + 1000)
    await renderApp(thing, guestOf(family))
    await pressSoon('Start now')
    await press('Done')
    await pressSoon('Back to the others')
    fireEvent.click(await screen.findByRole('link', { name: 'Play Shadow Wave' }))
    await screen.findByRole('button', { name: 'Start now' })
  })

  it('sees it again after a reload offline, in this tab and while it is open', async () => {
    const family = await anaWith()
    const { path } = await linkOf(family)
    const page = await renderApp(path, guestOf(family))
    await screen.findByRole('heading', { name: 'Hello Oma!' })
    await waitFor(() => expect(sessionStorage.getItem('fgm-day')).not.toBeNull())
    const token = path.slice('/day#'.length)
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(token)
    page.unmount()
    await reloadAlone(family, path)
    await screen.findByRole('heading', { name: 'Hello Oma!' })
  })

  it('sees nothing after such a reload of another link, or once its time is over', async () => {
    const family = await anaWith()
    const { path } = await linkOf(family)
    const page = await renderApp(path, guestOf(family))
    await waitFor(() => expect(sessionStorage.getItem('fgm-day')).not.toBeNull())
    page.unmount()
    const { path: another } = await linkOf(family, { for_name: 'Opa' })
    const other = await reloadAlone(family, another)
    await screen.findByText('We could not open the link')
    other.unmount()
    vi.setSystemTime(today.getTime() + 86_400_000)
    await reloadAlone(family, path)
    await screen.findByText('We could not open the link')
  })

  it('keeps what was marked as done over such a reload', async () => {
    const family = await anaWith()
    const { path } = await linkOf(family)
    const page = await renderApp(path.replace('#', '?thing=2#'), guestOf(family))
    await pressSoon('Done')
    await screen.findByText(/Thank you/)
    await waitFor(() => expect(sessionStorage.getItem('fgm-day')).toContain('"done":["2"]'))
    page.unmount()
    await reloadAlone(family, path)
    await screen.findByText('Again')
  })

  it('sees nothing of it once the link is closed', async () => {
    const family = await anaWith()
    const { id, path } = await linkOf(family)
    const page = await renderApp(path, guestOf(family))
    await screen.findByRole('heading', { name: 'Hello Oma!' })
    await waitFor(() => expect(sessionStorage.getItem('fgm-day')).not.toBeNull())
    page.unmount()
    await family.as.delete(`/user/day-links/${id}`)
    await renderApp(path, guestOf(family))
    await screen.findByRole('heading', { name: 'This link is closed' })
    expect(sessionStorage.getItem('fgm-day')).toBeNull()
  })
})

describe('a parent', () => {
  it('shows the link as a code, and can send it in their own mail', async () => {
    await renderApp('/profile/day-link?activity=shadow-wave', await anaWith())
    await screen.findByLabelText(/For whom/)
    await press('Make the Link')
    await screen.findByRole('img', { name: 'QR code that opens the link' })
    const url = `${document.querySelector('code')?.textContent}`
    const mail = screen.getByRole<HTMLAnchorElement>('link', { name: 'Write an Email' }).href
    expect(mail).toMatch(/^mailto:\?subject=Something%20to%20play%20together&body=http/)
    expect(decodeURIComponent(mail)).toContain(url)
  })

  it('sees at the name what does not belong there', async () => {
    await renderApp('/profile/day-link?activity=shadow-wave', await anaWith())
    await screen.findByLabelText(/For whom/)
    type('For whom (optional)', 'www.example.com')
    await press('Make the Link')
    expect(await screen.findByText(/Please write only a first name/)).toBeTruthy()
  })

  it('chooses five activities at most', async () => {
    await renderApp('/profile/day-link', await anaWith())
    await screen.findByLabelText(/For whom/)
    for (let chosen = 0; chosen < 5; chosen += 1)
      fireEvent.click(
        screen
          .getAllByRole('checkbox')
          .find((one) => !(one as HTMLInputElement).checked) as Element,
      )
    expect(screen.getByText('5 of up to 5')).toBeTruthy()
    const open = screen.getAllByRole<HTMLInputElement>('checkbox').filter((one) => !one.checked)
    expect(open.every(({ disabled }) => disabled)).toBe(true)
  })

  it('sees a stranger’s line as text, and removes it', async () => {
    const family = await anaWith()
    const { path } = await linkOf(family)
    const note = '<img src=x onerror=alert(1)>'
    const token = path.slice('/day#'.length)
    await family.server.browser().post('/api/day-links/done', { token, item_id: '1', note })
    const { container } = await renderApp('/profile?tab=children', family)
    expect(await screen.findByText(note)).toBeTruthy()
    expect(container.querySelector('img')).toBeNull()
    await press('Remove what came back about Sock Mountain Match')
    await screen.findByText('It is removed.')
  })
})
