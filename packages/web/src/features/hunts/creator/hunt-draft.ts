import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { storiesFor } from '@fgm/shared/hunts/stories/stories'
import {
  type AgeRange,
  ageRanges,
  type HuntType,
  huntTypes,
  youngestOf,
} from '@fgm/shared/hunts/words'
import { storeForThisTab } from '../../../lib/browser-storage.ts'
import { readJsonForThisTab } from '../../../lib/stored-json.ts'
import type { Inputs, Outputs } from '../../../lib/trpc.ts'
import type { Blueprint } from '../../blueprints/blueprint-card.tsx'
import type { ChosenStory } from '../story-choice.tsx'

/* A hunt while it is created: four steps, each with sentences for what is missing (spec part two §5). */

/** The house of a hunt. `is_kept` is the house that an edited hunt was created for, as it was then. */
export type House = {
  blueprint_id: string | null
  name: string
  document: BlueprintDocument
  is_kept: boolean
}

export const houseOf = ({ id, name, blueprint_data }: Blueprint): House => ({
  blueprint_id: id,
  name,
  document: blueprint_data,
  is_kept: false,
})

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
  /** Suggested clues rhyme, where there are rhymes for the thing. */
  is_rhymed?: boolean
} & Partial<ChosenStory>

/** A change of the draft; a function gets the draft as it is by then. */
export type DraftChange = Partial<HuntDraft> | ((newest: HuntDraft) => Partial<HuntDraft>)

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

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const today = () => weekdays[new Date().getDay()]

/** 'Saturday color hunt': the name of a hunt until a parent types one. */
export const proposedName = (type: HuntType, day = today()): string =>
  type === 'custom' ? `${day} hunt` : `${day} ${type} hunt`

/** Changes a new hunt to another type; a name that was only proposed, also on another day, changes with it. */
export function typeChange({ hunt_name, hunt_type }: HuntDraft, to: HuntType): Partial<HuntDraft> {
  const day = weekdays.find((one) => hunt_name === proposedName(hunt_type, one))
  return { hunt_type: to, ...(day && { hunt_name: proposedName(to, day) }) }
}

/** The draft of a saved hunt. */
export function draftOf(hunt: Outputs['hunts']['byId']): HuntDraft {
  const { hunt_name, hunt_type, age_range, difficulty_level, story_id, treasure_place } = hunt
  const { blueprint_id, blueprint_template, blueprint_data: document, items_data } = hunt
  return {
    ...{ hunt_name, hunt_type, age_range, difficulty_level, story_id, treasure_place },
    house: { blueprint_id, name: blueprint_template.name, document, is_kept: true },
    items: items_data.map(itemDraft),
    is_rhymed: items_data.some(({ wording }) => wording?.is_rhymed),
  }
}

export function itemDraft({ found: _, ...item }: SentItem & { location: string }): ItemDraft {
  keysGiven += 1
  return { ...item, key: `item ${keysGiven}` }
}
let keysGiven = 0

export const blankItem = (): ItemDraft => itemDraft({ name: '', description: '', location: '' })

/** What is missing, by field; empty when the step can be left. */
export type Problems = Record<string, string>

export function problemsOf(step: Step, draft: HuntDraft): Problems {
  if (step === 1) return draft.house ? {} : { house: 'Please choose a blueprint first.' }
  if (step === 2)
    return draft.hunt_name.trim() ? {} : { hunt_name: 'Please give your hunt a name.' }
  if (step === 3) return itemProblems(draft.items)
  return { ...problemsOf(1, draft), ...problemsOf(2, draft), ...problemsOf(3, draft) }
}

export const nameProblem = (key: string) => `${key} name`
export const clueProblem = (key: string) => `${key} clue`

function itemProblems(items: readonly ItemDraft[]): Problems {
  if (items.length === 0) return { items: 'Please add at least one item.' }
  const missing = items.flatMap(({ key, name, description }) => [
    ...(name.trim() ? [] : [[nameProblem(key), 'Please say what to find.']]),
    ...(description.trim() ? [] : [[clueProblem(key), 'Please write a clue for it.']]),
  ])
  return Object.fromEntries(missing)
}

