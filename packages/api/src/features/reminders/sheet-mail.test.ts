import { mailOutboxTable, reminders } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, confirmFamilyOf, eve } from '../../../test/cast.ts'
import { secondParent } from '../../../test/families.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { deliverDueMails } from '../mail/mail.ts'
import { sendDueReminders } from './sending.ts'

/* The clock begins on Monday, 2026-03-02, at 10:00 in Berlin. */

const wanted = { local_time: '17:30', zone: 'Europe/Berlin' }
const day = 86_400
/** From the beginning to Saturday at 17:30. */
const toSaturday = 5 * day + 7.5 * 3_600

let app: TestApp
let browser: TestBrowser
beforeEach(async () => {
  app = createTestApp({ SMTP_URL: 'smtp://mail.example' })
  browser = (await ana(app)).browser
  confirmFamilyOf(app, 'Ana')
  await deliverDueMails(app.deps)
  app.mails.length = 0
})

const save = (changed: object = {}, from = browser) =>
  from.put('/user/reminder/sunday-sheet', { ...wanted, ...changed })
const change = (action: string, from = browser) =>
  from.post('/user/reminder/change', { action, kind: 'sunday_sheet' })
const own = async (from = browser) => (await from.get('/user/reminder')).body
async function pass(seconds: number) {
  app.clock.advance(seconds)
  await sendDueReminders(app.deps)
  await deliverDueMails(app.deps)
}
const subjects = () => app.mails.map(({ subject }) => subject)
const tokenIn = (text = '') => /token=([\w.-]+)/.exec(text)?.[1] ?? ''
const byLink = (token: string, action: string) =>
  app.browser().post('/api/reminders/change', { token, action })
/** Chooses the sheet and waits for the first one. @returns its token. */
async function received() {
  await save()
  await pass(toSaturday)
  return tokenIn(app.mails[0]?.text)
}

describe('the Sunday sheet by mail', () => {
  test('is off by default and, once chosen, comes on Saturdays at its hour, once', async () => {
    expect((await own()).sunday_sheet).toBeNull()
    await pass(12 * day)
    expect(app.mails).toEqual([])
    const { status, body } = await save()
    expect([status, body.sunday_sheet.status, body.sunday_sheet.next_at]).toEqual([
      ...[200, 'on', '2026-03-14T16:30:00.000Z'],
    ])
    expect(body.reminder).toBeNull()
    await pass(7.5 * 3_600)
    await pass(60)
    await pass(2 * day)
    expect(subjects()).toEqual(['Five for next week'])
    await pass(4 * day)
    expect(subjects()).toHaveLength(1)
  })

  test('has five whole activities, the same as on the paper of its link', async () => {
    const token = await received()
    const [mail] = app.mails
    const text = (mail?.text ?? '').replaceAll('Mia', 'your child')
    const rows = app.connection.prepare('select * from activities').all() as Row[]
    const five = rows.filter(({ title }) => text.includes(`\n\n${title.toUpperCase()}\n\n`))
    expect(five).toHaveLength(5)
    const plain = text.replaceAll(/your child/gi, 'X')
    for (const row of five)
      for (const line of [row.description, row.safety_note, row.connection_prompt])
        expect(plain).toContain(line?.replaceAll(/your child(?!ren)/gi, 'X'))
    expect(mail?.unsubscribe_url).toContain(`/api/reminders/unsubscribe?token=${token}`)
    const sheet = app.db.query.suggestions.findMany().sync()
    expect(sheet.map(({ activity_id }) => activity_id).sort()).toEqual(
      five.map(({ id }) => id).sort(),
    )
  })

  test('comes at the hour of the reminder, also when that changes', async () => {
    const plan = { days: [1], local_time: '07:15', zone: 'Asia/Kolkata', way: 'mail' }
    await browser.put('/user/reminder', plan)
    expect((await save()).body.sunday_sheet.next_at).toBe('2026-03-07T01:45:00.000Z')
    await browser.put('/user/reminder', { ...plan, local_time: '19:00' })
    expect((await own()).sunday_sheet.next_at).toBe('2026-03-07T13:30:00.000Z')
  })

  test('is per parent, and refused if no mail can come', async () => {
    await save()
    const second = await secondParent(app, browser)
    for (const other of [second, await eve(app)]) {
      expect((await own(other)).sunday_sheet).toBeNull()
      expect((await change('stop', other)).status).toBe(404)
    }
    expect((await save({}, second)).body.code).toBe('confirm_first')
    expect((await save({ zone: 'Mars/Olympus' })).status).toBe(400)
    expect((await save({}, app.browser())).status).toBe(401)
    expect((await own()).sunday_sheet.status).toBe('on')
    const without = createTestApp()
    expect((await save({}, await eve(without))).body.code).toBe('mail_not_set_up')
  })

  test('is not affected by changes of the reminder', async () => {
    await browser.put('/user/reminder', { ...wanted, days: [6], way: 'mail' })
    await save()
    await browser.post('/user/reminder/change', { action: 'stop' })
    await pass(toSaturday)
    expect(subjects()).toEqual(['Five for next week'])
    await change('stop')
    await browser.post('/user/reminder/change', { action: 'start' })
    await pass(7 * day)
    expect(subjects()).toHaveLength(2)
    expect(subjects()[1]).toMatch(/^Tonight: /)
  })

  test('is not sent without a child, nor to a blocked one', async () => {
    await save()
    app.connection.exec("update families set blocked_at = '2026-03-02T10:00:00.000Z'")
    await pass(toSaturday)
    app.connection.exec('update families set blocked_at = null')
    app.connection.exec('delete from children')
    await pass(7 * day)
    expect(app.mails).toEqual([])
  })
})

