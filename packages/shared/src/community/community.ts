import { z } from 'zod'
import { Activity, ActivityCard, ActivityGlimpse, OwnCategory } from '../activities/activities.ts'
import { childAgeLimits } from '../family/child-age.ts'
import { orNothing, Paging } from '../text/paging.ts'
import { Id, Line } from '../text/text.ts'
import { declineReasons } from './review.ts'

/*
 * The community: activities that families share with one another (spec part two §2, §3, §7; decisions
 * §2, §6, §13).
 */

/**
 * The state of a shared activity: `waiting` for an administrator before others see it; `declined` by an administrator; `shown`;
 * `hidden` until an administrator decides; `removed` by an administrator; `withdrawn` by its author.
 */
export const CommunityState = z.enum([
  'waiting',
  'declined',
  'shown',
  'hidden',
  'removed',
  'withdrawn',
])
export type CommunityState = z.output<typeof CommunityState>

/** An administrator's decision about a shared activity before others see it. */
export const ReviewState = z.enum(['shown', 'waiting', 'declined'])
export type ReviewState = z.output<typeof ReviewState>

export const DeclineReason = z.enum(declineReasons)

/** How it went when a family did it. */
export const Verdict = z.enum(['loved', 'ok', 'flop'])
export type Verdict = z.output<typeof Verdict>

/** After this many reports a shared activity is hidden until an administrator decides. */
export const reportsToHide = 3
/** How it went is shown from this many families on, so that no single family's day can be seen. */
export const familiesToShowOutcomes = 5
export const communityPageSize = 24
export const trendingDays = 30
export const trendingSize = 12

/**
 * What 'best rated' sorts by: the average, drawn towards 3.5 as if five families had given that before; one kind rating does not
 * rank above fifty.
 */
export const ratingScore = (ratingSum: number, ratingCount: number) =>
  (ratingSum + 5 * 3.5) / (ratingCount + 5)

export const CommunitySort = z.enum(['newest', 'rating', 'downloads'])
export type CommunitySort = z.output<typeof CommunitySort>

const ChildAge = z.coerce.number<number>().int().min(childAgeLimits.min).max(childAgeLimits.max)

/** GET /community/activities. `cursor` is the `next_cursor` of the page before. */
export const CommunityQuery = z
  .object({
    query: z.string().trim().max(100).optional().describe('Words of title or description'),
    category: orNothing(OwnCategory),
    child_age: orNothing(ChildAge).describe('Only what fits this age'),
    for_age: orNothing(ChildAge).describe(
      'What fits this age comes first, then the rest, both in the order of `sort`',
    ),
    minutes: orNothing(z.coerce.number<number>().int().min(1).max(600)).describe('At most so many'),
    sort: orNothing(CommunitySort).describe('newest unless another is asked for'),
    limit: orNothing(Paging.shape.limit),
    cursor: orNothing(z.string().max(200)).describe(
      'The `next_cursor` of the page before, with the same `for_age` and `sort`',
    ),
  })
  .meta({ id: 'CommunityQuery' })
export type CommunityQuery = z.output<typeof CommunityQuery>

/** How a shared activity went for the families that did it. */
export const Outcomes = z
  .object({
    families: z.number().int(),
    loved: z.number().int(),
    ok: z.number().int(),
    flop: z.number().int(),
    minutes: z.number().int().nullable().describe('What families took on average'),
  })
  .meta({ id: 'Outcomes' })
export type Outcomes = z.output<typeof Outcomes>

/** A shared activity as other families see it. Its `id` is its activity's. */
export const CommunityItem = z
  .object({
    id: Id,
    activity: Activity,
    creator_name: z.string().describe('The first name only'),
    rating_avg: z.number().nullable(),
    rating_count: z.number().int(),
    download_count: z.number().int(),
    outcomes: Outcomes.nullable().describe('null until five families told how it went'),
    shared_at: z.string(),
    is_mine: z.boolean(),
    is_downloaded: z.boolean(),
    my_rating: z.number().int().nullable(),
  })
  .meta({ id: 'CommunityItem' })
export type CommunityItem = z.output<typeof CommunityItem>

export const CommunityPage = z
  .object({ items: z.array(CommunityItem), next_cursor: z.string().nullable() })
  .meta({ id: 'CommunityPage' })
export type CommunityPage = z.output<typeof CommunityPage>

/** What visitors see of a shared activity: nothing about the family that shared it. */
export const CommunityGlimpse = ActivityGlimpse.extend({
  rating_avg: z.number().nullable(),
  rating_count: z.number().int(),
}).meta({ id: 'CommunityGlimpse' })
export type CommunityGlimpse = z.output<typeof CommunityGlimpse>

export const OwnCreation = z.object({ activity_id: Id }).meta({ id: 'OwnCreation' })

/** POST /community/share-activity: an own creation. */
export const ShareActivity = OwnCreation.extend({
  shown_to_visitors: z
    .boolean()
    .optional()
    .describe(
      'Whether visitors see its title, description, ages, minutes and stars too. False when left out: who shares has to know.',
    ),
}).meta({ id: 'ShareActivity' })
export type ShareActivity = z.output<typeof ShareActivity>

