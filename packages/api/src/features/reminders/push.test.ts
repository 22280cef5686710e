import { pushSubscriptions, reminders, sessions } from '@fgm/db/schema'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ana, eve } from '../../../test/cast.ts'
import { startFakePushService } from '../../../test/fakes/push.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { webPusher } from '../../services/push.ts'
import { sendDuePushes } from './push.ts'
import { sendDueReminders } from './sending.ts'

/* The clock begins on Monday, 2026-03-02, at 10:00 in Berlin; the reminder is at 17:30, every day. */

const service = await startFakePushService()
afterAll(service.close)

const hour = 3_600
const day = 24 * hour
const plan = {
  days: [1, 2, 3, 4, 5, 6, 7],
  local_time: '17:30',
  zone: 'Europe/Berlin',
  way: 'push',
}

let app: TestApp
let browser: TestBrowser
beforeEach(async () => {
  Object.assign(service.state, { status: 201, hangs: false, tries: 0 })
  service.received.length = 0
  app = createTestApp({}, { push: service.pusher })
  browser = (await ana(app)).browser
})

const addDevice = (by = browser, name = 'phone') =>
  by.post('/user/reminder/devices', service.subscribe(name))
const own = async (by = browser) => (await by.get('/user/reminder')).body
const devices = () => app.db.select().from(pushSubscriptions).all()
const unopened = () => app.db.select().from(reminders).get()?.unopened_count
async function pass(seconds: number) {
  app.clock.advance(seconds)
  await sendDueReminders(app.deps)
  await sendDuePushes(app.deps)
}
async function begin() {
  await addDevice()
  await browser.put('/user/reminder', plan)
}

