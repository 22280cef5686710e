import { useState } from 'react'
import type { Session } from './session.tsx'

/**
 * Counts up when another family is here than the moment before: somebody has signed in as somebody else in another tab.
 * As the key of a page it lets go of what was typed and opened there. Signing in and out by oneself counts nothing.
 */
export function useFamilyTurn({ state, user }: Session): number {
  const id = user?.id
  const [[family, turn], setHere] = useState([id, 0])
  if (state !== 'checking' && id !== family) setHere([id, turn + (id && family ? 1 : 0)])
  return turn
}
