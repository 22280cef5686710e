import type { BlueprintDocument } from '../blueprints/document.ts'
import { isSameFloor } from '../blueprints/floors.ts'
import { type HuntItem, huntLimits } from './hunts.ts'
import { type Place, placeAt } from './places.ts'
import { stairsTip } from './together.ts'

/* Where the way from one item to the next leads over stairs, the adult is told so. */

type Tipped = Pick<HuntItem, 'parent_tip'>

/** With a word about the stairs where the place before is on the other floor, and without one elsewhere. */
export function withStairsTip<Item extends Tipped>(
  item: Item,
  place: Place | undefined,
  before: Place | undefined,
): Item {
  const { parent_tip: tip = '', ...rest } = item
  const isOver = place && before && !isSameFloor(place.room, before.room)
  const own = tip.replace(stairsTip, '').trim()
  const both = [isOver && stairsTip, own].filter(Boolean).join(' ')
  if (both === tip || both.length > huntLimits.tip) return item
  return (both ? { ...item, parent_tip: both } : rest) as Item
}

/** The items of a hunt in their order; a place that the house does not have says nothing of floors. */
export function withStairsTips(
  document: BlueprintDocument,
  items: readonly HuntItem[],
): HuntItem[] {
  let before: Place | undefined
  return items.map((item) => {
    const place = placeAt(document, item)
    const tipped = withStairsTip(item, place, before)
    before = place ?? before
    return tipped
  })
}
