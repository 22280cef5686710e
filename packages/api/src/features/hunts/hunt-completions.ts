import { type Db, inTransaction, prepareOnce } from '@fgm/db'
import { hunt_completions } from '@fgm/db/schema'
import { huntScore } from '@fgm/shared/hunt-words'
import type { CompleteHunt, HuntCompleted, HuntCompletion } from '@fgm/shared/hunts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { User } from '../auth/auth.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { completedCount, difficultyOf, requireHunt } from './hunts.ts'

type Row = typeof hunt_completions.$inferSelect
type Family = Pick<User, 'id'>

/**
 * Keeps that a family finished a hunt, exactly once for each `completion_id`: sent again, from two
 * tabs or from a queue, it answers what the first sending answered. Without an id every call counts.
 * @throws 404 for a hunt that is missing or another family's; 429 for more plays than a day has.
 */
export function completeHunt(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'config'>,
  family: Family,
  { id: hunt_id, completion_id = deps.newId(), ...played }: CompleteHunt,
): HuntCompleted {
  return inTransaction(deps.db, (tx) => {
    const difficulty_level = difficultyOf(tx, family, hunt_id)
    countAttempt({ ...deps, db: tx }, limits.hunt_completion_by_account, family.id)
    const kept = { user_id: family.id, hunt_id, completion_id }
    addCompletion(tx).run({
      ...played,
      ...kept,
      id: deps.newId(),
      score: huntScore({ ...played, difficulty_level }),
      completed_at: deps.now().toISOString(),
    })
    const row = completionOf(tx).get(kept)
    if (!row) throw new Error('The completion was not kept')
    return {
      ...toCompletion(row),
      message: 'Saved. That was a good hunt!',
      completed_count: completedCount(tx, family, hunt_id),
    }
  })
}

/** What this family noted of playing a hunt, the newest first. @throws 404 as `completeHunt`. */
export function listCompletions(db: Db, family: Family, hunt_id: string): HuntCompletion[] {
  requireHunt(db, family, hunt_id)
  return db
    .select()
    .from(hunt_completions)
    .where(ofHunt(family, hunt_id))
    .orderBy(desc(hunt_completions.completed_at))
    .limit(completions_shown)
    .all()
    .map(toCompletion)
}

const completions_shown = 100

const { placeholder } = sql

const addCompletion = prepareOnce((db) =>
  db
    .insert(hunt_completions)
    .values({
      id: placeholder('id'),
      user_id: placeholder('user_id'),
      hunt_id: placeholder('hunt_id'),
      completion_id: placeholder('completion_id'),
      completion_time: placeholder('completion_time'),
      items_found: placeholder('items_found'),
      total_items: placeholder('total_items'),
      fun_rating: placeholder('fun_rating'),
      parent_notes: placeholder('parent_notes'),
      score: placeholder('score'),
      completed_at: placeholder('completed_at'),
    })
    .onConflictDoNothing()
    .prepare(),
)

const completionOf = prepareOnce((db) =>
  db
    .select()
    .from(hunt_completions)
    .where(
      and(
        eq(hunt_completions.user_id, placeholder('user_id')),
        eq(hunt_completions.hunt_id, placeholder('hunt_id')),
        eq(hunt_completions.completion_id, placeholder('completion_id')),
      ),
    )
    .prepare(),
)

const ofHunt = (family: Family, hunt_id: string) =>
  and(eq(hunt_completions.user_id, family.id), eq(hunt_completions.hunt_id, hunt_id))

function toCompletion({ id: _, user_id: __, ...row }: Row): HuntCompletion {
  return row
}