/** An item as a parent changed it: with another thing or place, our texts about the old one are dropped. */
export function changedItem(item: ItemDraft, change: Partial<ItemDraft>): ItemDraft {
  const isOther = (key: keyof ItemDraft) => key in change && change[key] !== item[key]
  const isMoved = isOther('location') || isOther('place_id')
  const isOurs = !isMoved && !isOther('name') && !isOther('description')
  return {
    ...item,
    ...change,
    ...(!isOurs && { answer: undefined, authored_id: undefined, wording: undefined }),
    ...(isMoved && { task: undefined }),
  }
}

/** The items with those of `from` replaced by those of `to`; one that was changed meanwhile stays. */
export const replacedItems = (
  items: readonly ItemDraft[],
  from: readonly ItemDraft[],
  to: readonly ItemDraft[],
): ItemDraft[] => items.map((item) => to[from.indexOf(item)] ?? item)

/** Moves an item one place earlier (-1) or later (1); the same list when there is no such place. */
export function movedItem(items: ItemDraft[], at: number, by: -1 | 1): ItemDraft[] {
  const [item, other] = [items[at], items[at + by]]
  if (!item || !other) return items
  return items.map((one, index) => (index === at ? other : index === at + by ? item : one))
}

/** The story of a draft; none when it no longer fits the items or the age. */
export function storyOf({ story_id, treasure_place = '', items, age_range }: HuntDraft) {
  const fitting = storiesFor(items.length, [youngestOf(age_range)])
  return { story_id: fitting.find(({ id }) => id === story_id)?.id ?? null, treasure_place }
}

/** What is sent to the server, without the blueprint. */
export function toSend(draft: HuntDraft) {
  const { house: _, is_rhymed: _rhymed, items, ...details } = draft
  return {
    ...details,
    ...storyOf(draft),
    // Ids belong to what was found in a play; new items get theirs from the server.
    items_data: items.map(({ key: _, ...item }) => item),
  }
}

/* The draft is stored for the tab: a reload, or a look at another page, loses nothing. */

export type DraftInProgress = { draft: HuntDraft; step: Step }
type StoredDraft = DraftInProgress & { form: typeof schemaVersion }

/** Increased when a stored draft of an older page no longer fits. */
const schemaVersion = 1
const keyOf = (familyId: string) => `hunt-draft:${familyId}`

/** Stores the draft of a family. */
export function saveDraft(familyId: string, { draft, step }: DraftInProgress): void {
  const stored: StoredDraft = { form: schemaVersion, draft, step }
  storeForThisTab(keyOf(familyId), JSON.stringify(stored))
}

/** Deletes the draft: the hunt is created, or the family starts over. */
export const deleteDraft = (familyId: string): void => storeForThisTab(keyOf(familyId), null)

/** The draft stored in this tab; null for one in another house than `blueprintId`, if that is given. */
export function savedDraft(familyId: string, blueprintId?: string): DraftInProgress | null {
  const stored = parsed(readJsonForThisTab(keyOf(familyId)))
  if (!stored) return null
  const { draft, step } = stored
  if (blueprintId !== undefined && draft.house?.blueprint_id !== blueprintId) return null
  // New keys: those of a reloaded page begin at one again.
  return { step, draft: { ...draft, items: draft.items.map((item) => itemDraft(item)) } }
}

function parsed(read: unknown): StoredDraft | null {
  const stored = read as Partial<StoredDraft> | null
  return stored?.form === schemaVersion && isComplete(stored.draft) && isStep(stored.step)
    ? (stored as StoredDraft)
    : null
}

const isStep = (step: unknown): step is Step => [1, 2, 3, 4].includes(step as number)

const isComplete = (draft: Partial<HuntDraft> | undefined): draft is HuntDraft =>
  draft !== undefined &&
  Object.keys(emptyDraft).every((key) => key in draft) &&
  Array.isArray(draft.items) &&
  huntTypes.some((type) => type === draft.hunt_type) &&
  ageRanges.some((range) => range === draft.age_range)
