import type { ActivityLibrary } from '@fgm/shared/activities/activities'
import { AuthoredActivity } from '@fgm/shared/activities/authored-activity'
import { ownCategories, premiumCategories } from '@fgm/shared/activities/lists'
import { packMoments } from '@fgm/shared/activities/moments'
import { and, getTableColumns, inArray, isNull, type Placeholder, sql } from 'drizzle-orm'
import { type Db, inTransaction, prepareOnce } from '../database.ts'
import { activities } from '../schema/index.ts'
import everydayCreative from './activities/everyday-creative.json' with { type: 'json' }
import everydayLanguage from './activities/everyday-language.json' with { type: 'json' }
import everydayMath from './activities/everyday-math.json' with { type: 'json' }
import everydayMotor from './activities/everyday-motor.json' with { type: 'json' }
import everydayScience from './activities/everyday-science.json' with { type: 'json' }
import momentsPremiumArt from './activities/moments-premium-art.json' with { type: 'json' }
import momentsPremiumLanguage from './activities/moments-premium-language.json' with {
  type: 'json',
}
import momentsPremiumMusic from './activities/moments-premium-music.json' with { type: 'json' }
import momentsPremiumPracticalLife from './activities/moments-premium-practical-life.json' with {
  type: 'json',
}
import montessoriArt from './activities/montessori-art.json' with { type: 'json' }
import montessoriLanguage from './activities/montessori-language.json' with { type: 'json' }
import montessoriMath from './activities/montessori-math.json' with { type: 'json' }
import montessoriMusic from './activities/montessori-music.json' with { type: 'json' }
import montessoriPracticalLife from './activities/montessori-practical-life.json' with {
  type: 'json',
}
import montessoriScience from './activities/montessori-science.json' with { type: 'json' }
import olderCreative from './activities/older-creative.json' with { type: 'json' }
import olderLanguage from './activities/older-language.json' with { type: 'json' }
import olderMath from './activities/older-math.json' with { type: 'json' }
import olderMotor from './activities/older-motor.json' with { type: 'json' }
import olderScience from './activities/older-science.json' with { type: 'json' }
import outingsCreative from './activities/outings-creative.json' with { type: 'json' }
import outingsLanguage from './activities/outings-language.json' with { type: 'json' }
import outingsMath from './activities/outings-math.json' with { type: 'json' }
import outingsMotor from './activities/outings-motor.json' with { type: 'json' }
import outingsScience from './activities/outings-science.json' with { type: 'json' }
import starterCreative from './activities/starter-creative.json' with { type: 'json' }
import starterLanguage from './activities/starter-language.json' with { type: 'json' }
import starterMath from './activities/starter-math.json' with { type: 'json' }
import starterMotor from './activities/starter-motor.json' with { type: 'json' }
import starterScience from './activities/starter-science.json' with { type: 'json' }

/** Every file of authored activities. A new one is imported and listed here; its fields decide its place in the lists. */
const files: readonly (readonly unknown[])[] = [
  ...[starterMath, starterScience, starterLanguage, starterMotor, starterCreative],
  ...[everydayMath, everydayScience, everydayLanguage, everydayMotor, everydayCreative],
  ...[olderMath, olderScience, olderLanguage, olderMotor, olderCreative],
  ...[outingsMath, outingsScience, outingsLanguage, outingsMotor, outingsCreative],
  ...[momentsPremiumPracticalLife, momentsPremiumLanguage],
  ...[momentsPremiumArt, momentsPremiumMusic],
  ...[montessoriMath, montessoriScience, montessoriLanguage, montessoriPracticalLife],
  ...[montessoriArt, montessoriMusic],
]

/** Every authored activity: the everyday library, then the premium one. */
export const authoredActivities = (): AuthoredActivity[] => {
  const { everyday, premium } = library()
  return [...everyday, ...premium]
}

/**
 * The authored activities without the premium ones: the idea book uses them and providers get them as an example, so that nothing
 * of the premium library leaks that way.
 */
export const everydayActivities = (): readonly AuthoredActivity[] => library().everyday

/** Both libraries in list order, checked and cached at first use. */
function library() {
  known ??= placed(files.flat().map((activity) => AuthoredActivity.parse(activity)))
  return known
}

let known: ReturnType<typeof placed> | undefined

/** Five-minute ones first: the starters, those made for a moment, then the longer ones. */
function placed(all: readonly AuthoredActivity[]) {
  const of = (collection: AuthoredActivity['collection'], isPremium: boolean) =>
    all.filter((one) => one.collection === collection && (one.library === 'premium') === isPremium)
  return {
    everyday: [of('starter', false), of('moments', false), of('older', false)].flatMap(interleave),
    premium: [of('moments', true), of('montessori', true)].flatMap(interleave),
  }
}

/** Alternates the categories, so that a list does not begin with twelve of a kind. */
function interleave(shelf: readonly AuthoredActivity[]): AuthoredActivity[] {
  const categories = [...ownCategories, ...premiumCategories].map((category) =>
    shelf.filter((one) => one.category === category),
  )
  const longest = Math.max(...categories.map((category) => category.length))
  return Array.from({ length: longest }, (_, place) =>
    categories.flatMap((category) => category.slice(place, place + 1)),
  ).flat()
}

/**
 * Seeds the authored library: adds new activities, replaces changed texts, never deletes, because families' histories refer to
 * them.
 */
export function seedActivities(db: Db, now: Date) {
  const createdAt = now.toISOString()
  inTransaction(db, (tx) => {
    const kept = new Map(
      tx
        .select()
        .from(activities)
        .where(
          and(isNull(activities.owner_family_id), inArray(activities.library, authoredLibraries)),
        )
        .all()
        .map((row) => [row.id, row]),
    )
    for (const [position, activity] of authoredActivities().entries()) {
      const row = { ...toRow(activity), position, created_at: createdAt }
      if (!isSame(row, kept.get(row.id))) upsert(tx).run(row)
    }
  })
}

const authoredLibraries: ActivityLibrary[] = ['free', 'prebuilt', 'premium']

type Row = typeof activities.$inferSelect

function toRow({ slug, collection: _, ...fields }: AuthoredActivity) {
  return {
    ...packMoments(fields),
    id: slug,
    owner_family_id: null,
    origin_id: null,
    materials_list: fields.materials_list.join('\n'),
    setup_instructions: fields.setup_instructions.join('\n'),
    learning_objectives: fields.learning_objectives.join('\n'),
  }
}

/** True when nothing would change; most starts of a server change no text. */
function isSame(row: Row, kept: Row | undefined): boolean {
  if (!kept) return false
  return columns
    .filter((name) => name !== 'created_at')
    .every(
      (name) =>
        row[name] === kept[name] || JSON.stringify(row[name]) === JSON.stringify(kept[name]),
    )
}

const columns = Object.keys(getTableColumns(activities)) as (keyof Row)[]

/** Built once for all rows. An existing row keeps its first timestamp. */
const upsert = prepareOnce((db) => {
  const sent = Object.fromEntries(columns.map((name) => [name, sql.placeholder(name)]))
  const { created_at: _, ...changed } = Object.fromEntries(
    columns.map((name) => [name, sql`excluded.${sql.identifier(name)}`]),
  )
  return db
    .insert(activities)
    .values(sent as Record<keyof Row, Placeholder>)
    .onConflictDoUpdate({
      target: activities.id,
      set: changed,
      setWhere: sql`${activities.owner_family_id} is null`,
    })
    .prepare()
})
