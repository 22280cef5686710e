import { isOnPrimary } from '@fgm/db/primary-databases'
import { reminders, sessions } from '@fgm/db/schema'
import { localDay, localTime } from '@fgm/shared/reminders/schedule'
import { isNotNull, min } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addChild, confirmFamilyOf } from '../../../test/cast.ts'
import { isNight } from '../../../test/extent.ts'
import { startFakePushService } from '../../../test/fakes/push.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { MailServerDown } from '../../services/mailer.ts'
import { deliverDueMails } from '../mail/mail.ts'
import { sendDuePushes } from './push.ts'
import { sendDueReminders } from './sending.ts'

/*
 * A year of reminders, from 2026-03-02 on, in four zones, by mail and notification: with daylight saving time, with
 * mail and push services that fail for hours and days, a server that is down, and a stop. Every minute writes, so the gate
 * covers the first 14 weeks, with one of each, in two zones; so does a primary, where each write is a round trip.
 */

/** In the gate two of them: one behind UTC and one ahead of it, whose clocks change on different days. */
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney'].slice(
  0,
  isNight ? 4 : 2,
)
const names = ['Ana', 'Bea', 'Cleo', 'Dora', 'Edda', 'Fay', 'Gwen', 'Hanna']
type Who = { name: string; zone: string; way: 'mail' | 'push'; browser: TestBrowser }
type Got = { zone: string; way: string; at: Date }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const from = (text: string, hours: number) =>
  [Date.parse(text), Date.parse(text) + hours * hourMs] as const
/** Both services are down: for half an hour, a night, and three days over a clock change. */
const outages = [
  from('2026-05-04T16:10:00Z', 0.5),
  from('2026-07-10T11:00:00Z', 14),
  from('2026-10-24T00:00:00Z', 72),
]
/** Nothing runs at all. */
const away = [from('2026-06-01T15:00:00Z', 5), from('2026-12-24T00:00:00Z', 30)]
const beganAt = Date.parse('2026-03-02T00:00:00Z')
const isShort = isOnPrimary() || !isNight
const [stopAt, endAt] = isShort
  ? [Date.parse('2026-06-05T00:00:00Z'), Date.parse('2026-06-12T00:00:00Z')]
  : [Date.parse('2027-02-01T00:00:00Z'), Date.parse('2027-03-02T00:00:00Z')]
/** Days without a guarantee: those of the outages, and those next to them. */
const daysLostAtMost = isShort ? 4 : 16
const isIn = (spans: readonly (readonly [number, number])[], at: number) =>
  spans.some(([begin, end]) => begin <= at && at < end)

const service = await startFakePushService()
const got: Got[] = []
const sheets: { zone: string; at: Date }[] = []
let app: TestApp
let all: Who[]
const now = () => app.deps.now().getTime()

beforeAll(async () => {
  app = createTestApp(
    { SMTP_URL: 'smtp://mail.example' },
    {
      push: service.pusher,
      mailer: {
        send: async ({ to, subject }) => {
          if (isIn(outages, now())) throw new MailServerDown(new Error('away'), false)
          const name = to.address.split('@')[0] ?? ''
          if (/^(Tonight|Today): /.test(subject)) note(name)
          if (subject === 'Five for next week')
            sheets.push({ zone: whoIs(name)?.zone ?? '', at: app.deps.now() })
        },
        close: () => {},
      },
    },
  )
  all = await Promise.all(
    names.slice(0, 2 * zones.length).map(async (name, at) => {
      const browser = await app.register({ name })
      return {
        name,
        browser,
        zone: zones[at % zones.length] ?? '',
        way: at < zones.length ? 'mail' : 'push',
      } as const
    }),
  )
  for (const who of all) await begin(who)
  // They visit now and then, so that their browsers stay logged in; sessions use the system clock, not this one.
  app.db.update(sessions).set({ expires_at: '2100-01-01T00:00:00.000Z' }).run()
  await liveOneYear()
}, 300_000)
afterAll(service.close)

async function begin({ name, browser, zone, way }: Who) {
  await addChild(browser, { name: 'Mia', birth_date: '2021-05-20' })
  confirmFamilyOf(app, name)
  if (way === 'push') await browser.post('/user/reminder/devices', service.subscribe(name))
  // In Berlin by mail at an hour that is skipped once a year and comes twice once a year.
  const time = name === 'Ana' ? '02:30' : '17:30'
  const plan = { days: [1, 2, 3, 4, 5, 6, 7], local_time: time, zone, way }
  await browser.put('/user/reminder', plan)
  if (way === 'mail') await browser.put('/user/reminder/sunday-sheet', plan)
}

const whoIs = (name: string) => all.find((one) => one.name.toLowerCase() === name.toLowerCase())

function note(name: string) {
  const who = whoIs(name)
  if (who) got.push({ zone: who.zone, way: who.way, at: app.deps.now() })
}

