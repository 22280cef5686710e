import { furnitureKinds } from '../../blueprints/catalog.ts'
import type { BlueprintDocument } from '../../blueprints/document.ts'
import { plainText, undisguised } from '../../safety/text.ts'
import { isToSearch, locationOf, placesToSearch } from '../places.ts'

/* Where a treasure is never hidden, whoever names the place: a child looks into it, climbs it, or runs to it. */

const furnitureNotToSearch = furnitureKinds
  .filter(({ type }) => !isToSearch(type))
  .map(({ label }) => label)

/** Written with a space; a hyphen, no separator and an s at the end match, too. */
const notForTreasure = [
  ...furnitureNotToSearch,
  ...['washer', 'dish washer', 'dryer', 'freezer', 'fridge', 'refrigerator', 'oven', 'microwave'],
  ...['crib', 'bath tub', 'car', 'trunk', 'trash', 'trash can', 'garbage', 'bin', 'dumpster'],
  ...[
    'stair',
    'stair case',
    'stair way',
    'ladder',
    'top shelf',
    'highest shelf',
    'up high',
    'high up',
  ],
  ...['road', 'road side', 'street', 'window sill', 'balcony', 'balconies', 'roof', 'pool', 'pond'],
  ...['well', 'wardrobe', 'on top of', 'up on'],
].map((words) => words.replaceAll(' ', String.raw`[\s-]*`))

/** Toys are no danger: a toy car, a play kitchen's oven. */
const dangerousPlace = new RegExp(
  String.raw`(?<!\b(?:toy|play)[\s-])\b(?:${notForTreasure.join('|')})s?\b`,
  'i',
)

/** The words of a hiding place that name a place where no child should search; undefined if there are none. */
export const dangerIn = (place: string): string | undefined =>
  dangerousPlace.exec(undisguised(plainText(place)))?.[0]

/** The places of a house where a treasure may be, in our words. */
export const treasurePlaces = (house: BlueprintDocument): string[] =>
  placesToSearch(house)
    .map(({ room, piece }) => locationOf(room, piece?.type))
    .filter((place) => !dangerIn(place))
