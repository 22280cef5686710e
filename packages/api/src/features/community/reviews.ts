import { type Db, hasRow, inTransaction } from '@fgm/db'
import { activities, communityItems, type Family, families, type Parent } from '@fgm/db/schema'
import type { DecideReview, ReviewList } from '@fgm/shared/community/community'
import { declineSentences } from '@fgm/shared/community/review'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { notFound } from '../../core/errors.ts'
import { enqueueNews, type MailContent, type NewsKind } from '../mail/mail.ts'
import { readSetting } from '../settings/settings.ts'
import { isToRead, waitingReviews } from './community.ts'
import { itemsOf } from './community-lists.ts'

/*
 * Shared activities that an administrator reviews before other families see them (decisions §14): those with doubtful
 * words and, depending on a setting, the first one of every family.
 */

const pageSize = 100

/** The sentence for a family's first activity if the setting holds those and none of this family has been shown yet. */
export function firstShareReasons(db: Db, family: Pick<Family, 'id'>): string[] {
  if (!readSetting(db, 'is_first_share_reviewed')) return []
  const wasShown = and(
    eq(communityItems.author_family_id, family.id),
    inArray(communityItems.state, ['shown', 'hidden', 'withdrawn']),
  )
  return hasRow(db, communityItems, wasShown)
    ? []
    : ['It is the first activity that this family shares.']
}

/** GET /api/admin/community-reviews: how many wait, and the first hundred of them. */
export function waitingActivities(db: Db): ReviewList {
  const rows = db
    .select({ id: communityItems.activity_id, review_reasons: communityItems.review_reasons })
    .from(communityItems)
    .innerJoin(families, eq(families.id, communityItems.author_family_id))
    .where(isToRead)
    .orderBy(asc(communityItems.shared_at))
    .limit(pageSize)
    .all()
  const reasons = new Map(rows.map(({ id, review_reasons }) => [id, review_reasons ?? []]))
  const ids = rows.map(({ id }) => id)
  const reviews = itemsOf(db, { id: '' }, ids).map((item) => ({
    ...item,
    review_reasons: reasons.get(item.id) ?? [],
  }))
  return { reviews, waiting: waitingReviews(db) }
}

/**
 * POST /api/admin/community-reviews/{id}: shows a waiting activity, or declines it with a
 * reason. Its family gets a mail either way.
 * @throws 404 if it does not wait (any more).
 */
export function decideReview(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'config' | 'csrf_key'>,
  decided: DecideReview,
): { message: string } {
  return inTransaction(deps.db, (tx) => {
    const row = tx
      .select({ family: families, title: activities.title })
      .from(communityItems)
      .innerJoin(activities, eq(activities.id, communityItems.activity_id))
      .innerJoin(families, eq(families.id, communityItems.author_family_id))
      .where(and(eq(communityItems.activity_id, decided.id), isToRead))
      .get()
    if (!row) throw notFound('Activity')
    const { family, title } = row
    const notify = (kind: NewsKind, contentOf: (parent: Parent) => MailContent) =>
      enqueueNews(deps, tx, family, kind, contentOf)
    const change = (values: Partial<typeof communityItems.$inferInsert>) =>
      tx.update(communityItems).set(values).where(eq(communityItems.activity_id, decided.id)).run()
    if (decided.decision === 'show') {
      change({ state: 'shown', shared_at: deps.now().toISOString() })
      notify('activity_shown', (parent) => activityShownMail(named(parent, title)))
      return { message: 'Families see the activity now.' }
    }
    change({ state: 'declined', decline_reason: decided.reason })
    const why = declineSentences[decided.reason]
    notify('activity_declined', (parent) => activityDeclinedMail(named(parent, title), why))
    return { message: 'Declined. The family can read why.' }
  })
}

const footnote = 'You get this mail because you shared an activity on Five Good Minutes.'

const activityShownMail = (activity: string): MailContent => ({
  subject: 'Your activity is in the community',
  preview: 'Other families can see it now.',
  paragraphs: [
    `Thank you for sharing ${activity}. We have read it, and other families can see it now.`,
    'You can stop sharing it whenever you like.',
  ],
  action: { label: 'See the community', url: '/community' },
  footnote,
})

const activityDeclinedMail = (activity: string, why: string): MailContent => ({
  subject: 'About the activity you shared',
  preview: 'It stays in your own library.',
  paragraphs: [
    `Thank you for sharing ${activity}. We read it and decided not to show it to other families. ${why}`,
    'It stays in your own library as it is. You can change it and share it again.',
  ],
  action: { label: 'See your activities', url: '/community' },
  footnote,
})

/** A family's own words are sent only to a confirmed address. */
const named = ({ email_verified_at }: Parent, title: string) =>
  email_verified_at ? `"${title}"` : 'your activity'
