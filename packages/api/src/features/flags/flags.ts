import type { Db } from '@fgm/db'
import { users } from '@fgm/db/schema'
import { founding_spots } from '@fgm/shared/tiers'
import { and, count, eq, lte } from 'drizzle-orm'
import { readSetting } from '../settings/settings.ts'

/** True when parents may use the generator: by threshold, or as an administrator set it (decisions §3). */
export function isAiGenerationOpen(db: Db): boolean {
  const mode = readSetting(db, 'ai_generation_mode')
  if (mode !== 'auto') return mode === 'on'
  return foundingMembers(db) >= readSetting(db, 'ai_generation_threshold')
}

/** Founding families that are registered: all of them are among the first, so no more rows are read. */
export function foundingMembers(db: Db): number {
  const row = db
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.founding_member, true), lte(users.registration_number, founding_spots)))
    .get()
  return row?.count ?? 0
}
