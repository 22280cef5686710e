import { z } from 'zod'

/* A family's own figures, and the export of all its data (decisions §6). */

/** GET /user/activity-stats. An activity that two children did counts once. */
export const ActivityStats = z
  .object({
    completed: z.number().int(),
    favorites: z.number().int(),
    saved: z.number().int().describe('In the collection now'),
    ai_generated: z.number().int().describe('Own creations of the generator that are still there'),
  })
  .meta({ id: 'ActivityStats' })
export type ActivityStats = z.output<typeof ActivityStats>

/**
 * GET /user/export: every row that the database holds about this family, table by table. Left out are secrets (hashes, tokens)
 * and data about other families.
 */
export const FamilyExport = z
  .object({
    exported_at: z.string(),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  })
  .meta({ id: 'FamilyExport' })
export type FamilyExport = z.output<typeof FamilyExport>
