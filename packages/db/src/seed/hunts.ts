import { AuthoredBlueprint } from '@fgm/shared/blueprints/blueprints'
import { AuthoredHuntItem, AuthoredTask } from '@fgm/shared/hunts/bank'
import type { HuntItem } from '@fgm/shared/hunts/hunts'
import { type SampleWish, sampleItems } from '@fgm/shared/hunts/samples'
import type { AgeRange, HuntType } from '@fgm/shared/hunts/words'
import { isNull, sql } from 'drizzle-orm'
import { type Db, inTransaction } from '../database.ts'
import { blueprints, hunts } from '../schema/index.ts'
import authoredBlueprints from './hunts/blueprints.json' with { type: 'json' }
import authoredItems from './hunts/hunt-items.json' with { type: 'json' }
import authoredTasks from './hunts/hunt-tasks.json' with { type: 'json' }
import ready_items from './hunts/ready-items.json' with { type: 'json' }

/** The houses that everyone may copy, in the order of the gallery. */
export const presetBlueprints = (): AuthoredBlueprint[] =>
  authoredBlueprints.map((blueprint) => AuthoredBlueprint.parse(blueprint))

/** The source of samples: items for furniture, for rooms, and for any room. Read at first use. */
export function huntItemBank(): readonly AuthoredHuntItem[] {
  itemBank ??= authoredItems.map((item) => AuthoredHuntItem.parse(item))
  return itemBank
}
let itemBank: AuthoredHuntItem[] | undefined

/** Small tasks for the places of expert hunts. Read at first use. */
export function huntTaskBank(): readonly AuthoredTask[] {
  taskBank ??= authoredTasks.map((task) => AuthoredTask.parse(task))
  return taskBank
}
let taskBank: AuthoredTask[] | undefined

type ReadyHunt = [id: string, preset: string, name: string, HuntType, AgeRange, difficulty: number]

/**
 * Hunts that every family may play before it has drawn a house: rooms that most homes have. In a family's own house they name its
 * rooms.
 */
const readyHuntRows: ReadyHunt[] = [
  ['rainbow-rooms', 'cozy-apartment', 'Rainbow Rooms', 'color', '3-4', 1],
  ['little-shape-walk', 'two-bedroom-home', 'Little Shape Walk', 'shape', '3-4', 1],
  ['count-with-me', 'two-bedroom-home', 'Count With Me', 'counting', '3-4', 1],
  ['first-sounds', 'cozy-apartment', 'First Sounds', 'letter', '4-5', 2],
  ['rainy-day-explorers', 'two-bedroom-home', 'Rainy Day Explorers', 'custom', '4-5', 2],
  ['color-detectives', 'house-with-garden', 'Color Detectives', 'color', '5-6', 3],
  ['shape-safari', 'cozy-apartment', 'Shape Safari', 'shape', '5-6', 3],
  ['number-trail', 'two-bedroom-home', 'Number Trail', 'counting', '6-7', 3],
  ['letter-riddles', 'cozy-apartment', 'Letter Riddles', 'letter', '6-7', 4],
  ['great-house-mystery', 'two-bedroom-home', 'The Great House Mystery', 'custom', '7-8', 5],
]

const rainbow = new Set(['red', 'orange', 'yellow', 'green', 'blue', 'purple'])

/**
 * What a ready hunt may consist of, as its name promises: a rainbow has no gray, black and silver, and each of its colors is at a
 * thing to walk to.
 */
export const bankOfReadyHunt = (
  id: string,
  bank: readonly AuthoredHuntItem[],
): readonly AuthoredHuntItem[] =>
  id === 'rainbow-rooms'
    ? bank.filter(({ color, anchor }) => color && rainbow.has(color) && anchor?.kind !== 'room')
    : bank

type ReadyItems = Record<string, HuntItem[]>

/** The ready-made hunts with their items. */
export function readyHunts() {
  return readyHuntsWith((id) => {
    const itemsData = (ready_items as ReadyItems)[id]
    if (!itemsData) throw new Error(`The ready hunt ${id} has no items: run scripts/generate.ts`)
    return itemsData
  })
}

/**
 * The items of the ready-made hunts, as samples of the item bank: stored in `ready-items.json`, so that no start of a server has
 * to choose and check them.
 */
export function sampleReadyItems(): ReadyItems {
  const [bank, tasks] = [huntItemBank(), huntTaskBank()]
  return Object.fromEntries(
    readyHuntsWith((id, wish) =>
      sampleItems(bankOfReadyHunt(id, bank), { ...wish, seed: id }, tasks),
    ).map(({ id, items_data }) => [id, items_data]),
  )
}

function readyHuntsWith(itemsOf: (id: string, wish: Omit<SampleWish, 'seed'>) => HuntItem[]) {
  const presets = presetBlueprints()
  return readyHuntRows.map(([id, presetId, huntName, huntType, ageRange, difficultyLevel]) => {
    const preset = presets.find((one) => one.id === presetId)
    if (!preset) throw new Error(`The ready hunt ${id} needs the preset ${presetId}`)
    const { blueprint_data } = preset
    return {
      id,
      blueprint_id: preset.id,
      blueprint_template: { name: preset.name, template_type: 'preset' as const },
      blueprint_data,
      hunt_name: huntName,
      hunt_type: huntType,
      items_data: itemsOf(id, {
        document: blueprint_data,
        hunt_type: huntType,
        difficulty_level: difficultyLevel,
        age_range: ageRange,
      }),
      difficulty_level: difficultyLevel,
      age_range: ageRange,
    }
  })
}

/**
 * Seeds presets and ready-made hunts, and updates their texts. Never deletes: families' hunts and completions refer to them.
 * Unchanged rows are not written.
 */
export function seedHunts(db: Db, now: Date) {
  const moment = now.toISOString()
  const first = { owner_family_id: null, version: 1, created_at: moment, updated_at: moment }
  inTransaction(db, (tx) => {
    const keptPresets = authoredRows(tx, blueprints)
    for (const [position, preset] of presetBlueprints().entries()) {
      const changed = { ...preset, position }
      if (holds(keptPresets.get(preset.id), changed)) continue
      tx.insert(blueprints)
        .values({ ...first, ...changed, shared_at: null, usage_count: 0 })
        .onConflictDoUpdate({
          target: blueprints.id,
          set: changed,
          setWhere: sql`owner_family_id is null`,
        })
        .run()
    }
    const keptHunts = authoredRows(tx, hunts)
    for (const [position, hunt] of readyHunts().entries()) {
      const changed = { ...hunt, position }
      if (holds(keptHunts.get(hunt.id), changed)) continue
      tx.insert(hunts)
        .values({ ...first, ...changed })
        .onConflictDoUpdate({
          target: hunts.id,
          set: changed,
          setWhere: sql`owner_family_id is null`,
        })
        .run()
    }
  })
}

const authoredRows = (tx: Db, table: typeof blueprints | typeof hunts) =>
  new Map(
    tx
      .select()
      .from(table)
      .where(isNull(table.owner_family_id))
      .all()
      .map((row): [string, Record<string, unknown>] => [row.id, row]),
  )

const holds = (row: Record<string, unknown> | undefined, values: Record<string, unknown>) =>
  row !== undefined &&
  Object.entries(values).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(row[name]),
  )
