import type { MaterialId } from '@fgm/shared/activities/activities'
import { linesOf, neededLines } from '@fgm/shared/activities/words'
import type { Draft, GeneratedActivity } from '@fgm/shared/generator'
import type { Wishes } from '../generation-state.ts'

/** What stands on the card, whether it is still being written or done. Missing sections are not written yet. */
export type Paper = Omit<Draft, 'safety_note'> & {
  duration_minutes: number
  min_age: number
  max_age: number
  safety_note?: string
  /** What its picture shows, and what kinds of things it needs; known when it is finished. */
  scene?: string
  materials?: readonly MaterialId[]
  /** An adult must be close, so the note has to be read before the first step. */
  isSafetyFirst?: boolean
}

/** The card while it is written: minutes and age are what was wished for. */
export function paperOfDraft({ wishes, draft }: { wishes: Wishes; draft: Draft }): Paper {
  const { duration, child_age } = wishes
  return { ...draft, duration_minutes: duration, min_age: child_age, max_age: child_age }
}

/** The finished card. */
export function paperOfActivity(activity: GeneratedActivity): Paper {
  const { materials_list, setup_instructions, learning_objectives, supervision } = activity
  return {
    ...activity,
    materials_list: neededLines(materials_list),
    setup_instructions: linesOf(setup_instructions),
    learning_objectives: linesOf(learning_objectives),
    isSafetyFirst: supervision === 'S2' || supervision === 'S3',
  }
}
