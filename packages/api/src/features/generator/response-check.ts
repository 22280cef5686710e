import { MaterialId } from '@fgm/shared/activities/activities'
import {
  baseSupervisionFor,
  interests,
  materials,
  ownCategories,
  skills,
} from '@fgm/shared/activities/lists'
import { type GenerateActivity, generatorDurations, ProviderActivity } from '@fgm/shared/generator'
import { clearHazards } from '@fgm/shared/safety/doubts/hazard-doubts'
import { isEnglish } from '@fgm/shared/safety/english'
import { checkActivitySafety } from '@fgm/shared/safety/gate'
import { personalDataProblemsBySteps } from '@fgm/shared/safety/personal-data/personal-data'
import { oneLine } from '@fgm/shared/text/text'
import { runInSlices } from '../../core/run-in-slices.ts'
import type { AiVerdict } from '../../services/ai.ts'
import type { Made } from './generations.ts'
import { withSafetyNote } from './safety-note.ts'

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
 * The JSON schema for a provider (content README §6.2): every key required, nothing else allowed, enums
 * for lists. It has no lengths, because strict decoders accept only a part of JSON Schema.
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

type CheckedActivity = Made['activity']

/** A checked response. `is_wish_changed`: the provider could not meet the wish safely and made something else. */
export type CheckedResponse = { activity: CheckedActivity; is_wish_changed: boolean }

/** Limits of what a page, a card and a printable can hold (content README §4.1). */
const limits = {
  title: [3, 60],
  description: [20, 300],
  steps: [3, 8],
  objectives: [1, 5],
  line: 240,
} as const

/** In characters: more than twice what all sections may hold. */
const maxActivityLength = 12_000

/**
 * Checks a provider's response against the request: shape, only ticked materials, lengths, the age × material hazard gate with
 * the child's real age, and no sentence that is clearly unsafe. A required safety sentence that is merely missing is added;
 * everything else goes back to the provider once, as problems to fix.
 */
export async function checkResponse(
  input: GenerateActivity,
  response: unknown,
): Promise<AiVerdict<CheckedResponse>> {
  const parsed = ProviderActivity.safeParse(response)
  if (!parsed.success)
    return {
      is_good: false,
      kind: 'invalid',
      problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    }
  // Rules read every word: a very long text would block the event loop.
  if (JSON.stringify(parsed.data).length > maxActivityLength)
    return { is_good: false, kind: 'invalid', problems: ['All of it must be far shorter.'] }
  const activity = withSafetyNote(toColumns(input, parsed.data))
  const problems = [
    ...shapeProblems(activity),
    ...materialProblems(input, parsed.data),
    ...(await contactProblems(activity)),
  ]
  if (problems.length > 0) return { is_good: false, kind: 'invalid', problems }
  // The gate does not know objectives; a model can put anything into them, so they are checked as description.
  const description = `${activity.description}\n${activity.learning_objectives}`
  const report = checkActivitySafety(
    { ...activity, description },
    { child_age: input.child_age, is_read_again: true },
  )
  if (!report.is_safe)
    return {
      is_good: false,
      kind: 'unsafe',
      problems: report.findings.map(({ sentence, excerpt }) => `${sentence} ("${excerpt}")`),
    }
  const doubts = clearHazards(activity)
  if (doubts.length > 0) return { is_good: false, kind: 'unsafe', problems: doubts }
  return {
    is_good: true,
    value: {
      activity: { ...activity, supervision: report.supervision },
      is_wish_changed: parsed.data.unsafe_request,
    },
  }
}

/** The texts of an activity, all of which a family reads. */
const sections = [
  'title',
  'description',
  'materials_list',
  'setup_instructions',
  'learning_objectives',
  'connection_prompt',
  'easier',
  'harder',
  'safety_note',
] as const
type Section = (typeof sections)[number]

/** Every word of an activity that its family will read, by section. */
export const textOf = (activity: CheckedActivity): Record<string, string> =>
  Object.fromEntries(sections.map((name) => [name, activity[name] ?? '']))

