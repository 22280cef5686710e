import { small_house } from '@fgm/api/houses'
import { document_limits } from '@fgm/shared/blueprints/catalog'
import { numbersBelow } from './conditions.ts'

/** A house as large as a family may draw one, so that few writes fill a log. Each version is called otherwise. */
export function largeHouse(version: number) {
  const [bed] = small_house.furniture.slice(-1)
  const furniture = numbersBelow(document_limits.furniture).map((place) => ({
    ...bed,
    id: `bed-${place}`.padEnd(60, '-'),
    position: { x: 240 + (place % 10), y: 40 + (version % 10) },
  }))
  return { name: `Home ${version}`, blueprint_data: { ...small_house, furniture } }
}
