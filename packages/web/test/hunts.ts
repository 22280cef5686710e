import type { TestApp } from '@fgm/api/test-app'
import { emptyDocument } from '@fgm/shared/blueprints/document'
import { placeNextTo } from '@fgm/shared/blueprints/placing'

/* Hunts for the tests of pages, as a client would send them. */

type Visitor = ReturnType<TestApp['browser']>

export const spoon = {
  name: 'A spoon',
  description: 'Find what stirs the soup.',
  location: 'Kitchen - table',
}
export const pillow = {
  name: 'A pillow',
  description: 'Find what you sleep on.',
  location: 'Bedroom - bed',
}

/** Saves a hunt of two items in one of the presets. @returns its id. */
export async function addHunt(as: Visitor, changes: object = {}): Promise<string> {
  const response = await as.post('/api/scavenger-hunts', {
    hunt_name: 'Rainy Day Treasure',
    hunt_type: 'custom',
    blueprint_id: 'cozy-apartment',
    items_data: [spoon, pillow],
    difficulty_level: 2,
    age_range: '5-6',
    ...changes,
  })
  if (response.status !== 201) throw new Error(`It was refused: ${JSON.stringify(response.body)}`)
  return response.body.id
}

/** Saves a house with a kitchen. @returns its id. */
export const addHome = (as: Visitor): Promise<string> =>
  addBlueprint(as, 'Our House', placeNextTo(emptyDocument(), { type: 'kitchen' }).document)

/** Saves a house, by default an empty one. @returns its id. */
export async function addBlueprint(
  as: Visitor,
  name = 'Our House',
  blueprintData: object = { rooms: [], furniture: [] },
): Promise<string> {
  return (await as.post('/api/blueprints', { name, blueprint_data: blueprintData })).body.id
}
