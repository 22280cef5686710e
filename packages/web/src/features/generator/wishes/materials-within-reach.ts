import type { MaterialId } from '@fgm/shared/activities/activities'
import { materialIds, materials } from '@fgm/shared/activities/lists'
import { readStored, store } from '../../../lib/browser-storage.ts'

const key = 'materials-at-home'

/** What nearly every home has; ticked with one press. */
export const commonHousehold: readonly MaterialId[] = [
  'paper',
  'drawing_tools',
  'tape',
  'cardboard',
  'toy_figures',
  'textiles',
  'cups_bowls',
  'spoons_tongs',
  'water_ice',
  'books',
]

/** What was ticked last on this device. Ids that are no longer in the list are left out. */
export function rememberedMaterials(): MaterialId[] {
  const stored = (readStored(key) ?? '').split(' ')
  return materialIds.filter((id) => stored.includes(id))
}

export function rememberMaterials(ids: readonly MaterialId[]): void {
  store(key, ids.length > 0 ? ids.join(' ') : null)
}

/** The ticked things that may be used at that age; the others stay ticked for an older child. */
export function usableAt(childAge: number, ids: readonly MaterialId[]): MaterialId[] {
  return materials
    .filter(({ id, min_age }) => ids.includes(id) && min_age <= childAge)
    .map(({ id }) => id)
}
