import { type Db, inTransaction } from '@fgm/db'
import { dayLinkReplies, type Family } from '@fgm/db/schema'
import type { DoneSaid, SayDone } from '@fgm/shared/day-links'
import type { HelpInstead } from '@fgm/shared/distress/help-instead'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { notFound } from '../../core/errors.ts'
import { helpInstead } from '../distress/distress.ts'
import { itemIdAt, titleOf } from './day-link-items.ts'
import { doneOf, findOpenLink, refuseContact } from './day-links.ts'

/**
 * Notes that something of a link was done, with a line for the parents. Said again, or by two at once, it counts once and
 * the first word stands; who wrote another line reads that it was not sent. A line that tells of distress is answered with help and not kept (decisions §14).
 * @throws 404 for a link that opens nothing and for a thing that is not in it; 400 for a line with a way to reach someone.
 */
export function sayDone(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { token, item_id, note }: SayDone,
): DoneSaid | HelpInstead {
  // Before anything else: who does not have the link learns nothing of what would be refused.
  findOpenLink(deps, token)
  const instead = helpInstead(deps, note)
  if (instead) return instead
  refuseContact('note', note)
  return inTransaction(deps.db, (tx) => {
    const link = findOpenLink({ ...deps, db: tx }, token)
    const item = link.items.find((_, at) => itemIdAt(at) === item_id)
    if (!item) throw notFound('Link')
    const added = tx
      .insert(dayLinkReplies)
      .values({
        id: deps.newId(),
        family_id: link.family_id,
        day_link_id: link.id,
        item_id,
        for_name: link.for_name,
        title: titleOf(item),
        is_hunt: 'hunt' in item,
        note,
        done_at: deps.now().toISOString(),
      })
      .onConflictDoNothing()
      .run()
    const isLost = added.changes === 0 && note !== '' && note !== firstNote(tx, link, item_id)
    return {
      message: isLost
        ? 'Someone has already told the family about this one. Your line was not sent.'
        : 'Thank you! The family can see it now.',
      done: doneOf(tx, link),
    }
  })
}

const firstNote = (tx: Db, link: { id: string }, itemId: string): string | undefined =>
  tx
    .select({ note: dayLinkReplies.note })
    .from(dayLinkReplies)
    .where(and(eq(dayLinkReplies.day_link_id, link.id), eq(dayLinkReplies.item_id, itemId)))
    .get()?.note

/**
 * Removes what came back. While its link is open an empty row stays, so that a stranger cannot send the next line.
 * @throws 404 when it is not this family's.
 */
export function removeReply(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  family: Pick<Family, 'id'>,
  id: string,
): { message: string } {
  const isThis = and(
    eq(dayLinkReplies.id, id),
    eq(dayLinkReplies.family_id, family.id),
    isNull(dayLinkReplies.removed_at),
  )
  const removed = inTransaction(db, (tx) => {
    const emptied = tx
      .update(dayLinkReplies)
      .set({ removed_at: now().toISOString(), title: '', note: '', for_name: '' })
      .where(and(isThis, isNotNull(dayLinkReplies.day_link_id)))
      .run()
    return emptied.changes + tx.delete(dayLinkReplies).where(isThis).run().changes
  })
  if (removed === 0) throw notFound('Line')
  return { message: 'It is removed.' }
}
