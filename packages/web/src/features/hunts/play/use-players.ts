import { useState } from 'react'
import { store } from '../../../lib/browser-storage.ts'
import { readStoredJson } from '../../../lib/stored-json.ts'
import { useChildren } from '../../children/use-children.ts'
import { playersKey } from '../kept-hunts.ts'

/** Who played, of the family's children; those of the last hunt are chosen to begin with, an only child always is. */
export function usePlayers(familyId: string) {
  const { children = [] } = useChildren()
  const [pressed, setPressed] = useState<string[]>()
  const usual = pressed ?? usualPlayers(familyId) ?? (children.length === 1 ? undefined : [])
  const chosen = children.flatMap(({ id }) => ((usual?.includes(id) ?? true) ? [id] : []))
  function remember() {
    if (children.length > 0) store(playersKey(familyId), JSON.stringify(chosen))
  }
  return { children, chosen, choose: setPressed, remember }
}

function usualPlayers(familyId: string): string[] | undefined {
  const kept = readStoredJson(playersKey(familyId))
  return Array.isArray(kept) ? kept : undefined
}
