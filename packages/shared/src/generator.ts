import { z } from 'zod'
import {
  Activity,
  Difficulty,
  InterestId,
  MaterialId,
  OwnCategory,
  SkillId,
} from './activities/activities.ts'
import { HelpCountry, HelpInstead } from './distress/help-instead.ts'
import { childAgeLimits } from './family/child-age.ts'
import { Id, Line, Paragraphs } from './text/text.ts'

/*
 * The activity generator as pages and integrators see it (spec part one §2-5, §7; decisions §4, §13).
 */

/** Minutes a parent can choose: the spec's four, and the five and ten that the product is named for. */
export const generatorDurations = [5, 10, 15, 30, 45, 60] as const
export const defaultDuration = 30

const ageSentence = 'Please enter a valid child age (2-12 years)'
const ChildAge = z
  .number(ageSentence)
  .int(ageSentence)
  .min(childAgeLimits.min, ageSentence)
  .max(childAgeLimits.max, ageSentence)

/** What a finished activity can be turned into; each is a separate generation. */
export const VariationKind = z.enum(['easier', 'harder', 'other_materials'])
export type VariationKind = z.output<typeof VariationKind>

/** POST /api/ai/generate-activity. Free text is data: it can change the topic, never the rules. */
export const GenerateActivity = z
  .object({
    child_age: ChildAge,
    second_child_age: ChildAge.nullish().describe(
      'Of another child who plays along; every rule is for the younger of both',
    ),
    category: z.enum(OwnCategory.options, 'Please select an activity category'),
    available_materials: z
      .array(MaterialId, 'Please select at least one available material')
      .min(1, 'Please select at least one available material')
      .max(MaterialId.options.length)
      .transform((ids) => [...new Set(ids)]),
    duration: z.literal([...generatorDurations]).default(defaultDuration),
    child_interests: z
      .array(InterestId)
      .max(InterestId.options.length)
      .default([])
      .transform((ids) => [...new Set(ids)]),
    /** A value that a form sends for 'no choice' counts as none. */
    skill_focus: z
      .enum([...SkillId.options, ''])
      .transform((skill) => skill || null)
      .nullish(),
    prompt: Paragraphs(500).default(''),
    /** Only for the help numbers, if the wish tells of distress; chosen by hand. */
    country: HelpCountry.optional(),
    /** One per click: the same key never pays twice and returns the same activity. */
    idempotency_key: z.string().min(8).max(100).optional(),
    variation: z.object({ kind: VariationKind, of_activity_id: Id }).optional(),
  })
  .meta({ id: 'GenerateActivity' })
export type GenerateActivity = z.output<typeof GenerateActivity>

/** The wish, with the younger of two children as the one that every rule applies to. */
export function youngerFirst(wish: GenerateActivity): GenerateActivity {
  const { child_age, second_child_age } = wish
  if (second_child_age === undefined || second_child_age === null) return wish
  return {
    ...wish,
    child_age: Math.min(child_age, second_child_age),
    second_child_age: Math.max(child_age, second_child_age),
  }
}

/** Who made an activity, stated openly: a fallback or the idea book is never shown as AI. */
export const MadeBy = z
  .object({
    provider: z.string(),
    display_name: z.string(),
    is_ai: z.boolean(),
    /** The line on the result and on its PDF. */
    ribbon: z.string(),
  })
  .meta({ id: 'MadeBy' })
export type MadeBy = z.output<typeof MadeBy>

/** A finished activity of the generator. */
export const GeneratedActivity = Activity.extend({
  pdf_available: z.boolean(),
  download_url: z.string(),
  made_by: MadeBy,
  /** Credits this one cost: 1 for an AI response, 0 from the idea book. */
  credits_charged: z.number().int().min(0),
}).meta({ id: 'GeneratedActivity' })
export type GeneratedActivity = z.output<typeof GeneratedActivity>

