import type { Where } from '../right-now.ts'
import { bodies, cuts, heads } from './parts/people.ts'
import { placeDrawings } from './parts/places.ts'
import { airDrawings, thingDrawings } from './parts/things.ts'
import type { Scene, ScenePlace, SceneThing } from './scene.ts'

/*
 * Draws the picture of an activity from its parts, as SVG with the colors of the theme. Layers: ground, back of the place, adult,
 * child, front of the place, thing, ground line. It contains no id, so a page can show any number of them.
 */

type Pose = 'sit' | 'stand' | 'reach' | 'lie' | 'at'
type Slot = { x: number; y: number; pose: Pose; isFlipped?: boolean; scale?: number }
type Spot = { x: number; y: number; scale: number }
type Tint = 'c' | 'h' | 't'
/** Where a place seats people and puts the thing; `tint` is the place's own color, which no one wears in it. */
type Layout = { adult: Slot; child: Slot; thing: Spot; air: Spot; tint?: Tint }

const at = (x: number, y: number, scale = 1): Spot => ({ x, y, scale })
const adult = (x: number, y: number, pose: Pose, scale = 1): Slot => ({ x, y, pose, scale })
const child = (x: number, y: number, pose: Pose): Slot => ({ x, y, pose, isFlipped: true })

const layouts: Record<ScenePlace, Layout> = {
  sofa: {
    adult: adult(106, 174, 'sit'),
    child: child(222, 174, 'sit'),
    thing: at(166, 168),
    air: at(172, 84, 0.8),
    tint: 't',
  },
  bed: {
    adult: adult(112, 170, 'at'),
    child: child(188, 172, 'at'),
    thing: at(240, 164, 0.86),
    air: at(160, 66, 0.8),
    tint: 't',
  },
  table: {
    adult: adult(104, 151, 'at'),
    child: child(220, 151, 'at'),
    thing: at(162, 152, 0.95),
    air: at(164, 118, 0.8),
  },
  rug: {
    adult: adult(82, 207, 'sit'),
    child: child(250, 207, 'sit'),
    thing: at(172, 207, 1.05),
    air: at(176, 168),
  },
  kitchen: {
    adult: adult(104, 143, 'at'),
    child: child(216, 143, 'at'),
    thing: at(162, 144, 0.9),
    air: at(164, 100, 0.8),
  },
  bath: {
    adult: adult(92, 146, 'at'),
    child: child(208, 148, 'at'),
    thing: at(150, 141, 0.8),
    air: at(152, 108, 0.8),
  },
  car: {
    adult: { x: 208, y: 140, pose: 'at', scale: 0.8 },
    child: { x: 108, y: 140, pose: 'at', scale: 0.84 },
    thing: at(144, 127, 0.56),
    air: at(146, 92, 0.5),
    tint: 'c',
  },
  queue: {
    adult: adult(112, 207, 'stand'),
    child: child(206, 207, 'stand'),
    thing: at(160, 207, 0.72),
    air: at(182, 92, 0.8),
  },
  garden: {
    adult: adult(92, 207, 'reach'),
    child: child(238, 207, 'stand'),
    thing: at(174, 207, 0.9),
    air: at(176, 120, 0.9),
  },
  park: {
    adult: adult(78, 207, 'stand'),
    child: child(214, 207, 'reach'),
    thing: at(148, 207, 0.95),
    air: at(146, 108, 0.9),
    tint: 't',
  },
  window: {
    adult: adult(74, 207, 'sit'),
    child: child(248, 207, 'stand'),
    thing: at(166, 207, 0.95),
    air: at(162, 118, 0.9),
  },
  balcony: {
    adult: adult(108, 207, 'stand'),
    child: child(216, 207, 'stand'),
    thing: at(162, 149, 0.8),
    air: at(172, 106, 0.8),
  },
  desk: {
    adult: adult(100, 151, 'at'),
    child: child(218, 151, 'at'),
    thing: at(160, 152, 0.95),
    air: at(164, 110, 0.8),
    tint: 't',
  },
  shelf: {
    adult: adult(112, 205, 'lie'),
    child: child(238, 205, 'lie'),
    thing: at(180, 207, 0.9),
    air: at(172, 140, 0.9),
    tint: 't',
  },
  hall: {
    adult: adult(84, 207, 'stand'),
    child: child(216, 207, 'stand'),
    thing: at(152, 207, 0.95),
    air: at(160, 108, 0.9),
  },
  room: {
    adult: adult(94, 207, 'stand'),
    child: child(214, 207, 'reach'),
    thing: at(156, 207, 0.95),
    air: at(160, 118),
  },
  wall: {
    adult: adult(84, 207, 'sit'),
    child: child(224, 207, 'stand'),
    thing: at(160, 207),
    air: at(160, 118),
  },
  // The torch in the hand, and the child between it and the wall.
  shadows: {
    adult: adult(74, 207, 'sit'),
    child: { x: 188, y: 207, pose: 'stand' },
    thing: at(134, 160, 0.8),
    air: at(140, 90, 0.8),
    tint: 'c',
  },
  mirror: {
    adult: adult(72, 207, 'sit'),
    child: child(252, 207, 'sit'),
    thing: at(164, 207, 0.9),
    air: at(162, 140, 0.9),
    tint: 't',
  },
  path: {
    adult: adult(88, 207, 'reach'),
    child: child(226, 207, 'stand'),
    thing: at(160, 203, 0.8),
    air: at(154, 110, 0.9),
  },
  den: {
    adult: adult(98, 206, 'sit'),
    child: child(232, 206, 'sit'),
    thing: at(168, 207, 0.9),
    air: at(172, 166, 0.9),
    tint: 't',
  },
  yard: {
    adult: adult(84, 207, 'stand'),
    child: child(226, 207, 'stand'),
    thing: at(158, 207, 0.95),
    air: at(156, 130, 0.9),
  },
}

