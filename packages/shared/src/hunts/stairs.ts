import type { BlueprintDocument } from '../blueprints/document.ts'
import { isSameFloor } from '../blueprints/floors.ts'
import { type HuntItem, huntLimits } from './hunts.ts'
import { type Place, placeAt } from './places.ts'
import { stairsTip } from './together.ts'

/* If the route to the next item uses stairs, the adult is told. */

type Tipped = Pick<HuntItem, 'parent_tip'>

/**
 * Adds a sentence about the stairs if the previous place is on the other floor, and removes it otherwise. It comes before the
 * parent's own tip, which is shortened if both do not fit.
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

/** Cuts at the end of a word; within a word only if it alone is too long. */
function shortened(text: string, atMost: number): string {
  if (text.length <= atMost) return text
  const words = text.slice(0, atMost).replace(/\s+\S*$/, '')
  // Never between the two halves of a surrogate pair.
  return `${words.slice(0, atMost - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** The items of a hunt in order; a place that the house does not have has no floor. */
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