describe('a notification', () => {
  test('comes at its hour once: signed, encrypted, and without a name', async () => {
    await begin()
    await pass(7.4 * hour)
    expect(service.received).toEqual([])
    await pass(0.1 * hour)
    await pass(60)
    expect([service.received.length, service.problems]).toEqual([1, []])
    const { headers, message } = service.received[0] ?? {}
    expect(message).toEqual({
      title: expect.any(String),
      body: expect.stringMatching(/^\d+ minutes\. /),
      url: expect.stringMatching(/^http:\/\/localhost:3000\/activities\/[\w-]+\/play#reminder=/),
      token: expect.any(String),
    })
    expect(JSON.stringify(message)).not.toMatch(/Mia|Ana/)
    expect(headers).toMatchObject({ ttl: '1800', urgency: 'normal', topic: 'reminder' })
    expect(unopened()).toBe(1)
  })

  test('goes to every browser of the parent, and counts once', async () => {
    await begin()
    const laptop = app.browser()
    await laptop.post('/api/login', { email: 'ana@example.com', password: 'quiet-otter-42' })
    await addDevice(laptop, 'laptop')
    await pass(7.5 * hour)
    expect(service.received.map((one) => one.browser).sort()).toEqual(['laptop', 'phone'])
    expect(unopened()).toBe(1)
    await laptop.post('/api/logout')
    await pass(day)
    expect(service.received).toHaveLength(3)
  })

  test('does not come to a browser whose session is over, also before it is swept', async () => {
    await begin()
    app.db.update(sessions).set({ expires_at: '2026-03-02T12:00:00.000Z' }).run()
    await pass(7.5 * hour)
    expect([service.received, devices().length]).toEqual([[], 1])
  })

  test('ends with a last message after three that no one opened', async () => {
    await begin()
    await pass(7.5 * hour)
    for (let count = 0; count < 6; count += 1) await pass(day)
    const titles = service.received.map(({ message }) => (message as { title: string }).title)
    expect(titles.slice(3)).toEqual(['We will be quiet now'])
  })

  test('does not come after a stop, even if it waited for its service', async () => {
    await begin()
    service.state.status = 503
    await pass(7.5 * hour)
    await browser.post('/user/reminder/change', { action: 'stop' })
    service.state.status = 201
    for (let count = 0; count < 5; count += 1) await pass(300)
    expect(service.received).toEqual([])
  })

  test('can be tried in this browser only', async () => {
    await browser.put('/user/reminder', plan)
    expect((await browser.post('/user/reminder/try', {})).status).toBe(404)
    await addDevice()
    expect((await browser.post('/user/reminder/try', {})).body.message).toBe(
      'It is on its way to this browser.',
    )
    expect([service.received.length, unopened()]).toEqual([1, 0])
  })
})

test('the buttons of a notification need only its token', async () => {
  await begin()
  await pass(7.5 * hour)
  const { token = '' } = (service.received[0]?.message ?? {}) as { token?: string }
  const act = (action: string, proof = token) =>
    app.app.request(`/api/reminders/act?token=${proof}`, {
      method: 'POST',
      body: new URLSearchParams({ action }),
    })
  expect((await act('pause_week', `${token}x`)).status).toBe(400)
  expect((await act('dance')).status).toBe(400)
  expect((await own()).reminder.status).toBe('on')
  expect((await act('pause_week')).status).toBe(200)
  expect((await own()).reminder.status).toBe('paused')
})

describe('a push service', () => {
  test.each([404, 410])('that responds with %i makes us forget the browser', async (status) => {
    await begin()
    service.state.status = status
    await pass(7.5 * hour)
    expect([devices(), (await own()).is_device]).toEqual([[], false])
  })

  test.each([429, 500, 503])(
    'that responds with %i is retried, up to four times',
    async (status) => {
      await begin()
      service.state.status = status
      await pass(7.5 * hour)
      for (let minute = 0; minute < 40; minute += 1) await pass(60)
      expect([service.state.tries, devices()[0]?.payload]).toEqual([4, null])
      expect(unopened()).toBe(0)
    },
  )

  test('that is back in time gets it once; after half an hour it is dropped', async () => {
    await begin()
    service.state.status = 503
    await pass(7.5 * hour)
    service.state.status = 201
    await pass(120)
    expect(service.received).toHaveLength(1)
    service.state.status = 503
    await pass(day - 120)
    app.clock.advance(31 * 60)
    service.state.status = 201
    await pass(0)
    expect(service.received).toHaveLength(1)
  })

  test('that closed the connection is not retried: it may have it', async () => {
    await begin()
    service.state.hangs = true
    await pass(7.5 * hour)
    service.state.hangs = false
    for (let minute = 0; minute < 20; minute += 1) await pass(60)
    expect([service.state.tries, service.received.length]).toEqual([1, 1])
  })

  test('that refuses it for good is not retried', async () => {
    await begin()
    service.state.status = 400
    await pass(7.5 * hour)
    for (let minute = 0; minute < 20; minute += 1) await pass(60)
    expect([service.state.tries, devices().length]).toEqual([1, 1])
  })
})

describe('a browser', () => {
  test('takes notifications until it is logged out, and is stored once, however often it subscribes', async () => {
    await begin()
    await addDevice(browser, 'new-address')
    expect(devices()).toHaveLength(1)
    const { body } = await browser.get('/user/export')
    expect(Object.keys(body.tables.push_subscriptions[0])).not.toContain('endpoint')
    await browser.post('/api/logout')
    expect(devices()).toEqual([])
  })

  test('belongs to one parent only', async () => {
    await begin()
    const outsider = await eve(app)
    expect((await own(outsider)).is_device).toBe(false)
    expect((await outsider.delete('/user/reminder/devices')).status).toBe(404)
    expect(
      (await app.browser().post('/user/reminder/devices', service.subscribe('x'))).status,
    ).toBe(401)
    expect((await browser.delete('/user/reminder/devices')).body.is_device).toBe(false)
  })

  test('with invalid keys, or an address that is not of a push service, is refused', async () => {
    const good = service.subscribe('phone')
    for (const wrong of [
      { endpoint: 'http://169.254.169.254/latest' },
      { endpoint: 'https://evil.example/push' },
      { p256dh: 'x' },
      { auth: '' },
    ])
      expect((await browser.post('/user/reminder/devices', { ...good, ...wrong })).status).toBe(400)
    // The correct number of letters, but not a point on the curve.
    await browser.post('/user/reminder/devices', { ...good, p256dh: 'A'.repeat(87) })
    await browser.put('/user/reminder', plan)
    await pass(7.5 * hour)
    expect([service.state.tries, devices()]).toEqual([0, []])
  })
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://web.push.apple.com/a', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=a', true],
  ['http://fcm.googleapis.com/fcm/send/a', false],
  ['https://fcm.googleapis.com:8443/a', false],
  ['https://fcm.googleapis.com.evil.example/a', false],
  ['https://a@evil.example#.push.apple.com', false],
  ['https://localhost/a', false],
  ['nonsense', false],
])('%s is of a push service: %s', (endpoint, expected) => {
  const { isService } = webPusher({
    private_key: Buffer.alloc(32, 7).toString('base64url'),
    subject: 'mailto:hello@fgm.example',
  })
  expect(isService(endpoint)).toBe(expected)
})