type Row = Record<string, string> & { id: string; title: string }

describe('a link of the sheet', () => {
  test('skips the next week, once, however often it is clicked, and stops for good', async () => {
    const token = await received()
    const next = 'That is fine. The next one comes on Saturday, March 21, at 17:30.'
    for (const _ of [1, 2]) expect((await byLink(token, 'skip_next')).body.message).toBe(next)
    await pass(7 * day)
    expect(app.mails).toHaveLength(1)
    await pass(7 * day)
    expect(app.mails).toHaveLength(2)
    expect((await byLink(token, 'skip_next')).body.message).toMatch(
      /^That was for another week, so nothing changed\./,
    )
    expect((await byLink(token, 'stop')).body.message).toBe(
      'Done. No more sheets come. You can start them again in your profile at any time.',
    )
    await pass(28 * day)
    expect(app.mails).toHaveLength(2)
    expect((await own()).sunday_sheet.status).toBe('stopped')
  })

  test('asks about the sheet if a mail program opens the address of its button', async () => {
    const token = await received()
    const redirectOf = async (of: string) =>
      (await app.app.request(`/api/reminders/unsubscribe?token=${of}`)).headers.get('location')
    expect(await redirectOf(token)).toBe(`/reminder?do=stop-sheet&token=${token}`)
    expect(await redirectOf('x.y.z')).toBe('/reminder?do=stop&token=x.y.z')
    expect((await own()).sunday_sheet.status).toBe('on')
  })

  test('withdraws what still waits for the mail server', async () => {
    const token = await received()
    app.mail_trouble.is_down = true
    await pass(7 * day)
    await byLink(token, 'stop')
    app.mail_trouble.is_down = false
    await pass(1_800)
    expect(app.mails).toHaveLength(1)
  })

  test('prints the week after it without logging in, and nothing else', async () => {
    const token = await received()
    const print = async (week: string, of = token) =>
      (await app.browser().get(`/api/weeks/${week}/print?token=${of}`)).status
    expect([await print('2026-03-08'), await print('2026-03-09')]).toEqual([200, 200])
    for (const week of ['2026-03-02', '2026-03-07', '2026-03-15', '2026-03-16'])
      expect([week, await print(week)]).toEqual([week, 400])
    expect(await print('2026-03-09', `${token}x`)).toBe(400)
    await browser.put('/user/reminder', { ...wanted, days: [1], way: 'mail' })
    await pass(2 * day)
    expect(await print('2026-03-16', tokenIn(app.mails[1]?.text))).toBe(400)
    app.connection.exec("update families set blocked_at = '2026-03-02T10:00:00.000Z'")
    expect(await print('2026-03-09')).toBe(400)
  })
})

describe('three sheets that no one opened', () => {
  test('are followed by a last message, and by nothing until they are wanted again', async () => {
    const token = await received()
    for (let week = 0; week < 6; week += 1) await pass(7 * day)
    expect(subjects().slice(2)).toEqual(['Five for next week', 'No more sheets for now'])
    await byLink(tokenIn(app.mails[3]?.text), 'start')
    await pass(7 * day)
    expect(subjects()).toHaveLength(5)
    await byLink(token, 'opened')
    expect(app.db.select().from(reminders).get()?.unopened_count).toBe(0)
  })

  test('do not count if the mail server took none, or the family visited', async () => {
    await save()
    app.mail_trouble.is_down = true
    await pass(toSaturday)
    for (let week = 0; week < 5; week += 1) await pass(7 * day)
    app.mail_trouble.is_down = false
    await pass(3 * 3_600)
    expect(app.db.select().from(mailOutboxTable).all().at(-1)?.kind).not.toBe('sunday_sheet')
    for (let week = 0; week < 5; week += 1) {
      await browser.get('/api/auth/status')
      await pass(7 * day - (week === 0 ? 3 * 3_600 : 0))
    }
    expect(subjects()).toEqual(Array(5).fill('Five for next week'))
  })
})

describe('the offer of a reminder', () => {
  test('ends with a choice, and for good when it is declined', async () => {
    const isOffered = async (from = browser) => (await own(from)).is_offered
    expect(await isOffered()).toBe(true)
    const { status, body } = await browser.post('/user/reminder/decline', {})
    expect([status, body.is_offered, await isOffered()]).toEqual([200, false, false])
    expect((await app.browser().post('/user/reminder/decline', {})).status).toBe(401)
    const second = await secondParent(app, browser)
    expect(await isOffered(second)).toBe(true)
    await second.put('/user/reminder', { ...wanted, days: [1], way: 'calendar' })
    expect(await isOffered(second)).toBe(false)
  })
})

test('links of reminders are refused after 600 in ten minutes from an address', async () => {
  app = createTestApp({ RATE_LIMITS: 'on' })
  const post = async (path: string) =>
    (
      await app.app.request(path, {
        method: 'POST',
        body: 'action=stop&List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).status
  for (let count = 0; count < 300; count += 1) {
    expect(await post('/api/reminders/act?token=x.y.z')).toBe(400)
    expect(await post('/api/reminders/unsubscribe?token=x.y.z')).toBe(400)
  }
  expect(await post('/api/reminders/act?token=x.y.z')).toBe(429)
  expect(await post('/api/reminders/unsubscribe?token=x.y.z')).toBe(429)
})
