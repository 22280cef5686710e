import { type Db, prepareOnce } from '@fgm/db'
import { activities, type Family, savedActivities } from '@fgm/db/schema'
import { sketchesOf } from '@fgm/db/seed/activity-sketches'
import {
  Activity,
  ActivityCard,
  type ActivityDetail,
  ActivityGlimpse,
  type ActivityLibrary,
  ageRange,
  FreeActivity,
  type LockedActivity,
  type OpensWith,
} from '@fgm/shared/activities/activities'
import { fittingMoments } from '@fgm/shared/activities/everyday-moments'
import type { RightNow } from '@fgm/shared/activities/moments'
import type { SceneFacts } from '@fgm/shared/activities/scene/rule'
import { thingsNeeded } from '@fgm/shared/activities/things-needed'
import { isMember } from '@fgm/shared/family/membership'
import { foundingSpots } from '@fgm/shared/launch/founding-spots'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { notFound } from '../../core/errors.ts'
import { fieldsOf } from '../../core/fields-of.ts'
import { lockedActivity } from '../../core/locked-activity.ts'
import { hasOpeningsLeft, isInCollection } from '../collection/collection.ts'
import { isFeatureOpen } from '../flags/flags.ts'
import { spotsTaken } from '../founding-spots/founding-spots.ts'
import { hasPremiumLibrary } from '../membership/membership.ts'
import { sceneCodeOf } from './scenes.ts'

type Row = typeof activities.$inferSelect
/** The viewer; null is a visitor. */
type Viewer = Family | null
/** How an activity opens can depend on the day. */
type ReadDeps = Pick<Deps, 'db' | 'now'>

/**
 * All activities that this viewer may open, in the authors' order, own ones first (decisions §2, table); with a moment, place or
 * mood only those that fit it.
 */
export const listActivities = (db: Db, viewer: Viewer, rightNow: RightNow = {}): Activity[] =>
  visible(db, viewer).flatMap(({ whole }) => (isFor(whole, rightNow) ? [whole] : []))

/** The same as cards, without the steps: what the pages list and search. */
export const listActivityCards = (
  db: Db,
  viewer: Viewer,
  rightNow: RightNow = {},
): ActivityCard[] =>
  visible(db, viewer).flatMap(({ card }) => (isFor(card, rightNow) ? [card] : []))

/** The sample activities: what visitors see (GET /activities/public). */
export const listSampleActivities = (db: Db, rightNow?: RightNow): Activity[] =>
  listActivities(db, null, rightNow)

function isFor({ fits_moments, moments }: ActivityCard, { moment, place, mood }: RightNow) {
  if (moment && !fits_moments.includes(moment)) return false
  if (place && !moments?.place.includes(place)) return false
  return !mood || moments?.mood.includes(mood) === true
}

/**
 * One activity, with the sketches of its steps.
 * @throws 404 if it is missing or another family's, 403 `locked` with its title if it is an authored one that this
 * viewer may not open (decisions §14, REST).
 */
export function findActivity(looking: ReadDeps, viewer: Viewer, id: string): ActivityDetail {
  const activity = requireActivity(looking, viewer, id)
  const sketches = sketchesOf(id)
  return sketches.length > 0 ? { ...activity, sketches } : activity
}

/** How many authored activities premium opens besides the free ones, with or without the premium library. */
export const countOpened = (db: Db, withLibrary: boolean): number =>
  [...authoredLibrary(db).by_id.values()].filter(
    ({ library }) => library === 'prebuilt' || (library === 'premium' && withLibrary),
  ).length

/** Those of these ids that this viewer may open now. */
export const openActivities = (db: Db, viewer: Viewer, ids: string[]): Set<string> =>
  new Set(ids.filter((id) => findOpen(db, viewer, id) !== undefined))

/** Whether an activity is one of the authored library, open to the viewer or not. */
export const isAuthored = (db: Db, id: string): boolean => authoredLibrary(db).by_id.has(id)

/** GET /activities/free: the printables that are open to everyone. */
export function listFreeActivities(db: Db): FreeActivity[] {
  return listSampleActivities(db).map((row) => ({
    ...fieldsOf(FreeActivity, row),
    age_range: ageRange(row),
    duration: `${row.duration_minutes} minutes`,
  }))
}

/**
 * The public facts of an authored activity: enough to want it, never its steps (docs/decisions/034-locked-is-a-window.md),
 * and what opens it for this viewer. @throws 404 for any other.
 */
export function activityWindow(looking: ReadDeps, viewer: Viewer, id: string): LockedActivity {
  const { db } = looking
  const { by_id, waiting } = authoredLibrary(db)
  const authored = by_id.get(id)
  if (!authored) throw notFound('Activity')
  const isOpen = findOpen(db, viewer, id) !== undefined
  return {
    ...toGlimpse(authored.whole),
    connection_prompt: authored.whole.connection_prompt,
    opens_with: isOpen ? null : opensWith(looking, viewer, authored.library),
    opens_more: countOpened(db, isFeatureOpen(db, 'premium_library')) - 1,
    free_like_it: nearest(authored.card, waiting.all),
  }
}

/** One of the same kind if there is one, for nearly the same ages; else the nearest by age. */
function nearest(to: ActivityCard, all: Authored[]): LockedActivity['free_like_it'] {
  const distance = ({ card }: Authored) =>
    Math.abs(card.min_age - to.min_age) +
    Math.abs(card.max_age - to.max_age) +
    (card.own_category === to.own_category ? 0 : 100)
  const [found] = all.toSorted((one, other) => distance(one) - distance(other))
  if (!found) throw new Error('There is no free activity')
  return { id: found.id, title: found.card.title }
}

