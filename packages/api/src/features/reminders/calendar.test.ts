import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ana, eve } from '../../../test/cast.ts'
import { leaveFamily, secondParent } from '../../../test/families.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { programOf } from '../../../test/test-program.ts'

/* The clock begins on Monday, 2026-03-02, at 10:00 in Berlin. Daylight saving time begins there on March 29. */

const plan = { days: [1, 3, 5], local_time: '17:30', zone: 'Europe/Berlin', way: 'calendar' }

let app: TestApp
let browser: TestBrowser
beforeEach(async () => {
  app = createTestApp()
  browser = (await ana(app)).browser
  await browser.put('/user/reminder', plan)
})

const newPath = async () =>
  new URL((await browser.post('/user/reminder/calendar', {})).body.url).pathname
const read = (path: string, headers = {}) => app.app.request(path, { headers })
const textOf = async (path: string) => (await read(path)).text()

/** The properties of each event, after checking the line format of RFC 5545, section 3.1. */
function eventsIn(text: string): Record<string, string>[] {
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([])
  const unfolded = text
    .replaceAll(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n')
  expect([unfolded[0], unfolded[1], unfolded.at(-1)]).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'END:VCALENDAR',
  ])
  expect(unfolded.filter((line) => !/^[A-Z-]+[:;]/.test(line))).toEqual([])
  const events = unfolded.join('\n').split('BEGIN:VEVENT\n').slice(1)
  return events.map((event) =>
    Object.fromEntries(
      event
        .split('\nEND:VEVENT')[0]
        ?.split('\n')
        .map((line) => [/^[A-Z-]+/.exec(line)?.[0], line.slice(line.indexOf(':') + 1)]) ?? [],
    ),
  )
}

describe('a calendar', () => {
  test('has four weeks in UTC, with the activities and without a name', async () => {
    const response = await read(await newPath())
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ])
    const text = await response.text()
    const events = eventsIn(text)
    expect(events).toHaveLength(12)
    expect(events[0]).toMatchObject({
      DTSTART: '20260302T163000Z',
      DTSTAMP: '20260302T090000Z',
      SUMMARY: expect.stringMatching(/^Five good minutes: \w/),
      UID: expect.stringMatching(/^2026-03-02\.[\w-]+@localhost$/),
    })
    expect(events.at(-1)?.DTSTART).toBe('20260327T163000Z')
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(12)
    expect(text).not.toMatch(/Mia|Ana/)
    // Calendars are shared, so its links only play and change nothing.
    expect(text.replaceAll('\r\n ', '')).not.toMatch(/token=|reminder=|do=/)
    expect(events[0]?.URL).toMatch(/^http:\/\/localhost[:\d]*\/activities\/[\w-]+\/play$/)
    expect(events[0]?.DESCRIPTION).toMatch(/\/profile#tomorrow$/)
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H')
  })

  test('keeps the local hour over a change of daylight saving time, and the id of an event', async () => {
    const path = await newPath()
    const before = eventsIn(await textOf(path))
    app.clock.advance(7 * 86_400)
    const after = eventsIn(await textOf(path))
    const later = after.find(({ DTSTART = '' }) => DTSTART > '20260329')
    expect(later?.DTSTART).toBe('20260330T153000Z')
    for (const event of before.slice(3))
      expect(after.find(({ UID }) => UID === event.UID)).toEqual(event)
  })

  test('gets a 304 while nothing has changed', async () => {
    const path = await newPath()
    const etag = (await read(path)).headers.get('etag') ?? ''
    expect((await read(path, { 'if-none-match': etag })).status).toBe(304)
    await browser.post('/user/reminder/change', { action: 'pause_week' })
    const paused = await read(path, { 'if-none-match': etag })
    expect(paused.status).toBe(200)
    expect(eventsIn(await paused.text())[0]?.DTSTART).toBe('20260309T163000Z')
    await browser.post('/user/reminder/change', { action: 'stop' })
    expect(eventsIn(await textOf(path))).toEqual([])
  })

  test('opens by its address alone, until there is another address or another way', async () => {
    const first = await newPath()
    const second = await newPath()
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    for (const path of [
      '/calendar/x.ics',
      '/calendar/.ics',
      second.replace('.ics', ''),
      `${second}x`,
    ])
      expect((await read(path)).status).toBe(404)
    expect(app.connection.serialize().includes(second.slice(10, -4))).toBe(false)
    await browser.put('/user/reminder', { ...plan, way: 'push' })
    expect((await read(second)).status).toBe(404)
    expect((await browser.post('/user/reminder/calendar', {})).status).toBe(404)
  })

  test('is closed by a new password and by a move, and cannot be opened by an access token', async () => {
    const program = await programOf(app, browser)
    for (const path of ['/user/reminder/calendar', '/user/reminder/devices'])
      expect((await program.post(path, {})).body.code).toBe('session_required')
    const first = await newPath()
    const changed = await browser.post('/api/auth/change-password', {
      current_password: testPassword,
      new_password: 'brave-new-otter',
    })
    expect([changed.status, (await read(first)).status]).toEqual([200, 404])
    expect((await browser.get('/user/reminder')).body).toMatchObject({
      reminder: { way: 'calendar', status: 'on' },
      has_calendar: false,
    })
    const second = await secondParent(app, browser)
    await second.put('/user/reminder', plan)
    const { pathname } = new URL((await second.post('/user/reminder/calendar', {})).body.url)
    expect((await read(pathname)).status).toBe(200)
    expect((await leaveFamily(second, false)).status).toBe(200)
    expect((await read(pathname)).status).toBe(404)
  })

  test('reads the plays once for all days, and is rate limited', async () => {
    app = createTestApp({ RATE_LIMITS: 'on' })
    browser = (await ana(app)).browser
    await browser.put('/user/reminder', plan)
    const path = await newPath()
    const looks = vi.spyOn(app.db, 'select')
    expect((await read(path)).status).toBe(200)
    // Not once for each of the 28 days.
    expect(looks.mock.calls.length).toBeLessThan(15)
    for (let count = 1; count < 60; count += 1) await read(path)
    const refused = await read(path)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    // Other calendars from the same address are not affected, and guessing is limited.
    expect((await read('/calendar/unknown.ics')).status).toBe(404)
    for (let count = 62; count < 600; count += 1) await read('/calendar/unknown.ics')
    expect((await read('/calendar/unknown.ics')).status).toBe(429)
  })

  test('is for its parent alone, and not for a blocked family', async () => {
    const path = await newPath()
    const outsider = await eve(app)
    expect((await outsider.post('/user/reminder/calendar', {})).status).toBe(404)
    expect((await app.browser().post('/user/reminder/calendar', {})).status).toBe(401)
    expect((await read(path)).status).toBe(200)
    app.connection.exec("update families set blocked_at = '2026-03-02T10:00:00.000Z'")
    expect((await read(path)).status).toBe(404)
  })
})
