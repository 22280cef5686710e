import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import type { AgeRange, HuntType } from '@fgm/shared/hunts/words'
import type { Inputs, Outputs } from '../../../lib/trpc.ts'

/* A hunt while it is made: four steps, each with sentences for what is missing (spec part two §5). */

/** The house of a hunt. `is_kept` is the one that a hunt in editing was made for, as it was then. */
export type House = {
  blueprint_id: string | null
  name: string
  document: BlueprintDocument
  is_kept: boolean
}

type SentItem = Inputs['hunts']['create']['items_data'][number]
/** An item on the screen; `key` is only for the page. */
export type ItemDraft = Omit<SentItem, 'found'> & { key: string; location: string }

export type HuntDraft = {
  house: House | null
  hunt_name: string
  hunt_type: HuntType
  age_range: AgeRange
  difficulty_level: number
  items: ItemDraft[]
}

export const steps = ['Blueprint', 'Details', 'Items', 'Review'] as const
export type Step = 1 | 2 | 3 | 4

export const emptyDraft: HuntDraft = {
  house: null,
  hunt_name: '',
  hunt_type: 'color',
  age_range: '4-5',
  difficulty_level: 2,
  items: [],
}

/** A kept hunt, to be changed. */
export function draftOf(hunt: Outputs['hunts']['byId']): HuntDraft {
  const { hunt_name, hunt_type, age_range, difficulty_level, blueprint_id } = hunt
  const { name } = hunt.blueprint_template
  return {
    house: { blueprint_id, name, document: hunt.blueprint_data, is_kept: true },
    hunt_name,
    hunt_type,
    age_range,
    difficulty_level,
    items: hunt.items_data.map(itemDraft),
  }
}

export function itemDraft({ found: _, ...item }: SentItem & { location: string }): ItemDraft {
  keysGiven += 1
  return { ...item, key: `item ${keysGiven}` }
}
let keysGiven = 0

export const blankItem = (): ItemDraft => itemDraft({ name: '', description: '', location: '' })

/** What is missing, by what it concerns; nothing when a step can be left. */
export type Problems = Record<string, string>

export function problemsOf(step: Step, draft: HuntDraft): Problems {
  if (step === 1) return draft.house ? {} : { house: 'Please choose a blueprint first.' }
  if (step === 2)
    return draft.hunt_name.trim() ? {} : { hunt_name: 'Please give your hunt a name.' }
  if (step === 3) return itemProblems(draft.items)
  return { ...problemsOf(1, draft), ...problemsOf(2, draft), ...problemsOf(3, draft) }
}

/** The first step at which something is missing; 4 when nothing is. */
export const firstOpenStep = (draft: HuntDraft): Step =>
  ([1, 2, 3] as const).find((step) => Object.keys(problemsOf(step, draft)).length > 0) ?? 4

export const nameProblem = (key: string) => `${key} name`
export const clueProblem = (key: string) => `${key} clue`

function itemProblems(items: readonly ItemDraft[]): Problems {
  if (items.length === 0) return { items: 'Please add at least one item.' }
  const missing = items.flatMap(({ key, name, description }) => [
    ...(name.trim() ? [] : [[nameProblem(key), 'Please say what is to be found.']]),
    ...(description.trim() ? [] : [[clueProblem(key), 'Please write a clue for it.']]),
  ])
  return Object.fromEntries(missing)
}

/** An item one place earlier (-1) or later (1); the same list when there is no such place. */
export function movedItem(items: ItemDraft[], at: number, by: -1 | 1): ItemDraft[] {
  const [item, other] = [items[at], items[at + by]]
  if (!item || !other) return items
  return items.map((one, index) => (index === at ? other : index === at + by ? item : one))
}

/** What goes to the server, but for the blueprint. */
export function toSend({ house: _, items, ...details }: HuntDraft) {
  return {
    ...details,
    // Ids belong to what was found in a play; new items get theirs from the server.
    items_data: items.map(({ key: _, ...item }) => item),
  }
}