/** From one time to the next at which something can happen: a reminder, an end of an outage, five minutes of retries. */
async function liveOneYear() {
  let hasStopped = false
  while (now() < endAt) {
    app.clock.advance((nextMoment() - now()) / 1000)
    if (isIn(away, now())) continue
    if (now() >= stopAt && !hasStopped) {
      hasStopped = true
      for (const who of all) await stop(who)
    }
    service.state.status = isIn(outages, now()) ? 503 : 201
    await sendDueReminders(app.deps)
    await Promise.all([deliverDueMails(app.deps), sendDuePushes(app.deps)])
    for (const { browser } of service.received.splice(0)) note(browser)
    app.db.update(reminders).set({ unopened_count: 0 }).run()
  }
}

async function stop({ browser, way }: Who) {
  const kinds = way === 'mail' ? ['activity', 'sunday_sheet'] : ['activity']
  for (const kind of kinds) {
    const { status } = await browser.post('/user/reminder/change', { action: 'stop', kind })
    if (status !== 200) throw new Error(`The stop of ${kind} got ${status}`)
  }
}

function nextMoment(): number {
  const [first] = app.db
    .select({ at: min(reminders.next_at) })
    .from(reminders)
    .where(isNotNull(reminders.next_at))
    .all()
  const due = Date.parse(first?.at ?? '') || endAt
  const isTrying = isIn(outages, now() - 3 * hourMs) || isIn(outages, now()) || isIn(away, now())
  const edges = [...outages, ...away].flat().filter((edge) => edge > now())
  const soon = isTrying ? now() + 5 * 60_000 : Number.POSITIVE_INFINITY
  return Math.max(
    now() + 1_000,
    Math.min(due, soon, endAt, stopAt > now() ? stopAt : endAt, ...edges),
  )
}

const each = zones.flatMap((zone) => ['mail', 'push'].map((way) => ({ zone, way })))
const of = ({ zone, way }: { zone: string; way: string }) =>
  got.filter((one) => one.zone === zone && one.way === way).map(({ at }) => at)
/** Whether no service was down near a time. */
const isCalm = (at: Date) =>
  ![...outages, ...away].some(([begin, end]) => begin - 3 * hourMs < +at && +at < end + 3 * hourMs)

const daysOf = (one: { zone: string; way: string }) => of(one).map((at) => localDay(one.zone, at))

/** The days of a zone on which no service was down. */
function calmDays(zone: string): string[] {
  const days = []
  for (let noon = Date.parse('2026-03-03T12:00:00Z'); noon < stopAt - dayMs; noon += dayMs)
    if ([-18, -12, -6, 0, 6, 12].every((hours) => isCalm(new Date(noon + hours * hourMs))))
      days.push(localDay(zone, new Date(noon)))
  return days
}

describe.each(each)('in $zone by $way', (one) => {
  const wanted = () => (one.zone === 'Europe/Berlin' && one.way === 'mail' ? '02:30' : '17:30')

  test('each came once a day at most, and on every calm day', () => {
    const days = daysOf(one)
    expect(new Set(days).size).toBe(days.length)
    expect(days.length).toBeGreaterThan((stopAt - beganAt) / dayMs - daysLostAtMost)
    expect(calmDays(one.zone).filter((day) => !days.includes(day))).toEqual([])
  })

  test('each came at its local hour, or within two hours after an outage', () => {
    expect(of(one).filter((at) => isWrong(one.zone, wanted(), at))).toEqual([])
  })

  test('none came while all was down, and none after the stop', () => {
    const stray = of(one).filter((at) => isIn(away, +at) || isIn(outages, +at) || +at >= stopAt)
    expect(stray).toEqual([])
  })
})

function isWrong(zone: string, wanted: string, at: Date): boolean {
  const time = localTime(zone, at)
  // The day on which 02:30 does not exist.
  if (localDay(zone, at) === '2026-03-29' && wanted === '02:30') return time !== '03:30'
  return isCalm(at) ? time !== wanted : time < wanted || time > later(wanted)
}

const later = (time: string) =>
  `${String(Number(time.slice(0, 2)) + 2).padStart(2, '0')}${time.slice(2)}`

test.each(zones)(
  'the sheet in %s came on every calm Saturday, once, and none after the stop',
  (zone) => {
    const wanted = zone === 'Europe/Berlin' ? '02:30' : '17:30'
    const all = sheets.filter((one) => one.zone === zone).map(({ at }) => at)
    const days = all.map((at) => localDay(zone, at))
    expect(new Set(days).size).toBe(days.length)
    const isSaturday = (day: string) => new Date(day).getUTCDay() === 6
    expect(days.filter((day) => !isSaturday(day))).toEqual([])
    expect(calmDays(zone).filter((day) => isSaturday(day) && !days.includes(day))).toEqual([])
    expect(all.filter((at) => +at >= stopAt || isIn(outages, +at) || isIn(away, +at))).toEqual([])
    expect(all.filter((at) => isWrong(zone, wanted, at))).toEqual([])
  },
)

test('the service found nothing wrong with any of them', () => {
  expect(service.problems).toEqual([])
})
