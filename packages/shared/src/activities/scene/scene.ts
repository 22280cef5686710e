import type { placeDrawings } from './parts/places.ts'
import type { airDrawings, thingDrawings } from './parts/things.ts'

/*
 * What the picture of an activity shows: a place, an adult and a child, a thing. Cards carry it as a short code ('rug.socks.32');
 * `scene/drawing.ts` draws it. This file imports no schema and no drawing.
 */

export type ScenePlace = keyof typeof placeDrawings
export type SceneThing = keyof typeof thingDrawings | keyof typeof airDrawings

/** How many looks adults have, and as many for children; they count from 1. */
export const lookCount = 6

/** What a picture shows. `adult` and `child` are looks, 0 for no one; a scene without a thing shows people alone. */
export type Scene = { place: ScenePlace; thing?: SceneThing; adult: number; child: number }

/** The scene as a card carries it: place, thing, adult and child. */
export function sceneCode({ place, thing, adult, child }: Scene): string {
  return `${place}.${thing ?? ''}.${adult}${child}`
}
