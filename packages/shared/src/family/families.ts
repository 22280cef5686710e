import { z } from 'zod'
import { RowCursor, YesOrNo } from '../text/paging.ts'
import { Id, Line } from '../text/text.ts'
import { FoundingSpot, Tier, WaitlistStatus } from './tiers.ts'

/* Families as administrators manage them (decisions §4, §6, §13). */

export const familyPageSize = 25
/** The maximum credits of one grant. */
export const largestGrant = 500

/** GET /api/admin/families. `cursor` is the `next_cursor` of the page before. */
export const FamilyQuery = z
  .object({
    query: z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe('Part of a name or address, a registration number or a referral code'),
    tier: Tier.optional().describe('Only families of this tier'),
    is_confirmed: YesOrNo.describe(
      'true: only families that confirmed their address; false: only those that did not',
    ),
    is_blocked: YesOrNo.describe('true: only blocked families'),
    cursor: RowCursor,
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe(`How many in a page; ${familyPageSize} where none is given`),
  })
  .meta({ id: 'FamilyQuery' })
export type FamilyQuery = z.output<typeof FamilyQuery>

/** One family in the list, newest first. */
export const AdminFamily = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    registration_number: z.number().int(),
    referral_code: z.string(),
    tier: Tier,
    founding_member: z.boolean(),
    founding_spot: FoundingSpot,
    waitlist_status: WaitlistStatus,
    credits_remaining: z.number().int(),
    children_count: z.number().int(),
    blocked_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'AdminFamily' })
export type AdminFamily = z.output<typeof AdminFamily>

export const AdminFamilyPage = z
  .object({
    families: z.array(AdminFamily),
    total: z
      .number()
      .int()
      .nullable()
      .describe(
        'How many families match, on all pages; null with a cursor, as the first page said it',
      ),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'AdminFamilyPage' })

export const CreditEntry = z
  .object({
    id: Id,
    amount: z.number().int(),
    reason: z.enum([
      'founding_spot',
      'became_active',
      'spot_released',
      'family_joined',
      'generated_activity',
      'granted',
    ]),
    note: z.string().nullable().describe('Why an administrator granted them'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'CreditEntry' })
export type CreditEntry = z.output<typeof CreditEntry>

/** One family with what an administrator needs to decide: its latest credits, invitations and shared activities. */
export const AdminFamilyDetail = AdminFamily.extend({
  has_password: z.boolean(),
  referral_count: z.number().int(),
  shared_count: z.number().int().describe('Activities that it shows to the community'),
  credit_entries: z.array(CreditEntry).describe('The latest, newest first'),
}).meta({ id: 'AdminFamilyDetail' })
export type AdminFamilyDetail = z.output<typeof AdminFamilyDetail>

const amountSentence = `Please give 1 to ${largestGrant} credits, whole ones.`
const Reason = Line(200)

/** POST /api/admin/families/{id}/credits. The family may read the reason. */
export const GrantCredits = z
  .object({
    id: Id,
    amount: z
      .number(amountSentence)
      .int(amountSentence)
      .min(1, amountSentence)
      .max(largestGrant, amountSentence),
    reason: Reason,
    /** One per click: the same key never grants twice. */
    idempotency_key: z.string().min(8).max(100).optional(),
  })
  .meta({ id: 'GrantCredits' })
export type GrantCredits = z.output<typeof GrantCredits>

/** POST /api/admin/families/{id}/block. */
export const BlockFamily = z
  .object({ id: Id, is_blocked: z.boolean(), reason: Reason })
  .meta({ id: 'BlockFamily' })
export type BlockFamily = z.output<typeof BlockFamily>

/** POST /api/admin/families/{id}/release-spot: frees the founding spot of a blocked family. */
export const ReleaseSpot = z.object({ id: Id, reason: Reason }).meta({ id: 'ReleaseSpot' })
export type ReleaseSpot = z.output<typeof ReleaseSpot>
