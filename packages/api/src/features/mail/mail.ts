import { type Db, inTransaction } from '@fgm/db'
import { type Family, mailOutboxTable, type Parent } from '@fgm/db/schema'
import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { parentsOf } from '../parents/parents.ts'
import {
  type DeliveryDeps,
  deliver,
  isWaiting,
  later,
  leaseSeconds,
  longestWaitSeconds,
  type OutboxRow,
  setDue,
  stopping,
} from './delivery.ts'
import { mailChoice, unsubscribeUrls } from './mail-choice.ts'
import { type MailContent, renderMail, wholeMail } from './mail-layout.ts'
import { currentOutage, endOutage, isPaused, noteServerUp } from './outages.ts'

export type { MailActivity, MailContent } from './mail-layout.ts'
export { currentOutage as mailOutage, isWaiting as isWaitingMail }

type Writing = Pick<Deps, 'newId' | 'now' | 'config'>

const workers = new WeakMap<Db, Promise<number>>()

/** How long a registration waits for the mail server before it responds. */
const firstTryMs = 2_000

/**
 * The first line of a mail: 'Hello Ana'. An unconfirmed address may be a stranger's, and a name is
 * text that someone else chose: then it is only 'Hello'.
 */
export const greeting = (
  word: string,
  parent: Pick<Parent, 'name' | 'email_verified_at'>,
): string =>
  parent.email_verified_at ? `${word}${word === 'Welcome' ? ',' : ''} ${parent.name}` : word

/** Mails about news, which a parent can switch off. */
export type NewsKind =
  | 'friend_joined'
  | 'moved_up'
  | 'spot_reserved'
  | 'spot_opened'
  | 'activity_shown'
  | 'activity_declined'

/**
 * Writes an optional mail to each parent of a family into the outbox, for the worker, with links to stop such mails.
 * Parents who stopped them get none, nor does a blocked family.
 */
export function enqueueNews(
  deps: Writing & Pick<Deps, 'csrf_key'>,
  db: Db,
  family: Pick<Family, 'id' | 'blocked_at'>,
  kind: NewsKind,
  contentOf: (parent: Parent) => MailContent,
) {
  if (family.blocked_at) return
  for (const parent of parentsOf(db, family.id)) {
    if (!mailChoice(parent).is_subscribed) continue
    const { page, one_click } = unsubscribeUrls(deps, parent.id)
    const mail = { parent, kind, content: contentOf(parent), is_for_worker: true }
    enqueueMail(deps, db, { ...mail, unsubscribe_url: one_click }, page)
  }
}

/** Writes a mail that an account needs to each parent of a family, for the worker. */
export function enqueueToParents(
  deps: Writing,
  db: Db,
  family: Pick<Family, 'id'>,
  kind: string,
  contentOf: (parent: Parent) => MailContent,
) {
  for (const parent of parentsOf(db, family.id))
    enqueueMail(deps, db, { parent, kind, content: contentOf(parent), is_for_worker: true })
}

type NewMail = {
  parent: Pick<Parent, 'id' | 'name' | 'email' | 'email_verified_at'>
  kind: string
  content: MailContent
  /** Left to the worker instead of being sent at once. */
  is_for_worker?: boolean
  /** Not sent after that time, and not stored longer. */
  good_until?: string
  /** The address of the mail program's own button, for an optional mail. */
  unsubscribe_url?: string
}

/**
 * Writes a mail into the outbox, in the transaction of what it is about: both or neither. Unless it is for
 * the worker it is leased to the caller, who sends it at once with `deliverMails`. `unsubscribePage` is shown below the mail.
 * @returns the outbox id.
 */
export function enqueueMail(
  deps: Writing,
  db: Db,
  { parent, kind, content, is_for_worker, good_until, unsubscribe_url }: NewMail,
  unsubscribePage?: string,
): string {
  const id = deps.newId()
  const time = deps.now()
  db.insert(mailOutboxTable)
    .values({
      id,
      parent_id: parent.id,
      kind,
      to_name: parent.email_verified_at ? parent.name : '',
      to_address: parent.email,
      subject: content.subject,
      ...renderMail(
        wholeMail(content, greeting('Hello', parent), deps.config.base_url),
        unsubscribePage,
      ),
      unsubscribe_url,
      state: 'waiting',
      attempts: 0,
      good_until,
      // A mail with an end time is sent at most once, as in `leaseOldest`.
      next_attempt_at: is_for_worker
        ? time.toISOString()
        : (good_until ?? later(time, leaseSeconds)),
      created_at: time.toISOString(),
    })
    .run()
  return id
}

