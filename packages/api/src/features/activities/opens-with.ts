import type { Family } from '@fgm/db/schema'
import type { ActivityLibrary, OpensWith } from '@fgm/shared/activities/activities'
import { foundingSpots } from '@fgm/shared/launch/founding-spots'
import type { Deps } from '../../core/deps.ts'
import { hasOpeningsLeft } from '../collection/collection.ts'
import { isFeatureOpen } from '../flags/flags.ts'
import { spotsTaken } from '../founding-spots/founding-spots.ts'

/** What would open an activity of this library to this viewer, to whom it is not open now (decisions §14, REST). */
export function opensWith(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Family | null,
  library: ActivityLibrary,
): OpensWith {
  const { db } = deps
  if (library === 'premium' && !isFeatureOpen(db, 'premium_library')) return 'coming_soon'
  if (!viewer) return spotsTaken(db) < foundingSpots ? 'account' : 'premium'
  if (library === 'premium' && hasOpeningsLeft(deps, viewer)) return 'early_access'
  return 'premium'
}
