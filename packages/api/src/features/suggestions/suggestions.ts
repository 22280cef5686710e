import { type Db, inTransaction } from '@fgm/db'
import { type Family, favorites, suggestions } from '@fgm/db/schema'
import type { Activity } from '@fgm/shared/activities/activities'
import { fits, type Ranked, rankActivities } from '@fgm/shared/activities/ranking'
import { dayMs, dayOf } from '@fgm/shared/days'
import { childAgeLimits } from '@fgm/shared/family/child-age'
import { ageOn, type Child } from '@fgm/shared/family/children'
import { isMember } from '@fgm/shared/family/membership'
import { addDays } from '@fgm/shared/week'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { cannotWrite } from '../../core/errors.ts'
import { listActivities } from '../activities/activities.ts'
import { completionsOfFamily } from '../completions/completions.ts'

/*
 * What we suggest to a family ahead: an activity for a day, five for the sheet of a week. The ranking is that of the cards
 * (`@fgm/shared/activities/ranking`). Suggestions are stored: a day and a week stay the same, for both
 * parents and all ways of reminders, and what was suggested within seven days ranks last.
 */

/** What to play on a day, and with whom: the youngest child. */
export type Suggested = { activity: Activity; child: Child }

type Slot = { span: 'day' | 'week'; starts_on: string }

const onSheet = 5
/** For paper: what does not fit on it is replaced by the next. */
const spare = 35
/** As long as a whole library needs to come once with a sheet a week and some reminders. */
const rememberedDays = 84
/** The suggestion of a day is for its late afternoon; a week begins at midnight. */
const afternoonMs = 17 * 3_600_000
/** After every tier of the ranking. */
const lastTier = 100
/** What can be played at home. Unjudged activities can, unless they are outdoors. */
const atHome: ReadonlySet<string> = new Set(['home_floor', 'table', 'sofa', 'bed', 'kitchen'])

/**
 * Suggests for several days or weeks after one read of the library and the plays. Both functions return what fits the youngest
 * child and is open to the family; never what the family made itself, because a title may have a name. `keep` stores new ones.
 */
export function suggester(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  family: Family,
  children: readonly Child[],
) {
  const open = listActivities(db, family).filter((one) => !one.is_mine && isAtHome(one))
  const openById = new Map(open.map((one) => [one.id, one]))
  const experience = experienceOf(db, family, children)
  const today = dayOf(now())
  const isOfFamily = eq(suggestions.family_id, family.id)
  const isForgotten = lt(suggestions.starts_on, addDays(today, -rememberedDays))
  let rows = db.select().from(suggestions).where(isOfFamily).all()
  const changed = new Map<string, Slot>()

  function orderFor(slot: Slot): Ranked[] {
    const ages = agesOn(children, slot.starts_on)
    const others = rows
      .filter((row) => !isOf(slot, row))
      .toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1))
    const skips = Object.fromEntries(others.map((row) => [row.activity_id, timeOf(row)]))
    const order = rankActivities(
      open,
      {
        ...{ age: Math.min(...ages), oldest: Math.max(...ages), here: children },
        experience: { ...experience, skips, played: {} },
      },
      { turn: Date.parse(slot.starts_on) / dayMs, time: timeOf(slot) },
    )
    const near = others.filter((row) => isNear(slot, row)).map(({ activity_id }) => activity_id)
    const isAgain = ({ card }: Ranked) => near.includes(card.id)
    // Only if nothing else is left.
    const again = order.filter(isAgain).map((one) => ({ ...one, tier: one.tier + lastTier }))
    return [...order.filter((one) => !isAgain(one)), ...again]
  }

  /** Whether an activity is open to the family and fits the youngest, whatever was played. */
  function isRight(id: string, day: string): boolean {
    const card = openById.get(id)
    return card !== undefined && fits(card, Math.min(...agesOn(children, day)))
  }

  /** A waiting family may read premium activities that it saved, but not print them. */
  const isForPaper = ({ library }: Pick<Activity, 'library'>) =>
    library === 'free' || isMember(family)

  function keepIn(slot: Slot, ids: readonly string[]) {
    const before = rows.filter((row) => isOf(slot, row)).map(({ activity_id }) => activity_id)
    if (before.join() === ids.join()) return
    rows = [
      ...rows.filter((row) => !isOf(slot, row)),
      ...ids.map((id, place) => ({ ...slot, family_id: family.id, place, activity_id: id })),
    ]
    changed.set(`${slot.span} ${slot.starts_on}`, slot)
  }

  return {
    /**
     * The activity of a day (YYYY-MM-DD): once the day has come it stays the same, even after it was played, so calendar and
     * both parents' reminders name one. @returns null without a child, or without anything for its age.
     */
    forDay(day: string): Suggested | null {
      const child = youngestOf(children)
      if (!child) return null
      const slot: Slot = { span: 'day', starts_on: day }
      const order = orderFor(slot).map(({ card }) => card.id)
      const kept = rows.find((row) => isOf(slot, row))?.activity_id
      const stays = kept && (order.includes(kept) || (day <= today && isRight(kept, day)))
      const id = stays ? kept : order[0]
      const activity = openById.get(id ?? '')
      if (!activity) return null
      keepIn(slot, [activity.id])
      return { activity, child }
    },

    /**
     * The activities of the week that begins on a day: the five of its sheet, each category once before one comes twice, and
     * some more, in case one does not fit on paper; only what the family may print, also in its mail. While the week runs it
     * stays the same, whatever is played in it. Empty without a child, and if the youngest is too young.
     */
    forWeek(startsOn: string): { five: Activity[]; more: Activity[] } {
      const slot: Slot = { span: 'week', starts_on: mondayOf(startsOn) }
      if (children.length === 0) return { five: [], more: [] }
      const order = orderFor(slot).filter(({ card }) => isForPaper(card))
      const [age = 0] = agesOn(children, startsOn).toSorted((one, other) => one - other)
      const isRunning = today >= startsOn
      const stays = rows
        .filter((row) => isOf(slot, row))
        .toSorted((one, other) => one.place - other.place)
        .flatMap(({ activity_id: id }) => {
          const awake = order.find(({ card }) => card.id === id)
          if (awake || !isRunning) return awake ?? []
          const card = openById.get(id)
          return card && isForPaper(card) && fits(card, age)
            ? { card, why: '', is_again: false, tier: 0 }
            : []
        })
      const ids = spread(stays, order)
      keepIn(slot, ids)
      const others = order.map(({ card }) => card.id).filter((id) => !ids.includes(id))
      const whole = (some: readonly string[]) => some.flatMap((id) => openById.get(id) ?? [])
      return { five: whole(ids), more: whole(others.slice(0, spare)) }
    },

    keep(tx: Db) {
      for (const slot of changed.values()) {
        const isOfDay = eq(suggestions.starts_on, slot.starts_on)
        tx.delete(suggestions)
          .where(and(isOfFamily, eq(suggestions.span, slot.span), isOfDay))
          .run()
        const wanted = rows.filter((row) => isOf(slot, row))
        if (wanted.length > 0) tx.insert(suggestions).values(wanted).run()
      }
      if (changed.size > 0) tx.delete(suggestions).where(and(isOfFamily, isForgotten)).run()
      changed.clear()
    },
  }
}

