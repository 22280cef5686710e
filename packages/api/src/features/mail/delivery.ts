import { setTimeout as wait } from 'node:timers/promises'
import { type Db, hasRow } from '@fgm/db'
import { mailOutboxTable } from '@fgm/db/schema'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Config } from '../../core/config.ts'
import type { Deps } from '../../core/deps.ts'
import { MailServerDown } from '../../services/mailer.ts'
import { currentOutage, noteServerDown } from './outages.ts'

export type OutboxRow = typeof mailOutboxTable.$inferSelect
export type DeliveryDeps = Pick<
  Deps,
  'db' | 'now' | 'mailer' | 'config' | 'log' | 'underWay' | 'copy'
>
type Outcome = 'sent' | 'not_sent' | 'server_down'

/** Databases whose delivery stops, because the process ends. */
export const stopping = new WeakSet<Db>()

/** While a mail is being sent it is leased; after a crash it is due again. */
export const leaseSeconds = 60
/** A sent mail that cannot be recorded is recorded later: the server retries for a quarter of an hour. */
const noteEveryMs = 500
const notesAtMost = 1_800
/** The delays before a failed mail is retried; after the last one it is given up and stays on record. */
const retrySeconds = [60, 300, 1_800, 7_200, 43_200, 43_200, 43_200]
/** No mail waits longer than this for its next attempt, unless the clock was wrong when that was set. */
export const longestWaitSeconds = Math.max(...retrySeconds)
/** After so many broken connections in a row by a server that accepts connections, the mail lets others go first. */
const breaksAtMost = 3
const asideSeconds = 900
/** Longer than a mail is set aside before its next broken connection. */
const latelySeconds = 1_200

/**
 * Waiting mails, as in the condition of their index. Literal, not bound: only then does
 * SQLite know that its partial index fits.
 */
export const isWaiting = and(sql`state = 'waiting'`, gt(mailOutboxTable.created_at, ''))

/**
 * Gives a mail to the mailer and records the outcome. The caller has leased it before, so that no one else sends
 * it; after the mail server accepts it, nothing else happens before that is recorded.
 */
export async function deliver(deps: DeliveryDeps, row: OutboxRow): Promise<Outcome> {
  const { now, underWay } = deps
  if (row.good_until && row.good_until <= now().toISOString()) return 'not_sent'
  underWay.mails.add(row.id)
  const renewal = keepLease(deps, row)
  try {
    const failure = await handOver(deps, row)
    if (failure) return noteFailure(deps, row, failure.cause)
    await noteSent(deps, row)
    return 'sent'
  } finally {
    clearInterval(renewal)
    underWay.mails.delete(row.id)
  }
}

/** @returns why the mail server did not take it; null if it did. */
const handOver = ({ mailer, config }: DeliveryDeps, row: OutboxRow) =>
  mailer
    .send({
      message_id: `<${row.id}@${new URL(config.base_url).hostname}>`,
      to: { name: row.to_name, address: row.to_address },
      subject: row.subject,
      text: row.text_body,
      html: row.html_body,
      unsubscribe_url: row.unsubscribe_url,
    })
    .then(
      () => null,
      (cause: unknown) => ({ cause }),
    )

/**
 * Records that a mail was sent. While the disk is full or the primary is down this server keeps its lease: otherwise
 * it would be sent twice. @throws if it could not be recorded within a quarter of an hour, or before delivery stops.
 */
async function noteSent({ db, now, log }: DeliveryDeps, row: OutboxRow) {
  const sentAt = now().toISOString()
  for (let note = 1; ; note += 1) {
    try {
      db.update(mailOutboxTable)
        .set({ state: 'sent', attempts: row.attempts + 1, sent_at: sentAt, last_error: null })
        .where(eq(mailOutboxTable.id, row.id))
        .run()
      return
    } catch (err) {
      if (note === notesAtMost || stopping.has(db)) throw err
      if (note === 1) log.warn({ err, mail_id: row.id }, 'a mail has gone and cannot be noted yet')
      await wait(noteEveryMs, undefined, { ref: false })
    }
  }
}

/** A slow mail server outlives the lease, and other servers cannot see which mails this one is sending. */
function keepLease({ db, now, log, copy }: DeliveryDeps, row: OutboxRow) {
  if (!copy || row.good_until) return undefined
  return setInterval(
    () => {
      try {
        setDue(db, row.id, later(now(), leaseSeconds))
      } catch (err) {
        log.warn({ err, mail_id: row.id }, 'the lease of a mail could not be renewed')
      }
    },
    (leaseSeconds * 1000) / 3,
  )
}

