import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer as createProbe } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@fgm/db'
import { holdLock, keepPrivate } from '@fgm/db/lock'
import { migrateDatabase } from '@fgm/db/migrate'
import { seedActivities } from '@fgm/db/seed/activities'
import { seedHunts } from '@fgm/db/seed/hunts'
import { prepareRules } from '@fgm/shared/safety/gate'
import { installSentences } from '@fgm/shared/text/sentences'
import { type HttpBindings, serve } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Config } from '../core/config.ts'
import { copyOfPrimary, serverIdOf } from '../core/copy-of-primary.ts'
import { databaseFile } from '../core/database-file.ts'
import { type Deps, noneInFlight } from '../core/deps.ts'
import { projectPaths } from '../core/project-paths.ts'
import { runInSlices } from '../core/run-in-slices.ts'
import { ensureFirstAdministrator, offerSetup } from '../features/auth/administrators.ts'
import { argon2Passwords } from '../features/auth/passwords.ts'
import { sweepSessions } from '../features/auth/sessions.ts'
import { releaseLapsedSpots, tellEarlierFounders } from '../features/auth/spot-releases.ts'
import { startNightlyBackups } from '../features/backups/backup-schedule.ts'
import { lastBackupAt } from '../features/backups/backup-status.ts'
import { serverLockPath } from '../features/backups/restore-backup.ts'
import { sweepDayLinks } from '../features/day-links/day-links.ts'
import { settleWithoutMailServer } from '../features/founding-spots/founding-spots.ts'
import { openGateway } from '../features/generator/gateway.ts'
import {
  sweepAbandoned,
  sweepGenerations,
  sweepOwn,
  sweepReleased,
} from '../features/generator/generations.ts'
import { contactProblems } from '../features/generator/response-check.ts'
import { sweepIdempotency } from '../features/idempotency/idempotency.ts'
import { sweepInvitations } from '../features/invitations/invitations.ts'
import { byTheClock, releaseLeases, sweepLeases, type Work } from '../features/leases/leases.ts'
import { deliverDueMails, stopDelivery } from '../features/mail/mail.ts'
import { createMetrics } from '../features/metrics/metrics.ts'
import { openPayments } from '../features/payments/payments.ts'
import { reconcileOrders } from '../features/payments/reconciliation.ts'
import { sweepTraces } from '../features/referrals/referrals.ts'
import { sendDuePushes, stopPushes } from '../features/reminders/push.ts'
import { sendDueReminders } from '../features/reminders/sending.ts'
import { databaseCreatedAt, serverSecret } from '../features/settings/settings.ts'
import { sweepThrottles } from '../features/throttles/throttles.ts'
import { sweepTokens } from '../features/tokens/tokens.ts'
import { announceOpenSpots } from '../features/waitlist/spots.ts'
import { createPdfRenderer } from '../print/pdf-renderer.ts'
import { googleVerifier } from '../services/google.ts'
import { fileMailer, smtpMailer } from '../services/mailer.ts'
import { webPusher } from '../services/push.ts'
import { system } from '../services/system.ts'
import { createApp } from './app.ts'
import { capPipelined, gracefulShutdown, limitConnections } from './connections.ts'
import { loadStaticFiles } from './pages/static-files.ts'

const mailEveryMs = 15_000
const announceEveryMs = 60_000
const releaseAbandonedEveryMs = 60_000
const remindEveryMs = 20_000
const sweepEveryMs = 3_600_000
const reconcileEveryMs = 300_000
/** How long a request may take to arrive with its whole body: 256 kB in that time are a weak mobile network. */
const requestTimeoutMs = 20_000
const drainMs = 10_000
/**
 * How long a server that shares a primary goes on after it reports that it stops: a proxy that checks every two seconds
 * then sends nothing more, and what it sent before is handled.
 */
const noticeMs = 5_000
/** How long a start waits for a server that is just ending. */
const predecessorMs = 3_000

/**
 * Opens the database of `config.data_dir`, migrates it and builds the real dependencies.
 * @throws if another server runs on it: the sweep at the start would end that server's running work.
 */
export function openDeps(config: Config, log: Logger): Deps & { close: () => Promise<void> } {
  installSentences()
  // Families' data and reset links are here: not for other users of this machine.
  mkdirSync(config.data_dir, { recursive: true, mode: 0o700 })
  const letGo = holdLock(serverLockPath(config.data_dir), { wait_ms: predecessorMs })
  if (!letGo) throw new Error(`Another server is running on ${config.data_dir}, or a restore.`)
  const file = databaseFile(config)
  // A copy of a primary creates its file itself.
  if (!config.database.replication) keepPrivate(file)
  const { db, connection, refresh } = openDatabase(file, config.database)
  migrateDatabase(connection, projectPaths.migrations)
  seedActivities(db, system.now())
  seedHunts(db, system.now())
  const copy = refresh && copyOfPrimary(refresh, { log, ...namesOf(config) })
  // If servers share a primary, another one may be running the other generations.
  if (copy) sweepOwn({ ...system, db, copy })
  else sweepGenerations({ ...system, db })
  const mailer = config.smtp_url
    ? smtpMailer(config.smtp_url, config.mail_from)
    : fileMailer(join(config.data_dir, 'mail'), config.mail_from)
  const pdfs = createPdfRenderer()
  return {
    ...system,
    db,
    ...(copy && { copy }),
    csrf_key: serverSecret({ ...system, db }, 'csrf'),
    passwords: argon2Passwords(),
    pdfs,
    underWay: noneInFlight(),
    ai: openGateway({ ...system, db, config }),
    mailer,
    payments: openPayments({ ...system, db, config }),
    push: webPusher({
      private_key: serverSecret({ ...system, db }, 'vapid'),
      subject: config.is_https ? config.base_url : `mailto:${config.mail_from}`,
    }),
    google: config.google ? googleVerifier(config.google) : null,
    config,
    log,
    close: async () => {
      await pdfs.close()
      mailer.close()
      connection.pragma('wal_checkpoint(TRUNCATE)')
      connection.close()
      letGo()
    },
  }
}

