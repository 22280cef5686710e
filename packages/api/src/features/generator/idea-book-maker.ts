import type { Family } from '@fgm/db/schema'
import { everydayActivities } from '@fgm/db/seed/activities'
import { fitsMoment } from '@fgm/shared/activities/everyday-moments'
import { fits } from '@fgm/shared/activities/ranking'
import type { GenerateActivity, MadeBy } from '@fgm/shared/generator'
import { readWish } from '@fgm/shared/generator/wish'
import type { Deps } from '../../core/deps.ts'
import { findActivity } from '../activities/activities.ts'
import { latestTitles, type Made } from './generations.ts'
import { composeIdea } from './idea-book/idea-book.ts'

/** The built-in maker: composes from the authored library, without any model. */
const ideaBook = 'ideabook'

/** Makes an activity from the built-in idea book: no key, no network, no credit, the same for the same request. */
export function makeFromIdeaBook(
  deps: Pick<Deps, 'db' | 'now'>,
  family: Family,
  input: GenerateActivity,
  attempt: number,
): Made {
  const idea = composeIdea({
    ...input,
    attempt,
    avoid_titles: latestTitles(deps.db, family),
    are_two: typeof input.second_child_age === 'number',
    skill_focus: input.skill_focus ?? null,
    wish: input.prompt,
    variation: variationOf(deps, family, input),
  })
  return {
    activity: idea.activity,
    provider: ideaBook,
    provider_display_name: null,
    model: `play:${idea.source_id}`,
    prompt_seen: { system: '', user: '' },
    notes: idea.notes,
    written_activity_id: writtenFor(input),
    is_free: true,
  }
}

/** An authored activity for the moment of the wish: only mentioned, never sold as new. */
function writtenFor(input: GenerateActivity): string | null {
  const { child_age, available_materials, prompt, variation } = input
  const [moment] = readWish(prompt).moments
  if (!moment || variation) return null
  const written = everydayActivities().find(
    (item) =>
      item.made_for.includes(moment) &&
      item.own_category === input.category &&
      fits(item, child_age) &&
      item.materials.every((id) => available_materials.includes(id)) &&
      fitsMoment(item, moment),
  )
  // The id of an authored activity is its slug.
  return written?.slug ?? null
}

function variationOf(
  deps: Pick<Deps, 'db' | 'now'>,
  family: Family,
  { variation }: GenerateActivity,
) {
  if (!variation) return null
  const of = findActivity(deps, family, variation.of_activity_id)
  return {
    kind: variation.kind,
    of: {
      title: of.title,
      materials: of.materials,
      setup_instructions: of.setup_instructions.split('\n'),
    },
  }
}

/** Who made a result, for people. The idea book is always called by its name (decisions §4). */
export function madeBy(provider: string | null, displayName: string | null): MadeBy {
  if (provider && provider !== ideaBook) {
    const name = displayName ?? provider
    return {
      provider,
      display_name: name,
      is_ai: true,
      ribbon: `Written by AI (${name}) and checked for age, materials and safety.`,
    }
  }
  return {
    provider: ideaBook,
    display_name: 'From our idea book',
    is_ai: false,
    ribbon: 'From our idea book: put together from checked building blocks.',
  }
}
