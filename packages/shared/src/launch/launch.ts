import { z } from 'zod'
import { Tier, WaitlistStatus } from '../family/tiers.ts'

/* What administrators see of the launch (spec part two §3, admin; decisions §1). */

/**
 * GET /api/admin/launch-stats. Money is in US cents by the price book, because currencies cannot be added; the payments in each
 * currency are listed separately.
 */
export const LaunchStats = z
  .object({
    phase_progress: z.object({
      current_phase: z.enum(['Founding', 'Early Bird', 'Standard']),
      registered: z.number().int().describe('Numbers given so far: they decide the phase'),
      spots_remaining: z.number().int().min(0),
      spots_held: z
        .number()
        .int()
        .describe('Of those that are taken, how many wait for an address'),
    }),
    registrations: z.object({
      in_the_hour: z.number().int(),
      limit: z.number().int(),
      paused_until: z.iso.datetime().nullable().describe('null while families can register'),
    }),
    total_users: z.number().int(),
    waiting_reviews: z.number().int().describe('Shared activities that wait to be read'),
    founding_members: z.number().int(),
    recovery_tier_users: z.number().int(),
    value_tier_users: z.number().int(),
    early_bird_users: z.number().int(),
    standard_users: z.number().int(),
    total_revenue: z.number().int().describe('US cents; what was given back is not in it'),
    revenue_by_tier: z.record(z.string(), z.number().int()).describe('US cents'),
    revenue_by_currency: z.record(z.string(), z.number().int()).describe('Minor units, as paid'),
    user_breakdown: z.object({
      free_users: z.number().int().describe('Families that wait'),
      premium_users: z.number().int().describe('Founding and paid families'),
      paid_users: z.number().int(),
      conversion_rate: z
        .number()
        .min(0)
        .max(100)
        .describe('Percent of the families that are not founders that paid; one decimal'),
    }),
  })
  .meta({ id: 'LaunchStats' })
export type LaunchStats = z.output<typeof LaunchStats>

/** GET /api/admin/waitlist-queue: which part of the queue; all of it without a `limit`. `cursor` comes from the page before. */
export const WaitlistQueueQuery = z
  .object({
    query: z.string().trim().max(100).optional().describe('Part of a name or address'),
    tier: Tier.optional().describe('Only families of this tier'),
    cursor: z
      .string()
      .regex(/^-?\d{1,15}$/, 'This page does not exist.')
      .optional(),
    limit: z.coerce.number().int().min(1).max(200).optional(),
  })
  .meta({ id: 'WaitlistQueueQuery' })
export type WaitlistQueueQuery = z.output<typeof WaitlistQueueQuery>

export const WaitlistQueue = z
  .object({
    summary: z.object({
      total_users: z.number().int(),
      active: z.number().int(),
      reserved: z.number().int(),
      waitlisted: z.number().int(),
    }),
    tiers: z.array(
      z.object({
        tier: Tier,
        name: z.string(),
        range: z.string().describe("Registration numbers, e.g. '51-100' or '401+'"),
        users: z.number().int(),
      }),
    ),
    waitlist_queue: z.array(
      z.object({
        queue_position: z.number().int().positive(),
        name: z.string(),
        email: z.string(),
        email_verified: z.boolean(),
        tier: Tier,
        referral_count: z.number().int().describe('Friends who joined and count'),
        waitlist_status: WaitlistStatus,
        registration_number: z.number().int(),
        created_at: z.iso.datetime(),
      }),
    ),
    total: z
      .number()
      .int()
      .nullable()
      .describe(
        'How many waiting families match, on all pages; null with a cursor, as the first page said it',
      ),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'WaitlistQueue' })
export type WaitlistQueue = z.output<typeof WaitlistQueue>

/** The number of days in the charts of the launch, today included. */
export const launchDayCount = 30

/** GET /api/admin/launch-days: what happened on each of the last 30 days (UTC), the oldest first. */
export const LaunchDays = z
  .object({
    days: z.array(
      z.object({
        day: z.iso.date(),
        registrations: z.number().int().describe('Families that left are counted, too'),
        families: z.number().int().describe('Of the registrations, those that are still here'),
        revenue_by_tier: z
          .record(z.string(), z.number().int())
          .describe('US cents that were paid on the day and not given back'),
        generations: z.number().int().describe('Activities that the generator delivered'),
      }),
    ),
  })
  .meta({ id: 'LaunchDays' })
export type LaunchDays = z.output<typeof LaunchDays>

/** GET /api/admin/waitlist-queue/export: the families in the file, filtered by the page's search and tier. */
export const WaitlistExportQuery = WaitlistQueueQuery.pick({ query: true, tier: true })
