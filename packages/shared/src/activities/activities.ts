import { z } from 'zod'
import { Paging } from '../text/paging.ts'
import { ById, Id, Paragraphs } from '../text/text.ts'
import {
  activitySettings,
  difficultyLevels,
  interestIds,
  materialIds,
  ownCategories,
  skillIds,
  supervisionLevels,
} from './lists.ts'
import { EverydayMomentId, Moments } from './moments.ts'
import { sketchPens } from './sketches.ts'

export const Difficulty = z.enum(difficultyLevels)
export type Difficulty = z.output<typeof Difficulty>

/** How close the adult has to be (content README §2.1). */
export const Supervision = z.enum(supervisionLevels)
export type Supervision = z.output<typeof Supervision>

export const Setting = z.enum(activitySettings)
export type Setting = z.output<typeof Setting>

/** Ids of the fixed lists (content README §3). */
export const MaterialId = z.enum(materialIds)
export type MaterialId = z.output<typeof MaterialId>
export const InterestId = z.enum(interestIds)
export type InterestId = z.output<typeof InterestId>
export const SkillId = z.enum(skillIds)
export type SkillId = z.output<typeof SkillId>
export const OwnCategory = z.enum(ownCategories)
export type OwnCategory = z.output<typeof OwnCategory>

/** A drawing of one movement in a step, as paths that both the page and the printed sheet draw. */
export const StepSketch = z
  .object({
    step: z.number().int().min(1).describe('The step it belongs to, counted from 1'),
    words: z.string().describe('What it shows, in words'),
    paths: z.array(
      z.object({
        pen: z.enum(sketchPens),
        d: z.string().describe('An SVG path on a paper of 160 by 120'),
      }),
    ),
  })
  .meta({ id: 'StepSketch' })
export type StepSketch = z.output<typeof StepSketch>

/**
 * Where an activity comes from: `free` are the samples that visitors may use too, `community` the copies that families shared.
 */
export const ActivityLibrary = z.enum(['free', 'prebuilt', 'premium', 'own', 'community'])
export type ActivityLibrary = z.output<typeof ActivityLibrary>

/** What a card shows: enough to choose by, without the steps. */
export const ActivityCard = z
  .object({
    id: Id,
    title: z.string(),
    description: z.string(),
    category: z.string(),
    own_category: OwnCategory,
    difficulty_level: Difficulty,
    min_age: z.number().int(),
    max_age: z.number().int(),
    duration_minutes: z.number().int(),
    materials: z.array(MaterialId),
    needs: z
      .string()
      .describe(
        'The things to find, in a few words; empty where nothing is needed or it is not open',
      ),
    interests: z.array(InterestId),
    setting: Setting,
    fits_moments: z
      .array(EverydayMomentId)
      .describe('The everyday moments it can be played in; none where nobody judged it'),
    moments: Moments.nullable().describe('null where nobody judged it'),
    scene: z
      .string()
      .describe('What its picture shows: place, thing, adult and child, such as rug.socks.32'),
    library: ActivityLibrary,
    is_prebuilt: z.boolean(),
    is_mine: z.boolean(),
  })
  .meta({ id: 'ActivityCard' })
export type ActivityCard = z.output<typeof ActivityCard>

/**
 * What everyone may see of an activity: enough to want it, without its steps. Materials are named only by kind, so that a family
 * sees whether it has them; the exact list is left out. A locked activity shows no more than this (decisions §14, REST).
 */
export const ActivityGlimpse = ActivityCard.pick({
  id: true,
  title: true,
  description: true,
  category: true,
  own_category: true,
  difficulty_level: true,
  min_age: true,
  max_age: true,
  duration_minutes: true,
  materials: true,
  scene: true,
}).meta({ id: 'ActivityGlimpse' })
export type ActivityGlimpse = z.output<typeof ActivityGlimpse>

/**
 * What unlocks an activity: `account` when signing up does, because a founding spot is free; `premium` for the membership;
 * `early_access` for an opening that the family has earned and not used; `coming_soon` for nothing yet, because the premium
 * library is closed to all.
 */
export const OpensWith = z.enum(['account', 'premium', 'early_access', 'coming_soon'])
export type OpensWith = z.output<typeof OpensWith>

/** An authored activity before it is known whether this family may open it. */
export const LockedActivity = ActivityGlimpse.extend({
  connection_prompt: z.string().describe('One sentence to say, as a taste'),
  opens_with: OpensWith.nullable().describe('null where it is open to who asks'),
  opens_more: z.number().int().min(0).describe('How many other activities premium opens'),
  free_like_it: z
    .object({ id: Id, title: z.string() })
    .describe('The free activity that is nearest to it'),
}).meta({ id: 'LockedActivity' })
export type LockedActivity = z.output<typeof LockedActivity>

