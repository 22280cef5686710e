import { ageRangeFor } from '@fgm/shared/hunts/together'
import { useState } from 'react'
import { store } from '../../../lib/browser-storage.ts'
import { readStoredJson } from '../../../lib/stored-json.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { initial } from '../../../ui/avatar.tsx'
import { useChildren } from '../../children/use-children.ts'
import { playersKey, visitorId } from '../play-storage.ts'
import type { Player, Together } from './play-state.ts'

type Wordings = Outputs['hunts']['wordings']

/** Which of a family's children play this hunt: chosen before it, asked again at its end. */
export function useHuntPlayers(huntId: string, familyId: string | undefined) {
  const family = usePlayers(familyId)
  // Fetched before the players are chosen: a play goes on offline.
  const wordings = trpc.hunts.wordings.useQuery(
    { id: huntId },
    { enabled: family.children.length > 1, throwOnError: false },
  ).data
  const [mode, setGroupMode] = useState<Together['manner']>('turns')
  const players = family.children
    .filter(({ id }) => family.chosen.includes(id))
    .map(({ id, name, age }) => ({ id, name, age, clues: cluesFor(wordings, age) }))
  const together: Together | undefined = players.length > 1 ? { players, manner: mode } : undefined
  const ages = players.length > 0 ? players.map(({ age }) => age) : undefined
  return { ...family, together, setGroupMode, ages }
}

function cluesFor(wordings: Wordings | undefined, age: number): Player['clues'] {
  const ageRange = ageRangeFor(age)
  const worded = wordings?.items.flatMap(({ item_id, clues }) =>
    clues
      .filter((clue) => clue.age_range === ageRange)
      .map(({ description, parent_tip }) => [item_id, { description, parent_tip }] as const),
  )
  return Object.fromEntries(worded ?? [])
}

/** Which of the family's children play; those of the last hunt are preselected, an only child always is. */
export function usePlayers(familyId: string | undefined, together?: Together) {
  const { children: all = [] } = useChildren()
  const children = familyId === undefined || familyId === visitorId ? [] : all
  const [pressed, setPressed] = useState(together?.players.map(({ id }) => id))
  const usual = pressed ?? usualPlayers(familyId) ?? (children.length === 1 ? undefined : [])
  const chosen = children.flatMap(({ id }) => ((usual?.includes(id) ?? true) ? [id] : []))
  function remember() {
    if (familyId !== undefined && children.length > 0)
      store(playersKey(familyId), JSON.stringify(chosen))
  }
  const options = children.map(({ id, name }) => ({ value: id, label: name, face: initial(name) }))
  return { children, options, chosen, choose: setPressed, remember }
}

function usualPlayers(familyId: string | undefined): string[] | undefined {
  const stored = familyId === undefined ? undefined : readStoredJson(playersKey(familyId))
  return Array.isArray(stored) ? stored : undefined
}
