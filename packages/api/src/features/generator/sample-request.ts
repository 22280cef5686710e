import type { GenerateActivity } from '@fgm/shared/generator'
import type { AiRequest } from '../../services/ai.ts'
import { nearestExample } from './examples.ts'
import { promptFor } from './prompt.ts'
import { checkResponse } from './response-check.ts'
import { responseSchema } from './response-schema.ts'

/** What nobody in particular might wish for a child of five. */
const sampleInput: GenerateActivity = {
  child_age: 5,
  category: 'Creative',
  available_materials: ['paper', 'drawing_tools'],
  duration: 15,
  child_interests: [],
  skill_focus: null,
  prompt: '',
}

/** What a test asks a provider for: an activity like those of families, checked like theirs. */
export const sampleRequest = (): AiRequest<{ title: string }> => ({
  prompt: promptFor(sampleInput, {
    wish: '',
    avoid_titles: [],
    example: nearestExample(sampleInput),
    variation: null,
  }),
  schema: responseSchema,
  check: async (answer) => {
    const verdict = await checkResponse(sampleInput, answer)
    return verdict.is_good ? { is_good: true, value: verdict.value.activity } : verdict
  },
  onText: () => {},
  onAttempt: () => {},
  signal: new AbortController().signal,
  generation_id: null,
  family: null,
})