/** A whole activity. Its three texts have one line per thing, step and objective. */
export const Activity = ActivityCard.extend({
  prep_minutes: z.number().int(),
  materials_list: z.string(),
  setup_instructions: z.string(),
  learning_objectives: z.string(),
  connection_prompt: z.string(),
  easier: z.string(),
  harder: z.string(),
  safety_note: z.string(),
  supervision: Supervision,
  skill: SkillId,
  created_at: z.string(),
}).meta({ id: 'Activity' })
export type Activity = z.output<typeof Activity>

/** An activity as its own page and its printed sheet show it: with drawings of the steps that words alone leave unclear. */
export const ActivityDetail = Activity.extend({
  sketches: z
    .array(StepSketch)
    .optional()
    .describe('In the order of the steps; left out where no step needs one'),
}).meta({ id: 'ActivityDetail' })
export type ActivityDetail = z.output<typeof ActivityDetail>

/** Which child an action is for; the spec defines the response when it is left out. */
const ForChild = z.object({
  child_id: z
    .string({ error: 'Please select a child first' })
    .min(1, 'Please select a child first')
    .max(100),
})

export const ActivityForChild = ById.extend(ForChild.shape).meta({ id: 'ActivityForChild' })

/** GET /activities/{id}/status. */
export const ActivityStatus = z
  .object({ is_completed: z.boolean(), is_favorite: z.boolean() })
  .meta({ id: 'ActivityStatus' })
export type ActivityStatus = z.output<typeof ActivityStatus>

/** POST /activities/{id}/complete: cannot be undone; `completed_at` is the first time. */
export const Completion = z
  .object({ message: z.string(), is_completed: z.literal(true), completed_at: z.string() })
  .meta({ id: 'Completion' })

/** How a play was for a child: 'Again!', 'Fine', 'Not today'. */
export const Face = z.enum(['loved', 'fine', 'not_today'])
export type Face = z.output<typeof Face>

/** Every time a child did an activity, newest first, with the parent's notes. */
export const HistoryEntry = z
  .object({
    play_id: Id,
    activity_id: Id,
    title: z.string(),
    own_category: OwnCategory,
    duration_minutes: z.number().int(),
    scene: z.string().describe('What its picture shows, as on its card'),
    completed_at: z.string(),
    face: Face.nullable().describe('How it was; null where no one said'),
    note: z.string(),
    is_open: z.boolean().describe('False when this family can open the activity no more'),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.output<typeof HistoryEntry>

export const HistoryOf = Paging.extend({ child_id: Id }).meta({ id: 'HistoryOf' })
export type HistoryOf = z.output<typeof HistoryOf>

/** A note on a play of a child, by default the last play; an empty one removes the note. */
export const NoteCompletion = z
  .object({ id: Id, child_id: Id, play_id: Id.optional(), note: Paragraphs(500) })
  .meta({ id: 'NoteCompletion' })
export type NoteCompletion = z.output<typeof NoteCompletion>

/** POST /activities/{id}/favorite: toggles. */
export const FavoriteToggle = z
  .object({ message: z.string(), is_favorite: z.boolean() })
  .meta({ id: 'FavoriteToggle' })

/** What each child of the family has done and likes, for the marks on the cards. */
export const ActivityMarks = z
  .object({
    completed: z.array(
      z.object({
        child_id: Id,
        activity_id: Id,
        completed_at: z.string().describe('The first time'),
        last_played_at: z.string(),
        face: Face.nullable().describe('How it was the last time'),
        loved: z.int().min(0).describe('How often it was loved since the cards learn'),
      }),
    ),
    favorites: z.array(z.object({ child_id: Id, activity_id: Id, favorited_at: z.string() })),
    learning_began_at: z
      .string()
      .nullable()
      .describe('Since when the cards learn; null from the beginning on'),
  })
  .meta({ id: 'ActivityMarks' })
export type ActivityMarks = z.output<typeof ActivityMarks>

/** GET /activities/free. `age_range` and `duration` are words, as the spec's cards show them. */
export const FreeActivity = z
  .object({
    id: Id,
    title: z.string(),
    description: z.string(),
    age_range: z.string(),
    duration: z.string(),
    category: z.string(),
    own_category: OwnCategory,
    difficulty_level: Difficulty,
    scene: ActivityCard.shape.scene,
  })
  .meta({ id: 'FreeActivity' })
export type FreeActivity = z.output<typeof FreeActivity>

/** POST /activities/download/{id}: the address of the printable; opened in a new tab. */
export const Download = z.object({ download_url: z.string() }).meta({ id: 'Download' })

/** '2-4 years', as the free list shows it. */
export function ageRange(activity: { min_age: number; max_age: number }): string {
  return `${activity.min_age}-${activity.max_age} years`
}
