import type { User } from '@fgm/db/schema'
import type { Activity } from '@fgm/shared/activities/activities'
import type { GenerateActivity, GenerationEvent } from '@fgm/shared/generator'
import { scrub, scrubWish } from '@fgm/shared/safety/personal-data/scrubbed-text'
import type { Deps } from '../../core/deps.ts'
import { findActivity } from '../activities/activities.ts'
import { listChildren } from '../children/children.ts'
import { draftReader } from './draft.ts'
import { nearestExample } from './examples.ts'
import { type GenerationRow, latestTitles, type Made } from './generations.ts'
import { promptFor } from './prompt.ts'
import { type CheckedResponse, checkResponse } from './response-check.ts'
import { responseSchema } from './response-schema.ts'

/**
 * Lets a provider write the activity. Drafts go out as they grow; what is delivered passed every check.
 * @throws AiFailure when no provider delivered something safe.
 */
export async function makeByAi(
  deps: Deps,
  user: User,
  row: GenerationRow,
  input: GenerateActivity,
  signal: AbortSignal,
  emit: (event: GenerationEvent) => void,
): Promise<Made> {
  let readDraft = draftReader(input.child_age)
  const answer = await deps.ai.ask<CheckedResponse>({
    generation_id: row.id,
    prompt: promptOf(deps, user, input),
    schema: responseSchema,
    signal,
    family: user.id,
    check: (value) => {
      emit({ type: 'progress', sentence: 'Checking for safety...' })
      return checkResponse(input, value)
    },
    onAttempt: (_provider, isRepair) => {
      readDraft = draftReader(input.child_age)
      emit({
        type: 'progress',
        sentence: isRepair ? 'Making it safer...' : 'Choosing materials...',
      })
    },
    onText: async (text) => {
      const draft = await readDraft(text)
      if (draft && !signal.aborted) emit({ type: 'draft', draft })
    },
  })
  return {
    activity: answer.value.activity,
    provider: answer.provider,
    provider_display_name: answer.display_name,
    model: answer.model,
    prompt_seen: answer.prompt,
    notes: answer.value.is_wish_changed ? ['We changed your wish to keep it safe.'] : [],
    is_free: false,
  }
}

function promptOf(deps: Deps, user: User, input: GenerateActivity) {
  const family = {
    child_names: listChildren(deps, user).map((child) => child.name),
    parent_name: user.name,
  }
  // A parent may have written a name into an own creation, too.
  const clean = (text: string) => scrub(text, family)
  return promptFor(input, {
    wish: scrubWish(input.prompt, family),
    avoid_titles: latestTitles(deps.db, user).map(clean),
    example: nearestExample(input),
    variation: input.variation
      ? {
          kind: input.variation.kind,
          ...cleaned(findActivity(deps, user, input.variation.of_activity_id), clean),
        }
      : null,
  })
}

const cleaned = (of: Activity, clean: (text: string) => string) => ({
  title: clean(of.title),
  setup_instructions: clean(of.setup_instructions),
})
