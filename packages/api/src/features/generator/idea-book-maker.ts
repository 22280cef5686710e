import type { User } from '@fgm/db/schema'
import { everydayActivities } from '@fgm/db/seed/activities'
import type { GenerateActivity } from '@fgm/shared/generator'
import type { Deps } from '../../core/deps.ts'
import { findActivity } from '../activities/activities.ts'
import type { Made } from './generations.ts'
import { composeIdea } from './idea-book/idea-book.ts'
import { ideaBook } from './made-by.ts'

/** Makes an activity from the built-in idea book: no key, no network, the same for the same request. */
export function makeFromIdeaBook(
  deps: Pick<Deps, 'db' | 'now'>,
  user: User,
  input: GenerateActivity,
  options: { attempt: number; avoid_titles: string[]; is_free: boolean },
): Made {
  const idea = composeIdea(
    {
      child_age: input.child_age,
      category: input.category,
      available_materials: input.available_materials,
      duration: input.duration,
      child_interests: input.child_interests,
      skill_focus: input.skill_focus ?? null,
      wish: input.prompt,
      attempt: options.attempt,
      avoid_titles: options.avoid_titles,
      variation: variationOf(deps, user, input),
    },
    everydayActivities(),
  )
  return {
    activity: idea.activity,
    provider: ideaBook,
    provider_display_name: null,
    model: `${idea.source}:${idea.source_id}`,
    prompt_seen: { system: '', user: '' },
    notes: idea.notes,
    is_free: options.is_free,
  }
}

function variationOf(deps: Pick<Deps, 'db' | 'now'>, user: User, { variation }: GenerateActivity) {
  if (!variation) return null
  const of = findActivity(deps, user, variation.of_activity_id)
  return {
    kind: variation.kind,
    of: {
      title: of.title,
      materials: of.materials,
      setup_instructions: of.setup_instructions.split('\n'),
    },
  }
}
