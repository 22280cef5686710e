import type { Db } from '@fgm/db'
import { communityItems, type Family, favorites, type Parent, parents } from '@fgm/db/schema'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { noteOfFamily } from '../audit/audit.ts'
import { forgetRequestsOf } from '../idempotency/idempotency.ts'
import { forgetInvitationsOf } from '../invitations/invitations.ts'
import { familyOf } from '../parents/parents.ts'
import { endTokens } from '../tokens/tokens.ts'
import { copyChildren } from './copying.ts'
import { type OwnFamilyReason, tellOfOwnFamily } from './family-mails.ts'
import { confirmFamily, foundFamily } from './founding.ts'

/**
 * A parent goes into a family of their own: the next number, no founding spot, and a copy of some children with what they
 * did. Both families are told by whoever calls this; here the parent is.
 * @returns the parent as they are then.
 */
export function giveOwnFamily(
  deps: Deps,
  tx: Db,
  parent: Parent,
  { how, children }: { how: OwnFamilyReason; children: 'all' | 'none' | 'brought' },
): Parent {
  const shared = familyOf(tx, parent)
  const own = foundFamily(deps, tx, { is_email_verified: true, takesSpot: false })
  const copied =
    children === 'none'
      ? 0
      : copyChildren(deps, tx, { parent, from: shared, to: own, which: children })
  const moved = changeFamily(tx, parent, own, deps.now())
  if (moved.email_verified_at) confirmFamily(deps, tx, own)
  tellOfOwnFamily(deps, tx, moved, own, { how, children: copied })
  noteOfFamily(deps, tx, 'families.ownFamily', own.id, { how, children: copied })
  return moved
}

/**
 * Moves a parent's row, and ends what acted for the family before: their favorites in it, invitations they made, keys
 * for programs, and responses kept for a retry.
 */
export function changeFamily(tx: Db, parent: Parent, to: Pick<Family, 'id'>, now: Date): Parent {
  tx.delete(favorites)
    .where(and(eq(favorites.parent_id, parent.id), eq(favorites.family_id, parent.family_id)))
    .run()
  tx.update(communityItems)
    .set({ author_parent_id: null })
    .where(
      and(
        eq(communityItems.author_parent_id, parent.id),
        eq(communityItems.author_family_id, parent.family_id),
      ),
    )
    .run()
  forgetInvitationsOf(tx, parent)
  endTokens(tx, parent.id)
  forgetRequestsOf(tx, parent)
  return tx
    .update(parents)
    .set({ family_id: to.id, joined_at: now.toISOString() })
    .where(eq(parents.id, parent.id))
    .returning()
    .get()
}
