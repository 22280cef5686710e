import { type Db, findRow, hasRow, inTransaction } from '@fgm/db'
import {
  type Family,
  families,
  mailOutboxTable,
  type Parent,
  parents,
  reminders,
} from '@fgm/db/schema'
import { dayMs } from '@fgm/shared/days'
import type {
  ChangeReminder,
  ChangeReminderByLink,
  OwnReminder,
  Reminder,
  ReminderAction,
  ReminderKind,
  ReminderStatus,
  SaveReminder,
  SaveSundaySheet,
} from '@fgm/shared/reminders/reminders'
import {
  dayAfter,
  localDay,
  localTime,
  nextDayAt,
  nextReminderAt,
} from '@fgm/shared/reminders/schedule'
import { dayInWords } from '@fgm/shared/text/words'
import { addDays } from '@fgm/shared/week'
import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { cannotWrite, forbidden, notFound } from '../../core/errors.ts'
import { hasDevice, isDevice, withdrawPushes } from './push.ts'
import { readReminderToken, unknownReminderLink } from './reminder-links.ts'

/*
 * A parent's own reminder (docs/decisions/051-reminders.md): choosing and changing it. Sending is in
 * `sending.ts`.
 */

export type ReminderRow = typeof reminders.$inferSelect
type Reading = Pick<Deps, 'db' | 'now' | 'config' | 'push'>
type Writing = Reading & Pick<Deps, 'newId'>
type Linked = Pick<Deps, 'db' | 'csrf_key'>
type Sender = { parent: Parent; session_id: string | null }

/** The kinds of mails that are counted until someone visits, and that of a trial. */
export const mailKinds = { activity: 'reminder', sunday_sheet: 'sunday_sheet' } as const
export const trialKind = 'reminder_trial'
/** The sheet comes on Saturdays: the week is over, and the printer is at home. */
const sheetDays = [6]

/** GET /user/reminder. */
export function ownReminder(deps: Reading, sender: Sender): OwnReminder {
  const { parent } = sender
  const row = reminderOf(deps.db, parent)
  const sheet = reminderOf(deps.db, parent, 'sunday_sheet')
  return {
    reminder: row ? toReminder(deps, parent, row) : null,
    mail_obstacle: mailObstacle(deps, parent),
    push_key: deps.push.public_key,
    is_device: isDevice(deps.db, sender),
    has_calendar: row?.way === 'calendar' && row.calendar_token_hash !== null,
    sunday_sheet: sheet ? toReminder(deps, parent, sheet) : null,
    is_offered: !row && parent.reminder_declined_at === null,
  }
}

/**
 * PUT /user/reminder: chooses, and turns it on. A pause stays, and a parent who got today's gets no second one today.
 * @throws 403 for mails that cannot come: `mail_not_set_up`, or `confirm_first` for an unconfirmed address.
 */
export function saveReminder(deps: Writing, sender: Sender, wanted: SaveReminder): OwnReminder {
  const { parent } = sender
  if (wanted.way === 'mail') refuseMail(deps, parent)
  inTransaction(deps.db, (tx) => {
    write({ ...deps, db: tx }, parent, 'activity', wanted)
    const sheet = reminderOf(tx, parent, 'sunday_sheet')
    if (!sheet) return
    // The sheet comes at the hour of the reminder.
    const { local_time, zone } = wanted
    const moved = { ...sheet, local_time, zone }
    tx.update(reminders)
      .set({ local_time, zone, next_at: nextOf(moved, deps.now()) })
      .where(eq(reminders.id, sheet.id))
      .run()
  })
  return ownReminder(deps, sender)
}

/**
 * PUT /user/reminder/sunday-sheet: the sheet of next week by mail, on Saturdays from now on.
 * @throws as `saveReminder`.
 */
export function saveSundaySheet(deps: Writing, sender: Sender, wanted: SaveSundaySheet) {
  const { parent } = sender
  refuseMail(deps, parent)
  inTransaction(deps.db, (tx) => {
    const { local_time, zone } = reminderOf(tx, parent) ?? wanted
    const plan = { days: sheetDays, local_time, zone, way: 'mail' as const }
    write({ ...deps, db: tx }, parent, 'sunday_sheet', plan)
  })
  return ownReminder(deps, sender)
}