/** A failure of the mail server uses up no attempt of the mail, which is due again as soon as the server works. */
function noteFailure(deps: DeliveryDeps, row: OutboxRow, cause: unknown): Outcome {
  if (!(cause instanceof MailServerDown)) {
    noteTry(deps, row, cause)
    return 'not_sent'
  }
  const { db, now, log } = deps
  noteServerDown(deps, cause.greets)
  const lastError = reasonOf(deps, cause)
  const outage = currentOutage(db)
  log.warn({ last_error: lastError, paused_until: outage?.paused_until }, 'the mail server is down')
  // One mail that makes the server hang up must not hold back all others.
  const stepsAside = cause.greets && (outage?.failed_tries ?? 0) >= breaksAtMost
  // A server that hung up may have taken it: a mail with an end time is not sent again.
  const isOver = cause.greets && row.good_until
  if (!isOver && stepsAside && hasSentSince(db, later(now(), -latelySeconds)))
    noteTry(deps, row, cause)
  else {
    const nextAttemptAt = isOver || later(now(), stepsAside ? asideSeconds : 0)
    db.update(mailOutboxTable)
      .set({ next_attempt_at: nextAttemptAt, last_error: lastError })
      .where(eq(mailOutboxTable.id, row.id))
      .run()
  }
  return 'server_down'
}

/** Whether any mail was sent since: then the server works, and the mail itself is at fault. */
const hasSentSince = (db: Db, time: string): boolean =>
  hasRow(db, mailOutboxTable, and(sql`state = 'sent'`, gt(mailOutboxTable.sent_at, time)))

function noteTry(deps: DeliveryDeps, row: OutboxRow, cause: unknown) {
  const { db, now, log } = deps
  const attempts = row.attempts + 1
  const wait = retrySeconds[row.attempts]
  const isOver = wait === undefined || isRefusedForGood(cause)
  const next = isOver ? { state: 'failed' as const } : { next_attempt_at: later(now(), wait) }
  db.update(mailOutboxTable)
    .set({ ...next, attempts, last_error: reasonOf(deps, cause) })
    .where(eq(mailOutboxTable.id, row.id))
    .run()
  log.warn({ mail_id: row.id, kind: row.kind, attempts, is_over: isOver }, 'mail not sent')
}

/** A 5xx response to the recipient or to the content is final. Everything else may be better later. */
function isRefusedForGood(cause: unknown): boolean {
  const { responseCode: code, command } = cause as { responseCode?: unknown; command?: unknown }
  if (command !== 'RCPT TO' && command !== 'DATA') return false
  return typeof code === 'number' && code >= 500 && code < 600
}

/** Removes our password: a server may repeat it, and it would be stored in the log and in backups. */
const reasonOf = ({ config }: Pick<Deps, 'config'>, cause: unknown) =>
  cause instanceof Error ? (scrubMailError(config, cause.message)?.slice(0, 500) ?? '') : 'unknown'

/**
 * A mail server's message without secrets: without our user name and password in any form, without URLs (links carry
 * tokens), and without long runs of letters that could be a token or a key.
 */
export function scrubMailError({ smtp_url }: Pick<Config, 'smtp_url'>, text: string | null) {
  if (text === null) return null
  let shown = text
  for (const secret of secretsOf(smtp_url)) shown = shown.replaceAll(secret, '[secret]')
  return shown
    .replace(/\b(?:https?|smtps?):\/\/\S+/gi, '[link]')
    .replace(/\b(token|password|pass|key|secret|authorization)\b(\s*[:=]\s*)\S+/gi, '$1$2[secret]')
    .replace(/[\w+/=-]{24,}/g, '[secret]')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}

/** The longest first, so that no part of one is left. */
function secretsOf(smtpUrl: string | null): string[] {
  if (!smtpUrl) return []
  const { username, password } = new URL(smtpUrl)
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  const base64 = (value: string) => Buffer.from(value).toString('base64')
  const forms = [password, pass, username, user, base64(pass), base64(user)]
  return [base64(`\0${user}\0${pass}`), ...forms]
    .filter((secret) => secret.length > 2)
    .sort((a, b) => b.length - a.length)
}

export function setDue(db: Db, id: string, nextAttemptAt: string) {
  db.update(mailOutboxTable)
    .set({ next_attempt_at: nextAttemptAt })
    .where(eq(mailOutboxTable.id, id))
    .run()
}

export const later = (time: Date, seconds: number) =>
  new Date(time.getTime() + seconds * 1000).toISOString()
