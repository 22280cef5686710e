import { z } from 'zod'
import { TemplateType } from '../blueprints/blueprints.ts'
import { BlueprintDocument } from '../blueprints/document.ts'
import { Paging } from '../text/paging.ts'
import { Id, Line, OptionalLine, Paragraphs } from '../text/text.ts'
import { storyIds, storyStops } from './stories/story-ids.ts'
import { ageRanges, huntTypes, wordings } from './words.ts'

/* Scavenger hunts on the wire (spec part two §3, §5, §7; decisions §9). */

/**
 * Limits: own hunts a family may keep (a waiting family plays the ready ones; decisions §2, table), items of a hunt, and
 * characters of the adult's tip.
 */
export const huntLimits = {
  active: 200,
  items: 50,
  tip: 300,
  task: 300,
  players: 20,
  treasure_place: 120,
} as const

/** Memories per page. */
export const memoryPageSize = 12

export const HuntType = z.enum(huntTypes)
export const AgeRange = z.enum(ageRanges)
export const DifficultyLevel = z.number().int().min(1).max(5)

const StoryId = z.enum(storyIds)

/** A small task at the place, once the thing is found; the safety line is for the adult. */
const HuntTask = z.object({ words: z.string(), safety: z.string().optional() })

/** How one of our clues is worded; valid only while the clue's text matches `text_hash`. */
const ClueWording = z.object({
  kind: z.enum(wordings),
  text_hash: z.string().max(16),
  is_rhymed: z.boolean().optional(),
})

/** One thing to find. `location` is 'Room label - furniture', a room's label, or a parent's own words. */
export const HuntItem = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string().describe('The clue; a rhymed one has a line break between its lines'),
    wording: ClueWording.optional().describe('Which of our wordings the clue has'),
    location: z.string(),
    place_id: Id.optional().describe(
      'The room or piece of furniture in `blueprint_data`; tells apart places with the same words',
    ),
    category: z.string(),
    found: z.boolean(),
    color: z.string().optional(),
    shape: z.string().optional(),
    parent_tip: z
      .string()
      .optional()
      .describe('For the adult: safety, and what counts; never where it is'),
    authored_id: z.string().optional().describe('The item of ours that it was made from'),
    answer: z.string().optional().describe('What the last hint tells'),
    task: HuntTask.optional().describe('Shown once it is found'),
  })
  .meta({ id: 'HuntItem' })
export type HuntItem = z.output<typeof HuntItem>

/** An item as a client may send it. A hunt is stored unfound: what is found belongs to the play. */
const SaveHuntItem = z.object({
  id: Id.optional(),
  name: Line(100),
  description: Paragraphs(400).pipe(z.string().min(1)),
  wording: ClueWording.optional(),
  location: OptionalLine(120).default(''),
  place_id: Id.optional(),
  category: OptionalLine(40).default(''),
  found: z.boolean().optional(),
  color: OptionalLine(40).optional(),
  shape: OptionalLine(40).optional(),
  parent_tip: OptionalLine(huntLimits.tip).optional(),
  authored_id: Id.optional(),
  answer: OptionalLine(120).optional(),
  task: z
    .object({ words: Line(huntLimits.task), safety: OptionalLine(huntLimits.tip).optional() })
    .optional(),
})

const ItemsData = z
  .array(SaveHuntItem)
  .min(1, 'A hunt needs at least one item.')
  .max(huntLimits.items, `A hunt can have at most ${huntLimits.items} items.`)
  .superRefine((items, context) => {
    const ids = items.map(({ id }) => id).filter((id) => id !== undefined)
    if (new Set(ids).size < ids.length)
      context.addIssue({ code: 'custom', message: 'Two items have the same id.' })
  })

const chooseBlueprint = 'Please choose a blueprint first.'

/** POST /api/scavenger-hunts. */
export const SaveHunt = z
  .object({
    blueprint_id: z.string({ error: chooseBlueprint }).min(1, chooseBlueprint).max(100),
    hunt_name: Line(80),
    hunt_type: HuntType,
    items_data: ItemsData,
    difficulty_level: DifficultyLevel,
    age_range: AgeRange,
    story_id: StoryId.nullable()
      .optional()
      .describe(
        `The story around the hunt, for ${storyStops.min} to ${storyStops.max} items; null for none`,
      ),
    treasure_place: OptionalLine(huntLimits.treasure_place)
      .optional()
      .describe('Where the adult hides the treasure that the story leads to; may be empty'),
  })
  .meta({ id: 'SaveHunt' })
