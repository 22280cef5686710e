import type { Db } from '@fgm/db'
import { activities, type Family } from '@fgm/db/schema'
import {
  difficultyLevels,
  durationBuckets,
  premiumAges,
  premiumCategories,
} from '@fgm/shared/activities/lists'
import {
  durationBucket,
  type PremiumActivity,
  type PremiumCounts,
  type PremiumQuery,
  type PremiumSort,
  type PremiumWindow,
  type PremiumWindowQuery,
} from '@fgm/shared/activities/premium'
import { fits } from '@fgm/shared/activities/ranking'
import { dayMs } from '@fgm/shared/days'
import { asc, eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { countOpened, toCard, toGlimpse } from '../activities/activities.ts'

type Row = typeof activities.$inferSelect

/** The premium library, as its authors ordered it. */
export const premiumRows = (db: Db): Row[] =>
  db
    .select()
    .from(activities)
    .where(eq(activities.library, 'premium'))
    .orderBy(asc(activities.position))
    .all()

/** A premium activity as this family may see it: its texts only if it is open. */
export function toPremium(
  row: Row,
  family: Family,
  marks: { is_open: boolean; is_saved: boolean },
): PremiumActivity {
  const text = (of: string) => (marks.is_open ? of : null)
  const card = toCard(row, family)
  return {
    ...card,
    needs: text(card.needs) ?? '',
    materials_list: text(row.materials_list),
    setup_instructions: text(row.setup_instructions),
    learning_objectives: text(row.learning_objectives),
    ...marks,
  }
}

export function premiumPasses(row: Row, query: PremiumQuery): boolean {
  if (query.category && row.category !== query.category) return false
  if (query.difficulty && row.difficulty_level !== query.difficulty) return false
  if (query.duration && durationBucket(row.duration_minutes) !== query.duration) return false
  return !query.child_age || fits(row, query.child_age)
}

/** Sorting is stable: equals stay in the authors' order. */
export const premiumOrders: Record<PremiumSort, (one: Row, other: Row) => number> = {
  recommended: () => 0,
  shortest: (one, other) => one.duration_minutes - other.duration_minutes,
  longest: (one, other) => other.duration_minutes - one.duration_minutes,
  youngest: (one, other) => one.min_age - other.min_age || one.max_age - other.max_age,
  title: (one, other) => one.title.localeCompare(other.title, 'en'),
}

/** How many activities each choice would show, with the other filters unchanged. */
export function premiumCounts(all: Row[], query: PremiumQuery): PremiumCounts {
  const counted = <Choice extends string>(
    choices: readonly Choice[],
    asQuery: (choice: Choice) => PremiumQuery,
  ) =>
    Object.fromEntries(
      choices.map((choice) => {
        const chosen = { ...query, ...asQuery(choice) }
        return [choice, all.filter((row) => premiumPasses(row, chosen)).length]
      }),
    ) as Record<Choice, number>
  return {
    category: counted(premiumCategories, (category) => ({ category })),
    difficulty: counted(difficultyLevels, (difficulty) => ({ difficulty })),
    duration: counted(durationBuckets, (duration) => ({ duration })),
    child_age: counted(premiumAges.map(String), (age) => ({ child_age: Number(age) })),
  }
}

const windowSize = 3

/** A visitor came for five minutes: longer ones are shown only if there are not enough short ones. */
const windowMinutes = 10

/**
 * Three premium activities of three kinds, every day starting with another one: first short ones that fit the age, then others
 * that fit it, then any.
 */
export function premiumWindow(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { child_age }: PremiumWindowQuery,
): PremiumWindow {
  const all = premiumRows(db)
  const fitting = all.filter((row) => child_age === undefined || fits(row, child_age))
  const short = fitting.filter(({ duration_minutes }) => duration_minutes <= windowMinutes)
  const first = Math.floor(now().getTime() / dayMs) % Math.max(1, short.length)
  const turned = [...short.slice(first), ...short.slice(0, first)]
  const chosen = threeUnlike([turned, fitting, all])
  return {
    activities: chosen.map(toGlimpse),
    total: all.length,
    opens: countOpened(db, true),
  }
}

/** Takes as many as possible from the first part; each of another kind and, if possible, with a picture of another place. */
function threeUnlike(parts: readonly Row[][]): Row[] {
  const chosen: Row[] = []
  for (const part of parts)
    for (const isLike of [isOfOneKindOrPlace, isOfOneKind])
      for (const one of part)
        if (chosen.length < windowSize && !chosen.some((other) => isLike(one, other)))
          chosen.push(one)
  return chosen
}

const isOfOneKind = (one: Row, other: Row) => one.category === other.category
const isOfOneKindOrPlace = (one: Row, other: Row) =>
  isOfOneKind(one, other) || placeOf(one) === placeOf(other)
const placeOf = (row: Row) => toGlimpse(row).scene.split('.')[0]
