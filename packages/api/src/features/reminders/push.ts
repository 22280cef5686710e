import { type Db, hasRow, inTransaction } from '@fgm/db'
import { type Parent, pushSubscriptions, reminders, sessions } from '@fgm/db/schema'
import type { AddDevice } from '@fgm/shared/reminders/reminders'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { Context } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { forbidden, invalid, notFound } from '../../core/errors.ts'
import type { PushOutcome } from '../../services/push.ts'
import { sessionKey } from '../auth/auth.ts'

/*
 * Browsers that take notifications, and sending them what is due. A notification waits in the row of its browser and is valid
 * for half an hour, with at most four attempts; it is not retried if no one knows whether the last attempt arrived.
 */

/** The content of a notification. It has no names: it is shown on a locked screen. */
export type PushMessage = { title: string; body: string; url: string; token: string }
/**
 * The waiting notification of a row. `id` stays while the rest changes; `counts`: the first browser that takes it makes it
 * count as sent.
 */
type Payload = { id: string; message: PushMessage; counts: boolean }

type Row = typeof pushSubscriptions.$inferSelect
type Changes = SQLiteUpdateSetSource<typeof pushSubscriptions>
type Sender = Pick<Context, 'session_id'> & { parent: Parent }
type Pushing = Pick<Deps, 'db' | 'now' | 'push' | 'log'>

const goodForMs = 30 * 60_000
/** Minutes until the next attempt. */
const waits = [1, 4, 10]
const batchSize = 20
/** Per parent; a new one replaces the oldest. */
const devicesAtMost = 10

const workers = new WeakMap<Db, Promise<number>>()
const stopping = new WeakSet<Db>()

/**
 * POST /user/reminder/devices: this browser takes notifications, until it is logged out.
 * @throws 403 for a program, 400 for an address that is not of a push service.
 */
export function addDevice(
  { db, now, newId, push }: Pick<Deps, 'db' | 'now' | 'newId' | 'push'>,
  { parent, session_id }: Sender,
  { endpoint, p256dh, auth }: AddDevice,
) {
  if (session_id === null)
    throw forbidden('session_required', 'Only a browser can take notifications.')
  if (!push.isService(endpoint))
    throw invalid('invalid_input', 'We do not know the notification service of this browser.')
  inTransaction(db, (tx) => {
    const session = sessionKey(session_id)
    const isLoggedInAgain = eq(pushSubscriptions.endpoint, endpoint)
    const hasNewAddress = eq(pushSubscriptions.session_id, session)
    tx.delete(pushSubscriptions).where(or(isLoggedInAgain, hasNewAddress)).run()
    tx.insert(pushSubscriptions)
      .values({
        id: newId(),
        parent_id: parent.id,
        session_id: session,
        endpoint,
        p256dh,
        auth,
        attempts: 0,
        created_at: now().toISOString(),
      })
      .run()
    dropOldest(tx, parent)
  })
}

function dropOldest(tx: Db, { id }: Parent) {
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.parent_id, id))
    .orderBy(desc(pushSubscriptions.created_at), desc(sql`rowid`))
    .limit(devicesAtMost)
  tx.delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.parent_id, id), notInArray(pushSubscriptions.id, newest)))
    .run()
}

/** DELETE /user/reminder/devices: this browser takes none from now on. @throws 404 if it took none. */
export function removeDevice(db: Db, { parent, session_id }: Sender) {
  if (db.delete(pushSubscriptions).where(ofBrowser(parent, session_id)).run().changes === 0)
    throw notFound('Device')
}

/** Whether any browser of a parent takes notifications: one with an expired session takes none. */
export const hasDevice = ({ db, now }: Pick<Deps, 'db' | 'now'>, { id }: Parent): boolean =>
  hasRow(db, pushSubscriptions, and(eq(pushSubscriptions.parent_id, id), isSignedIn(db, now())))

const isSignedIn = (db: Db, now: Date) =>
  inArray(
    pushSubscriptions.session_id,
    db.select({ id: sessions.id }).from(sessions).where(gt(sessions.expires_at, now.toISOString())),
  )

/** Whether this browser takes notifications. */
export const isDevice = (db: Db, { parent, session_id }: Sender): boolean =>
  hasRow(db, pushSubscriptions, ofBrowser(parent, session_id))

const ofBrowser = ({ id }: Parent, sessionId: string | null) =>
  and(
    eq(pushSubscriptions.parent_id, id),
    eq(pushSubscriptions.session_id, sessionId === null ? '' : sessionKey(sessionId)),
  )

/**
 * Writes a notification for the browsers of a parent, or for one of them; `sendDuePushes` sends it.
 * @returns how many browsers there are.
 */
