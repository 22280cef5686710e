import { z } from 'zod'
import { RowCursor, YesOrNo } from './text/paging.ts'
import { Id } from './text/text.ts'

/* The audit log: what administrators changed (decisions §6, §13). */

export const auditPageSize = 50

/** What a change is about. */
export const AuditTargetKind = z.enum([
  'feature',
  'referral',
  'provider',
  'ai',
  'report',
  'community_review',
  'family',
  'settings',
  'mail',
  'help_line',
  'queue',
  'administrator',
])
export type AuditTargetKind = z.output<typeof AuditTargetKind>

/** GET /api/admin/audit-log. `cursor` is the `next_cursor` of the page before. */
export const AuditQuery = z
  .object({
    family_id: Id.optional().describe('Only what was done to this family'),
    target_kind: AuditTargetKind.optional().describe('Only changes of this kind'),
    is_mine: YesOrNo.describe(
      'true: only what the administrator who asks did; false: only what others did',
    ),
    cursor: RowCursor,
  })
  .meta({ id: 'AuditQuery' })
export type AuditQuery = z.output<typeof AuditQuery>

/** One change by an administrator, newest first. */
export const AuditEntry = z
  .object({
    id: z.number().int(),
    administrator_name: z.string().nullable().describe('null when that account is gone'),
    action: z.string().describe("The procedure, e.g. 'admin.setFeatureMode'"),
    target_kind: z.string(),
    target_id: z.string().nullable(),
    what: z.string().describe('What happened, as a sentence'),
    details: z.record(z.string(), z.unknown()),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.output<typeof AuditEntry>

export const AuditPage = z
  .object({ entries: z.array(AuditEntry), next_cursor: z.string().nullable() })
  .meta({ id: 'AuditPage' })
export type AuditPage = z.output<typeof AuditPage>
