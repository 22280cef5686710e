import type { Db } from '@fgm/db'
import { mail_outbox } from '@fgm/db/schema'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type MailContent, renderMail } from './mail-layout.ts'

export type { MailContent } from './mail-layout.ts'

type OutboxRow = typeof mail_outbox.$inferSelect

/** While a mail is being sent nobody else takes it up; after a crash it is due again. */
const lease_seconds = 60
/** When a failed mail is tried again; after the last one it is given up and stays on record. */
const retry_seconds = [60, 300, 1_800, 7_200, 43_200, 43_200, 43_200]
/** How long a registration waits for the mail server before it answers without it. */
export const first_try_ms = 2_000

/** Mails in the mailer's hands: a slow mail server outlives the lease, and no mail may go twice for it. */
const in_flight = new Set<string>()

/**
 * Writes a mail into the outbox, in the transaction of what it tells of: it exists exactly when that
 * does. Unless it is for the worker it is leased to the caller, who tries it at once with `deliverMails`.
 * @returns the outbox id.
 */
export function enqueueMail(
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  db: Db,
  mail: {
    user_id: string
    kind: string
    to_name: string
    to_address: string
    content: MailContent
    /** Left to the worker: nobody waits for it. */
    is_for_worker?: boolean
  },
): string {
  const { content, is_for_worker, ...row } = mail
  const id = newId()
  db.insert(mail_outbox)
    .values({
      ...row,
      id,
      subject: content.subject,
      ...renderMail(content),
      state: 'waiting',
      attempts: 0,
      next_attempt_at: later(now(), is_for_worker ? 0 : lease_seconds),
      created_at: now().toISOString(),
    })
    .run()
  return id
}

/**
 * Tries mails that this caller holds the lease of.
 * @returns true when all of them were accepted. Never throws: a mail that failed is tried again later.
 */
export async function deliverMails(
  deps: Pick<Deps, 'db' | 'now' | 'mailer' | 'config' | 'log'>,
  ids: string[],
): Promise<boolean> {
  try {
    const rows = deps.db
      .select()
      .from(mail_outbox)
      .where(and(inArray(mail_outbox.id, ids), eq(mail_outbox.state, 'waiting')))
      .orderBy(asc(mail_outbox.created_at), sql`rowid`)
      .all()
    const results = await Promise.all(rows.map((row) => deliver(deps, row)))
    return results.every(Boolean)
  } catch (err) {
    deps.log.error({ err }, 'the outbox cannot be used')
    return false
  }
}

/** Like `deliverMails`, but answers false when it takes longer than two seconds; sending goes on. */
export function deliverMailsSoon(
  deps: Pick<Deps, 'db' | 'now' | 'mailer' | 'config' | 'log'>,
  ids: string[],
): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), first_try_ms)
    timer.unref()
    void deliverMails(deps, ids).then((all_sent) => {
      clearTimeout(timer)
      resolve(all_sent)
    })
  })
}

/**
 * Takes up what is due, oldest first, a few at a time. Called by a timer of `server.ts`, so it never
 * throws: what the database refuses now is due again at the next call.
 * @returns how many mails were tried.
 */
export async function deliverDueMails(
  deps: Pick<Deps, 'db' | 'now' | 'mailer' | 'config' | 'log'>,
  at_most = 20,
): Promise<number> {
  try {
    const due = leaseDueMails(deps, at_most).filter((id) => !in_flight.has(id))
    if (due.length > 0) await deliverMails(deps, due)
    return due.length
  } catch (err) {
    deps.log.error({ err }, 'the outbox cannot be used')
    return 0
  }
}

/** The ids of due mails, which from now on wait for another lease before they are due again. */
function leaseDueMails({ db, now }: Pick<Deps, 'db' | 'now'>, at_most: number): string[] {
  const due = db
    .select({ id: mail_outbox.id })
    .from(mail_outbox)
    // The state stands in the text, not bound: only so does SQLite know that its partial index fits.
    .where(and(sql`state = 'waiting'`, lte(mail_outbox.next_attempt_at, now().toISOString())))
    .orderBy(asc(mail_outbox.next_attempt_at), sql`rowid`)
    .limit(at_most)
    .all()
    .map((row) => row.id)
  if (due.length === 0) return []
  db.update(mail_outbox)
    .set({ next_attempt_at: later(now(), lease_seconds) })
    .where(inArray(mail_outbox.id, due))
    .run()
  return due
}

async function deliver(
  { db, now, mailer, config, log }: Pick<Deps, 'db' | 'now' | 'mailer' | 'config' | 'log'>,
  row: OutboxRow,
): Promise<boolean> {
  const attempts = row.attempts + 1
  const update = (values: Partial<OutboxRow>) =>
    db
      .update(mail_outbox)
      .set({ attempts, ...values })
      .where(eq(mail_outbox.id, row.id))
      .run()
  in_flight.add(row.id)
  try {
    await mailer.send({
      message_id: `<${row.id}@${new URL(config.base_url).hostname}>`,
      to: { name: row.to_name, address: row.to_address },
      subject: row.subject,
      text: row.text_body,
      html: row.html_body,
    })
    update({ state: 'sent', sent_at: now().toISOString(), last_error: null })
    return true
  } catch (cause) {
    const last_error = cause instanceof Error ? cause.message.slice(0, 500) : 'unknown'
    const wait = retry_seconds[row.attempts]
    const is_over = wait === undefined || isRefusedForGood(cause)
    update(
      is_over
        ? { state: 'failed', last_error }
        : { next_attempt_at: later(now(), wait), last_error },
    )
    log.warn({ mail_id: row.id, kind: row.kind, attempts, is_over }, 'mail not sent')
    return false
  } finally {
    in_flight.delete(row.id)
  }
}

/**
 * A 5xx answer to the recipient or to the content is final. Everything else may be better later; so is
 * a 5xx to ourselves, e.g. while our password at the mail server is wrong.
 */
function isRefusedForGood(cause: unknown): boolean {
  const { responseCode: code, command } = cause as { responseCode?: unknown; command?: unknown }
  if (command !== 'RCPT TO' && command !== 'DATA') return false
  return typeof code === 'number' && code >= 500 && code < 600
}

const later = (time: Date, seconds: number) =>
  new Date(time.getTime() + seconds * 1000).toISOString()
