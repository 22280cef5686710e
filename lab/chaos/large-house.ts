import { smallHouse } from '@fgm/api/houses'
import { documentLimits } from '@fgm/shared/blueprints/catalog'
import { numbersBelow } from './conditions.ts'

/** A house of the maximum size, so that few writes fill a log. Each version has another name. */
export function largeHouse(version: number) {
  const [bed] = smallHouse.furniture.slice(-1)
  const furniture = numbersBelow(documentLimits.furniture).map((place) => ({
    ...bed,
    id: `bed-${place}`.padEnd(60, '-'),
    position: { x: 240 + (place % 10), y: 40 + (version % 10) },
  }))
  return { name: `Home ${version}`, blueprint_data: { ...smallHouse, furniture } }
}
