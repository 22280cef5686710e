import { type Db, rowCount } from '@fgm/db'
import { mailOutboxTable } from '@fgm/db/schema'
import type { MailOutbox, MailOutboxQuery, MailState, OutboxMail } from '@fgm/shared/mail/mail'
import { and, desc, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { afterCursor, encodeCursor, keysetPage } from '../../core/keyset-page.ts'
import type { OutboxRow } from './delivery.ts'
import { scrubMailError } from './mail-errors.ts'
import { currentOutage } from './outages.ts'

/* The outbox as an administrator sees it; `mail.ts` and `delivery.ts` send what is in it. */

/** Literal, not bound: only then does SQLite use its partial index. */
const inState: Record<MailState, ReturnType<typeof sql>> = {
  waiting: sql`state = 'waiting' and attempts = 0`,
  failed: sql`state = 'waiting' and attempts > 0`,
  sent: sql`state = 'sent'`,
  given_up: sql`state = 'failed'`,
}

/** What an administrator sees of a mail: no subject, no text, no link. */
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
  // Not of a reader of an invitation, an administrator, or a family that left.
  has_family:
    sql<boolean>`exists (select 1 from parents join families on families.id = parents.family_id
    where parents.email_key = lower(${mailOutboxTable.to_address})
      and families.registration_number is not null and families.deleted_at is null)`.mapWith(
      Boolean,
    ),
}

/** GET /api/admin/mail-outbox: a page of mails, the newest first. @throws 400 for a page that cannot be. */
export function mailOutbox(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { state, query, cursor, limit }: MailOutboxQuery,
): MailOutbox {
  const rows = db
    .select(seen)
    .from(mailOutboxTable)
    .where(
      and(
        state && inState[state],
        query ? matches(query) : undefined,
        afterCursor([mailOutboxTable.created_at, mailOutboxTable.id], cursor),
      ),
    )
    .orderBy(desc(mailOutboxTable.created_at), desc(mailOutboxTable.id))
    .limit(limit + 1)
    .all()
  const { page, next_cursor } = keysetPage(rows, limit, ({ created_at, id }) =>
    encodeCursor([created_at, id]),
  )
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

/** `instr` takes the text as it is: no letter in it is a wildcard. A kind is found as it is stored, and as people read it: 'verify email'. */
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

/** What is stored as waiting has failed already when a try was used up. */
export function stateOf({ state, attempts }: Pick<OutboxRow, 'state' | 'attempts'>): MailState {
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