export type SaveHunt = z.output<typeof SaveHunt>

/** PUT /api/scavenger-hunts/{id}: only what is sent changes. */
export const UpdateHunt = SaveHunt.partial()
  .extend({ id: Id, version: z.number().int().min(1).optional() })
  .meta({ id: 'UpdateHunt' })
export type UpdateHunt = z.output<typeof UpdateHunt>

/** A hunt in a list. `completed_count` is how often this family has finished it. */
export const Hunt = z
  .object({
    id: Id,
    hunt_name: z.string(),
    hunt_type: HuntType,
    blueprint_id: Id.nullable().describe('Null once the blueprint is deleted'),
    items_data: z.array(HuntItem),
    difficulty_level: DifficultyLevel,
    age_range: AgeRange,
    story_id: StoryId.nullable().describe('The story around the hunt; null for none'),
    treasure_place: z
      .string()
      .describe('Where the adult hides the treasure of the story; empty where nobody said'),
    blueprint_template: z.object({ name: z.string(), template_type: TemplateType }),
    completed_count: z.number().int(),
    is_ready_made: z.boolean().describe('One of ours, which everybody may play'),
    version: z.number().int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Hunt' })
export type Hunt = z.output<typeof Hunt>

/** GET /api/scavenger-hunts/{id}: a hunt with the house it was made for, as it was then. */
export const HuntToPlay = Hunt.extend({ blueprint_data: BlueprintDocument }).meta({
  id: 'HuntToPlay',
})
export type HuntToPlay = z.output<typeof HuntToPlay>

export const HuntList = z.object({ hunts: z.array(Hunt) }).meta({ id: 'HuntList' })

/** What a sample is made from; every `press` of the button gives a different one. */
export const SampleHunt = z
  .object({
    blueprint_id: SaveHunt.shape.blueprint_id,
    hunt_type: HuntType,
    difficulty_level: DifficultyLevel,
    age_range: AgeRange,
    press: z.number().int().min(0).max(100_000).default(0),
    is_rhymed: z
      .boolean()
      .optional()
      .describe('Clues as two lines that rhyme; plain ones for things that have none'),
  })
  .meta({ id: 'SampleHunt' })
export type SampleHunt = z.output<typeof SampleHunt>

/** Clues to reword: what a sample is made from, and its current items. */
export const RewordClues = SampleHunt.omit({ press: true, is_rhymed: true })
  .extend({ items_data: ItemsData })
  .meta({ id: 'RewordClues' })
export type RewordClues = z.output<typeof RewordClues>

/** The same items at the same places; `is_reworded` is false when the clues did not change. */
export const RewordedClues = z
  .object({ items_data: z.array(HuntItem), is_reworded: z.boolean() })
  .meta({ id: 'RewordedClues' })
export type RewordedClues = z.output<typeof RewordedClues>

/** How one clue of a hunt can change: another thing to find, or easier or harder words for the same one. */
export const ClueChange = z.enum(['other', 'easier', 'harder'])

/** One clue to change: what a sample is made from, all current items, and the position of the clue. */
export const ChangeClue = SampleHunt.omit({ is_rhymed: true })
  .extend({
    items_data: ItemsData,
    at: z
      .number()
      .int()
      .min(0)
      .max(huntLimits.items - 1),
    change: ClueChange,
  })
  .meta({ id: 'ChangeClue' })
export type ChangeClue = z.output<typeof ChangeClue>

/** The changed item under its old id; null if there is no such wording, or nothing else to find. */
export const ChangedClue = z.object({ item: HuntItem.nullable() }).meta({ id: 'ChangedClue' })
export type ChangedClue = z.output<typeof ChangedClue>

/** One item of a hunt in the wording of each age; items that a parent wrote are not included. */
export const ItemWordings = z
  .object({
    item_id: Id,
    clues: z
      .array(HuntItem.pick({ description: true, parent_tip: true }).extend({ age_range: AgeRange }))
      .describe('Those of our wordings that are safe for the age'),
  })
  .meta({ id: 'ItemWordings' })

/** GET /api/scavenger-hunts/{id}/wordings: for a hunt that children of different ages play together. */
export const HuntWordings = z.object({ items: z.array(ItemWordings) }).meta({ id: 'HuntWordings' })
export type HuntWordings = z.output<typeof HuntWordings>

export const HuntSample = z.object({ items_data: z.array(HuntItem) }).meta({ id: 'HuntSample' })

/** A play may be left open for days; the recorded clock stops after one. */
const longestPlay = 86_400

const ParentNotes = Paragraphs(2000)
const PlayerIds = z.array(Id).max(huntLimits.players)

/**
 * POST /api/scavenger-hunts/{id}/complete. The client creates `completion_id` when the hunt ends, so that a completion sent again
 * after a lost response counts once. The server checks the figures against the hunt: `total_items` is its count of items,
 * `items_found` at most that, `hunt_id` its id.
 */
export const CompleteHunt = z
  .object({
    id: Id,
    hunt_id: Id.optional(),
    completion_id: Id.optional(),
    completion_time: z
      .number()
      .int()
      .min(0)
      .transform((seconds) => Math.min(seconds, longestPlay)),
    items_found: z.number().int().min(0).max(huntLimits.items),
    total_items: z.number().int().min(0).max(huntLimits.items),
    fun_rating: z.number().int().min(1).max(5).default(5),
    parent_notes: ParentNotes.default(''),
    child_ids: PlayerIds.optional().describe(
      'Who played, of the own children; others are left out, so that a play is never lost',
    ),
  })
  .meta({ id: 'CompleteHunt' })
export type CompleteHunt = z.output<typeof CompleteHunt>

export const HuntCompletion = z
  .object({
    completion_id: Id,
    hunt_id: Id,
    completion_time: z.number().int(),
    items_found: z.number().int(),
    total_items: z.number().int(),
    fun_rating: z.number().int(),
    parent_notes: z.string(),
    child_ids: z.array(Id).describe('Who played; empty where nobody said'),
    score: z.number().int(),
    completed_at: z.string(),
  })
  .meta({ id: 'HuntCompletion' })
export type HuntCompletion = z.output<typeof HuntCompletion>

/** The response to a completion; the same for the first request and every retry. */
export const HuntCompleted = HuntCompletion.extend({
  message: z.string(),
  completed_count: z.number().int(),
}).meta({ id: 'HuntCompleted' })
export type HuntCompleted = z.output<typeof HuntCompleted>

export const HuntCompletionList = z
  .object({ completions: z.array(HuntCompletion) })
  .meta({ id: 'HuntCompletionList' })

/** Which memories: all of a family, of one hunt, of one child. `cursor` is the `next_cursor` of the page before. */
export const MemoryQuery = z
  .object({
    hunt_id: Id.optional(),
    child_id: Id.optional(),
    ...Paging.shape,
  })
  .meta({ id: 'MemoryQuery' })
export type MemoryQuery = z.output<typeof MemoryQuery>

/** What a family noted about one play of a hunt. */
export const HuntMemory = z
  .object({
    id: Id,
    hunt_id: Id,
    fun_rating: z.number().int(),
    parent_notes: z.string(),
    children: z.array(z.object({ id: Id, name: z.string() })),
    items_found: z.number().int(),
    completed_at: z.string(),
  })
  .meta({ id: 'HuntMemory' })
export type HuntMemory = z.output<typeof HuntMemory>

/** Newest first; each hunt on the page is included once, with its house. */
export const MemoryPage = z
  .object({
    memories: z.array(HuntMemory),
    hunts: z.array(
      HuntToPlay.pick({ id: true, hunt_name: true, hunt_type: true, blueprint_data: true }).extend({
        places: z.array(HuntItem.pick({ location: true, place_id: true })),
      }),
    ),
    summary: z.object({
      plays: z.number().int(),
      finds: z.number().int(),
      since: z.string().nullable(),
    }),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'MemoryPage' })
export type MemoryPage = z.output<typeof MemoryPage>

/** Changes the line of a memory; an empty one removes it. */
export const NoteMemory = z.object({ id: Id, parent_notes: ParentNotes }).meta({ id: 'NoteMemory' })
export type NoteMemory = z.output<typeof NoteMemory>
