import type { Family } from '@fgm/db/schema'
import type { GenerateActivity } from '@fgm/shared/generator'
import { scrub, scrubWish } from '@fgm/shared/safety/personal-data/scrubbed-text'
import type { Deps } from '../../core/deps.ts'
import { findActivity } from '../activities/activities.ts'
import { readingOf } from '../ai-reader/ai-reader.ts'
import { familyNames } from '../children/children.ts'
import { draftReader } from './draft.ts'
import { latestTitles, type Making } from './generations.ts'
import { promptFor } from './prompt.ts'
import { type CheckedResponse, checkResponse, responseSchema, textOf } from './response-check.ts'

/**
 * Lets a provider write the activity. Its title and things to fetch are sent to the page while it is written; the final
 * activity has passed the rules and a second reader.
 * @throws AiFailure if no provider delivered something safe.
 */
export async function makeByAi(deps: Deps, { family, row, input, signal, emit }: Making) {
  let readDraft = draftReader(input.child_age)
  let isShown = false
  const response = await deps.ai.generate<CheckedResponse>({
    generation_id: row.id,
    prompt: promptOf(deps, family, input),
    schema: responseSchema,
    signal,
    family: family.id,
    check: (value) => {
      emit({ type: 'progress', sentence: 'Checking for safety...' })
      return checkResponse(input, value)
    },
    reading: ({ activity }) => {
      emit({ type: 'progress', sentence: 'Reading it once more for safety...' })
      return readingOf(input.child_age, textOf(activity))
    },
    onAttempt: (_provider, isRepair) => {
      readDraft = draftReader(input.child_age)
      // The draft of a failed attempt is removed with it.
      if (isShown) emit({ type: 'draft', draft: {} })
      isShown = false
      emit({
        type: 'progress',
        sentence: isRepair ? 'Making it safer...' : 'Choosing materials...',
      })
    },
    onText: async (text) => {
      const draft = await readDraft(text)
      if (!draft || signal.aborted) return
      isShown = true
      emit({ type: 'draft', draft })
    },
  })
  return {
    activity: response.value.activity,
    provider: response.provider,
    provider_display_name: response.display_name,
    model: response.model,
    prompt_seen: { ...response.prompt, ...(response.reading && { reading: response.reading }) },
    written_activity_id: null,
    notes: response.value.is_wish_changed ? ['We changed your wish to keep it safe.'] : [],
    is_free: false,
  }
}

function promptOf(deps: Deps, family: Family, input: GenerateActivity) {
  const names = familyNames(deps, family)
  // A parent may have written a name into an own creation, too.
  const clean = (text: string) => scrub(text, names)
  const { variation } = input
  const of = variation
    ? { ...variation, ...findActivity(deps, family, variation.of_activity_id) }
    : null
  return promptFor(input, {
    wish: scrubWish(input.prompt, names),
    avoid_titles: latestTitles(deps.db, family).map(clean),
    variation: of && {
      kind: of.kind,
      title: clean(of.title),
      setup_instructions: clean(of.setup_instructions),
    },
  })
}
