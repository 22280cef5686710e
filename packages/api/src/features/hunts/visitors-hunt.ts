import type { Db } from '@fgm/db'
import { hunts } from '@fgm/db/schema'
import type { HuntToPlay } from '@fgm/shared/hunts/hunts'
import { asc, isNull } from 'drizzle-orm'
import { notFound } from '../../core/errors.ts'
import { findHunt } from './hunts.ts'

/** Nobody: owns no hunt, has played none. */
const visitor = { id: '', waitlist_status: 'waitlisted', is_admin: false } as const

/** The first of the ready-made hunts, which everybody may play without an account; nothing of it is kept here. */
export function visitorsHunt(db: Db): HuntToPlay {
  const first = db
    .select({ id: hunts.id })
    .from(hunts)
    .where(isNull(hunts.owner_user_id))
    .orderBy(asc(hunts.position))
    .limit(1)
    .get()
  if (!first) throw notFound('Scavenger hunt')
  return findHunt(db, visitor, first.id)
}
