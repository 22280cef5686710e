import type { Db } from '@fgm/db'
import { mail_outbox } from '@fgm/db/schema'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
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

/**
 * Writes a mail into the outbox, in the transaction of what it tells of: it exists exactly when that
 * does. It is leased to the caller, who tries it at once with `deliverMails`.
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
  },
): string {
  const { content, ...row } = mail
  const id = newId()
  db.insert(mail_outbox)
    .values({
      ...row,
      id,
      subject: content.subject,
      ...renderMail(content),
      state: 'waiting',
      attempts: 0,
      next_attempt_at: later(now(), lease_seconds),
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
  const rows = deps.db
    .select()
    .from(mail_outbox)
    .where(and(inArray(mail_outbox.id, ids), eq(mail_outbox.state, 'waiting')))
    .orderBy(asc(mail_outbox.created_at))
    .all()
  const results = await Promise.all(rows.map((row) => deliver(deps, row)))
  return results.every(Boolean)
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

/** Takes up what is due, oldest first, a few at a time. Called by the timer in `main.ts`. */
export async function deliverDueMails(
  deps: Pick<Deps, 'db' | 'now' | 'mailer' | 'config' | 'log'>,
  at_most = 20,
): Promise<number> {
  const { db, now } = deps
  const due = db
    .select({ id: mail_outbox.id })
    .from(mail_outbox)
    .where(
      and(eq(mail_outbox.state, 'waiting'), lte(mail_outbox.next_attempt_at, now().toISOString())),
    )
    .orderBy(asc(mail_outbox.next_attempt_at))
    .limit(at_most)
    .all()
    .map((row) => row.id)
  if (due.length === 0) return 0
  db.update(mail_outbox)
    .set({ next_attempt_at: later(now(), lease_seconds) })
    .where(inArray(mail_outbox.id, due))
    .run()
  await deliverMails(deps, due)
  return due.length
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
  }
}

/** A 5xx answer of the mail server is final; everything else may be better later. */
function isRefusedForGood(cause: unknown): boolean {
  const code = (cause as { responseCode?: unknown }).responseCode
  return typeof code === 'number' && code >= 500 && code < 600
}

const later = (time: Date, seconds: number) =>
  new Date(time.getTime() + seconds * 1000).toISOString()
