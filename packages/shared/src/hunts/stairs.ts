import type { BlueprintDocument } from '../blueprints/document.ts'
import { isSameFloor } from '../blueprints/floors.ts'
import { type HuntItem, huntLimits } from './hunts.ts'
import { type Place, placeAt } from './places.ts'
import { stairsTip } from './together.ts'

/* Where the way from one item to the next leads over stairs, the adult is told so. */

type Tipped = Pick<HuntItem, 'parent_tip'>

/**
 * With a word about the stairs where the place before is on the other floor, and without one elsewhere. It goes before a
 * tip of the parent's own, which is shortened where there is no room for both.
 */
export function withStairsTip<Item extends Tipped>(
  item: Item,
  place: Place | undefined,
  before: Place | undefined,
): Item {
  const { parent_tip: tip = '', ...rest } = item
  const isOver = place && before && !isSameFloor(place.room, before.room)
  const own = tip.replace(stairsTip, '').trim()
  const both = isOver ? `${stairsTip} ${shortened(own, roomBesideStairs)}`.trim() : own
  if (both === tip) return item
  return (both ? { ...item, parent_tip: both } : rest) as Item
}

const roomBesideStairs = huntLimits.tip - stairsTip.length - 1

/** Ends at a word; within one that is longer than all there is room for. */
function shortened(text: string, atMost: number): string {
  if (text.length <= atMost) return text
  const words = text.slice(0, atMost).replace(/\s+\S*$/, '')
  // Nor between the two halves of one sign.
  return `${words.slice(0, atMost - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
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
