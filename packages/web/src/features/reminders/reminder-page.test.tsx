import { createHmac } from 'node:crypto'
import { createTestApp } from '@fgm/api/test-app'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../test/acts.ts'
import { renderApp } from '../../../test/render-app.tsx'

/** Ana's reminder, and the token of one that was sent to her. */
async function anaWithReminder() {
  const server = createTestApp({ SMTP_URL: 'smtp://mail.example' })
  const ana = await server.register({ name: 'Ana' })
  await ana.post('/children', { name: 'Mia', birth_date: '2021-05-20' })
  server.connection.exec('update parents set email_verified_at = created_at')
  const days = [1, 2, 3, 4, 5, 6, 7]
  const plan = { days, local_time: '17:30', zone: 'Europe/Berlin', way: 'mail' }
  await ana.put('/user/reminder', plan)
  await ana.post('/user/reminder/try', {})
  const token = /token=([\w.-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
  const reminder = async () => (await ana.get('/user/reminder')).body.reminder
  return { server, token, reminder }
}

describe('the page that the links of a reminder open', () => {
  it.each([
    ['skip', 'Skip Today', 'paused', '2026-03-03'],
    ['week', 'Pause a Week', 'paused', '2026-03-09'],
  ])('to %s changes nothing before its button is clicked', async (word, button, status, next) => {
    const { server, token, reminder } = await anaWithReminder()
    await renderApp(`/reminder?do=${word}&token=${token}`, { server })
    await screen.findByRole('button', { name: button })
    expect(await reminder()).toMatchObject({ status: 'on' })
    await press(button)
    await screen.findByText(/^That is fine\. The next one comes on/)
    const changed = await reminder()
    expect([changed.status, changed.next_at.slice(0, 10)]).toEqual([status, next])
    expect(screen.queryByRole('button', { name: button })).toBeNull()
  })

  it('stops them for good', async () => {
    const { server, token, reminder } = await anaWithReminder()
    await renderApp(`/reminder?do=stop&token=${token}`, { server })
    await screen.findByRole('button', { name: 'Stop for Good' })
    await press('Stop for Good')
    await screen.findByText(/^Done\. No more reminders/)
    expect(await reminder()).toMatchObject({ status: 'stopped', next_at: null })
  })

  it('says when a link is invalid, or incomplete', async () => {
    await renderApp('/reminder?do=stop&token=x.y.z')
    await screen.findByRole('button', { name: 'Stop for Good' })
    await press('Stop for Good')
    await screen.findByText(/^This link is incomplete/)
  })

  it('says when its action is unknown', async () => {
    await renderApp('/reminder?do=dance&token=x')
    await screen.findByText(/^This link is incomplete/)
  })
})

it('a play started by the link of a mail reports that it was opened, and removes the token', async () => {
  const { server, token } = await anaWithReminder()
  const count = () =>
    server.connection.prepare('select unopened_count from reminders').pluck().get()
  server.connection.exec('update reminders set unopened_count = 2')
  const { router } = await renderApp(`/activities/shadow-wave/play#reminder=${token}`, { server })
  await screen.findByText('Shadow Wave')
  await expect.poll(count).toBe(0)
  expect(router.state.location.hash).toBe('')
})

describe('the page that the links of a Sunday sheet open', () => {
  /** The sheet of Saturday, March 7. */
  async function anaWithSheet() {
    const server = createTestApp({ SMTP_URL: 'smtp://mail.example' })
    const ana = await server.register({ name: 'Ana' })
    server.connection.exec('update parents set email_verified_at = created_at')
    await ana.put('/user/reminder/sunday-sheet', { local_time: '17:30', zone: 'Europe/Berlin' })
    const { id } = server.connection.prepare('select id from reminders').get() as { id: string }
    const signature = createHmac('sha256', server.deps.csrf_key)
      .update(`reminder:${id}:2026-03-07`)
      .digest('base64url')
    const sheet = async () => (await ana.get('/user/reminder')).body.sunday_sheet
    return { server, token: `${id}.2026-03-07.${signature}`, sheet }
  }

  it('prints it for the week after, without logging in', async () => {
    const { server, token } = await anaWithSheet()
    await renderApp(`/reminder?do=print&token=${token}`, { server })
    const link = await screen.findByRole('link', {
      name: /^Print \(Letter\): the sheet of March 8 to 14/,
    })
    expect(link.getAttribute('href')).toBe(
      `/api/weeks/2026-03-08/print?paper=letter&token=${token}`,
    )
  })

  it.each([
    ['skip-sheet', 'Skip a Week', 'paused'],
    ['stop-sheet', 'Stop for Good', 'stopped'],
  ])('to %s changes nothing before its button is clicked', async (word, button, status) => {
    const { server, token, sheet } = await anaWithSheet()
    await renderApp(`/reminder?do=${word}&token=${token}`, { server })
    await screen.findByRole('button', { name: button })
    expect(await sheet()).toMatchObject({ status: 'on' })
    await press(button)
    await screen.findByText(/^(That is fine|Done)\. /)
    expect(await sheet()).toMatchObject({ status })
  })
})
