import { type Db, inTransaction } from '@fgm/db'
import { activities, communityItems, type Family } from '@fgm/db/schema'
import {
  type CommunityItem,
  type ReviewState,
  ratingScore,
  type ShareActivity,
  type ShareableActivity,
} from '@fgm/shared/community/community'
import { creatorName } from '@fgm/shared/community/creator'
import { declineSentences, waitingSentence } from '@fgm/shared/community/review'
import { isMember } from '@fgm/shared/family/membership'
import { hazardDoubts } from '@fgm/shared/safety/doubts/hazard-doubts'
import { isEnglish } from '@fgm/shared/safety/english'
import { checkActivitySafety } from '@fgm/shared/safety/gate'
import {
  personalDataDoubts,
  personalDataProblems,
} from '@fgm/shared/safety/personal-data/personal-data'
import { manyLines, oneLine } from '@fgm/shared/text/text'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, forbidden, invalid, notFound } from '../../core/errors.ts'
import { requireOwn, toActivity, toCard } from '../activities/activities.ts'
import { familyNames } from '../children/children.ts'
import type { Sender } from '../parents/parents.ts'
import { hasOpenReports, type ItemRow, requireCommunity, withdraw } from './community.ts'
import { itemsOf, searchText } from './community-lists.ts'
import { firstShareReasons } from './reviews.ts'

type ActivityRow = typeof activities.$inferSelect
type Copy = ReturnType<typeof copyOf>
type Clock = Pick<Deps, 'db' | 'now'>

const closedSentence = 'Community sharing will be available soon!'
/** After every authored activity in a family's library. */
const behindAuthored = 100_000

/**
 * Exactly what others would see of an own creation, and what has to be changed before.
 * @throws 403 if this family may not share, 404 if the activity is not its own creation.
 */
export function previewSharing(deps: Clock, { parent, family }: Sender, activityId: string) {
  requireSharer(deps.db, family)
  const own = requireOwn(deps.db, family, activityId)
  const copy = copyOf(own)
  return {
    activity: { ...toActivity({ ...own, ...copy }, null), library: 'community' as const },
    creator_name: creatorName(parent.name),
    problems: problemsOf(deps, family, copy),
    review_reasons: reviewReasonsOf(deps.db, family, own, copy),
  }
}

/**
 * POST /community/share-activity: shares a copy of the current own creation. A doubtful one waits for an administrator's
 * review (decisions §14).
 * @throws 403 while the community is closed or for families that are not active, 404 for what is not
 * an own creation, 409 'Activity already shared', 400 with what has to be changed.
 */
export function shareActivity(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { parent, family }: Sender,
  { activity_id, shown_to_visitors = false }: ShareActivity,
): CommunityItem & { review_state: ReviewState; message: string } {
  return inTransaction(deps.db, (tx) => {
    requireSharer(tx, family)
    const own = requireOwn(tx, family, activity_id)
    refuseAgain(tx, copiesOf(tx, family, activity_id))
    const copy = copyOf(own)
    const [problem] = problemsOf({ ...deps, db: tx }, family, copy)
    if (problem) throw invalid('not_shareable', problem)
    refuseUnchanged(tx, family, own, copy)
    const reasons = reviewReasonsOf(tx, family, own, copy)
    const review = { reasons, shown_to_visitors }
    const id = insertCopy({ ...deps, db: tx }, { parent, family }, own, copy, review)
    const [item] = itemsOf(tx, family, [id])
    if (!item) throw new Error('The shared activity was not kept')
    return reasons.length > 0
      ? { ...item, review_state: 'waiting', message: `Thank you. ${waitingSentence}` }
      : { ...item, review_state: 'shown', message: 'Activity shared with the community!' }
  })
}

/**
 * Takes an own creation out of the community. Families that saved it keep it.
 * @throws 404 if it is not shared, 409 while an administrator has to review it.
 */
export function unshareActivity({ db }: Clock, family: Family, activityId: string) {
  return inTransaction(db, (tx) => {
    const item = copiesOf(tx, family, activityId).find(isListed)
    if (!item) throw notFound('Activity')
    if (item.state === 'hidden') throw conflict('under_review', reportedSentence)
    withdraw(tx, item)
    if (item.state === 'waiting') return { message: 'Only you see your activity.' }
    return { message: 'Your activity is no longer shared. Families that saved it keep it.' }
  })
}

/** GET /user/shareable-activities: own creations, newest first, and whether the community has them. */
export function shareableActivities({ db }: Pick<Deps, 'db'>, family: Family): ShareableActivity[] {
  const copies = copiesOf(db, family)
  return db
    .select()
    .from(activities)
    .where(eq(activities.owner_family_id, family.id))
    .orderBy(desc(activities.created_at))
    .limit(500)
    .all()
    .map((row) => {
      const own = copies.filter((copy) => copy.source_activity_id === row.id)
      const telling =
        own.find(isListed) ?? own.find(({ state }) => state === 'removed' || state === 'declined')
      return {
        ...toCard(row, family),
        is_shared: telling?.state === 'shown' || telling?.state === 'hidden',
        community_id: telling?.activity_id ?? null,
        community_state: telling?.state ?? null,
        review_state: reviewStateOf(telling),
        decline_sentence: telling?.decline_reason ? declineSentences[telling.decline_reason] : null,
      }
    })
}

const reportedSentence = 'Families reported this activity. An administrator will look at it first.'