/** 'What the AI saw': every word that was sent to a provider for this activity; empty texts if nothing was. */
export const PromptSeen = z
  .object({
    system: z.string(),
    user: z.string(),
    /** What the second reader received; missing if none agreed. */
    reading: z.object({ system: z.string(), user: z.string() }).optional(),
  })
  .meta({ id: 'PromptSeen' })
export type PromptSeen = z.output<typeof PromptSeen>

/** The response of POST /api/ai/generate-activity. */
export const Generation = z
  .object({
    activity: GeneratedActivity,
    credits_remaining: z.number().int(),
    prompt_seen: PromptSeen,
    /** What the generator says about the wish: what it used, what it did not understand, what it changed for safety. */
    notes: z.array(z.string()),
    written_activity: z
      .object({ id: Id, title: z.string() })
      .nullable()
      .describe('An activity of the library that was written for the moment of the wish'),
    may_need_help: z
      .boolean()
      .describe('The wish may tell of distress: a quiet line says where help is (GET /api/help)'),
  })
  .meta({ id: 'Generation' })
export type Generation = z.output<typeof Generation>

/** If the wish tells of distress, help replaces the activity (decisions §14). */
export const GenerationOrHelp = z.union([Generation, HelpInstead])

/** What is shown while an activity is written: no instructions yet. */
export const Draft = z
  .object({
    title: z.string(),
    materials_list: z.array(z.string()),
  })
  .partial()
  .meta({ id: 'Draft' })
export type Draft = z.output<typeof Draft>

/** What the page receives while an activity is written: progress messages, the draft so far, the end. */
export const GenerationEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('progress'), sentence: z.string() }),
    z.object({ type: z.literal('draft'), draft: Draft }),
    z.object({ type: z.literal('done'), generation: Generation }),
    z.object({ type: z.literal('help'), instead: HelpInstead }),
  ])
  .meta({ id: 'GenerationEvent' })
export type GenerationEvent = z.output<typeof GenerationEvent>

export const BlockReason = z.enum([
  'maintenance',
  'monthly_limit_exceeded',
  'daily_limit_exceeded',
  'hourly_limit_exceeded',
  'cooldown_active',
])
export type BlockReason = z.output<typeof BlockReason>

/** The limits that a family can reach; these give a 429. */
export type LimitReason = Exclude<BlockReason, 'maintenance'>

/** The words for a block on the status card (spec part one §8). */
export const blockLabels: Record<LimitReason, string> = {
  monthly_limit_exceeded: 'Monthly Limit Reached',
  hourly_limit_exceeded: 'Hourly Limit Reached',
  daily_limit_exceeded: 'Daily Limit Reached',
  cooldown_active: 'Cooldown Active',
}

/** The label of a status without generation; 'Cannot Generate' when no limit is the cause. */
export const blockLabel = (reason: BlockReason | null) =>
  reason && reason !== 'maintenance' ? blockLabels[reason] : 'Cannot Generate'

/** Generations that a tier may make, with `cooldown_seconds` between two. Settings; these are the defaults (decisions §4). */
export const generationLimits = {
  founding_premium: { monthly: 50, daily: 10, hourly: 5, cooldown_seconds: 20 },
  launch_special: { monthly: 50, daily: 10, hourly: 5, cooldown_seconds: 20 },
  trial: { monthly: 3, daily: 3, hourly: 2, cooldown_seconds: 60 },
} as const
export type GenerationTier = keyof typeof generationLimits

/** GET /ai/generation-status. */
export const GenerationStatus = z
  .object({
    tier: z.enum(['founding_premium', 'launch_special', 'trial']),
    credits_remaining: z.number().int(),
    monthly_limit: z.number().int(),
    used_this_month: z.number().int(),
    total_generations_all_time: z.number().int(),
    hourly_count: z.number().int(),
    hourly_limit: z.number().int(),
    daily_count: z.number().int(),
    daily_limit: z.number().int(),
    allowed: z.boolean(),
    reason: BlockReason.nullable(),
    details: z.string(),
    wait_seconds: z.number().int().min(0),
  })
  .meta({ id: 'GenerationStatus' })