/** Chooses one, and turns it on; a pause stays, and so does the day of the last one. */
function write(
  { db: tx, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  parent: Parent,
  kind: ReminderKind,
  wanted: SaveReminder,
) {
  const time = now().toISOString()
  const before = reminderOf(tx, parent, kind)
  const chosen = { ...wanted, ...on, updated_at: time }
  const kept = {
    paused_until: before?.paused_until ?? null,
    last_sent_day: before?.last_sent_day ?? null,
  }
  const row = {
    ...chosen,
    next_at: nextOf({ ...chosen, ...kept }, now()),
    // Another way ends the calendar.
    ...(wanted.way !== 'calendar' && { calendar_token_hash: null }),
  }
  tx.insert(reminders)
    .values({ id: newId(), parent_id: parent.id, kind, ...row, created_at: time })
    .onConflictDoUpdate({ target: [reminders.parent_id, reminders.kind], set: row })
    .run()
  withdraw(tx, parent.id, kind)
}

/** POST /user/reminder/decline: parents who want none are not asked again. */
export function declineReminder(deps: Reading, { parent, session_id }: Sender): OwnReminder {
  const declined = deps.db
    .update(parents)
    .set({ reminder_declined_at: deps.now().toISOString() })
    .where(eq(parents.id, parent.id))
    .returning()
    .get()
  return ownReminder(deps, { parent: declined ?? parent, session_id })
}

/** POST /user/reminder/change. @throws 404 before the first choice. */
export function changeReminder(deps: Reading, sender: Sender, { action, kind }: ChangeReminder) {
  inTransaction(deps.db, (tx) => {
    const row = reminderOf(tx, sender.parent, kind)
    if (!row) throw notFound('Reminder')
    change({ ...deps, db: tx }, row, action, row.next_at)
  })
  return ownReminder(deps, sender)
}

/**
 * POST /api/reminders/change: the same by the link of a reminder, without logging in. 'Skip today' means the day of that
 * reminder; only its parent can start a stopped one, because old links are in old mails.
 * @throws 400 for a link that is not ours.
 */
export function changeReminderByLink(
  deps: Pick<Deps, 'db' | 'now' | 'csrf_key'>,
  { token, action }: ChangeReminderByLink,
): { message: string } {
  const { id, day } = readReminderToken(deps, token)
  return inTransaction(deps.db, (tx) => {
    const row = tx.select().from(reminders).where(eq(reminders.id, id)).get()
    if (!row) throw unknownReminderLink()
    // The next one after the link's: a link that is opened twice skips one.
    const next = nextReminderAt(row, new Date(dayAfter(row.zone, day).getTime() - 1)).toISOString()
    const today = localDay(row.zone, deps.now())
    const isOver =
      (action === 'skip_today' && day !== today) ||
      (action === 'skip_next' && next < deps.now().toISOString())
    const isStopped = action === 'start' && row.stopped_at !== null
    if (action === 'opened' || isOver || isStopped) {
      tx.update(reminders).set({ unopened_count: 0 }).where(eq(reminders.id, id)).run()
      const lead = isOver
        ? `That was for another ${row.kind === 'activity' ? 'day' : 'week'}, so nothing changed. `
        : ''
      return { message: lead + sentenceOf(row, deps.now()) }
    }
    const changed = change({ ...deps, db: tx }, row, action, next)
    const lead = action === 'stop' ? 'Done. ' : 'That is fine. '
    return { message: lead + sentenceOf(changed, deps.now()) }
  })
}

/** The question of a link's page before it stops a reminder: the page itself tells if the link is incomplete. */
export function stopWordOf(deps: Linked, token: string): 'stop' | 'stop-sheet' {
  const [id = ''] = token.split('.')
  const row = deps.db.select().from(reminders).where(eq(reminders.id, id)).get()
  return row?.kind === 'sunday_sheet' ? 'stop-sheet' : 'stop'
}

/**
 * The family of a mailed sheet, for the week after it.
 * @throws 400 for a link that is not ours, of another week, or of something else.
 */
export function familyOfSheet(deps: Linked, token: string, startsOn: string): Family {
  const { id, day } = readReminderToken(deps, token)
  const isSheet = and(eq(reminders.id, id), eq(reminders.kind, 'sunday_sheet'))
  const found = deps.db
    .select({ family: families })
    .from(reminders)
    .innerJoin(parents, eq(parents.id, reminders.parent_id))
    .innerJoin(families, eq(families.id, parents.family_id))
    .where(and(isSheet, isNull(families.blocked_at)))
    .get()
  if (!found || startsOn <= day || startsOn > addDays(day, 7)) throw unknownReminderLink()
  return found.family
}

/** A family visits: what was sent before counts as opened. Reading must still work if this cannot be written. */
export function noteVisit(db: Db, familyId: string) {
  const ofFamily = db
    .select({ id: parents.id })
    .from(parents)
    .where(eq(parents.family_id, familyId))
  const unopened = and(gt(reminders.unopened_count, 0), inArray(reminders.parent_id, ofFamily))
  try {
    if (hasRow(db, reminders, unopened))
      db.update(reminders).set({ unopened_count: 0 }).where(unopened).run()
  } catch (cause) {
    if (!cannotWrite(cause)) throw cause
  }
}

/** When the next one is sent, or null. */
export function nextOf(
  row: Pick<
    ReminderRow,
    | 'days'
    | 'local_time'
    | 'zone'
    | 'way'
    | 'paused_until'
    | 'last_sent_day'
    | 'quiet_at'
    | 'stopped_at'
  >,
  now: Date,
): string | null {
  if (row.stopped_at || row.quiet_at || row.way === 'calendar') return null
  // One that is due at the very end of the pause comes.
  const paused = row.paused_until ? Date.parse(row.paused_until) - 1 : 0
  const sent = row.last_sent_day ? dayAfter(row.zone, row.last_sent_day).getTime() - 1 : 0
  return nextReminderAt(row, new Date(Math.max(now.getTime(), paused, sent))).toISOString()
}

/** Why mails cannot come to a parent. */
export function mailObstacle(
  { config }: Pick<Deps, 'config'>,
  { email_verified_at }: Pick<Parent, 'email_verified_at'>,
): OwnReminder['mail_obstacle'] {
  if (config.smtp_url === null) return 'not_set_up'
  return email_verified_at ? null : 'confirm_first'
}

/** @throws 403 with the reason of `mailObstacle`. */
export function refuseMail(deps: Pick<Deps, 'config'>, parent: Parent) {
  const obstacle = mailObstacle(deps, parent)
  if (obstacle === 'not_set_up')
    throw forbidden('mail_not_set_up', 'This site sends no emails. Please choose another way.')
  if (obstacle === 'confirm_first')
    throw forbidden(
      obstacle,
      'Please confirm your email address first. The link is in our mail; your profile sends a new one.',
    )
}

/** The reminder of a parent, or another kind of it, if they ever chose one. */
export const reminderOf = (db: Db, { id }: Pick<Parent, 'id'>, kind: ReminderKind = 'activity') =>
  findRow(db, reminders, and(eq(reminders.parent_id, id), eq(reminders.kind, kind)))

const on = { unopened_count: 0, quiet_at: null, stopped_at: null }

function change(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  row: ReminderRow,
  action: ReminderAction,
  next: string | null,
): ReminderRow {
  const time = now()
  const changed = { ...row, unopened_count: 0, ...changes(row, action, { now: time, next }) }
  const set = { ...changed, next_at: nextOf(changed, time), updated_at: time.toISOString() }
  db.update(reminders).set(set).where(eq(reminders.id, row.id)).run()
  if (action !== 'start') withdraw(db, row.parent_id, row.kind)
  return set
}

function changes(
  row: ReminderRow,
  action: ReminderAction,
  { now, next }: { now: Date; next: string | null },
): Partial<ReminderRow> {
  if (action === 'start') return { ...on, paused_until: null }
  if (action === 'stop') return { stopped_at: now.toISOString() }
  const until = nextDayAt(row.zone, action === 'skip_next' && next ? new Date(next) : now)
  const end = action === 'pause_week' ? new Date(until.getTime() + 6 * dayMs) : until
  // A longer pause stays.
  const later = row.paused_until && row.paused_until > end.toISOString()
  return { paused_until: later ? row.paused_until : end.toISOString() }
}

/**
 * Withdraws what a parent does not have yet: after a stop, and when their family is blocked or another one. Also
 * trials and given-up ones: an administrator could send them again.
 */
export function withdrawReminders(tx: Db, parentId: string) {
  withdraw(tx, parentId, 'activity')
  withdraw(tx, parentId, 'sunday_sheet')
}

function withdraw(tx: Db, parentId: string, kind: ReminderKind) {
  if (kind === 'activity') withdrawPushes(tx, parentId)
  const kinds = kind === 'activity' ? [mailKinds.activity, trialKind] : [mailKinds.sunday_sheet]
  const isUnsent = and(eq(mailOutboxTable.parent_id, parentId), ne(mailOutboxTable.state, 'sent'))
  tx.delete(mailOutboxTable)
    .where(and(isUnsent, inArray(mailOutboxTable.kind, kinds)))
    .run()
}

function statusOf({ stopped_at, quiet_at, paused_until }: ReminderRow, now: Date): ReminderStatus {
  if (stopped_at) return 'stopped'
  if (quiet_at) return 'quiet'
  return paused_until && paused_until > now.toISOString() ? 'paused' : 'on'
}

function toReminder(deps: Pick<Deps, 'db' | 'now'>, parent: Parent, row: ReminderRow): Reminder {
  const { days, local_time, zone, way, next_at, paused_until } = row
  const status = statusOf(row, deps.now())
  return {
    days,
    local_time,
    zone,
    way,
    status,
    // Nothing is announced that no browser would show.
    next_at: way === 'push' && !hasDevice(deps, parent) ? null : next_at,
    paused_until: status === 'paused' ? paused_until : null,
  }
}

/** What comes next, after a click on a link. */
function sentenceOf(row: ReminderRow, now: Date): string {
  const status = statusOf(row, now)
  const what = row.kind === 'activity' ? 'reminders' : 'sheets'
  if (status === 'stopped')
    return `No more ${what} come. You can start them again in your profile at any time.`
  if (row.way === 'calendar') return 'Your calendar shows what comes when it looks again.'
  if (status === 'quiet' || !row.next_at) return `No ${what} come until you start them again.`
  const next = new Date(row.next_at)
  return `The next one comes on ${dayInWords(next, row.zone)}, at ${localTime(row.zone, next)}.`
}
