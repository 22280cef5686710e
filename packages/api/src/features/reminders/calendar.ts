import { families, type Parent, parents, reminders } from '@fgm/db/schema'
import { neededLines } from '@fgm/shared/activities/words'
import { dayMs } from '@fgm/shared/days'
import { localDay, nextReminderAt } from '@fgm/shared/reminders/schedule'
import { and, eq, isNull } from 'drizzle-orm'
import ical from 'ical-generator'
import type { Deps } from '../../core/deps.ts'
import { notFound } from '../../core/errors.ts'
import { sha256 } from '../../core/sha256.ts'
import { listChildren } from '../children/children.ts'
import { familyOf } from '../parents/parents.ts'
import { keepIfRoom, suggester } from '../suggestions/suggestions.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import type { ReminderRow } from './reminders.ts'

/*
 * A calendar that a parent's calendar program subscribes to: the next four weeks, each event with its activity. It has no
 * names and no link that changes something, because calendars are shared.
 */

const tokenBytes = 18
const daysAhead = 28
/** The interval that calendar programs are asked to keep; they may ignore it. */
const refreshSeconds = 12 * 3_600

/**
 * POST /user/reminder/calendar: a new secret address, returned only here; the previous one stops working.
 * @throws 404 for a parent whose reminder is not a calendar.
 */
export function newCalendar(
  { db, newToken, config }: Pick<Deps, 'db' | 'newToken' | 'config'>,
  parent: Parent,
): { url: string } {
  const token = newToken(tokenBytes)
  const { changes } = db
    .update(reminders)
    .set({ calendar_token_hash: sha256(token) })
    .where(and(eq(reminders.parent_id, parent.id), eq(reminders.way, 'calendar')))
    .run()
  if (changes === 0) throw notFound('Reminder')
  return { url: `${config.base_url}/calendar/${token}.ics` }
}

/**
 * The calendar of a token, in the format of RFC 5545.
 * @throws 404 if it is unknown or replaced, or the reminder has another way; 429 if it is read too often.
 */
export function calendarOf(deps: Pick<Deps, 'db' | 'now' | 'config'>, token: string): string {
  const found = deps.db
    .select({ row: reminders, parent: parents })
    .from(reminders)
    .innerJoin(parents, eq(parents.id, reminders.parent_id))
    .innerJoin(families, eq(families.id, parents.family_id))
    .where(and(eq(reminders.calendar_token_hash, sha256(token)), isNull(families.blocked_at)))
    .get()
  if (found?.row.way !== 'calendar') throw notFound('Calendar')
  countAttempt(deps, limits.calendar_by_reminder, found.row.id)
  const text = ical({
    name: 'Five Good Minutes',
    prodId: { company: 'Five Good Minutes', product: 'Reminders', language: 'EN' },
    ttl: refreshSeconds,
    events: eventsOf(deps, found.row, found.parent),
  }).toString()
  // Every line ends like this, including the last one (RFC 5545, section 3.1).
  return `${text}\r\n`
}

function eventsOf(deps: Pick<Deps, 'db' | 'now' | 'config'>, row: ReminderRow, parent: Parent) {
  const family = familyOf(deps.db, parent)
  const suggesting = suggester(deps, family, listChildren(deps, family))
  const { base_url } = deps.config
  const { hostname } = new URL(base_url)
  const days = momentsOf(row, deps.now()).map((start) => {
    const day = localDay(row.zone, start)
    return { start, day, suggested: suggesting.forDay(day) }
  })
  keepIfRoom(deps.db, suggesting)
  return days.flatMap(({ start, day, suggested }) => {
    if (!suggested) return []
    const { activity } = suggested
    return {
      id: `${day}.${row.id}@${hostname}`,
      stamp: new Date(row.updated_at),
      start,
      end: new Date(start.getTime() + activity.duration_minutes * 60_000),
      summary: `Five good minutes: ${activity.title}`,
      description: [
        activity.description,
        `You need: ${neededLines(activity.materials_list).join(', ')}`,
        `Pause or stop: ${base_url}/profile#tomorrow`,
      ].join('\n'),
      url: `${base_url}/activities/${encodeURIComponent(activity.id)}/play`,
    }
  })
}

/** From today on, including earlier hours of today. */
function momentsOf(row: ReminderRow, now: Date): Date[] {
  if (row.stopped_at) return []
  const first = Math.max(
    Date.parse(localDay(row.zone, now)) - dayMs,
    row.paused_until ? Date.parse(row.paused_until) - 1 : 0,
  )
  const end = now.getTime() + daysAhead * dayMs
  const moments: Date[] = []
  let at = nextReminderAt(row, new Date(first))
  while (at.getTime() < end) {
    if (localDay(row.zone, at) >= localDay(row.zone, now)) moments.push(at)
    at = nextReminderAt(row, at)
  }
  return moments
}
