import { mailOutboxTable, reminders } from '@fgm/db/schema'
import { localTime } from '@fgm/shared/reminders/schedule'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, confirmFamilyOf, eve } from '../../../test/cast.ts'
import { invite, leaveFamily, moveIn, secondParent } from '../../../test/families.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { deliverDueMails } from '../mail/mail.ts'
import { sendDueReminders } from './sending.ts'

/* The clock begins on Monday, 2026-03-02, at 10:00 in Berlin. */

const evenings = { days: [1, 2, 3, 4, 5], local_time: '17:30', zone: 'Europe/Berlin', way: 'mail' }
const hour = 3_600
const day = 24 * hour

let app: TestApp
let browser: TestBrowser
let childId: string
beforeEach(async () => {
  app = createTestApp({ SMTP_URL: 'smtp://mail.example' })
  const registered = await ana(app)
  browser = registered.browser
  childId = registered.child_id
  confirmFamilyOf(app, 'Ana')
  await deliverDueMails(app.deps)
  app.mails.length = 0
})

const save = (changed: object = {}) => browser.put('/user/reminder', { ...evenings, ...changed })
const own = async () => (await browser.get('/user/reminder')).body
/** What the server's timers do. */
async function work() {
  await sendDueReminders(app.deps)
  await deliverDueMails(app.deps)
}
/** Advances time, minute by minute if something is due. */
async function pass(seconds: number) {
  app.clock.advance(seconds)
  await work()
}
/** An activity of that title: its id, and each of its lines in a mail, with the child's name. */
function authored(title: string) {
  const row = app.connection
    .prepare('select * from activities where title = ?')
    .get(title) as Record<string, string>
  const texts = [row.description, row.safety_note, row.connection_prompt, row.setup_instructions]
  const named = texts.join('\n').replaceAll(/your child(?!ren)/gi, 'Mia')
  return { id: row.id, lines: named.split('\n') }
}
const tokenIn = (text: string) => /token=([\w.-]+)/.exec(text)?.[1] ?? ''
const byLink = (token: string, action: string, from = app.browser()) =>
  from.post('/api/reminders/change', { token, action })
const subjects = () => app.mails.map(({ subject }) => subject)