/** A provider knows no family, so no name in its response is personal. */
const noFamily = { child_names: [], parent_names: [] }

/**
 * Links, addresses and phone numbers, one sentence each: an activity for a child needs none. Other requests
 * are handled between the patterns.
 */
export function contactProblems(texts: Partial<Record<Section, string | string[] | null>>) {
  const lines = sections.map((name) => [name, [texts[name] ?? []].flat().join('\n')])
  const all = Object.fromEntries(lines) as Record<Section, string>
  return runInSlices(personalDataProblemsBySteps(all, noFamily))
}

/** Ages around the child's that the activity is filed under. */
function toColumns(input: GenerateActivity, response: ProviderActivity): CheckedActivity {
  const lines = (list: string[]) => list.map(oneLine).filter(Boolean).join('\n')
  return {
    title: oneLine(response.title),
    description: oneLine(response.description),
    category: input.category,
    own_category: input.category,
    difficulty_level: response.difficulty_level,
    min_age: input.child_age,
    max_age: Math.min(12, input.child_age + 1),
    duration_minutes: input.duration,
    prep_minutes: Math.min(Math.max(response.prep_minutes, 0), 15),
    materials: MaterialId.options.filter((id) => response.materials.includes(id)),
    materials_list: lines(response.materials_list) || 'Nothing, just you two',
    setup_instructions: lines(response.setup_instructions.map(withoutNumber)),
    learning_objectives: lines(response.learning_objectives),
    connection_prompt: oneLine(response.connection_prompt),
    easier: oneLine(response.easier),
    harder: oneLine(response.harder),
    safety_note: oneLine(response.safety_note),
    supervision: baseSupervisionFor(input.child_age),
    skill: input.skill_focus ?? response.skill ?? skillOf(input),
    interests: input.child_interests,
    setting: 'any',
  }
}

/** A skill of the category, if neither the request nor the response names one. */
const skillOf = ({ category }: GenerateActivity) =>
  skills.find(({ default_own_category }) => default_own_category === category)?.id ?? 'creativity'

/** '2. Fold the paper' → 'Fold the paper': the page numbers the steps itself. */
const withoutNumber = (step: string) => step.replace(/^\s*(?:step\s*)?\d+\s*[.):-]\s*/i, '')

function shapeProblems(activity: CheckedActivity): string[] {
  const steps = activity.setup_instructions.split('\n')
  const objectives = activity.learning_objectives.split('\n').filter(Boolean)
  const isWithin = (size: number, [least, most]: readonly [number, number]) =>
    size >= least && size <= most
  const all = [
    ...steps,
    ...objectives,
    ...activity.materials_list.split('\n'),
    activity.easier,
    activity.harder,
  ]
  const checks: [boolean, string][] = [
    [isWithin(activity.title.length, limits.title), 'The title needs 3 to 60 characters.'],
    [
      isWithin(activity.description.length, limits.description),
      'The description needs 50 to 220 characters.',
    ],
    [isWithin(steps.length, limits.steps), 'There must be 3 to 7 setup_instructions.'],
    [isWithin(objectives.length, limits.objectives), 'There must be 2 to 4 learning_objectives.'],
    [all.every((line) => line.length <= limits.line), 'Every line must be one short sentence.'],
    [activity.connection_prompt.length >= 10, 'connection_prompt is missing.'],
    [activity.safety_note.length >= 10, 'safety_note is missing.'],
    [
      isEnglish(`${activity.description}\n${activity.setup_instructions}`),
      'Write all of it in plain English.',
    ],
    [!/https?:|www\.|<\/?[a-z]/i.test(JSON.stringify(activity)), 'No links and no markup.'],
  ]
  return checks.filter(([isFine]) => !isFine).map(([, sentence]) => sentence)
}

function materialProblems(input: GenerateActivity, response: ProviderActivity): string[] {
  const ticked = new Set<string>(input.available_materials)
  return response.materials
    .filter((id) => !ticked.has(id))
    .map((id) => `"${id}" is not among available_materials; use only those.`)
}