/** Stores suggestions during a read, which must still work on a full disk. */
export function keepIfRoom(db: Db, { keep }: Pick<ReturnType<typeof suggester>, 'keep'>) {
  try {
    inTransaction(db, keep)
  } catch (cause) {
    if (!cannotWrite(cause)) throw cause
  }
}

/** Those that stay, and the best others: each category once before one comes twice, among those that suit as well. */
function spread(stays: readonly Ranked[], order: readonly Ranked[]): string[] {
  const chosen = stays.slice(0, onSheet)
  let left = order.filter(({ card }) => !stays.some((one) => one.card.id === card.id))
  const countOf = ({ card }: Ranked) =>
    chosen.filter((one) => one.card.own_category === card.own_category).length
  while (chosen.length < onSheet && left.length > 0) {
    const [next] = left.toSorted((a, b) => a.tier - b.tier || countOf(a) - countOf(b))
    if (!next) break
    chosen.push(next)
    left = left.filter((one) => one !== next)
  }
  return chosen.map(({ card }) => card.id)
}

/** The Monday of a week, which begins on it or on the Sunday before: both have the same five. */
function mondayOf(startsOn: string): string {
  const middle = addDays(startsOn, 3)
  return addDays(middle, -((new Date(middle).getUTCDay() + 6) % 7))
}

/** The first day of the week after a day: a Monday. */
export const weekAfter = (day: string): string => mondayOf(addDays(day, 4))

const isAtHome = ({ moments, setting }: Activity) =>
  moments ? moments.place.some((place) => atHome.has(place)) : setting !== 'outdoor'

const youngestOf = (children: readonly Child[]) =>
  children.toSorted((one, other) => (one.birth_date < other.birth_date ? 1 : -1))[0]

const agesOn = (children: readonly Child[], day: string) =>
  children.map(({ birth_date }) => Math.min(ageOn(birth_date, day), childAgeLimits.max))

const timeOf = ({ span, starts_on }: Slot) =>
  Date.parse(starts_on) + (span === 'day' ? afternoonMs : 0)

const isOf = ({ span, starts_on }: Slot, row: Slot) =>
  row.span === span && row.starts_on === starts_on

/** Whether less than seven days are between the last day of one and the first of the other. */
function isNear(one: Slot, other: Slot): boolean {
  const [first, second] = one.starts_on <= other.starts_on ? [one, other] : [other, one]
  const lastDay = addDays(first.starts_on, first.span === 'week' ? 6 : 0)
  return second.starts_on < addDays(lastDay, 7)
}

/** What the children did, and the favorites of any of their parents. */
function experienceOf(db: Db, family: Family, children: readonly Child[]) {
  const ids = children.map(({ id }) => id)
  return {
    completed: completionsOfFamily(db, family),
    favorites: db.select().from(favorites).where(inArray(favorites.child_id, ids)).all(),
    learning_began_at: family.learning_began_at,
  }
}
