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
} from '@fgm/shared/activities/activities'
import { fittingMoments } from '@fgm/shared/activities/everyday-moments'
import type { RightNow } from '@fgm/shared/activities/moments'
import type { SceneFacts } from '@fgm/shared/activities/scene/rule'
import { thingsNeeded } from '@fgm/shared/activities/things-needed'
import { isMember } from '@fgm/shared/family/membership'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { notFound } from '../../core/errors.ts'
import { fieldsOf } from '../../core/fields-of.ts'
import { lockedActivity } from '../../core/locked-activity.ts'
import { isInCollection } from '../collection/collection.ts'
import { hasPremiumLibrary } from '../membership/membership.ts'
import { type Authored, readAuthored } from './authored.ts'
import { opensWith } from './opens-with.ts'
import { sceneCodeOf } from './scenes.ts'

type Row = typeof activities.$inferSelect
/** Who is looking; null is a visitor. */
type Viewer = Family | null
/** How an activity opens can depend on the day. */
type ReadDeps = Pick<Deps, 'db' | 'now'>

/**
 * All activities this viewer may open, in the authors' order, own ones first (decisions §2, table); where a moment, place or
 * mood is named, only those that fit it.
 */
export function listActivities(db: Db, viewer: Viewer, rightNow: RightNow = {}): Activity[] {
  return visible(db, viewer, 'whole', toActivity).filter((one) => isFor(one, rightNow))
}

/** The same as cards, without the steps: what the pages list and search. */
export function listActivityCards(db: Db, viewer: Viewer, rightNow: RightNow = {}): ActivityCard[] {
  const cards = visible(db, viewer, 'card', toCard)
  if (!Object.values(rightNow).some(Boolean)) return cards
  const fitting = new Set(listActivities(db, viewer, rightNow).map(({ id }) => id))
  return cards.filter(({ id }) => fitting.has(id))
}

/** The sample activities: what visitors see (GET /activities/public). */
export const listSampleActivities = (db: Db, rightNow?: RightNow): Activity[] =>
  listActivities(db, null, rightNow)

function isFor({ fits_moments, moments }: Activity, { moment, place, mood }: RightNow): boolean {
  if (moment && !fits_moments.includes(moment)) return false
  if (place && !moments?.place.includes(place)) return false
  return !mood || moments?.mood.includes(mood) === true
}

/**
 * One activity, with the sketches of its steps.
 * @throws 404 when it is missing or another family's, 403 `locked` with its title when it is an authored one that is not
 * open to this viewer (decisions §14, REST).
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

/** Whether this viewer may open an activity now. */
export const isOpen = ({ db }: ReadDeps, viewer: Viewer, id: string): boolean =>
  findOpen(db, viewer, id) !== undefined

/** Those of these ids that this viewer may open now. */
export function openActivities(db: Db, viewer: Viewer, ids: string[]): Set<string> {
  return new Set(ids.filter((id) => findOpen(db, viewer, id) !== undefined))
}

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

/** Who is looking, as far as it decides what may be opened (decisions §2, table). */
type Access = 'visitor' | 'waiting' | 'active' | 'premium'

function accessOf(viewer: Viewer): Exclude<Access, 'premium'> {
  if (!viewer) return 'visitor'
  return isMember(viewer) ? 'active' : 'waiting'
}

/**
 * What everyone in that state may open of the authored library: active families all prebuilt ones,
 * others the samples. Premium ones that were not saved may be opened by who has the premium library,
 * and are in no list of this file.
 */
const opened: Record<Access, readonly ActivityLibrary[]> = {
  visitor: ['free'],
  waiting: ['free'],
  active: ['free', 'prebuilt'],
  premium: ['free', 'prebuilt', 'premium'],
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

const listOfFamily = (db: Db, family: Family): Row[] =>
  db
    .select()
    .from(activities)
    .where(isOfFamily(db, family))
    .orderBy(...inOrder)
    .all()

const oneOfFamily = (db: Db, family: Family, id: string): Row | undefined =>
  db
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), isOfFamily(db, family)))
    .get()

/** A viewer's list in one of both forms: own ones, then authored and saved ones by their places. */
function visible<Form extends 'whole' | 'card'>(
  db: Db,
  viewer: Viewer,
  form: Form,
  shown: (row: Row, viewer: Viewer) => Authored[Form],
): Authored[Form][] {
  const access = accessOf(viewer)
  const shelf = authoredLibrary(db)[access === 'active' ? 'active' : 'waiting']
  const rows = viewer ? listOfFamily(db, viewer) : []
  const more = rows.filter(({ id }) => !shelf.ids.has(id))
  if (more.length === 0) return shelf.all.map((one) => one[form])
  const own = more.filter(({ owner_family_id }) => owner_family_id !== null)
  const saved = more
    .filter(({ owner_family_id }) => owner_family_id === null)
    .map((row) => ({ position: row.position, [form]: shown(row, viewer) }) as Placed<Form>)
  const others: Placed<Form>[] = saved.length > 0 ? byPlace([...shelf.all, ...saved]) : shelf.all
  return [...own.map((row) => shown(row, viewer)), ...others.map((one) => one[form])]
}

type Placed<Form extends 'whole' | 'card'> = Pick<Authored, 'position' | Form>

const byPlace = <One extends { position: number }>(all: One[]): One[] =>
  all.sort((one, other) => one.position - other.position)

/** An activity that is open to this viewer. @throws as `findActivity`. */
export function requireActivity(looking: ReadDeps, viewer: Viewer, id: string): Activity {
  const activity = findOpen(looking.db, viewer, id)
  if (activity) return activity
  const authored = authoredLibrary(looking.db).by_id.get(id)
  if (!authored) throw notFound('Activity')
  throw lockedActivity(authored.card.title, opensWith(looking, viewer, authored.library))
}

function findOpen(db: Db, viewer: Viewer, id: string): Activity | undefined {
  const authored = authoredLibrary(db).by_id.get(id)
  if (authored && opened[accessOf(viewer)].includes(authored.library)) return authored.whole
  const row = viewer && oneOfFamily(db, viewer, id)
  if (row) return toActivity(row, viewer)
  const isOpenToViewer = authored?.library === 'premium' && viewer && hasPremiumLibrary(db, viewer)
  return isOpenToViewer ? authored.whole : undefined
}

/** Asked for once: only a start of the server changes the authored activities. */
export const authoredLibrary = prepareOnce((db) =>
  readAuthored(db, { whole: (row) => toActivity(row, null), card: (row) => toCard(row, null) }),
)

/** A row as a card, without the steps. */
export const toCard = (row: Row, viewer: Viewer): ActivityCard => ({
  ...fieldsOf(ActivityCard, row),
  ...derived(row, viewer),
})

/** A row as its viewer may see it. */
export const toActivity = (row: Row, viewer: Viewer): Activity => ({
  ...fieldsOf(Activity, row),
  ...derived(row, viewer),
})

const derived = (row: Row, viewer: Viewer) => ({
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
