import type { Family } from '@fgm/db/schema'
import type { LockedActivity } from '@fgm/shared/activities/activities'
import type { Deps } from '../../core/deps.ts'
import { notFound } from '../../core/errors.ts'
import { isFeatureOpen } from '../flags/flags.ts'
import { authoredLibrary, countOpened, isOpen, toGlimpse } from './activities.ts'
import type { Authored } from './authored.ts'
import { opensWith } from './opens-with.ts'

/*
 * What a locked activity shows: enough to want it, never its steps
 * (docs/decisions/034-locked-is-a-window.md).
 */

/** An authored activity as everyone may see it, and what opens it for this viewer. @throws 404 for any other. */
export function activityWindow(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Family | null,
  id: string,
): LockedActivity {
  const { by_id } = authoredLibrary(deps.db)
  const authored = by_id.get(id)
  if (!authored) throw notFound('Activity')
  return {
    ...toGlimpse(authored.whole),
    connection_prompt: authored.whole.connection_prompt,
    opens_with: isOpen(deps, viewer, id) ? null : opensWith(deps, viewer, authored.library),
    opens_more: countOpened(deps.db, isFeatureOpen(deps.db, 'premium_library')) - 1,
    free_like_it: nearestFree(authored, [...by_id.values()]),
  }
}

/** A free one of the same kind if there is one, for nearly the same ages; else the nearest by age. */
function nearestFree(to: Authored, all: Authored[]): LockedActivity['free_like_it'] {
  const distance = ({ card }: Authored) =>
    Math.abs(card.min_age - to.card.min_age) +
    Math.abs(card.max_age - to.card.max_age) +
    (card.own_category === to.card.own_category ? 0 : 100)
  const [nearest] = all
    .filter(({ library }) => library === 'free')
    .sort((one, other) => distance(one) - distance(other))
  if (!nearest) throw new Error('There is no free activity')
  return { id: nearest.id, title: nearest.card.title }
}