/** The name of this server among those that share a primary. */
function namesOf({ port, data_dir }: Config) {
  const { newId } = system
  const server = `${hostname()}:${port}`
  return { server, serverId: serverIdOf(data_dir, newId), run: `${server} ${newId()}` }
}

/** A running server. `stop` finishes what is in flight and closes the database. */
export type RunningServer = { port: number; stop: () => Promise<void> }

/** Starts the product: database, timers and the HTTP server. Resolves once it accepts requests. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const deps = openDeps(config, log)
  await ensureFirstAdministrator(deps)
  const setup = offerSetup(deps)
  if (setup)
    log.warn(setup, 'there is no administrator yet: whoever opens this link becomes the first one')
  if (config.is_production && deps.payments.is_test)
    log.warn(
      'RAZORPAY_KEY_ID is a test key: families that pay become active, and no real money is paid',
    )
  settleWithoutMailServer(deps)
  tellEarlierFounders(deps)
  const readiness = { is_draining: false }
  const metrics = createMetrics(deps, { last_backup_at: () => lastBackupAt(deps) })
  metrics.watchProcess()
  const app = createApp(deps, { files: loadStaticFiles(projectPaths.web), readiness, metrics })
  const every = (name: Work, ms: number, work: () => unknown) => byTheClock(deps, name, ms, work)
  const timers = [
    every('mails', mailEveryMs, () => deliverDueMails(deps)),
    every('open_spots', announceEveryMs, () => announceOpenSpots(deps)),
    every('spots', announceEveryMs, () => releaseLapsedSpots(deps)),
    every('reminders', remindEveryMs, () => sendDueReminders(deps)),
    // Has its own timer: a slow push service must not delay mails.
    every('notifications', remindEveryMs, () => sendDuePushes(deps)),
    every('sweep', sweepEveryMs, () => sweep(deps)),
    every('orders', reconcileEveryMs, () => reconcileOrders(deps)),
    // A single server did this at its start.
    ...(deps.copy
      ? [every('abandoned_generations', releaseAbandonedEveryMs, () => sweepAbandoned(deps))]
      : []),
  ]
  const backups = startNightlyBackups({ ...deps, created_at: databaseCreatedAt(deps) })
  const respond = capPipelined((request, connection) => app.fetch(request, connection))
  const server = serve({
    fetch: (request, env) => respond(request, env as HttpBindings),
    port: config.port,
    hostname: config.host,
    serverOptions: {
      headersTimeout: 10_000,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 2_000,
    },
  })
  limitConnections(server as Server, config)
  const close = gracefulShutdown(server as Server, drainMs)
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', (cause) => reject(startProblem(cause, config.port)))
  })
  void prepareGate()
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    stop: async () => {
      readiness.is_draining = true
      for (const timer of timers) clearInterval(timer)
      if (deps.copy) await wait(noticeMs)
      await Promise.all([close(), settleSending(deps), backups.stop()])
      releaseLeases(deps)
      await deps.close()
    },
  }
}

/** @throws a sentence when the port is taken; for programs with much to prepare before they listen. */
export async function refuseTakenPort({ port, host }: Pick<Config, 'port' | 'host'>) {
  const probe = createProbe()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (cause) => reject(startProblem(cause, port)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function startProblem(cause: Error, port: number): Error {
  if ((cause as { code?: string }).code !== 'EADDRINUSE') return cause
  return new Error(
    `Port ${port} is taken: something else listens there. Stop it, or choose another with PORT=${port + 1}.`,
    { cause },
  )
}

/** Compiles the hazard rules while other requests are handled, so that the first activity does not wait for all of them. */
async function prepareGate() {
  await runInSlices(prepareRules())
  // The contact patterns are compiled by their first texts: a short one, and one that needs every pattern.
  for (const words of [20, 600]) await contactProblems({ description: 'a '.repeat(words) })
}

/** Deletes expired rows. */
function sweep({ db, now, copy }: Deps) {
  sweepThrottles(db, now())
  sweepSessions(db, now())
  sweepTokens(db, now())
  sweepDayLinks(db, now())
  sweepInvitations(db, now())
  sweepIdempotency(db, now())
  sweepTraces(db, now())
  sweepReleased({ db, now })
  if (copy) sweepLeases({ db, now })
}

/** The current mail and notifications may finish, so that they are recorded as sent. */
async function settleSending(deps: Deps) {
  const settled = new AbortController()
  const { signal } = settled
  const over = wait(drainMs, undefined, { signal }).catch(() => undefined)
  await Promise.race([Promise.all([stopDelivery(deps), stopPushes(deps)]), over])
  settled.abort()
}
