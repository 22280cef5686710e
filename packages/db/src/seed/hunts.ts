import { AuthoredBlueprint } from '@fgm/shared/blueprints'
import { AuthoredHuntItem, sampleItems } from '@fgm/shared/hunt-samples'
import type { AgeRange, HuntType } from '@fgm/shared/hunt-words'
import { sql } from 'drizzle-orm'
import { type Db, inTransaction } from '../database.ts'
import { blueprints, hunts } from '../schema/index.ts'
import authoredBlueprints from './hunts/blueprints.json' with { type: 'json' }
import authoredItems from './hunts/hunt-items.json' with { type: 'json' }

/** The houses that everybody may copy, in the order of the gallery. */
export const presetBlueprints = (): AuthoredBlueprint[] =>
  authoredBlueprints.map((blueprint) => AuthoredBlueprint.parse(blueprint))

/** What samples are made of: items for furniture, for rooms, and for any room. */
export const huntItemBank = (): AuthoredHuntItem[] =>
  authoredItems.map((item) => AuthoredHuntItem.parse(item))

type ReadyHunt = [id: string, preset: string, name: string, HuntType, AgeRange, difficulty: number]

/** Hunts that every family may play before it has drawn a house: rooms that most homes have. */
const ready_hunts: ReadyHunt[] = [
  ['rainbow-rooms', 'cozy-apartment', 'Rainbow Rooms', 'color', '3-4', 1],
  ['little-shape-walk', 'two-bedroom-home', 'Little Shape Walk', 'shape', '3-4', 1],
  ['count-with-me', 'studio-nest', 'Count With Me', 'counting', '3-4', 1],
  ['first-sounds', 'cozy-apartment', 'First Sounds', 'letter', '4-5', 2],
  ['rainy-day-explorers', 'two-bedroom-home', 'Rainy Day Explorers', 'custom', '4-5', 2],
  ['color-detectives', 'house-with-garden', 'Color Detectives', 'color', '5-6', 3],
  ['shape-safari', 'cozy-apartment', 'Shape Safari', 'shape', '5-6', 3],
  ['number-trail', 'two-bedroom-home', 'Number Trail', 'counting', '6-7', 3],
  ['letter-riddles', 'grandparents-house', 'Letter Riddles', 'letter', '6-7', 4],
  ['great-house-mystery', 'grandparents-house', 'The Great House Mystery', 'custom', '7-8', 5],
]

/** The ready-made hunts with their items; the same ones at every start. */
export function readyHunts() {
  const presets = presetBlueprints()
  const bank = huntItemBank()
  return ready_hunts.map(([id, preset_id, hunt_name, hunt_type, age_range, difficulty_level]) => {
    const preset = presets.find((one) => one.id === preset_id)
    if (!preset) throw new Error(`The ready hunt ${id} needs the preset ${preset_id}`)
    const { blueprint_data } = preset
    const wish = { document: blueprint_data, hunt_type, difficulty_level, age_range, seed: id }
    return {
      id,
      blueprint_id: preset.id,
      blueprint_template: { name: preset.name, template_type: 'preset' as const },
      blueprint_data,
      hunt_name,
      hunt_type,
      items_data: sampleItems(bank, wish),
      difficulty_level,
      age_range,
    }
  })
}

/**
 * Brings presets and ready-made hunts into the database, and their texts up to date. Nothing is ever
 * deleted: families' hunts and completions refer to them.
 */
export function seedHunts(db: Db, now: Date) {
  const moment = now.toISOString()
  const first = { owner_user_id: null, version: 1, created_at: moment, updated_at: moment }
  inTransaction(db, (tx) => {
    for (const [position, preset] of presetBlueprints().entries()) {
      const changed = { ...preset, position }
      tx.insert(blueprints)
        .values({ ...first, ...changed, shared_at: null, usage_count: 0 })
        .onConflictDoUpdate({
          target: blueprints.id,
          set: changed,
          setWhere: sql`owner_user_id is null`,
        })
        .run()
    }
    for (const [position, hunt] of readyHunts().entries()) {
      const changed = { ...hunt, position }
      tx.insert(hunts)
        .values({ ...first, ...changed })
        .onConflictDoUpdate({
          target: hunts.id,
          set: changed,
          setWhere: sql`owner_user_id is null`,
        })
        .run()
    }
  })
}