/** What would open a locked activity of this library to this viewer (decisions §14, REST). */
function opensWith(looking: ReadDeps, viewer: Viewer, library: ActivityLibrary): OpensWith {
  const { db } = looking
  if (library === 'premium' && !isFeatureOpen(db, 'premium_library')) return 'coming_soon'
  if (!viewer) return spotsTaken(db) < foundingSpots ? 'account' : 'premium'
  if (library === 'premium' && hasOpeningsLeft(looking, viewer)) return 'early_access'
  return 'premium'
}

/** A family may also open what it made and what is in its collection. */
const isOfFamily = (db: Db, family: Family) =>
  or(
    eq(activities.owner_family_id, family.id),
    inArray(
      activities.id,
      db
        .select({ id: savedActivities.activity_id })
        .from(savedActivities)
        .where(isInCollection(family)),
    ),
  )

/** Own ones first, the newest before the others; then the authored ones as their authors placed them. */
const inOrder = [
  sql`${activities.owner_family_id} is null`,
  sql`iif(${activities.owner_family_id} is null, '', ${activities.created_at}) desc`,
  asc(activities.position),
]

/** A viewer's list: own ones, then authored and saved ones by their places. */
function visible(db: Db, viewer: Viewer): Authored[] {
  const shelf = shelfOf(db, viewer)
  if (!viewer) return shelf.all
  const more = db
    .select()
    .from(activities)
    .where(isOfFamily(db, viewer))
    .orderBy(...inOrder)
    .all()
    .filter(({ id }) => !shelf.ids.has(id))
  const shown = (isOwn: boolean) =>
    more
      .filter(({ owner_family_id }) => (owner_family_id !== null) === isOwn)
      .map((row) => inForms(row, viewer))
  const placed = [...shelf.all, ...shown(false)].sort((one, other) => one.position - other.position)
  return [...shown(true), ...placed]
}

/** An activity that is open to this viewer. @throws as `findActivity`. */
export function requireActivity(looking: ReadDeps, viewer: Viewer, id: string): Activity {
  const activity = findOpen(looking.db, viewer, id)
  if (activity) return activity
  const authored = authoredLibrary(looking.db).by_id.get(id)
  if (!authored) throw notFound('Activity')
  throw lockedActivity(authored.card.title, opensWith(looking, viewer, authored.library))
}

/** An activity that this family made. @throws 404 for any other. */
export function requireOwn(db: Db, family: Family, id: string): Row {
  const isOwn = and(eq(activities.id, id), eq(activities.owner_family_id, family.id))
  const own = db.select().from(activities).where(isOwn).get()
  if (!own) throw notFound('Activity')
  return own
}

function findOpen(db: Db, viewer: Viewer, id: string): Activity | undefined {
  const authored = authoredLibrary(db).by_id.get(id)
  if (authored && shelfOf(db, viewer).ids.has(id)) return authored.whole
  if (!viewer) return undefined
  const isThis = and(eq(activities.id, id), isOfFamily(db, viewer))
  const row = db.select().from(activities).where(isThis).get()
  if (row) return toActivity(row, viewer)
  // Premium ones that were not saved are in no list.
  return authored?.library === 'premium' && hasPremiumLibrary(db, viewer)
    ? authored.whole
    : undefined
}

type Authored = Pick<Row, 'id' | 'position' | 'library'> & { whole: Activity; card: ActivityCard }

function inForms(row: Row, viewer: Viewer): Authored {
  const { id, position, library } = row
  const whole = toActivity(row, viewer)
  return { id, position, library, whole, card: fieldsOf(ActivityCard, whole) }
}

const authoredLibraries: ActivityLibrary[] = ['free', 'prebuilt', 'premium']

/**
 * The authored library in the authors' order; `waiting` and `active` are what every family in that state may open, and a
 * visitor sees what waiting ones do. It is the same for everyone, and only a start of the server changes it.
 */
export const authoredLibrary = prepareOnce((db) => {
  const all = db
    .select()
    .from(activities)
    .where(and(isNull(activities.owner_family_id), inArray(activities.library, authoredLibraries)))
    .orderBy(asc(activities.position))
    .all()
    .map((row) => inForms(row, null))
  return {
    by_id: new Map(all.map((one) => [one.id, one])),
    waiting: shelf(all.filter(({ library }) => library === 'free')),
    active: shelf(all.filter(({ library }) => library !== 'premium')),
  }
})

const shelf = (all: Authored[]) => ({ all, ids: new Set(all.map(({ id }) => id)) })

/** What everyone in that state may open (decisions §2, table). */
function shelfOf(db: Db, viewer: Viewer) {
  const { active, waiting } = authoredLibrary(db)
  return viewer && isMember(viewer) ? active : waiting
}

/** A row as a card, without the steps. */
export const toCard = (row: Row, viewer: Viewer): ActivityCard =>
  fieldsOf(ActivityCard, toActivity(row, viewer))

/** A row as its viewer may see it. */
export const toActivity = (row: Row, viewer: Viewer): Activity => ({
  ...fieldsOf(Activity, row),
  fits_moments: row.moments ? fittingMoments({ ...row, ...row.moments }) : [],
  needs: thingsNeeded(row.materials_list),
  scene: sceneCodeOf(row),
  is_prebuilt: row.library === 'free' || row.library === 'prebuilt',
  is_mine: viewer !== null && row.owner_family_id === viewer.id,
})

type Glimpsed = Omit<ActivityGlimpse, 'scene'> & SceneFacts

/** As everyone may see it. */
export const toGlimpse = (of: Glimpsed): ActivityGlimpse => ({
  ...fieldsOf(ActivityGlimpse, of),
  scene: sceneCodeOf(of),
})