/** What others will see, and what must be changed first. */
export const SharingPreview = z
  .object({
    activity: Activity,
    creator_name: z.string(),
    problems: z
      .array(z.string())
      .describe('Sentences that say what to change; none: it can go out'),
    review_reasons: z
      .array(z.string())
      .describe('Why a person looks at it first; none: others see it at once'),
  })
  .meta({ id: 'SharingPreview' })
export type SharingPreview = z.output<typeof SharingPreview>

/** POST /community/share-activity, 201: the item, whether others see it yet, and a message for the family. */
export const Shared = CommunityItem.extend({
  review_state: ReviewState,
  message: z.string(),
}).meta({ id: 'Shared' })

/** An own creation, and whether the community has it. */
export const ShareableActivity = ActivityCard.extend({
  is_shared: z.boolean().describe('True once the community has it; not while it waits'),
  community_id: Id.nullable().describe('The shared copy, where there is one'),
  community_state: CommunityState.nullable(),
  review_state: ReviewState.nullable().describe('null where nothing of it is in the community'),
  decline_sentence: z.string().nullable().describe('Why it was declined'),
}).meta({ id: 'ShareableActivity' })
export type ShareableActivity = z.output<typeof ShareableActivity>

/** POST /community/download-activity/{id}. */
export const CommunityDownload = z
  .object({ message: z.string(), activity: Activity })
  .meta({ id: 'CommunityDownload' })

const chooseStars = 'Please choose 1 to 5 stars.'

/** POST /community/activities/{id}/rating. The outcome and the minutes come after doing it. */
export const RateActivity = z
  .object({
    id: Id,
    rating: z.number(chooseStars).int(chooseStars).min(1, chooseStars).max(5, chooseStars),
    verdict: Verdict.nullish(),
    minutes: z.number().int().min(1).max(240).nullish(),
  })
  .meta({ id: 'RateActivity' })
export type RateActivity = z.output<typeof RateActivity>

export const Rated = z
  .object({
    message: z.string(),
    rating_avg: z.number().nullable(),
    rating_count: z.number().int(),
    my_rating: z.number().int(),
  })
  .meta({ id: 'Rated' })

/** POST /community/activities/{id}/outcome. Minutes that are left out stay unchanged; null removes them. */
export const TellOutcome = z
  .object({
    id: Id,
    verdict: z.enum(Verdict.options, 'Please choose how it went.'),
    minutes: z.number().int().min(1).max(240).nullish(),
  })
  .meta({ id: 'TellOutcome' })
export type TellOutcome = z.output<typeof TellOutcome>

/** GET /community/activities/{id}/outcome: what this family said, and the totals. */
export const FamilyOutcome = z
  .object({
    can_tell: z.boolean().describe('True once a child of this family did it'),
    my_verdict: Verdict.nullable(),
    my_minutes: z.number().int().nullable(),
    outcomes: Outcomes.nullable().describe('null until five families told how it went'),
  })
  .meta({ id: 'FamilyOutcome' })
export type FamilyOutcome = z.output<typeof FamilyOutcome>

export const OutcomeTold = FamilyOutcome.extend({ message: z.string() }).meta({ id: 'OutcomeTold' })

/** POST /community/activities/{id}/report. */
export const ReportActivity = z.object({ id: Id, reason: Line(500) }).meta({ id: 'ReportActivity' })

/** An author whose activities this family does not see. `id` is the block's id, to remove it. */
export const BlockedAuthor = z
  .object({ id: Id, creator_name: z.string(), created_at: z.string() })
  .meta({ id: 'BlockedAuthor' })
export type BlockedAuthor = z.output<typeof BlockedAuthor>

/** A reported activity, for the administrator who decides. Its `id` is the activity's. */
export const ReportedActivity = z
  .object({
    id: Id,
    activity: Activity,
    creator_name: z.string(),
    state: CommunityState,
    reports: z.array(z.object({ reason: z.string(), created_at: z.string() })),
  })
  .meta({ id: 'ReportedActivity' })
export type ReportedActivity = z.output<typeof ReportedActivity>

/** POST /api/admin/reports/{id}. */
export const DecideReport = z
  .object({ id: Id, decision: z.enum(['keep', 'remove']) })
  .meta({ id: 'DecideReport' })

/** A shared activity that waits for an administrator. Its `id` is the activity's. */
export const ReviewedActivity = z
  .object({
    id: Id,
    activity: Activity,
    creator_name: z.string(),
    review_reasons: z.array(z.string()).describe('Why it waits, in sentences'),
    shared_at: z.string(),
  })
  .meta({ id: 'ReviewedActivity' })
export type ReviewedActivity = z.output<typeof ReviewedActivity>

/** GET /api/admin/community-reviews: how many wait, and the longest waiting ones. */
export const ReviewList = z
  .object({ reviews: z.array(ReviewedActivity), waiting: z.number().int() })
  .meta({ id: 'ReviewList' })
export type ReviewList = z.output<typeof ReviewList>

/** POST /api/admin/community-reviews/{id}: `show` it, or `decline` it with a reason from the list. */
export const DecideReview = z
  .discriminatedUnion('decision', [
    z.object({ id: Id, decision: z.literal('show') }),
    z.object({
      id: Id,
      decision: z.literal('decline'),
      reason: z.enum(DeclineReason.options, 'Please choose a reason.'),
    }),
  ])
  .meta({ id: 'DecideReview' })
export type DecideReview = z.output<typeof DecideReview>
