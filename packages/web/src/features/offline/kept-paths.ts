import type { QueryKey } from '@tanstack/react-query'

/** What a family may look at without a network: its session, My Activities, and the hunts. */
const keptPaths = new Set([
  'auth.status',
  'children.list',
  ...['activities.cards', 'activities.marks', 'activities.list', 'activities.byId'],
  'activities.status',
  ...['hunts.list', 'hunts.byId', 'blueprints.ownAndPresets'],
])

type Question = { path: string; input: unknown }

/** What a query of tRPC's hooks asks for. */
export function questionOf([path, options]: QueryKey): Question {
  const { input } = (options ?? {}) as { input?: unknown }
  return { path: Array.isArray(path) ? path.join('.') : '', input }
}

export const isKept = ({ path }: Question): boolean => keptPaths.has(path)
