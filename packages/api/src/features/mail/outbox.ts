import { type Db, hasRow, rowCount } from '@fgm/db'
import { mailOutboxTable, type Parent, parents } from '@fgm/db/schema'
import type {
  MailOutbox,
  MailOutboxQuery,
  MailState,
  MailTried,
  OutboxMail,
} from '@fgm/shared/mail/mail'
import {
  and,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  not,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, notFound } from '../../core/errors.ts'
import { afterCursor, keysetPage } from '../../core/keyset-page.ts'
import {
  type DeliveryDeps,
  isWaiting,
  later,
  leaseSeconds,
  type OutboxRow,
  scrubMailError,
} from './delivery.ts'
import { deliverDueMailsSoon, deliverMailsSoon, enqueueMail } from './mail.ts'
import type { MailContent } from './mail-layout.ts'
import { currentOutage, endPause } from './outages.ts'

/*
 * The outbox for an administrator, and the actions on mails. Nothing is sent here: a mail becomes due, and
 * the one worker sends what is due in the order of writing. So none overtakes, and none is sent twice.
 */

/** Literal, not bound: only then does SQLite use its partial index. */
const inState: Record<MailState, ReturnType<typeof sql>> = {
  waiting: sql`state = 'waiting' and attempts = 0`,
  failed: sql`state = 'waiting' and attempts > 0`,
  sent: sql`state = 'sent'`,
  given_up: sql`state = 'failed'`,
}

/** The fields for an administrator: no subject, no text, no link. */
const seen = {
  id: mailOutboxTable.id,
  kind: mailOutboxTable.kind,
  to_name: mailOutboxTable.to_name,
  to_address: mailOutboxTable.to_address,
  state: mailOutboxTable.state,
  attempts: mailOutboxTable.attempts,
  last_error: mailOutboxTable.last_error,
  next_attempt_at: mailOutboxTable.next_attempt_at,
  sent_at: mailOutboxTable.sent_at,
  created_at: mailOutboxTable.created_at,
  // Only families that administrators can find: no invitation's reader, no administrator, no family that left.
  has_family:
    sql<boolean>`exists (select 1 from parents join families on families.id = parents.family_id
    where parents.email_key = lower(${mailOutboxTable.to_address})
      and families.registration_number is not null and families.deleted_at is null)`.mapWith(
      Boolean,
    ),
}

/** GET /api/admin/mail-outbox: a page of mails, the newest first. @throws 400 for an invalid page. */
export function mailOutbox(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { state, query, cursor, limit }: MailOutboxQuery,
): MailOutbox {
  const { created_at, id } = mailOutboxTable
  const isFound = query ? matches(query) : undefined
  const rows = db
    .select(seen)
    .from(mailOutboxTable)
    .where(and(state && inState[state], isFound, afterCursor([created_at, id], cursor)))
    .orderBy(desc(created_at), desc(id))
    .limit(limit + 1)
    .all()
  const { page, next_cursor } = keysetPage(rows, limit, ({ created_at, id }) => [created_at, id])
  const outage = currentOutage(db)
  return {
    mails: page.map((row) => toOutboxMail({ config }, row)),
    counts: mailCounts(db),
    outage:
      outage && outage.failed_tries > 0
        ? { began_at: outage.began_at, paused_until: outage.paused_until }
        : null,
    next_cursor,
  }
}

/** `instr` takes the text literally: no wildcards. A kind matches as it is stored, and as people read it: 'verify email'. */
function matches(query: string) {
  const text = query.toLowerCase()
  return sql`(instr(lower(to_name), ${text}) > 0 or instr(lower(to_address), ${text}) > 0
    or instr(kind, ${text}) > 0 or instr(replace(replace(kind, '_', ' '), '-', ' '), ${text}) > 0)`
}

