import { pushSubscriptions, reminders, sessions } from '@fgm/db/schema'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ana } from '../../../test/cast.ts'
import { startFakePushService } from '../../../test/fakes/push.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { sendDuePushes, stopPushes } from './push.ts'
import { sendDueReminders } from './sending.ts'

/* A slow push service. The clock begins on Monday, 2026-03-02, at 10:00 in Berlin. */

const service = await startFakePushService()
afterAll(service.close)

const everyDay = {
  days: [1, 2, 3, 4, 5, 6, 7],
  local_time: '17:30',
  zone: 'Europe/Berlin',
  way: 'push',
}

let app: TestApp
let phone: TestBrowser
let laptop: TestBrowser
beforeEach(async () => {
  Object.assign(service.state, { status: 201, tries: 0, held: new Map() })
  service.received.length = 0
  app = createTestApp({}, { push: service.pusher })
  phone = (await ana(app)).browser
  laptop = await another('laptop')
  await phone.post('/user/reminder/devices', service.subscribe('phone'))
  await phone.put('/user/reminder', everyDay)
})

/** Another browser of the same parent, with notifications. */
async function another(name: string) {
  const browser = app.browser()
  await browser.post('/api/login', { email: 'ana@example.com', password: testPassword })
  await browser.post('/user/reminder/devices', service.subscribe(name))
  return browser
}
/** Holds the response for a browser until the status is known. */
function hold(name: string) {
  let resolve = (_: number) => {}
  service.state.held.set(
    name,
    new Promise((respond) => {
      resolve = respond
    }),
  )
  return (status: number) => {
    service.state.held.delete(name)
    resolve(status)
  }
}
async function untilItsHour() {
  app.clock.advance(7.5 * 3_600)
  await sendDueReminders(app.deps)
}
const takenBy = () => service.received.map(({ browser }) => browser).sort()
const own = async (by: TestBrowser) => (await by.get('/user/reminder')).body
const unopened = () => app.db.select().from(reminders).get()?.unopened_count

describe('of two browsers, the one with the later response', () => {
  test('is retried when its service is busy, and both count once', async () => {
    const release = hold('laptop')
    await untilItsHour()
    const work = sendDuePushes(app.deps)
    await expect.poll(unopened).toBe(1)
    release(503)
    await work
    app.clock.advance(60)
    await sendDuePushes(app.deps)
    expect([takenBy(), unopened()]).toEqual([['laptop', 'phone'], 1])
  })

  test('is deleted when its service no longer knows it', async () => {
    const release = hold('laptop')
    await untilItsHour()
    const work = sendDuePushes(app.deps)
    await expect.poll(unopened).toBe(1)
    release(410)
    await work
    expect((await own(laptop)).is_device).toBe(false)
    expect((await own(phone)).is_device).toBe(true)
  })
})

test('a trial sends only that notification, whatever else is due', async () => {
  await untilItsHour()
  expect((await phone.post('/user/reminder/try', {})).status).toBe(200)
  expect(takenBy()).toEqual(['phone'])
  await sendDuePushes(app.deps)
  expect(takenBy()).toEqual(['laptop', 'phone'])
})

test('a server that stops finishes those in progress, and sends no other', async () => {
  const release = hold('laptop')
  await untilItsHour()
  void sendDuePushes(app.deps)
  await expect.poll(() => service.state.tries).toBe(2)
  const stopped = stopPushes(app.deps)
  release(201)
  expect(await stopped).toBe(2)
  const waiting = app.db.select().from(pushSubscriptions).all()
  expect(waiting.map(({ payload }) => payload)).toEqual([null, null])
  await phone.post('/user/reminder/change', { action: 'start' })
  app.clock.advance(86_400)
  await sendDueReminders(app.deps)
  expect([await sendDuePushes(app.deps), service.state.tries]).toEqual([0, 2])
})

test('of more than ten browsers the oldest is replaced', async () => {
  for (let count = 0; count < 8; count += 1) {
    app.clock.advance(3_600)
    await another(`tablet${count}`)
  }
  expect([(await own(laptop)).is_device, (await own(phone)).is_device]).toEqual([true, true])
  await another('eleventh')
  expect((await own(laptop)).is_device).toBe(false)
  expect((await own(phone)).is_device).toBe(true)
  expect(app.db.select().from(pushSubscriptions).all()).toHaveLength(10)
})

test('no next one is announced when no browser takes notifications any more', async () => {
  expect((await own(phone)).reminder.next_at).toBe('2026-03-02T16:30:00.000Z')
  await untilItsHour()
  app.db.update(sessions).set({ expires_at: '2026-03-02T16:00:00.000Z' }).run()
  const again = app.browser()
  await again.post('/api/login', { email: 'ana@example.com', password: testPassword })
  expect(await own(again)).toMatchObject({
    is_device: false,
    reminder: { status: 'on', next_at: null },
  })
  await again.post('/user/reminder/devices', service.subscribe('again'))
  expect((await own(again)).reminder.next_at).toBe('2026-03-03T16:30:00.000Z')
})
