import { interests, materials, ownCategories, skills } from '@fgm/shared/activities/lists'
import { generatorDurations } from '@fgm/shared/generator'

const text = (description: string) => ({ type: 'string', description })
const texts = (description: string) => ({ type: 'array', items: { type: 'string' }, description })
const oneOf = (values: readonly (string | number)[]) => ({
  type: typeof values[0] === 'number' ? 'integer' : 'string',
  enum: [...values],
})

const properties = {
  title: text('3-60 characters, concrete, no exclamation mark'),
  description: text('50-220 characters: what happens and the hook; the first 100 stand alone'),
  category: oneOf(ownCategories),
  difficulty_level: oneOf(['easy', 'medium', 'hard']),
  min_age: { type: 'integer' },
  max_age: { type: 'integer' },
  duration_minutes: oneOf(generatorDurations),
  prep_minutes: { type: 'integer', description: 'Minutes of preparation, 0-15' },
  materials: { type: 'array', items: oneOf(materials.map(({ id }) => id)) },
  materials_list: texts('What to fetch, with amounts'),
  setup_instructions: texts(
    '3-7 imperative steps of at most 24 words; the last one closes or tidies',
  ),
  learning_objectives: texts('2-4 lines, each an observable verb in the third person'),
  connection_prompt: text('Begins with Say or Ask; one quoted open question'),
  easier: text('One real change, at most 160 characters'),
  harder: text('One real change, at most 160 characters'),
  safety_note: text('Names the actual hazards and how close the adult is'),
  supervision: oneOf(['S0', 'S1', 'S2', 'S3']),
  skill: oneOf(skills.map(({ id }) => id)),
  interests: { type: 'array', items: oneOf(interests.map(({ id }) => id)) },
  unsafe_request: { type: 'boolean', description: 'True when the wish could not be met safely' },
}

/**
 * What a provider is held to (content README §6.2): every key required, nothing else allowed, enums
 * for lists. Lengths stay out of it, because strict decoders take only a part of JSON Schema.
 */
export const responseSchema = {
  name: 'activity',
  json_schema: {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  },
}
