import { setImmediate as nextTurn } from 'node:timers/promises'
import { findRow, inTransaction } from '@fgm/db'
import { mailOutboxTable, type Parent, parents, reminders } from '@fgm/db/schema'
import { dayMs } from '@fgm/shared/days'
import { ReminderKind } from '@fgm/shared/reminders/reminders'
import { localDay, reminderEndsAt } from '@fgm/shared/reminders/schedule'
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, notFound } from '../../core/errors.ts'
import { listChildren } from '../children/children.ts'
import { deliverMailsSoon, enqueueMail, type MailContent } from '../mail/mail.ts'
import { familyOf, type Sender } from '../parents/parents.ts'
import { suggester, weekAfter } from '../suggestions/suggestions.ts'
import { enqueuePush, sendPushHere } from './push.ts'
import { reminderUrls, sheetUrls } from './reminder-links.ts'
import {
  goodbyeMail,
  goodbyePush,
  lastSheetMail,
  reminderMail,
  reminderPush,
  sheetMail,
} from './reminder-messages.ts'
import {
  mailKinds,
  mailObstacle,
  nextOf,
  type ReminderRow,
  refuseMail,
  reminderOf,
  trialKind,
} from './reminders.ts'

/*
 * Sending what is due: each once at its hour, or not at all. The row moves on to its next time in the transaction that
 * writes the mail, and a mail that could not be sent in time is withdrawn.
 */

type Sending = Pick<Deps, 'db' | 'now' | 'newId' | 'config' | 'csrf_key' | 'log' | 'push'>

const batchSize = 100
/** After so many that no one opened comes a last message, and then none. */
const unopenedAtMost = 3
/** No reminder is further ahead: a pause of a week, and a week until its day. Otherwise the clock was wrong when it was set. */
const furthestMs = 16 * dayMs
/** How long a trial is retried. */
const trialMs = 10 * 60_000

/**
 * Sends what is due; called by a timer. A failed one is retried at the next call, within its hour.
 * @returns how many were due.
 */
export async function sendDueReminders(deps: Sending): Promise<number> {
  let count = 0
  withdrawLate(deps)
  straighten(deps)
  for (;;) {
    const due = dueReminders(deps)
    let failures = 0
    for (const { id, next_at } of due) {
      if (!sendOne(deps, id, next_at ?? '')) failures += 1
      await nextTurn()
    }
    count += due.length
    if (due.length < batchSize || failures > 0) return count
  }
}

/**
 * POST /user/reminder/try: sends one now, like today's. It is not counted.
 * @throws 404 before the first choice, for a calendar, and if this browser takes no notifications; 403 as
 * `saveReminder`; 409 `nothing_to_play` without a child.
 */
export async function tryReminder(deps: Deps, sender: Sender & { session_id: string | null }) {
  const { parent, family } = sender
  const row = reminderOf(deps.db, parent)
  if (!row || row.way === 'calendar') throw notFound('Reminder')
  if (row.way === 'mail') refuseMail(deps, parent)
  const day = localDay(row.zone, deps.now())
  const suggesting = suggester(deps, family, listChildren(deps, family))
  const suggested = suggesting.forDay(day)
  if (!suggested)
    throw conflict('nothing_to_play', 'Please add a child first: we choose what fits the age.')
  inTransaction(deps.db, suggesting.keep)
  const urls = reminderUrls(deps, row, day, suggested.activity.id)
  if (row.way === 'push') {
    const message = reminderPush(suggested, urls)
    if (enqueuePush(deps, sender, message, { counts: false }) === 0) throw notFound('Device')
    await sendPushHere(deps, sender)
    return { message: 'It is on its way to this browser.' }
  }
  const id = enqueueMail(deps, deps.db, {
    parent,
    kind: trialKind,
    content: reminderMail(parent, row, suggested, urls),
    unsubscribe_url: urls.one_click,
    good_until: new Date(deps.now().getTime() + trialMs).toISOString(),
  })
  const isSent = await deliverMailsSoon(deps, [id])
  return {
    message: isSent
      ? `It is on its way to ${parent.email}.`
      : 'Our mail server is slow right now. It comes within ten minutes, or not at all.',
  }
}

const dueReminders = ({ db, now }: Sending) =>
  db
    .select({ id: reminders.id, next_at: reminders.next_at })
    .from(reminders)
    .where(lte(reminders.next_at, now().toISOString()))
    .orderBy(asc(reminders.next_at))
    .limit(batchSize)
    .all()

/** @returns false if it failed and is still due. */
function sendOne(deps: Sending, id: string, dueAt: string): boolean {
  try {
    inTransaction(deps.db, (tx) => claimAndWrite({ ...deps, db: tx }, id, dueAt))
    return true
  } catch (err) {
    deps.log.error({ err, reminder_id: id }, 'a reminder could not be sent')
    return false
  }
}

