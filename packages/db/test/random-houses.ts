import { furnitureTypes, roomTypes } from '@fgm/shared/blueprints/catalog'
import { type BlueprintDocument, emptyDocument } from '@fgm/shared/blueprints/document'
import { furnishRoom } from '@fgm/shared/blueprints/furniture'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { drawRoom, renameRoom } from '@fgm/shared/blueprints/rooms'
import type { SampleWish } from '@fgm/shared/hunts/samples'
import { ageRanges, huntTypes } from '@fgm/shared/hunts/words'
import { type Chance, oneOf, seededChance } from '@fgm/shared/seeded-chance'

/** Random houses, each with a hunt to make for it: every type, age and difficulty. */
export const randomHouses = (count: number): SampleWish[] =>
  Array.from({ length: count }, (_, at) => {
    const chance = seededChance(`house ${at}`)
    return {
      document: randomHouse(chance),
      hunt_type: oneOf(huntTypes, chance) ?? 'color',
      difficulty_level: 1 + Math.floor(chance() * 5),
      age_range: oneOf(ageRanges, chance) ?? '3-4',
      seed: `seed ${at}`,
    }
  })

/** Some rooms side by side, some overlapping, some with a name. */
function randomHouse(chance: Chance): BlueprintDocument {
  let document = emptyDocument()
  const upTo = (most: number) => Math.floor(chance() * (most + 1))
  const names = ["Mia's Room", 'Kitchen', 'Kitchen - table', '美咲の部屋', '$& {room}', 'Den']
  for (let rooms = upTo(9); rooms > 0; rooms -= 1) {
    const type = oneOf(roomTypes, chance) ?? 'other'
    const from = { x: upTo(700), y: upTo(500) }
    const box = { type, from, to: { x: from.x + 100, y: from.y + 100 } }
    const added = chance() < 0.7 ? placeNextTo(document, { type }) : drawRoom(document, box)
    document = added.document
    if (!added.id) continue
    if (chance() < 0.3)
      document = renameRoom(document, added.id, oneOf(names, chance) ?? '').document
    for (let pieces = upTo(4); pieces > 0; pieces -= 1)
      document = furnishRoom(document, added.id, oneOf(furnitureTypes, chance) ?? 'bed').document
  }
  return document
}
