import { useState } from 'react'
import type { Session } from './session.tsx'

/**
 * Counts up when another family is here than the moment before: somebody has signed in as somebody else in another tab.
 * As the key of a page it lets go of what was typed and opened there. Signing in and out by oneself counts nothing.
 */
export function useFamilyTurn({ state, user }: Session): number {
  const [here, setHere] = useState({ family_id: user?.id, turn: 0 })
  if (state === 'checking' || user?.id === here.family_id) return here.turn
  const turn = here.turn + (user && here.family_id ? 1 : 0)
  setHere({ family_id: user?.id, turn })
  return turn
}
