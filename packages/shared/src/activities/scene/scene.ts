/*
 * What the picture of an activity shows: a place, an adult and a child, a thing. Cards carry it as a short code
 * ('rug.socks.32'); `scene/drawing.ts` draws it. No schema and no drawing comes along.
 */

export const scenePlaces = [
  'sofa',
  'bed',
  'table',
  'rug',
  'kitchen',
  'bath',
  'car',
  'queue',
  'garden',
  'park',
  'window',
  'balcony',
  'desk',
  'shelf',
  'hall',
  'room',
  'wall',
  'mirror',
  'path',
  'den',
  'yard',
  'shadows',
] as const
export type ScenePlace = (typeof scenePlaces)[number]

export const sceneThings = [
  'socks',
  'cups',
  'paper',
  'crayons',
  'blanket',
  'ball',
  'book',
  'spoon',
  'box',
  'pillow',
  'shadow',
  'plant',
  'leaf',
  'ruler',
  'coins',
  'puppet',
  'torch',
  'dice',
  'cards',
  'dough',
  'tape',
  'scissors',
  'glue',
  'paint',
  'chalk',
  'blocks',
  'teddy',
  'toycar',
  'water',
  'yarn',
  'fizz',
  'beans',
  'pasta',
  'flour',
  'fruit',
  'drum',
  'sticks',
  'scarf',
  'towel',
  'tubes',
  'plane',
  'wads',
  'stones',
  'letter',
  'slips',
  'shapes',
  'shirt',
  'boat',
  'map',
  'news',
  'vase',
  'masks',
  'microphone',
  'shaker',
  'pulley',
  'stack',
  'veg',
  'notes',
  'talk',
  'numbers',
  'guess',
  'heart',
  'story',
] as const
export type SceneThing = (typeof sceneThings)[number]

/** How many looks there are of adults, and as many of children; they count from 1. */
export const lookCount = 6

/** What a picture shows. `adult` and `child` are looks, 0 for nobody; a scene without a thing shows people alone. */
export type Scene = { place: ScenePlace; thing?: SceneThing; adult: number; child: number }

/** The scene as a card carries it: place, thing, adult and child. */
export function sceneCode({ place, thing, adult, child }: Scene): string {
  return `${place}.${thing ?? ''}.${adult}${child}`
}

/** Reads a code; undefined for one that no drawing of ours knows, such as one of a newer version. */
export function readSceneCode(code: string | undefined): Scene | undefined {
  const [, placeName, thingName, adult, child] =
    /^([a-z]+)\.([a-z]*)\.([0-6])([0-6])$/.exec(code ?? '') ?? []
  const place = scenePlaces.find((one) => one === placeName)
  const thing = sceneThings.find((one) => one === thingName)
  if (!place || (thingName && !thing)) return undefined
  return { place, ...(thing && { thing }), adult: Number(adult), child: Number(child) }
}