export type Look = { cut: keyof typeof cuts; skin: string; hair: string; face?: string }

/** Five skins. On the darkest two of the children's, the face is drawn darker than the pen. */
const adults: Look[] = [
  { cut: 'bob', skin: '#C08255', hair: '#3A2530' },
  { cut: 'beard', skin: '#F7D3BA', hair: '#A3482A' },
  { cut: 'bun', skin: '#E5B083', hair: '#CFC6CE' },
  { cut: 'scarf', skin: '#96593A', hair: 'top' },
  { cut: 'beard', skin: '#6B4130', hair: '#1C1216', face: '#24160F' },
  { cut: 'bob', skin: '#F7D3BA', hair: '#D8A04A' },
]
const children: Look[] = [
  { cut: 'puffs', skin: '#C08255', hair: '#3A2530' },
  { cut: 'short', skin: '#96593A', hair: '#241820', face: '#24160F' },
  { cut: 'long', skin: '#F7D3BA', hair: '#D8A04A' },
  { cut: 'mop', skin: '#F7D3BA', hair: '#A3482A' },
  { cut: 'puffs', skin: '#6B4130', hair: '#1C1216', face: '#24160F' },
  { cut: 'short', skin: '#E5B083', hair: '#3A2530' },
]

/** The parts' short names for the colors of the theme. */
const colors = [
  '--ic:var(--il-coral,#DE5F48)',
  '--ig:var(--il-ground,#FBE6CC)',
  '--ih:var(--il-honey,#FFC94D)',
  '--ik:var(--il-pen,#2B2333)',
  '--ip:var(--il-plum,#4B3C59)',
  '--iq:var(--il-stroke,#2B2333)',
  '--it:var(--il-teal,#2E8C80)',
  '--iw:var(--il-paper,#FFFDF8)',
  '--is:var(--il-sky,color-mix(in srgb,var(--it) 24%,var(--ig)))',
].join(';')

const ground =
  '<path d="M12 122C6 56 74 12 160 12S314 56 308 122S250 213 160 214S18 196 12 122Z" fill="var(--ig)"/>'
const groundLine = '<path d="M5 208q155-4 310 0" stroke="var(--iq)" stroke-width="2.4"/>'

type Drawn = {
  /** Changes a look before it is drawn: print lightens skins with it. */
  lookOf?: (look: Look) => Look
}

