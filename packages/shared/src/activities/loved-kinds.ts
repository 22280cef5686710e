import type { ActivityCard, MaterialId, OwnCategory } from './activities.ts'

/** What activities of a kind have in common: why loving one suggests another. '' if there is nothing to say. */
export function kindOf({
  own_category,
  materials,
}: Pick<ActivityCard, 'own_category' | 'materials'>): string {
  const isMade = materials.some((id) => makingThings.has(id))
  return own_category === 'Creative' && !isMade ? '' : kindWords[own_category]
}

const kindWords: Record<OwnCategory, string> = {
  Math: 'numbers',
  Science: 'finding out',
  Language: 'words',
  Motor: 'moving',
  Creative: 'making things',
}

/** What something is made with: a game of voices or hands is also Creative, but makes nothing. */
const makingThings: ReadonlySet<MaterialId> = new Set<MaterialId>([
  ...['paper', 'drawing_tools', 'cardboard', 'scissors', 'glue', 'tape', 'paint', 'playdough'],
  ...['craft_sticks', 'string', 'chalk', 'blocks'],
] as const)
