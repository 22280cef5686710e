import { z } from 'zod'
import { childAgeLimits } from '../family/child-age.ts'
import { orNothing } from '../text/paging.ts'
import { Id } from '../text/text.ts'
import { ActivityCard, ActivityGlimpse, Difficulty } from './activities.ts'
import { durationBuckets, premiumCategories } from './lists.ts'

/* The premium library and a family's collection (spec part two §2, §7, §9; decisions §2, §3). */

export const DurationBucket = z.enum(durationBuckets)
export type DurationBucket = z.output<typeof DurationBucket>

export const PremiumCategory = z.enum(premiumCategories)

/** The bucket of a number of minutes. */
export const durationBucket = (minutes: number): DurationBucket =>
  durationBuckets[Math.min(3, Math.floor(minutes / 15))] ?? '45+'

export const PremiumSort = z.enum(['recommended', 'shortest', 'longest', 'youngest', 'title'])
export type PremiumSort = z.output<typeof PremiumSort>

/** GET /premium/activities: what to show. All may be left out. */
export const PremiumQuery = z
  .object({
    category: orNothing(PremiumCategory),
    difficulty: orNothing(Difficulty),
    duration: orNothing(DurationBucket).describe('Minutes; 15 stand in 15-30'),
    child_age: orNothing(z.coerce.number<number>().int().min(4).max(8)),
    sort: orNothing(PremiumSort).describe('recommended unless another is asked for'),
  })
  .meta({ id: 'PremiumQuery' })
export type PremiumQuery = z.output<typeof PremiumQuery>

/** A premium activity. Until it is open to this family the three texts are null. */
export const PremiumActivity = ActivityCard.extend({
  materials_list: z.string().nullable(),
  setup_instructions: z.string().nullable(),
  learning_objectives: z.string().nullable(),
  is_open: z.boolean(),
  is_saved: z.boolean(),
}).meta({ id: 'PremiumActivity' })
export type PremiumActivity = z.output<typeof PremiumActivity>

/** How many activities each choice of a filter would show, with the other filters unchanged. */
export const PremiumCounts = z
  .object({
    category: z.record(PremiumCategory, z.number().int()),
    difficulty: z.record(Difficulty, z.number().int()),
    duration: z.record(DurationBucket, z.number().int()),
    child_age: z.record(z.string(), z.number().int()),
  })
  .meta({ id: 'PremiumCounts' })
export type PremiumCounts = z.output<typeof PremiumCounts>

/** Words for families that have part of the library before their spot opens. */
export const EarlyAccess = z
  .object({ type: z.literal('early_access'), title: z.string(), text: z.string() })
  .meta({ id: 'EarlyAccess' })
export type EarlyAccess = z.output<typeof EarlyAccess>

/** The response of GET /premium/activities. */
export const PremiumLibrary = z
  .object({
    activities: z.array(PremiumActivity),
    counts: PremiumCounts,
    message: EarlyAccess.optional(),
    openings: z
      .object({ allowed: z.number().int(), used: z.number().int() })
      .nullable()
      .describe('Activities a waiting family may open by its benefits; null when all are open'),
  })
  .meta({ id: 'PremiumLibrary' })
export type PremiumLibrary = z.output<typeof PremiumLibrary>

/** For whom the preview of the library is; what fits this age comes first. */
export const PremiumWindowQuery = z
  .object({
    child_age: z.number().int().min(childAgeLimits.min).max(childAgeLimits.max).optional(),
  })
  .default({})
export type PremiumWindowQuery = z.output<typeof PremiumWindowQuery>

/** A preview of the premium library, for everyone: a few of its activities, different ones every day. */
export const PremiumWindow = z
  .object({
    activities: z.array(ActivityGlimpse),
    total: z.number().int(),
    opens: z
      .number()
      .int()
      .describe('How many activities premium opens, those of this library among them'),
  })
  .meta({ id: 'PremiumWindow' })
export type PremiumWindow = z.output<typeof PremiumWindow>

/** POST /user/save-activity, and removing one again. */
export const SaveActivity = z.object({ activity_id: Id }).meta({ id: 'SaveActivity' })
