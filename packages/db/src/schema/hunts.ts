import type { TemplateType } from '@fgm/shared/blueprints/blueprints'
import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import type { HuntItem } from '@fgm/shared/hunts/hunts'
import type { StoryId } from '@fgm/shared/hunts/stories/story-ids'
import type { AgeRange, HuntType } from '@fgm/shared/hunts/words'
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { belongsTo, id, json, moment } from '../columns.ts'
import { blueprints } from './blueprints.ts'
import { children } from './children.ts'
import { families } from './families.ts'

/**
 * A scavenger hunt: a ready-made one of ours (no owner), or a family's own. It stores the house as it was when the items were
 * written, so that a hunt still fits after the blueprint is changed or gone.
 */
export const hunts = sqliteTable(
  'hunts',
  {
    id: id(),
    owner_family_id: text().references(() => families.id, { onDelete: 'cascade' }),
    /** Position among the ready-made ones; 0 for a family's own. */
    position: integer().notNull(),
    blueprint_id: text().references(() => blueprints.id, { onDelete: 'set null' }),
    blueprint_template: json<{ name: string; template_type: TemplateType }>().notNull(),
    blueprint_data: json<BlueprintDocument>().notNull(),
    hunt_name: text().notNull(),
    hunt_type: text().$type<HuntType>().notNull(),
    items_data: json<HuntItem[]>().notNull(),
    difficulty_level: integer().notNull(),
    age_range: text().$type<AgeRange>().notNull(),
    story_id: text().$type<StoryId>(),
    /** Where the adult hides the treasure of the story; empty if no place was given. */
    treasure_place: text().notNull().default(''),
    version: integer().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    index('hunts_of_owner').on(table.owner_family_id, table.created_at),
    index('hunts_of_blueprint').on(table.blueprint_id),
  ],
)

/**
 * A family finished a hunt. The client creates `completion_id`, so that sending it again after a lost response, or from the
 * outbox, adds no second row. The number of these rows is how often a hunt was played.
 */
export const huntCompletions = sqliteTable(
  'hunt_completions',
  {
    id: id(),
    family_id: belongsTo(() => families.id),
    hunt_id: belongsTo(() => hunts.id),
    completion_id: text().notNull(),
    completion_time: integer().notNull(),
    items_found: integer().notNull(),
    total_items: integer().notNull(),
    fun_rating: integer().notNull(),
    parent_notes: text().notNull(),
    score: integer().notNull(),
    completed_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('hunt_completions_once').on(table.family_id, table.hunt_id, table.completion_id),
    index('hunt_completions_of_hunt').on(table.hunt_id),
    // A family's memories, newest first.
    index('hunt_completions_of_family').on(table.family_id, table.completed_at, table.id),
    // Rows of players refer to both, so no row can join two families.
    uniqueIndex('hunt_completions_id_family').on(table.id, table.family_id),
  ],
)

/** A child was there when a hunt was finished. Removing a child's profile removes its rows; the memory stays. */
export const huntPlayers = sqliteTable(
  'hunt_players',
  {
    hunt_completion_id: text().notNull(),
    child_id: text().notNull(),
    family_id: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hunt_completion_id, table.child_id] }),
    index('hunt_players_of_child').on(table.child_id),
    index('hunt_players_of_family').on(table.family_id),
    foreignKey({
      columns: [table.hunt_completion_id, table.family_id],
      foreignColumns: [huntCompletions.id, huntCompletions.family_id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.child_id, table.family_id],
      foreignColumns: [children.id, children.family_id],
    }).onDelete('cascade'),
  ],
)
