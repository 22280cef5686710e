import type { ActivityLibrary } from '@fgm/shared/activities/activities'
import { AuthoredActivity } from '@fgm/shared/activities/authored-activity'
import { and, getTableColumns, inArray, isNull, type Placeholder, sql } from 'drizzle-orm'
import { type Db, inTransaction, prepareOnce } from '../database.ts'
import { activities } from '../schema/index.ts'
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
import starterCreative from './activities/starter-creative.json' with { type: 'json' }
import starterLanguage from './activities/starter-language.json' with { type: 'json' }
import starterMath from './activities/starter-math.json' with { type: 'json' }
import starterMotor from './activities/starter-motor.json' with { type: 'json' }
import starterScience from './activities/starter-science.json' with { type: 'json' }

/** The shelves of the everyday library, in the order lists show them: five-minute ones first. */
const everydayShelves = [
  [starterMath, starterScience, starterLanguage, starterMotor, starterCreative],
  [olderMath, olderScience, olderLanguage, olderMotor, olderCreative],
]

/** The premium library: Montessori-style activities, by its six categories. */
const premiumShelf = [
  montessoriMath,
  montessoriScience,
  montessoriLanguage,
  montessoriPracticalLife,
  montessoriArt,
  montessoriMusic,
]

/** Every authored activity: the everyday library, then the premium one. */
export const authoredActivities = (): AuthoredActivity[] => [
  ...everydayActivities(),
  ...interleave([premiumShelf]),
]

/**
 * The authored activities without the premium ones: what the idea book draws from and what providers
 * are shown as an example, so that nothing of the premium library comes out by that way. Checked and
 * kept when they are first asked for.
 */
export function everydayActivities(): readonly AuthoredActivity[] {
  everyday ??= interleave(everydayShelves)
  return everyday
}

let everyday: readonly AuthoredActivity[] | undefined

/** Shelf after shelf, categories in turn, so that a list does not begin with twelve of a kind. */
function interleave(shelves: readonly (readonly unknown[])[][]): AuthoredActivity[] {
  return shelves.flatMap((shelf) => {
    const longest = Math.max(...shelf.map((category) => category.length))
    return Array.from({ length: longest }, (_, place) =>
      shelf.flatMap((category) => category.slice(place, place + 1)),
    )
      .flat()
      .map((activity) => AuthoredActivity.parse(activity))
  })
}

/**
 * Brings the authored library into the database: new activities are added, changed texts replaced,
 * nothing is ever deleted, because families' histories refer to it.
 */
export function seedActivities(db: Db, now: Date) {
  const createdAt = now.toISOString()
  inTransaction(db, (tx) => {
    const kept = new Map(
      tx
        .select()
        .from(activities)
        .where(
          and(isNull(activities.owner_user_id), inArray(activities.library, authoredLibraries)),
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
    ...fields,
    id: slug,
    owner_user_id: null,
    materials_list: fields.materials_list.join('\n'),
    setup_instructions: fields.setup_instructions.join('\n'),
    learning_objectives: fields.learning_objectives.join('\n'),
  }
}

/** True when nothing would be changed; most starts of a server change no text. */
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

/** Built once for all rows. When a row is there already, it keeps its first moment. */
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
      setWhere: sql`${activities.owner_user_id} is null`,
    })
    .prepare()
})
