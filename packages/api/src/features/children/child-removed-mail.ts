import type { Db } from '@fgm/db'
import type { Parent } from '@fgm/db/schema'
import type { Deps } from '../../core/deps.ts'
import { enqueueToParents, greeting, type MailContent } from '../mail/mail.ts'
import { parentsOf } from '../parents/parents.ts'

/**
 * Tells all parents of a family that has several that one of them removed a child, in the transaction in which they did.
 * The child is not named, and the parent to confirmed addresses only (decisions §14).
 */
export function tellOfRemovedChild(
  deps: Pick<Deps, 'newId' | 'now' | 'config'>,
  tx: Db,
  by: Parent,
) {
  if (parentsOf(tx, by.family_id).length === 1) return
  enqueueToParents(deps, tx, { id: by.family_id }, 'child_removed', (parent) =>
    childRemovedMail(parent, by, deps.config.base_url),
  )
}

function childRemovedMail(to: Parent, by: Parent, baseUrl: string): MailContent {
  const isOwn = to.id === by.id
  const other = to.email_verified_at ? by.name : 'Another parent'
  const who = isOwn ? 'You' : other
  return {
    subject: `${who} removed a child from your family`,
    preview: 'The profile is gone, with what was noted for it.',
    greeting: greeting('Hello', to),
    paragraphs: [
      `${who} removed the profile of a child from your family. What the child did and liked went with it, and cannot be brought back. Your own activities stay.`,
      isOwn
        ? 'If that was not you, please choose a new password.'
        : 'If you did not expect this, talk to each other. The page of your family shows who belongs to it.',
    ],
    action: { label: 'See who belongs to your family', url: `${baseUrl}/profile#parents` },
    footnote: 'All parents of a family get this mail whenever one of them removes a child.',
  }
}