/** The scene as inline SVG, 320 x 220, hidden from screen readers: the text next to it says what it shows. */
export function drawScene(scene: Scene, { lookOf = (look) => look }: Drawn = {}): string {
  const layout = layouts[scene.place]
  const { back, front } = placeDrawings[scene.place]
  const [adultTop, childTop, scarf] = topsOf(scene, layout.tint)
  const isBehind = scene.thing === 'shadow' || scene.place === 'shadows'
  const thing = drawThing(scene, layout)
  const adultLook = adults[scene.adult - 1]
  const childLook = children[scene.child - 1]
  const people = [
    adultLook && drawPerson('adult', lookOf(adultLook), layout.adult, adultTop, scarf),
    childLook && drawPerson('child', lookOf(childLook), layout.child, childTop, scarf),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 220" preserveAspectRatio="xMidYMax meet" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false" style="${colors}">`,
    ground,
    back,
    isBehind ? thing : '',
    ...people,
    front,
    isBehind ? '' : thing,
    groundLine,
    '</svg>',
  ].join('')
}

export const scenePlaces = Object.keys(placeDrawings) as ScenePlace[]
export const sceneThings = [
  ...Object.keys(thingDrawings),
  ...Object.keys(airDrawings),
] as SceneThing[]

/** Reads a code; undefined if our drawings do not know it, for instance one of a newer version. */
export function readSceneCode(code: string | undefined): Scene | undefined {
  const [, placeName, thingName, adult, child] =
    /^([a-z]+)\.([a-z]*)\.([0-6])([0-6])$/.exec(code ?? '') ?? []
  const place = scenePlaces.find((one) => one === placeName)
  const thing = sceneThings.find((one) => one === thingName)
  if (!place || (thingName && !thing)) return undefined
  return { place, ...(thing && { thing }), adult: Number(adult), child: Number(child) }
}

/** The scene of a code as inline SVG, moved to where the family is; for an unknown code, two people on a rug. */
export function drawSceneOf(code: string, where: Where | null = null): string {
  return drawScene(sceneAt(readSceneCode(code) ?? { place: 'rug', adult: 1, child: 1 }, where))
}

/** The places of scenes by where a family is. Those that suit everything come first. */
const placesAt: Record<Where, readonly [ScenePlace, ...ScenePlace[]]> = {
  home: [
    ...(['rug', 'sofa', 'room', 'table', 'desk', 'kitchen', 'bath', 'window', 'shelf'] as const),
    ...(['hall', 'wall', 'mirror', 'den', 'shadows'] as const),
  ],
  seat: ['car'],
  queue: ['queue'],
  bed: ['bed'],
  outdoors: ['garden', 'park', 'path', 'yard', 'balcony'],
  table: ['table', 'desk'],
}
/** How many of them suit everything. */
const plain = 3

/** The same people with the same thing, moved to where the family is. A scene that is already there is unchanged. */
export function sceneAt(scene: Scene, where: Where | null): Scene {
  if (where === null) return scene
  const there = placesAt[where]
  if (there.includes(scene.place)) return scene
  const place = there[(scene.adult + scene.child) % Math.min(plain, there.length)] ?? there[0]
  return { ...scene, place }
}

function drawThing({ thing }: Scene, { thing: spot, air }: Layout): string {
  if (!thing) return ''
  if (thing in airDrawings) return place(air, airDrawings[thing as keyof typeof airDrawings])
  return place(spot, thingDrawings[thing as keyof typeof thingDrawings])
}

/** Tops are dealt: never the color of the place, never the same for both. A scarf takes one that no one wears. */
function topsOf(scene: Scene, tint: Tint | undefined): [string, string, string] {
  const free = (['c', 'h', 't'] as const).filter((color) => color !== tint)
  const turn = (scene.adult + scene.child) % free.length
  const adultTop = free[turn] ?? 'c'
  const childTop = free[(turn + 1) % free.length] ?? 'h'
  const scarf = (['t', 'c', 'h'] as const).find(
    (color) => color !== adultTop && color !== childTop && color !== tint,
  )
  return [adultTop, childTop, scarf ?? 'p']
}

function drawPerson(
  kind: 'adult' | 'child',
  look: Look,
  slot: Slot,
  top: string,
  scarf: string,
): string {
  const { head, body, arms } = bodies[`${kind}-${slot.pose}`]
  const cut = cuts[look.cut]
  const [x, y] = head
  const hair = look.hair === 'top' ? `var(--i${scarf})` : look.hair
  const face = look.face ? `;--face:${look.face}` : ''
  const style = `--skin:${look.skin};--hair:${hair};--top:var(--i${top});--leg:var(--ip)${face}`
  const onHead = (svg: string) => place({ x, y, scale: 1 }, svg)
  const drawn = onHead(cut.back) + body + onHead(heads[kind] + cut.front) + arms
  return place({ scale: 1, ...slot }, drawn, style)
}

type Placing = { x: number; y: number; scale: number; isFlipped?: boolean }

function place({ x, y, scale, isFlipped = false }: Placing, svg: string, style = ''): string {
  if (!svg) return ''
  const turned = isFlipped || scale !== 1 ? `scale(${isFlipped ? -scale : scale} ${scale})` : ''
  const styled = style && ` style="${style}"`
  return `<g transform="translate(${x} ${y})${turned}"${styled}>${svg}</g>`
}
