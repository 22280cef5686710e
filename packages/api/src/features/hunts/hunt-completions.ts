import { type Db, findRow, inTransaction } from '@fgm/db'
import { children, type Family as FamilyRow, huntCompletions, huntPlayers } from '@fgm/db/schema'
import type { CompleteHunt, HuntCompleted, HuntCompletion } from '@fgm/shared/hunts/hunts'
import { huntScore } from '@fgm/shared/hunts/words'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { invalid } from '../../core/errors.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { completedCount, requireHunt } from './hunts.ts'

type Row = typeof huntCompletions.$inferSelect
type Family = Pick<FamilyRow, 'id'>

/**
 * Stores that a family finished a hunt, exactly once for each `completion_id`: a repeated request, from another tab or from
 * an outbox, gets the first response, even if the hunt was changed since. Without an id every request counts.
 * @throws 404 for a hunt that is missing or another family's; 400 if the play does not fit the hunt; 429 for more plays than
 * a day has.
 */
export function completeHunt(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'config'>,
  family: Family,
  {
    id: huntId,
    completion_id = deps.newId(),
    hunt_id: namedHunt,
    child_ids = [],
    ...played
  }: CompleteHunt,
): HuntCompleted {
  return inTransaction(deps.db, (tx) => {
    const { difficulty_level, items_data } = requireHunt(tx, family, huntId)
    countAttempt({ ...deps, db: tx }, limits.hunt_completion_by_account, family.id)
    // A repetition adds nothing, not even a player: the first request counts.
    if (!completionOf(tx, family, huntId, completion_id)) {
      refuseUnfitting({ ...played, hunt_id: namedHunt }, huntId, items_data.length)
      const id = deps.newId()
      tx.insert(huntCompletions)
        .values({
          ...played,
          family_id: family.id,
          hunt_id: huntId,
          completion_id,
          id,
          score: huntScore({ ...played, difficulty_level }),
          completed_at: deps.now().toISOString(),
        })
        .onConflictDoNothing()
        .run()
      addPlayers(tx, family, id, child_ids)
    }
    const row = completionOf(tx, family, huntId, completion_id)
    if (!row) throw new Error('The completion was not kept')
    return {
      ...withPlayers(tx, row),
      message: 'Saved. That was a good hunt!',
      completed_count: completedCount(tx, family, huntId),
    }
  })
}

/** This family's plays of a hunt, the newest first. @throws 404 as `completeHunt`. */
export function listCompletions(db: Db, family: Family, huntId: string): HuntCompletion[] {
  requireHunt(db, family, huntId)
  return db
    .select()
    .from(huntCompletions)
    .where(ofHunt(family, huntId))
    .orderBy(desc(huntCompletions.completed_at))
    .limit(completionsShown)
    .all()
    .map((row) => withPlayers(db, row))
}

const completionsShown = 100

/** Compares a completion with its hunt (decisions §14). @throws 400 with one code, and the field. */
function refuseUnfitting(
  { hunt_id, items_found, total_items }: Omit<CompleteHunt, 'id'>,
  huntId: string,
  itemCount: number,
) {
  const refuse = (field: string, sentence: string) =>
    invalid('completion_does_not_fit', sentence, {
      error_type: 'completion_does_not_fit',
      fields: { [field]: sentence },
    })
  if (hunt_id !== undefined && hunt_id !== huntId)
    throw refuse('hunt_id', 'The address and the body name two different hunts.')
  if (items_found > total_items)
    throw refuse('items_found', 'There cannot be more items found than the hunt has.')
  if (total_items !== itemCount)
    throw refuse(
      'total_items',
      `This hunt has ${itemCount === 1 ? 'one item' : `${itemCount} items`} now.`,
    )
}

const completionOf = (db: Db, family: Family, huntId: string, completionId: string) =>
  findRow(
    db,
    huntCompletions,
    and(ofHunt(family, huntId), eq(huntCompletions.completion_id, completionId)),
  )

const ofHunt = (family: Family, huntId: string) =>
  and(eq(huntCompletions.family_id, family.id), eq(huntCompletions.hunt_id, huntId))

/** Only children of this family: an unknown or foreign id does not prevent the completion. */
function addPlayers(tx: Db, family: Family, huntCompletionId: string, childIds: string[]) {
  if (childIds.length === 0) return
  const own = tx
    .select({ child_id: children.id, family_id: children.family_id })
    .from(children)
    .where(and(eq(children.family_id, family.id), inArray(children.id, childIds)))
    .all()
  const players = own.map((child) => ({ ...child, hunt_completion_id: huntCompletionId }))
  if (players.length > 0) tx.insert(huntPlayers).values(players).run()
}

function withPlayers(db: Db, { id, family_id: _, ...row }: Row): HuntCompletion {
  const players = db
    .select({ child_id: huntPlayers.child_id })
    .from(huntPlayers)
    .where(eq(huntPlayers.hunt_completion_id, id))
    .orderBy(asc(huntPlayers.child_id))
    .all()
  return { ...row, child_ids: players.map(({ child_id }) => child_id) }
}
