import { z } from 'zod'
import { Tier, WaitlistStatus } from './tiers.ts'

/* What administrators see of the launch (spec part two §3, admin; decisions §1). */

/** GET /api/admin/waitlist-queue: which part of the queue. `cursor` comes from the page before. */
export const WaitlistQueueQuery = z
  .object({
    query: z.string().trim().max(100).optional().describe('Part of a name or address'),
    cursor: z
      .string()
      .regex(/^-?\d{1,15}$/, 'This page does not exist.')
      .optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
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
        waitlist_status: WaitlistStatus,
        registration_number: z.number().int(),
        created_at: z.iso.datetime(),
      }),
    ),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'WaitlistQueue' })
export type WaitlistQueue = z.output<typeof WaitlistQueue>