export type GenerationStatus = z.output<typeof GenerationStatus>

/** What blocks the generator for a family; both counters come from the database. */
export const MissingForAccess = z
  .object({
    is_feature_open: z.boolean(),
    is_switched_off: z.boolean().describe('By an administrator, whatever the figures say'),
    founding_members: z.number().int(),
    founding_members_needed: z.number().int(),
    is_member: z.boolean(),
  })
  .meta({ id: 'MissingForAccess' })

/** GET /api/ai/credits. */
export const AiCredits = z
  .object({
    has_access: z.boolean(),
    credits_remaining: z.number().int(),
    missing: MissingForAccess,
  })
  .meta({ id: 'AiCredits' })
export type AiCredits = z.output<typeof AiCredits>

/** One idea to start from (GET /api/ai/activity-suggestions). */
export const Suggestion = z
  .object({
    category: OwnCategory,
    name: z.string(),
    description: z.string(),
    focus_areas: z.array(SkillId),
    difficulty: Difficulty,
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.output<typeof Suggestion>

export const SuggestionsFor = z.object({
  child_age: z.coerce
    .number<number>(ageSentence)
    .int(ageSentence)
    .min(childAgeLimits.min, ageSentence)
    .max(childAgeLimits.max, ageSentence)
    .default(childAgeLimits.default),
})

/** Lines as a list; some models join them into one text. */
const Lines = z.preprocess(
  (value) => (typeof value === 'string' ? value.split('\n').filter(Boolean) : value),
  z.array(z.string()),
)

/** A name from a list, however it is written: 'Easy', ' drawing_tools'. */
const plainName = (value: unknown) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value

/** Minutes as a number. Models also write "2", "2 minutes" and 1.5; a part of a minute counts as a whole one. */
const minutesOf = (value: unknown) => {
  if (typeof value === 'number') return Math.ceil(value)
  const [, digits] = /^\s*(\d{1,3})\s*(?:min(?:ute)?s?\.?)?\s*$/i.exec(String(value)) ?? []
  return typeof value === 'string' && digits !== undefined ? Number(digits) : value
}

/** 'true' and 'false' as booleans; what a model leaves out is no objection. */
const flagOf = (value: unknown) => {
  const name = plainName(value)
  if (name === undefined || name === null) return false
  return name === 'true' ? true : name === 'false' ? false : value
}

/**
 * The activity as a provider returns it (content README §6.2): shape only. What the request already says (category, age, minutes)
 * is taken from the request; lengths, lists and safety are checked later. Almost correct types are fixed where the meaning is
 * clear.
 */
export const ProviderActivity = z.object({
  title: z.string(),
  description: z.string(),
  difficulty_level: z.preprocess(plainName, Difficulty),
  prep_minutes: z.preprocess(minutesOf, z.number().int()),
  materials: z.array(z.preprocess(plainName, z.string())),
  materials_list: Lines,
  setup_instructions: Lines,
  learning_objectives: Lines,
  connection_prompt: z.string(),
  easier: z.string(),
  harder: z.string(),
  safety_note: z.string(),
  /** Null when it names none that we know; the request may have named one. */
  skill: z.preprocess(plainName, SkillId).nullish().catch(null),
  unsafe_request: z.preprocess(flagOf, z.boolean()),
})
export type ProviderActivity = z.output<typeof ProviderActivity>

/** Changes to an own creation; fields that are left out stay. */
export const EditActivity = z
  .object({
    id: Id,
    title: Line(60),
    description: Line(300),
    materials_list: Paragraphs(1_500),
    setup_instructions: Paragraphs(2_500),
    connection_prompt: Line(300),
    easier: Line(240),
    harder: Line(240),
  })
  .partial()
  .required({ id: true })
  .meta({ id: 'EditActivity' })
export type EditActivity = z.output<typeof EditActivity>
