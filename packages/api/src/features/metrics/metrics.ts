import { statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Db } from '@fgm/db'
import { families, generations, mailOutboxTable, orders, payments, sessions } from '@fgm/db/schema'
import { type SQL, sql } from 'drizzle-orm'
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type Metric,
  Registry,
} from 'prom-client'
import type { Deps } from '../../core/deps.ts'
import type { LoggedRequest } from '../../http/access-log.ts'
import { callsOfTheDay } from '../ai-providers/ai-providers.ts'
import { countersOf } from '../counters/counters.ts'
import { familyCount, spotsHeld, spotsTaken } from '../founding-spots/founding-spots.ts'
import { mailOutage } from '../mail/mail.ts'
import { registrationPace } from '../registration-limit/registration-limit.ts'

/** The metrics of one server, in their own registry. */
export type Metrics = ReturnType<typeof createMetrics>

/** Two scrapes within this time see the same database figures. */
const freshMs = 5_000

/** Methods with their own label; all others share one. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])

/** Makes the metrics. Counters start now. `last_backup_at` is for servers that make backups. */
export function createMetrics(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'ai' | 'passwords' | 'copy'>,
  { last_backup_at }: { last_backup_at?: () => Date | null } = {},
) {
  const registry = new Registry()
  const registers = [registry]
  if (deps.copy) registry.setDefaultLabels({ server: deps.copy.server })
  for (const counter of Object.values(countersOf(deps.db)))
    registry.registerMetric(counter as Metric)
  const readState = watchState(deps, registers, last_backup_at)
  let readAt = Number.NEGATIVE_INFINITY
  return {
    observe: countRequests(registers),
    /** Watches the event loop, memory, processor and garbage collection of this process, from now on. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    content_type: registry.contentType,
    text: () => {
      if (performance.now() - readAt > freshMs) {
        readState()
        readAt = performance.now()
      }
      return registry.metrics()
    },
  }
}

function countRequests(registers: Registry[]) {
  const requests = new Counter({
    name: 'fgm_http_requests_total',
    help: 'Answered requests; unknown paths are one route',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  })
  // By class of status: each status would need ten thousand lines.
  const seconds = new Histogram({
    name: 'fgm_http_request_duration_seconds',
    help: 'Time until the answer began',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers,
  })
  const busy = new Counter({
    name: 'fgm_sqlite_busy_total',
    help: 'Requests that failed because another connection held the database',
    registers,
  })
  return ({ method: given, route, status, ms, failure }: LoggedRequest) => {
    const method = knownMethods.has(given) ? given : 'OTHER'
    requests.inc({ method, route, status })
    seconds.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000)
    if (failure?.startsWith('SQLITE_BUSY')) busy.inc()
  }
}

/*
 * Gauges. Counts use an index that has only the counted rows, or the narrowest
 * one: a hundred thousand rows take milliseconds, and they block the event loop.
 */

type Watched = Pick<Deps, 'db' | 'now' | 'config' | 'ai' | 'passwords'>

/** How many waiting mails are read to see whether they were tried: after an outage thousands wait. */
const lookedInto = 500

const breakerStates = { closed: 0, half_open: 1, open: 2 }

/** Registers the gauges. @returns a function that updates them all. */
function watchState(deps: Watched, registers: Registry[], lastBackupAt?: () => Date | null) {
  const setters = [
    watchFamilies(deps, registers),
    countRegistrations(deps.db, registers),
    watchMails(deps, registers),
    watchFiles(deps.db, registers),
    watchAi(deps, registers),
    watchPasswords(deps, registers),
    ...(lastBackupAt ? [watchBackups(lastBackupAt, registers)] : []),
  ]
  return () => {
    for (const set of setters) set()
  }
}

function watchFamilies(deps: Watched, registers: Registry[]) {
  const { db, now } = deps
  const set = gauges(registers, {
    fgm_families: 'Highest registration number: families that ever registered',
    fgm_families_waiting: 'Families in the queue',
    fgm_founding_spots_taken: 'Founding spots that are confirmed or held',
    fgm_founding_spots_held: 'Founding spots that wait for an address to be confirmed',
    fgm_registrations_paused: '1 while so many registered in an hour that new ones pause',
    fgm_sessions: 'Sessions that are not over',
    fgm_credits_reserved: 'Credits that running generations hold',
    fgm_orders_open: 'Orders that were neither paid nor given up',
    fgm_payments_to_return: 'Captured payments that have to be given back',
  })
  return () => {
    set.fgm_families(familyCount(db))
    set.fgm_families_waiting(countOf(db, sql`${families} where queue_order is not null`))
    set.fgm_founding_spots_taken(spotsTaken(db))
    set.fgm_founding_spots_held(spotsHeld(db))
    set.fgm_registrations_paused(registrationPace(deps).paused_until ? 1 : 0)
    set.fgm_sessions(countOf(db, sql`${sessions} where expires_at > ${now().toISOString()}`))
    set.fgm_credits_reserved(countOf(db, sql`${generations} where state = 'reserved'`))
    set.fgm_orders_open(countOf(db, sql`${orders} where state in ('created', 'attempted')`))
    set.fgm_payments_to_return(
      countOf(db, sql`${payments} where disposition <> 'activated' and refunded_at is null`),
    )
  }
}

/** Counted by their numbers, which have no gap and are never reused; rows are deleted when a family leaves. */
function countRegistrations(db: Db, registers: Registry[]) {
  const registrations = new Counter({
    name: 'fgm_registrations_total',
    help: 'Families that registered since the start',
    registers,
  })
  let counted = familyCount(db)
  return () => {
    const highest = familyCount(db)
    registrations.inc(Math.max(0, highest - counted))
    counted = Math.max(counted, highest)
  }
}

function watchMails({ db, now }: Watched, registers: Registry[]) {
  const set = gauges(registers, {
    fgm_outbox_oldest_waiting_seconds: 'Age of the oldest mail that waits',
    fgm_mail_server_down: '1 while the mail server takes no mails',
  })
  const outbox = new Gauge({
    name: 'fgm_outbox_mails',
    help: 'Mails that wait, and how many of the oldest 500 of them were refused before',
    labelNames: ['state'] as const,
    registers,
  })
  return () => {
    const { waiting, oldest } = db.get<{ waiting: number; oldest: string | null }>(
      sql`select count(*) as waiting, min(created_at) as oldest from ${mailOutboxTable} where state = 'waiting'`,
    )
    const retried = countOf(
      db,
      sql`(select attempts from ${mailOutboxTable} where state = 'waiting' order by created_at limit ${lookedInto}) where attempts > 0`,
    )
    outbox.set({ state: 'waiting' }, waiting)
    outbox.set({ state: 'retried' }, retried)
    const ageMs = oldest ? now().getTime() - Date.parse(oldest) : 0
    set.fgm_outbox_oldest_waiting_seconds(Math.max(0, ageMs / 1000))
    set.fgm_mail_server_down((mailOutage(db)?.failed_tries ?? 0) > 0 ? 1 : 0)
  }
}

/** Sizes of the file behind the database; a database in memory has none. */
function watchFiles(db: Db, registers: Registry[]) {
  const [main] = db.all<{ file: string }>(sql`pragma database_list`)
  const file = main?.file
  const set = gauges(registers, {
    fgm_sqlite_database_bytes: 'Size of the database file',
    fgm_sqlite_wal_bytes: 'Size of the write-ahead log',
    fgm_disk_free_bytes: 'Room that is left on the disk of the database',
    fgm_disk_size_bytes: 'Size of that disk',
  })
  return () => {
    if (!file) return
    set.fgm_sqlite_database_bytes(sizeOf(file))
    set.fgm_sqlite_wal_bytes(sizeOf(`${file}-wal`))
    const disk = statfsSync(dirname(file))
    set.fgm_disk_free_bytes(disk.bavail * disk.bsize)
    set.fgm_disk_size_bytes(disk.blocks * disk.bsize)
  }
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0

function watchAi(deps: Watched, registers: Registry[]) {
  const set = gauges(registers, {
    fgm_ai_calls_in_flight: 'Calls to AI providers under way',
    fgm_ai_calls_today: 'Calls to AI providers since midnight UTC',
    fgm_ai_calls_a_day: 'Calls that may go out in a day before the idea book stands in',
  })
  const breaker = new Gauge({
    name: 'fgm_ai_breaker_state',
    help: 'Breaker of an AI provider: 0 closed, 1 half open, 2 open',
    labelNames: ['provider'] as const,
    registers,
  })
  return () => {
    const { ai } = deps
    const { calls_today, calls_a_day } = callsOfTheDay(deps)
    set.fgm_ai_calls_in_flight(ai.inFlight())
    set.fgm_ai_calls_today(calls_today)
    set.fgm_ai_calls_a_day(calls_a_day)
    for (const { name } of ai.providers)
      breaker.set({ provider: name }, breakerStates[ai.breakerOf(name).state()])
  }
}

function watchPasswords({ passwords }: Watched, registers: Registry[]) {
  const hashes = new Gauge({
    name: 'fgm_password_hashes',
    help: 'Password hashes at work and waiting; from 100 waiting on, more are sent away',
    labelNames: ['state'] as const,
    registers,
  })
  return () => {
    const { running, waiting } = passwords.queue()
    hashes.set({ state: 'running' }, running)
    hashes.set({ state: 'waiting' }, waiting)
  }
}

function watchBackups(lastBackupAt: () => Date | null, registers: Registry[]) {
  const set = gauges(registers, {
    fgm_last_backup_timestamp_seconds: 'When the last backup was made; 0 when there is none',
  })
  return () => set.fgm_last_backup_timestamp_seconds((lastBackupAt()?.getTime() ?? 0) / 1000)
}

function gauges<Name extends string>(
  registers: Registry[],
  helps: Record<Name, string>,
): Record<Name, (value: number) => void> {
  const made = Object.entries<string>(helps).map(([name, help]) => {
    const gauge = new Gauge({ name, help, registers })
    return [name, (value: number) => gauge.set(value)]
  })
  return Object.fromEntries(made)
}

const countOf = (db: Db, fromWhere: SQL) =>
  db.get<{ count: number }>(sql`select count(*) as count from ${fromWhere}`).count