describe('a reminder', () => {
  test('is chosen, returned, and comes once at its hour', async () => {
    expect(await own()).toMatchObject({ reminder: null, mail_obstacle: null, is_device: false })
    const saved = await save()
    expect([saved.status, saved.body.reminder]).toEqual([
      200,
      { ...evenings, status: 'on', next_at: '2026-03-02T16:30:00.000Z', paused_until: null },
    ])
    await pass(7.4 * hour)
    expect(app.mails).toEqual([])
    await pass(0.1 * hour)
    await work()
    expect(app.mails).toHaveLength(1)
    expect((await own()).reminder.next_at).toBe('2026-03-03T16:30:00.000Z')
    await pass(23.9 * hour)
    expect(app.mails).toHaveLength(1)
    await pass(0.1 * hour)
    expect(new Set(subjects()).size).toBe(2)
  })

  test('has the whole activity, with actions of one click', async () => {
    await save()
    await pass(7.5 * hour)
    const [mail] = app.mails
    const title = /^Tonight: (.+) \(\d+ minutes\)$/.exec(mail?.subject ?? '')?.[1] ?? ''
    const row = authored(title)
    for (const words of [mail?.text ?? '', mail?.html ?? ''].map(unescaped)) {
      expect(words).toContain('Good evening Ana. Here is tonight, all of it.')
      expect(words).toContain('For Mia, 4')
      expect(words).toContain('You chose 17:30 on weekdays.')
      for (const line of row.lines) expect(words).toContain(line)
      for (const what of ['skip', 'week', 'stop'])
        expect(words).toMatch(new RegExp(`/reminder\\?do=${what}&token=`))
      expect(words).toContain(`/activities/${row.id}/play#reminder=`)
    }
    expect(mail?.unsubscribe_url).toMatch(/\/api\/reminders\/unsubscribe\?token=/)
  })

  test('is refused with invalid input', async () => {
    for (const wrong of [
      { days: [] },
      { days: [8] },
      { local_time: '24:00' },
      { local_time: '5pm' },
      { zone: 'Mars/Olympus' },
      { way: 'pigeon' },
    ])
      expect((await save(wrong)).status).toBe(400)
    app.connection.exec('update parents set email_verified_at = null')
    expect((await save()).body.code).toBe('confirm_first')
    expect((await own()).mail_obstacle).toBe('confirm_first')
    const without = createTestApp()
    const other = await eve(without)
    expect((await other.put('/user/reminder', evenings)).body.code).toBe('mail_not_set_up')
  })

  test('needs a login, and each parent has their own', async () => {
    await save()
    const visitor = app.browser()
    expect((await visitor.get('/user/reminder')).status).toBe(401)
    expect((await visitor.put('/user/reminder', evenings)).status).toBe(401)
    expect((await visitor.post('/user/reminder/change', { action: 'stop' })).status).toBe(401)
    expect((await visitor.post('/user/reminder/try', {})).status).toBe(401)
    const second = await secondParent(app, browser)
    for (const outsider of [second, await eve(app)]) {
      expect((await outsider.get('/user/reminder')).body.reminder).toBeNull()
      expect((await outsider.post('/user/reminder/change', { action: 'stop' })).status).toBe(404)
    }
    expect((await own()).reminder.status).toBe('on')
  })

  test('is not sent to a family without a child, nor to a blocked one', async () => {
    await save()
    await browser.delete(`/children/${childId}`)
    await deliverDueMails(app.deps)
    app.mails.length = 0
    await pass(7.5 * hour)
    expect((await browser.post('/user/reminder/try', {})).body.code).toBe('nothing_to_play')
    expect(app.mails).toEqual([])
    await browser.post('/children', { name: 'Leo', birth_date: '2020-05-01' })
    await pass(day)
    expect(app.mails).toHaveLength(1)
    app.connection.exec("update families set blocked_at = '2026-03-03T17:00:00.000Z'")
    await pass(day)
    expect(app.mails).toHaveLength(1)
  })

  test('can be tried: one comes at once, and does not count', async () => {
    expect((await browser.post('/user/reminder/try', {})).status).toBe(404)
    await save()
    const { status, body } = await browser.post('/user/reminder/try', {})
    expect([status, body.message]).toEqual([200, 'It is on its way to ana@example.com.'])
    expect(app.mails).toHaveLength(1)
    expect(app.db.select().from(reminders).get()?.unopened_count).toBe(0)
    const limited = createTestApp({ SMTP_URL: 'smtp://mail.example', RATE_LIMITS: 'on' })
    const other = (await ana(limited)).browser
    confirmFamilyOf(limited, 'Ana')
    await other.put('/user/reminder', evenings)
    const tries = []
    for (let count = 0; count < 6; count += 1)
      tries.push((await other.post('/user/reminder/try', {})).status)
    expect(tries).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('a choice that is changed', () => {
  const row = () => app.db.select().from(reminders).get()

  test('brings no second one on a day, with any time and zone', async () => {
    await save({ days: [1, 2, 3, 4, 5, 6, 7] })
    await pass(7.5 * hour)
    expect(app.mails).toHaveLength(1)
    expect((await save({ local_time: '19:00' })).body.reminder.next_at).toBe(
      '2026-03-03T18:00:00.000Z',
    )
    for (const zone of ['America/New_York', 'Pacific/Honolulu', 'Europe/Berlin']) {
      await save({ local_time: localTime(zone, new Date(app.deps.now().getTime() + 60_000)), zone })
      await pass(120)
    }
    expect(app.mails).toHaveLength(1)
    await save({ local_time: '19:00' })
    await pass(day + 1.5 * hour)
    expect(app.mails).toHaveLength(2)
  })

  test('many times brings no more than there are days', async () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'Asia/Kolkata']
    for (let count = 0; count < 5 * 24; count += 1) {
      const zone = zones[count % zones.length] ?? ''
      const soon = localTime(zone, new Date(app.deps.now().getTime() + 60_000))
      await save({ days: [1, 2, 3, 4, 5, 6, 7], local_time: soon, zone })
      await pass(120)
      app.clock.advance(hour - 120)
    }
    // Five days, and the one that is ahead in the east.
    expect(app.mails.length).toBeLessThanOrEqual(6)
  })

  test('leaves a pause as it was', async () => {
    await save()
    await browser.post('/user/reminder/change', { action: 'pause_week' })
    const { body } = await save({ local_time: '19:00' })
    expect([body.reminder.status, body.reminder.next_at]).toEqual([
      'paused',
      '2026-03-09T18:00:00.000Z',
    ])
  })

  test('comes again if the clock was wrong on the day of the last one', async () => {
    await save()
    app.db.update(reminders).set({ last_sent_day: '2030-01-01' }).run()
    await save()
    await work()
    expect(row()).toMatchObject({ next_at: '2026-03-02T16:30:00.000Z', last_sent_day: null })
  })

  test('stores a zone by its canonical name, in any case', async () => {
    const { status, body } = await save({ zone: 'eUROPE/bERLIN' })
    expect([status, body.reminder.zone]).toEqual([200, 'Europe/Berlin'])
    expect(row()?.zone).toBe('Europe/Berlin')
  })

  test('is refused after thirty in an hour', async () => {
    const limited = createTestApp({ SMTP_URL: 'smtp://mail.example', RATE_LIMITS: 'on' })
    const other = (await ana(limited)).browser
    confirmFamilyOf(limited, 'Ana')
    const statuses = []
    for (let count = 0; count < 31; count += 1)
      statuses.push((await other.put('/user/reminder', evenings)).status)
    expect(statuses).toEqual([...Array(30).fill(200), 429])
  })
})

describe('a link of a reminder', () => {
  const received = async () => {
    await save()
    await pass(7.5 * hour)
    return tokenIn(app.mails[0]?.text ?? '')
  }

  test('skips, pauses and stops without logging in, and starts one that was not stopped', async () => {
    const token = await received()
    const next = async () => (await own()).reminder.next_at?.slice(0, 10) ?? null
    expect((await byLink(token, 'skip_today')).body.message).toBe(
      'That is fine. The next one comes on Tuesday, March 3, at 17:30.',
    )
    await byLink(token, 'start')
    expect(await next()).toBe('2026-03-03')
    expect((await byLink(token, 'pause_week')).body.message).toContain('Monday, March 9')
    expect([await next(), (await own()).reminder.status]).toEqual(['2026-03-09', 'paused'])
    // A shorter pause does not replace a longer one.
    await byLink(token, 'skip_today')
    expect(await next()).toBe('2026-03-09')
    expect((await byLink(token, 'stop')).body.message).toMatch(/^Done\. No more reminders come\./)
    expect([await next(), (await own()).reminder.status]).toEqual([null, 'stopped'])
    await pass(21 * day)
    expect(app.mails).toHaveLength(1)
    // An old mail cannot start what its parent stopped.
    expect((await byLink(token, 'start')).body.message).toBe(
      'No more reminders come. You can start them again in your profile at any time.',
    )
    expect([await next(), (await own()).reminder.status]).toEqual([null, 'stopped'])
    await browser.post('/user/reminder/change', { action: 'start' })
    expect(await next()).toBe('2026-03-24')
  })

  test('skips its own day, not another one', async () => {
    const token = await received()
    app.clock.advance(16 * hour)
    const { body } = await byLink(token, 'skip_today')
    expect(body.message).toBe(
      'That was for another day, so nothing changed. The next one comes on Tuesday, March 3, at 17:30.',
    )
    await pass(8 * hour)
    expect(app.mails).toHaveLength(2)
  })

  test('withdraws what still waits for the mail server', async () => {
    const token = await received()
    app.mail_trouble.is_down = true
    await pass(day)
    await byLink(token, 'stop')
    app.mail_trouble.is_down = false
    await pass(0.5 * hour)
    expect(app.mails).toHaveLength(1)
  })

  test("is stopped by a mail program's button, which does not count as opening", async () => {
    const token = await received()
    const path = `/api/reminders/unsubscribe?token=${token}`
    const look = await app.app.request(path)
    expect([look.status, look.headers.get('location')]).toEqual([
      302,
      `/reminder?do=stop&token=${token}`,
    ])
    expect((await own()).reminder.status).toBe('on')
    const post = (body: string, at = path) =>
      app.app.request(at, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await post('a=b')).status).toBe(400)
    expect((await post('List-Unsubscribe=One-Click', `${path}x`)).status).toBe(400)
    expect((await post('List-Unsubscribe=One-Click')).status).toBe(200)
    expect((await own()).reminder.status).toBe('stopped')
  })

  test('that is not ours opens nothing', async () => {
    const token = await received()
    const [id = '', date = '', signature = ''] = token.split('.')
    for (const forged of [
      'x',
      `${id}.${date}.`,
      `${id}.2026-03-03.${signature}`,
      `other.${date}.${signature}`,
      `${token}.more`,
    ])
      expect((await byLink(forged, 'stop')).body.code).toBe('broken_link')
    expect((await own()).reminder.status).toBe('on')
    await browser.delete('/user', { password: testPassword })
    expect((await byLink(token, 'stop')).body.code).toBe('broken_link')
  })
})

describe('three that no one opened', () => {
  test('are followed by a last message, and by nothing until they are wanted again', async () => {
    await save({ days: [1, 2, 3, 4, 5, 6, 7] })
    await pass(7.5 * hour)
    for (let count = 0; count < 10; count += 1) await pass(day)
    expect(subjects().slice(3)).toEqual(['We will be quiet now'])
    expect(app.db.select().from(reminders).get()).toMatchObject({ next_at: null })
    const start = tokenIn(app.mails[3]?.text ?? '')
    expect((await byLink(start, 'start')).body.message).toContain('March 13')
    await pass(day)
    expect(subjects()).toHaveLength(5)
  })

  test.each([
    ['a visit', () => browser.get('/api/auth/status')],
    ['a link of the mail', () => byLink(tokenIn(app.mails.at(-1)?.text ?? ''), 'opened')],
    ['a click on skip', () => byLink(tokenIn(app.mails.at(-1)?.text ?? ''), 'skip_today')],
  ])('are not three when there was %s', async (_, open) => {
    await save({ days: [1, 2, 3, 4, 5, 6, 7] })
    await pass(7.5 * hour)
    for (let count = 0; count < 8; count += 1) {
      if (count % 2 === 0) await open()
      await pass(day)
    }
    expect(subjects()).toHaveLength(9)
    expect(subjects()).not.toContain('We will be quiet now')
  })

  test('do not count if the other parent visited, but if a stranger did', async () => {
    const second = await secondParent(app, browser)
    await deliverDueMails(app.deps)
    app.mails.length = 0
    await save({ days: [1, 2, 3, 4, 5, 6, 7] })
    await pass(7.5 * hour - 60)
    for (let count = 0; count < 4; count += 1) {
      await pass(day)
      await second.get('/api/auth/status')
    }
    expect(subjects()).not.toContain('We will be quiet now')
    const stranger = await eve(app)
    for (let count = 0; count < 5; count += 1) {
      await pass(day)
      await stranger.get('/api/auth/status')
    }
    expect(subjects()).toContain('We will be quiet now')
  })

  test('do not count if the mail server took none', async () => {
    await save({ days: [1, 2, 3, 4, 5, 6, 7] })
    app.mail_trouble.is_down = true
    await pass(7.5 * hour)
    for (let count = 0; count < 5; count += 1) await pass(day)
    app.mail_trouble.is_down = false
    await pass(3 * hour)
    expect(app.mails).toEqual([])
    await pass(21 * hour)
    expect(subjects()).toHaveLength(1)
    expect(subjects()[0]).not.toBe('We will be quiet now')
  })
})

describe('stored data', () => {
  test('is in the export without its secrets, and is deleted with the account', async () => {
    await save()
    await pass(7.5 * hour)
    const { body } = await browser.get('/user/export')
    expect(body.tables.reminders).toMatchObject([{ local_time: '17:30', zone: 'Europe/Berlin' }])
    expect(JSON.stringify(body)).not.toContain(tokenIn(app.mails[0]?.text ?? ''))
    expect(JSON.stringify(body)).not.toContain('calendar_token_hash')
    await browser.delete('/user', { password: testPassword })
    expect(app.db.select().from(reminders).all()).toEqual([])
  })

  test('of a mail is deleted when its hour is over', async () => {
    await save()
    await pass(7.5 * hour)
    const kinds = () =>
      app.db
        .select()
        .from(mailOutboxTable)
        .all()
        .map(({ kind }) => kind)
    expect(kinds()).toContain('reminder')
    await pass(2 * hour)
    expect(kinds()).not.toContain('reminder')
  })

  test('moves with its parent, and is about their current family', async () => {
    const second = await secondParent(app, browser)
    confirmFamilyOf(app, 'Bo')
    await second.put('/user/reminder', evenings)
    expect((await leaveFamily(second, false)).status).toBe(200)
    expect((await second.get('/user/reminder')).body.reminder.status).toBe('on')
    expect((await second.post('/user/reminder/try', {})).body.code).toBe('nothing_to_play')
    expect((await moveIn(second, await invite(browser), 'bring')).status).toBe(200)
    expect((await second.post('/user/reminder/try', {})).status).toBe(200)
  })

  test('stays when the mails about news are stopped', async () => {
    await save()
    app.mail_trouble.is_down = true
    await pass(7.5 * hour)
    await browser.put('/user/mail-choice', { is_subscribed: false })
    app.mail_trouble.is_down = false
    await pass(0.1 * hour)
    expect(subjects()).toHaveLength(1)
  })
})

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