function requireSharer(db: Db, family: Family) {
  requireCommunity(db, closedSentence)
  if (!isMember(family))
    throw forbidden('not_premium', 'Sharing comes with your membership.', { reason: 'not_premium' })
}

/** The shared copies of this own creation, or of all; the newest first. */
const copiesOf = (db: Db, family: Family, activityId?: string): ItemRow[] =>
  db
    .select()
    .from(communityItems)
    .where(
      and(
        eq(communityItems.author_family_id, family.id),
        activityId === undefined
          ? isNotNull(communityItems.source_activity_id)
          : eq(communityItems.source_activity_id, activityId),
      ),
    )
    .orderBy(desc(communityItems.shared_at))
    .all()

const isListed = ({ state }: ItemRow) =>
  state === 'waiting' || state === 'shown' || state === 'hidden'

function reviewStateOf(item: ItemRow | undefined): ReviewState | null {
  if (!item || item.state === 'removed') return null
  return item.state === 'waiting' || item.state === 'declined' ? item.state : 'shown'
}

function refuseAgain(tx: Db, copies: ItemRow[]) {
  if (copies.some(({ state }) => state === 'waiting'))
    throw conflict('waiting_for_review', `You shared this activity already. ${waitingSentence}`)
  if (copies.some(isListed)) throw conflict('already_shared', 'Activity already shared')
  if (copies.some(({ state }) => state === 'removed'))
    throw forbidden(
      'removed_by_administrator',
      'An administrator took this activity out of the community.',
    )
  const ids = copies.map(({ activity_id }) => activity_id)
  if (ids.length > 0 && hasOpenReports(tx, ids)) throw conflict('under_review', reportedSentence)
}

/** The texts as others will read them: cleaned once more. */
function copyOf(own: ActivityRow) {
  return {
    title: oneLine(own.title),
    description: oneLine(own.description),
    materials_list: manyLines(own.materials_list),
    setup_instructions: manyLines(own.setup_instructions),
    learning_objectives: manyLines(own.learning_objectives),
    connection_prompt: oneLine(own.connection_prompt),
    easier: oneLine(own.easier),
    harder: oneLine(own.harder),
    safety_note: oneLine(own.safety_note),
    materials: own.materials,
    min_age: own.min_age,
    max_age: own.max_age,
    duration_minutes: own.duration_minutes,
    setting: own.setting,
  }
}

/** Sentences that say what to change: first what is not safe, then what reveals who the family is. */
function problemsOf(deps: Clock, family: Family, copy: Copy): string[] {
  const { findings } = checkActivitySafety(copy)
  const hazards = findings.map(({ sentence, excerpt }) => `${sentence} ("${excerpt}")`)
  return [...hazards, ...personalDataProblems(copy, familyNames(deps, family))]
}

/** Why it needs a review: doubtful words, an earlier version that was declined, or the first one. */
function reviewReasonsOf(db: Db, family: Family, own: ActivityRow, copy: Copy): string[] {
  const isDeclined = declinedCopiesOf(db, family, own).length > 0
  const isReadable = isEnglish(`${copy.description}\n${copy.setup_instructions}`)
  return [
    ...(isReadable ? [] : ['It is not in English, which is all that our safety rules can read.']),
    ...hazardDoubts(copy),
    ...personalDataDoubts(copy),
    ...(isDeclined ? ['An earlier version was declined.'] : []),
    ...firstShareReasons(db, family),
  ]
}

/** A declined text is not reviewed again without changes. */
function refuseUnchanged(db: Db, family: Family, own: ActivityRow, copy: Copy) {
  const same = declinedCopiesOf(db, family, own).find(
    ({ activity }) => JSON.stringify(copyOf(activity)) === JSON.stringify(copy),
  )
  const reason = same?.item.decline_reason
  if (!reason) return
  throw conflict(
    'declined_unchanged',
    `${declineSentences[reason]} Please change it, then share it again.`,
  )
}

const declinedCopiesOf = (db: Db, family: Family, own: ActivityRow) =>
  db
    .select({ item: communityItems, activity: activities })
    .from(communityItems)
    .innerJoin(activities, eq(activities.id, communityItems.activity_id))
    .where(
      and(
        eq(communityItems.source_activity_id, own.id),
        eq(communityItems.author_family_id, family.id),
        eq(communityItems.state, 'declined'),
      ),
    )
    .all()

function insertCopy(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  { parent, family }: Sender,
  own: ActivityRow,
  copy: Copy,
  { reasons, shown_to_visitors }: { reasons: string[]; shown_to_visitors: boolean },
): string {
  const [id, moment] = [newId(), now().toISOString()]
  db.insert(activities)
    .values({
      ...own,
      ...copy,
      id,
      owner_family_id: null,
      origin_id: null,
      library: 'community',
      position: behindAuthored,
      created_at: moment,
    })
    .run()
  db.insert(communityItems)
    .values({
      activity_id: id,
      source_activity_id: own.id,
      author_family_id: family.id,
      author_parent_id: parent.id,
      state: reasons.length > 0 ? 'waiting' : 'shown',
      review_reasons: reasons.length > 0 ? reasons : null,
      shown_to_visitors,
      own_category: own.own_category,
      min_age: own.min_age,
      max_age: own.max_age,
      duration_minutes: own.duration_minutes,
      search_text: searchText(`${copy.title} ${copy.description}`),
      download_count: 0,
      rating_count: 0,
      rating_sum: 0,
      rating_score: ratingScore(0, 0),
      shared_at: moment,
    })
    .run()
  return id
}
