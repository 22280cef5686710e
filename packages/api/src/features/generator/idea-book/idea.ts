import type { InterestId, MaterialId, SkillId } from '@fgm/shared/activities/activities'
import type { GenerateActivity, VariationKind } from '@fgm/shared/generator'
import type { Made } from '../generations.ts'

/** The input of the idea book. `attempt` counts requests for the same wish: each gives another idea. */
export type IdeaRequest = Pick<GenerateActivity, 'child_age' | 'category'> & {
  /** Two children play: the other one is as old or older. */
  are_two?: boolean
  available_materials: readonly MaterialId[]
  duration: number
  child_interests: readonly InterestId[]
  skill_focus: SkillId | null
  /** Free text: it can change the moment, the mood and the topic, nothing else. */
  wish: string
  attempt: number
  /** Titles the family has seen lately, newest first. */
  avoid_titles: readonly string[]
  variation: {
    kind: VariationKind
    of: {
      title: string
      materials: readonly string[]
      setup_instructions: readonly string[]
    }
  } | null
}

/** The columns of an activity, lists joined by line breaks. */
export type IdeaColumns = Made['activity']

/** An activity from the idea book, with notes about the wish, and the play it was made from. */
export type Idea = { activity: IdeaColumns; notes: string[]; source_id: string }