function claimAndWrite(deps: Sending, id: string, dueAt: string) {
  const { db: tx, now } = deps
  const row = findRow(tx, reminders, and(eq(reminders.id, id), eq(reminders.next_at, dueAt)))
  // Changed or claimed since it was found.
  if (!row) return
  const change = (changes: Partial<ReminderRow>) =>
    tx.update(reminders).set(changes).where(eq(reminders.id, id)).run()
  change({ next_at: nextOf(row, now()) })
  const end = reminderEndsAt(row.zone, new Date(dueAt))
  if (now() >= end) return
  const parent = tx.select().from(parents).where(eq(parents.id, row.parent_id)).get()
  if (!parent) return
  if (!write(deps, row, parent, dueAt, end.toISOString())) return
  change({ last_sent_day: localDay(row.zone, new Date(dueAt)) })
  if (row.unopened_count >= unopenedAtMost) change({ quiet_at: now().toISOString(), next_at: null })
  // A notification counts once a browser has it.
  else if (row.way === 'mail') change({ unopened_count: row.unopened_count + 1 })
}

/** @returns whether there was something to send, and a way. */
function write(deps: Sending, row: ReminderRow, parent: Parent, dueAt: string, goodUntil: string) {
  const family = familyOf(deps.db, parent)
  if (family.blocked_at) return false
  if (row.way === 'mail' && mailObstacle(deps, parent)) return false
  const children = listChildren(deps, family)
  const suggesting = suggester(deps, family, children)
  const day = localDay(row.zone, new Date(dueAt))
  const isLast = row.unopened_count >= unopenedAtMost
  const writeMail = (content: MailContent, unsubscribeUrl: string) => {
    enqueueMail(deps, deps.db, {
      parent,
      kind: mailKinds[row.kind],
      content,
      is_for_worker: true,
      unsubscribe_url: unsubscribeUrl,
      good_until: goodUntil,
    })
    return true
  }
  if (row.kind === 'sunday_sheet') {
    const urls = sheetUrls(deps, row, day)
    const { five } = isLast ? { five: [] } : suggesting.forWeek(weekAfter(day))
    if (!isLast && five.length === 0) return false
    suggesting.keep(deps.db)
    return writeMail(
      isLast ? lastSheetMail(urls) : sheetMail(parent, row, { five, children }, urls),
      urls.one_click,
    )
  }
  const suggested = isLast ? null : suggesting.forDay(day)
  if (!isLast && !suggested) return false
  suggesting.keep(deps.db)
  const urls = reminderUrls(deps, row, day, suggested?.activity.id ?? '')
  if (row.way === 'push') {
    const message = suggested ? reminderPush(suggested, urls) : goodbyePush(urls)
    return enqueuePush(deps, { parent }, message, { counts: !isLast, good_until: goodUntil }) > 0
  }
  const content = suggested ? reminderMail(parent, row, suggested, urls) : goodbyeMail(urls)
  return writeMail(content, urls.one_click)
}

/**
 * Removes mails from the outbox whose hour is over, sent or not. One that was never sent does not count: a parent without
 * it did not leave it unopened.
 */
function withdrawLate({ db, now }: Sending) {
  const isLate = lte(mailOutboxTable.good_until, now().toISOString())
  inTransaction(db, (tx) => {
    for (const kind of ReminderKind.options) {
      const unsent = and(
        isLate,
        eq(mailOutboxTable.state, 'waiting'),
        eq(mailOutboxTable.kind, mailKinds[kind]),
      )
      const whose = tx.select({ id: mailOutboxTable.parent_id }).from(mailOutboxTable).where(unsent)
      const isCounted = and(gt(reminders.unopened_count, 0), eq(reminders.kind, kind))
      tx.update(reminders)
        .set({ unopened_count: sql`${reminders.unopened_count} - 1` })
        .where(and(isCounted, inArray(reminders.parent_id, whose)))
        .run()
    }
    tx.delete(mailOutboxTable).where(isLate).run()
  })
}

const unset = { paused_until: null, last_sent_day: null }

/** Sets what a wrong clock had set again. */
function straighten({ db, now }: Sending) {
  const furthest = new Date(now().getTime() + furthestMs).toISOString()
  for (const row of db.select().from(reminders).where(gt(reminders.next_at, furthest)).all())
    db.update(reminders)
      .set({ next_at: nextOf({ ...row, ...unset }, now()), ...unset })
      .where(and(eq(reminders.id, row.id), eq(reminders.next_at, row.next_at ?? '')))
      .run()
}
