import { ageRanges, huntTypes } from '@fgm/shared/hunts/words'
import { storeForThisTab } from '../../../lib/browser-storage.ts'
import { readJsonForThisTab } from '../../../lib/stored-json.ts'
import { emptyDraft, type HuntDraft, itemDraft, type Step } from './hunt-draft.ts'

/* A hunt that is being made, kept as long as the tab: a reload, or a look at another page, loses nothing. */

export type Begun = { draft: HuntDraft; step: Step }
type Kept = Begun & { form: typeof form }

/** Counted up when a kept draft of an older page could no longer be taken up by a newer one. */
const form = 1
const keyOf = (familyId: string) => `hunt-draft:${familyId}`

/** Keeps what a family has begun. */
export function keepDraft(familyId: string, { draft, step }: Begun): void {
  const kept: Kept = { form, draft, step }
  storeForThisTab(keyOf(familyId), JSON.stringify(kept))
}

/** The hunt is made, or the family begins anew. */
export const dropDraft = (familyId: string): void => storeForThisTab(keyOf(familyId), null)

/** What the family had begun in this tab; in another house than `blueprint_id`, if that is given, it is not it. */
export function begunDraft(familyId: string, blueprintId?: string): Begun | null {
  const kept = whole(readJsonForThisTab(keyOf(familyId)))
  if (!kept) return null
  const { draft, step } = kept
  if (blueprintId !== undefined && draft.house?.blueprint_id !== blueprintId) return null
  // Keys are given anew: those of this page begin at one again.
  return { step, draft: { ...draft, items: draft.items.map((item) => itemDraft(item)) } }
}

function whole(read: unknown): Kept | null {
  const kept = read as Partial<Kept> | null
  return kept?.form === form && isWhole(kept.draft) && isStep(kept.step) ? (kept as Kept) : null
}

const isStep = (step: unknown): step is Step => [1, 2, 3, 4].includes(step as number)

const isWhole = (draft: Partial<HuntDraft> | undefined): draft is HuntDraft =>
  draft !== undefined &&
  Object.keys(emptyDraft).every((key) => key in draft) &&
  Array.isArray(draft.items) &&
  huntTypes.some((type) => type === draft.hunt_type) &&
  ageRanges.some((range) => range === draft.age_range)
