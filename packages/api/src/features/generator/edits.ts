import { inTransaction } from '@fgm/db'
import { activities, type Family } from '@fgm/db/schema'
import type { Activity } from '@fgm/shared/activities/activities'
import type { HelpInstead } from '@fgm/shared/distress/help-instead'
import type { EditActivity } from '@fgm/shared/generator'
import { checkActivitySafety } from '@fgm/shared/safety/gate'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { invalid } from '../../core/errors.ts'
import { requireOwn, toActivity } from '../activities/activities.ts'
import { withdrawCopiesOf } from '../community/community.ts'
import { helpInsteadOfActivity } from '../distress/distress.ts'
import { withSafetyNote } from './safety-note.ts'

/**
 * Changes an own creation. The hazard gate checks the changed text like any other; a missing safety
 * sentence is added. New words that mention distress, which others could read once it is shared, are
 * not stored; help is returned instead (decisions §14).
 * @throws 404 if it is missing or another family's, 400 with the reason if it is no longer safe.
 */
export function editActivity(
  { db }: Pick<Deps, 'db'>,
  family: Family,
  { id, ...changes }: EditActivity,
): Activity | HelpInstead {
  return inTransaction(db, (tx) => {
    const row = requireOwn(tx, family, id)
    const instead = helpInsteadOfActivity({ db }, newWords(row, changes))
    if (instead) return instead
    const changed = withSafetyNote({ ...row, ...changes })
    const report = checkActivitySafety(changed, { child_age: row.min_age })
    const [finding] = report.findings
    if (finding) throw invalid('unsafe_text', `${finding.sentence} ("${finding.excerpt}")`)
    const saved = tx
      .update(activities)
      // Where and when it can be played was known for the old text only.
      .set({ ...changed, supervision: report.supervision, moments: null })
      .where(ofOwner(family, id))
      .returning()
      .get()
    return toActivity(saved, family)
  })
}

/** The sentences that the family added: unchanged ones do not count. */
function newWords(row: typeof activities.$inferSelect, changes: Omit<EditActivity, 'id'>): string {
  const before = Object.values(row).filter((value) => typeof value === 'string')
  return Object.values(changes)
    .flatMap((text) => text?.split(/(?<=[.!?])\s+|\n+/) ?? [])
    .filter((sentence) => !before.some((text) => text.includes(sentence)))
    .join('\n')
}

/** Removes an own creation with its history, also from the community. @throws 404 if it is missing or another family's. */
export function removeActivity({ db }: Pick<Deps, 'db'>, family: Family, id: string) {
  return inTransaction(db, (tx) => {
    const own = requireOwn(tx, family, id)
    withdrawCopiesOf(tx, id)
    tx.delete(activities).where(ofOwner(family, id)).run()
    return { message: `${own.title} is removed.` }
  })
}

const ofOwner = (family: Family, id: string) =>
  and(eq(activities.id, id), eq(activities.owner_family_id, family.id))