function toOutboxMail(
  { config }: Pick<Deps, 'config'>,
  row: Pick<OutboxRow, Exclude<keyof typeof seen, 'has_family'>> & { has_family: boolean },
): OutboxMail {
  const state = stateOf(row)
  const isTriedAgain = state === 'waiting' || state === 'failed'
  return {
    ...row,
    state,
    last_error: scrubMailError(config, row.last_error),
    next_attempt_at: isTriedAgain ? row.next_attempt_at : null,
  }
}

/** A mail that is stored as waiting has failed already if an attempt was used up. */
function stateOf({ state, attempts }: Pick<OutboxRow, 'state' | 'attempts'>): MailState {
  if (state === 'waiting') return attempts > 0 ? 'failed' : 'waiting'
  return state === 'sent' ? 'sent' : 'given_up'
}

function mailCounts(db: Db): MailOutbox['counts'] {
  const count = (state: MailState) => rowCount(db, mailOutboxTable, inState[state])
  return {
    waiting: count('waiting'),
    failed: count('failed'),
    sent: count('sent'),
    given_up: count('given_up'),
  }
}

type Retrying = Pick<Deps, 'db' | 'now' | 'underWay' | 'copy'>

/**
 * POST /api/admin/mail-outbox/{id}/retry, first half: a mail that waits, or was given up, is due at
 * once. It still goes behind older due ones.
 * @throws 404 unknown, 409 if it was sent, is being sent, has an end time, or its family has stopped such mails.
 */
export function makeDue(deps: Retrying, id: string) {
  const row = deps.db.select().from(mailOutboxTable).where(eq(mailOutboxTable.id, id)).get()
  if (!row) throw notFound('Mail')
  refuseDouble(deps, row)
  refuseUnwanted(deps, row)
  deps.db
    .update(mailOutboxTable)
    .set({ state: 'waiting', next_attempt_at: deps.now().toISOString() })
    .where(eq(mailOutboxTable.id, id))
    .run()
  endPause(deps)
}

/** Second half: the worker starts, and reports the mail's state within two seconds. */
export async function deliverWithResult(deps: DeliveryDeps, id: string): Promise<MailTried> {
  await deliverDueMailsSoon(deps)
  return outcomeOf(deps, id)
}

/**
 * POST /api/admin/mail-outbox/retry, first half: every waiting mail is due at once; given-up ones
 * stay, and so do those with an end time: they may have arrived. Mails that another server may be sending are due
 * within a minute anyway. @returns how many.
 */
export function makeAllDue(deps: Retrying): number {
  const { changes } = deps.db
    .update(mailOutboxTable)
    .set({ next_attempt_at: deps.now().toISOString() })
    .where(
      and(
        isWaiting,
        isNull(mailOutboxTable.good_until),
        notInArray(mailOutboxTable.id, [...deps.underWay.mails]),
        deps.copy && not(isMaybeLeased(deps)),
      ),
    )
    .run()
  endPause(deps)
  return changes
}

/** Second half: the worker starts, and reports its progress within two seconds. */
export async function deliverAllWithResults(deps: DeliveryDeps, due: number) {
  if (due === 0) return { message: 'No mail waits.' }
  const dueAt = deps.now().toISOString()
  await deliverDueMailsSoon(deps)
  const isDue = and(isWaiting, lte(mailOutboxTable.next_attempt_at, dueAt))
  const left = rowCount(deps.db, mailOutboxTable, isDue)
  if (isServerDown(deps.db))
    return { message: `The mail server takes no mails right now. ${mailsWait(left)} in order.` }
  return {
    message:
      left === 0
        ? `${due} ${due === 1 ? 'mail was' : 'mails were'} tried. The list shows how each went.`
        : `${due} ${due === 1 ? 'mail is' : 'mails are'} on the way. ${mailsWait(left)} in order.`,
  }
}

/** POST /api/admin/mail-outbox/test, first half: a mail to the administrator who requests it. @returns its id. */
export const writeTestMail = (
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'config'>,
  parent: Parent,
): string =>
  enqueueMail(deps, deps.db, {
    parent,
    kind: 'test',
    content: testMail(parent.name),
  })