/**
 * Sends mails that this caller holds the lease of. During an outage, and until waiting mails have been
 * sent, the worker sends them: none overtakes another, and no request waits for a server that is down.
 * @returns true if all of them were accepted. Never throws: a failed mail is retried later.
 */
export async function deliverMails(deps: DeliveryDeps, ids: string[]): Promise<boolean> {
  const { db, now, log, underWay } = deps
  try {
    if (currentOutage(db)) {
      for (const id of ids) setDue(db, id, now().toISOString())
      return false
    }
    const rows = db
      .select()
      .from(mailOutboxTable)
      .where(and(inArray(mailOutboxTable.id, ids), eq(mailOutboxTable.state, 'waiting')))
      .orderBy(asc(mailOutboxTable.created_at), sql`rowid`)
      .all()
    // The worker of another server takes over what its own caller has left for too long.
    const stillLeased = later(now(), leaseSeconds / 2)
    // An administrator can send one before its own caller does.
    const free = rows.filter(
      ({ id, next_attempt_at }) => !underWay.mails.has(id) && next_attempt_at > stillLeased,
    )
    const outcomes = await Promise.all(free.map((row) => deliver(deps, row)))
    return free.length === rows.length && outcomes.every((outcome) => outcome === 'sent')
  } catch (err) {
    log.error({ err }, 'the outbox cannot be used')
    return false
  }
}

/** Like `deliverMails`, but returns false if it takes longer than two seconds; sending continues. */
export const deliverMailsSoon = (deps: DeliveryDeps, ids: string[]): Promise<boolean> =>
  soon(deliverMails(deps, ids), false)

/** Like `deliverDueMails`, but waits for it at most two seconds; sending continues. */
export const deliverDueMailsSoon = async (deps: DeliveryDeps): Promise<void> =>
  void (await soon(deliverDueMails(deps), 0))

function soon<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), firstTryMs)
    timer.unref()
    void work.then((value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })
}

/**
 * Sends what is due, in the order of writing and one after the other, until nothing is due or the mail server is down. Called
 * by a timer of `server.ts`, so it never throws; a call during a run joins that run. @returns how many were tried.
 */
export function deliverDueMails(deps: DeliveryDeps): Promise<number> {
  const running = workers.get(deps.db)
  if (running) return running
  const work = deliverAllDue(deps).finally(() => workers.delete(deps.db))
  workers.set(deps.db, work)
  return work
}

/** Lets the current mail finish, and sends no other. For the end of the process. */
export function stopDelivery({ db }: Pick<Deps, 'db'>): Promise<number> {
  stopping.add(db)
  return workers.get(db) ?? Promise.resolve(0)
}

async function deliverAllDue(deps: DeliveryDeps): Promise<number> {
  let tried = 0
  try {
    if (isPaused(deps)) return 0
    while (!stopping.has(deps.db)) {
      const row = leaseOldest(deps)
      if (!row) {
        endOutage(deps.db)
        break
      }
      tried += 1
      const outcome = await deliver(deps, row)
      if (outcome === 'server_down') break
      noteServerUp(deps.db)
    }
  } catch (err) {
    deps.log.error({ err }, 'the outbox cannot be used')
  }
  return tried
}

function leaseOldest(deps: Pick<Deps, 'db' | 'now' | 'underWay'>): OutboxRow | undefined {
  // Usually there is none, and then nothing is written.
  if (!oldestDue(deps)) return undefined
  return inTransaction(deps.db, (tx) => {
    // Another server may have leased it since.
    const row = oldestDue({ ...deps, db: tx })
    // A mail with an end time is sent at most once: if the process dies while sending it, there is no retry.
    if (row) setDue(tx, row.id, row.good_until ?? later(deps.now(), leaseSeconds))
    return row
  })
}

const oldestDue = ({ db, now, underWay }: Pick<Deps, 'db' | 'now' | 'underWay'>) =>
  db
    .select()
    .from(mailOutboxTable)
    .where(
      and(
        isWaiting,
        or(
          lte(mailOutboxTable.next_attempt_at, now().toISOString()),
          gt(mailOutboxTable.next_attempt_at, later(now(), longestWaitSeconds)),
        ),
        or(isNull(mailOutboxTable.good_until), gt(mailOutboxTable.good_until, now().toISOString())),
        notInArray(mailOutboxTable.id, [...underWay.mails]),
      ),
    )
    .orderBy(asc(mailOutboxTable.created_at), sql`rowid`)
    .limit(1)
    .get()