export function enqueuePush(
  { db: tx, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  { parent, session_id }: { parent: Parent; session_id?: string | null },
  message: PushMessage,
  { counts, good_until }: { counts: boolean; good_until?: string },
): number {
  const payload: Payload = { id: newId(), message, counts }
  const end = new Date(now().getTime() + goodForMs).toISOString()
  const waiting = {
    payload: JSON.stringify(payload),
    attempts: 0,
    next_attempt_at: now().toISOString(),
    good_until: good_until && good_until < end ? good_until : end,
  }
  const whose =
    session_id === undefined
      ? and(eq(pushSubscriptions.parent_id, parent.id), isSignedIn(tx, now()))
      : ofBrowser(parent, session_id)
  return change(tx, whose, waiting)
}

/** Withdraws what waits for the browsers of a parent. */
export function withdrawPushes(tx: Db, parentId: string) {
  const isOfParent = eq(pushSubscriptions.parent_id, parentId)
  change(tx, and(isOfParent, isNotNull(pushSubscriptions.payload)), nothingWaits)
}

/** @returns how many were changed. */
const change = (tx: Db, which: SQL | undefined, changes: Changes): number =>
  tx.update(pushSubscriptions).set(changes).where(which).run().changes

const nothingWaits = { payload: null, next_attempt_at: null, good_until: null, attempts: 0 }

/**
 * Sends what is due to the push services, some at a time. Called by a timer of `server.ts`, so it never throws; a call
 * during a run joins that run.
 * @returns how many were tried.
 */
export function sendDuePushes(deps: Pushing): Promise<number> {
  const running = workers.get(deps.db)
  if (running) return running
  const work = sendAllDue(deps).finally(() => workers.delete(deps.db))
  workers.set(deps.db, work)
  return work
}

/** Lets those in progress finish, and sends no others. For the end of the process. */
export function stopPushes({ db }: Pick<Deps, 'db'>): Promise<number> {
  stopping.add(db)
  return workers.get(db) ?? Promise.resolve(0)
}

/** Sends what waits for the requesting browser to its push service, whatever else is due. Never throws. */
export async function sendPushHere(deps: Pushing, { parent, session_id }: Sender): Promise<void> {
  try {
    const due = leaseDue(deps, ofBrowser(parent, session_id))
    await Promise.all(due.map((row) => sendOne(deps, row)))
  } catch (err) {
    deps.log.error({ err }, 'a notification could not be sent')
  }
}

async function sendAllDue(deps: Pushing): Promise<number> {
  let count = 0
  try {
    while (!stopping.has(deps.db)) {
      const due = leaseDue(deps)
      await Promise.all(due.map((row) => sendOne(deps, row)))
      count += due.length
      if (due.length < batchSize) break
    }
  } catch (err) {
    deps.log.error({ err }, 'notifications could not be sent')
  }
  return count
}

/** What is due, leased until it expires: if the process ends now, it is not sent twice. */
function leaseDue({ db, now }: Pushing, whose?: SQL): Row[] {
  const time = now().toISOString()
  return inTransaction(db, (tx) => {
    change(tx, and(isWaiting, lte(pushSubscriptions.good_until, time)), nothingWaits)
    const due = tx
      .select()
      .from(pushSubscriptions)
      .where(and(lte(pushSubscriptions.next_attempt_at, time), whose))
      .orderBy(asc(pushSubscriptions.next_attempt_at))
      .limit(batchSize)
      .all()
    if (due.length === 0) return due
    const ids = due.map(({ id }) => id)
    const goodUntil = sql`${pushSubscriptions.good_until}`
    change(tx, inArray(pushSubscriptions.id, ids), { next_attempt_at: goodUntil })
    return due
  })
}

const isWaiting = isNotNull(pushSubscriptions.next_attempt_at)

async function sendOne(deps: Pushing, row: Row) {
  const { now, push } = deps
  const { message } = JSON.parse(row.payload ?? '{}') as Payload
  const seconds = Math.ceil((Date.parse(row.good_until ?? '') - now().getTime()) / 1000)
  const outcome = await push.send(row, JSON.stringify(message), seconds)
  inTransaction(deps.db, (tx) => noteOutcome({ ...deps, db: tx }, row, outcome))
}

function noteOutcome({ db: tx, now, log }: Pushing, row: Row, outcome: PushOutcome) {
  // It was withdrawn or replaced by a later one meanwhile: the row no longer has what was sent. Another browser may have taken
  // it and changed whether it counts.
  const { id } = JSON.parse(row.payload ?? '{}') as Payload
  const isThis = and(
    eq(pushSubscriptions.id, row.id),
    eq(sql`json_extract(${pushSubscriptions.payload}, '$.id')`, id),
  )
  if (outcome !== 'sent') log.info({ outcome, attempts: row.attempts + 1 }, 'notification not sent')
  if (outcome === 'gone') return void tx.delete(pushSubscriptions).where(isThis).run()
  const wait = outcome === 'later' ? waits[row.attempts] : undefined
  if (wait === undefined) {
    if (outcome === 'sent') countOnce(tx, row)
    change(tx, isThis, nothingWaits)
    return
  }
  const nextAttemptAt = new Date(now().getTime() + wait * 60_000).toISOString()
  change(tx, isThis, { attempts: row.attempts + 1, next_attempt_at: nextAttemptAt })
}

/** A notification that reached two browsers counts as sent once. */
function countOnce(tx: Db, { id, parent_id }: Row) {
  const now = tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id)).get()
  if (!now?.payload || !(JSON.parse(now.payload) as Payload).counts) return
  tx.update(reminders)
    .set({ unopened_count: sql`${reminders.unopened_count} + 1` })
    .where(and(eq(reminders.parent_id, parent_id), eq(reminders.kind, 'activity')))
    .run()
  const isOther = and(eq(pushSubscriptions.parent_id, parent_id), ne(pushSubscriptions.id, id))
  const payload = sql`json_set(${pushSubscriptions.payload}, '$.counts', json('false'))`
  change(tx, and(isOther, isNotNull(pushSubscriptions.payload)), { payload })
}