/** Second half: sends it at once, unless others wait for the server, and reports the result. */
export async function deliverTestWithResult(deps: DeliveryDeps, id: string): Promise<MailTried> {
  await deliverMailsSoon(deps, [id])
  return outcomeOf(deps, id)
}

/**
 * If servers share a primary, another one may be sending a mail that is due within the length of a lease. A mail that
 * waits for its first retry is due just as soon and looks the same, so it waits its minute, too.
 */
const isMaybeLeased = ({ now }: Pick<Deps, 'now'>): SQL =>
  sql`(${gt(mailOutboxTable.next_attempt_at, now().toISOString())}
    and ${lte(mailOutboxTable.next_attempt_at, later(now(), leaseSeconds))})`

function refuseDouble(deps: Retrying, row: OutboxRow) {
  const { db, underWay, copy } = deps
  if (row.state === 'sent')
    throw conflict('mail_sent_already', 'This mail has been sent. It does not go twice.')
  if (underWay.mails.has(row.id))
    throw conflict('mail_is_being_sent', 'This mail is being sent right now.')
  if (row.good_until !== null)
    throw conflict(
      'mail_goes_once',
      'A reminder goes once, or not at all: this one may have arrived. The next one comes at its hour.',
    )
  const isThisRow = eq(mailOutboxTable.id, row.id)
  if (copy && hasRow(db, mailOutboxTable, and(isThisRow, isWaiting, isMaybeLeased(deps))))
    throw conflict(
      'mail_is_being_sent',
      'Another server may be sending this mail right now. Please try again in a minute.',
    )
}

/** Parents who stopped such mails since this one was given up do not get it. */
function refuseUnwanted({ db }: Pick<Deps, 'db'>, { unsubscribe_url, parent_id }: OutboxRow) {
  if (unsubscribe_url === null || parent_id === null) return
  if (hasRow(db, parents, and(eq(parents.id, parent_id), isNotNull(parents.unsubscribed_at))))
    throw conflict('mail_unwanted', 'This family has stopped mails of this kind.')
}

function outcomeOf({ db, config, underWay }: Pick<Deps, 'db' | 'config' | 'underWay'>, id: string) {
  const row = db.select().from(mailOutboxTable).where(eq(mailOutboxTable.id, id)).get()
  if (!row) throw notFound('Mail')
  const state = stateOf(row)
  const reason = scrubMailError(config, row.last_error) ?? 'no reason given'
  if (state === 'sent') return { state, message: sentWords(config, row) }
  if (underWay.mails.has(id))
    return { state, message: 'The mail server takes its time. The list shows how it ends.' }
  if (state === 'given_up')
    return { state, message: `The mail server refused it for good: ${reason}` }
  if (isServerDown(db))
    return {
      state,
      message: `The mail server takes no mails right now: ${reason}. It waits and goes out in its turn.`,
    }
  if (state === 'failed')
    return { state, message: `Not sent: ${reason}. It is tried again by itself.` }
  return { state, message: 'It is due now. Older mails go first.' }
}

const sentWords = ({ smtp_url }: Deps['config'], { to_address }: OutboxRow) =>
  smtp_url
    ? `Sent to ${to_address}. The mail server has taken it.`
    : 'No mail server is configured, so it was written as a file into the mail folder of the data directory.'

const mailsWait = (left: number) => `${left} ${left === 1 ? 'mail waits' : 'mails wait'}`

const isServerDown = (db: Db) => (currentOutage(db)?.failed_tries ?? 0) > 0

const testMail = (name: string): MailContent => ({
  subject: 'A test mail',
  preview: 'If you read this, mails go out.',
  greeting: `Hello, ${name}`,
  paragraphs: ['If you read this, mails of Five Good Minutes go out and arrive.'],
  action: { label: 'Open the admin area', url: '/admin' },
  footnote: 'You get this mail because you asked for it in the admin area.',
})
