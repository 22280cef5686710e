import { hashOf } from '../../seeded-chance.ts'
import type { Activity } from '../activities.ts'
import type { MaterialId } from '../lists.ts'
import { authoredSettings, type SettingChoice } from './choices.ts'
import { lookCount, type Scene, type ScenePlace, type SceneThing } from './scene.ts'
import {
  airClues,
  type ClueTexts,
  type PlaceClue,
  placeClues,
  placesOfMaterial,
  thingClues,
  thingOfMaterial,
} from './words.ts'

/** The parts of an activity that decide its picture. Texts of lines hold one line each. */
export type SceneFacts = Pick<
  Activity,
  'id' | 'title' | 'description' | 'materials_list' | 'setup_instructions' | 'setting'
> & { materials: readonly MaterialId[] }

/** A place and a thing that would be true of an activity; the lower the cost, the better it fits. */
type Setting = { place: ScenePlace; thing: SceneThing | undefined; cost: number }

/**
 * The picture of an activity, always the same for the same facts: its topic decides place and thing, its id the family. It shows
 * only things that are needed, and nothing outdoors that is played indoors.
 */
export function sceneOf(facts: SceneFacts): Scene {
  const chance = hashOf(facts.id) >>> 0
  const settings = settingsOf(facts)
  const best = settings.filter(({ cost }) => cost <= near)
  const { place, thing } = best[chance % best.length] ?? fallback
  return { place, ...(thing && { thing }), ...peopleAt(Math.floor(chance / 7)) }
}

/**
 * The pictures of the authored activities, in the order of their lists. Every look comes up equally often; neighbours never share
 * place and thing, nor both looks. `lists` are the orders in which families see them, each with the ids of one list.
 */
export function dealScenes(
  all: readonly SceneFacts[],
  lists: readonly (readonly string[])[],
): Map<string, Scene> {
  const dealt = new Map<string, Scene>()
  const before = neighboursBefore(lists)
  for (const [turn, facts] of all.entries()) {
    const near = (before.get(facts.id) ?? []).map((ids) => ids.flatMap((id) => dealt.get(id) ?? []))
    const [best = fallback] = settingsOf(facts)
      .map((one) => ({ ...one, cost: one.cost + costBeside(one, near) }))
      .sort((one, other) => one.cost - other.cost)
    const { place, thing } = best
    dealt.set(facts.id, { place, ...(thing && { thing }), ...peopleAt(turn) })
  }
  return dealt
}

/** Settings this close to the best are as good as it. */
const near = 1
const fallback: Setting = { place: 'rug', thing: undefined, cost: 0 }

/** A neighbour may not show the same; the two before it should not, and the same place again is dull too. */
function costBeside({ place, thing }: Setting, near: Scene[][]): number {
  let cost = 0
  for (const list of near)
    for (const [distance, scene] of list.entries()) {
      const isSame = scene.place === place && scene.thing === thing
      if (isSame) cost += distance === 0 ? 1000 : 5
      else if (distance === 0 && scene.place === place) cost += 2.5
      else if (distance === 0 && scene.thing === thing) cost += 1.5
    }
  return cost
}

/** For every id, up to three ids before it in each list, the nearest first. */
function neighboursBefore(lists: readonly (readonly string[])[]): Map<string, string[][]> {
  const before = new Map<string, string[][]>()
  for (const list of lists)
    for (const [position, id] of list.entries()) {
      const three = list.slice(Math.max(0, position - 3), position).reverse()
      before.set(id, [...(before.get(id) ?? []), three])
    }
  return before
}

/** All pairs of looks in turn, so that each comes up equally often and the next family is another one. */
function peopleAt(turn: number): Pick<Scene, 'adult' | 'child'> {
  const adult = turn % lookCount
  const child = (turn + Math.floor(turn / lookCount) * 5 + 2) % lookCount
  return { adult: adult + 1, child: child + 1 }
}

/** Every place and thing that would be true, the best first. */
function settingsOf(facts: SceneFacts): Setting[] {
  const chosen = authoredSettings[facts.id]
  if (chosen) return chosen.map((one, rank) => ({ ...placeAndThing(one), cost: rank }))
  const texts = textsOf(facts)
  const places = placesOf(facts, texts)
  const things = thingsOf(facts, texts)
  return places
    .flatMap(({ place, cost }) =>
      things.map((one) => ({ place, thing: one.thing, cost: cost + one.cost })),
    )
    .sort((one, other) => one.cost - other.cost)
}

function placeAndThing(choice: SettingChoice) {
  const [place, thing] = choice.split('.') as [ScenePlace, SceneThing?]
  return { place, thing }
}

/** 'Too big for a toilet-roll tube' names no thing that is needed. */
const sizes = /toilet-roll tubes?|as (?:big|long|wide|thick) as [^;,\n]*|than [^;,\n]*/g

function textsOf(facts: SceneFacts): ClueTexts {
  return {
    head: `${facts.id.replaceAll('-', ' ')} ${facts.title} ${facts.description}`.toLowerCase(),
    needs: facts.materials_list.toLowerCase().replace(sizes, ''),
    steps: facts.setup_instructions.toLowerCase(),
  }
}

/** No one speaks: no speech bubbles. */
const silent = /\bsilent(?:ly)?\b|\bmute\b|\bwithout (?:a|one|any) (?:word|sound)\b|\bno words?\b/
/** Played sitting down: not under a tree, which has no seat. */
const seated = /\bsit(?:s|ting)?\b/

function thingsOf({ materials }: SceneFacts, { head, needs, steps }: ClueTexts) {
  if (materials.length === 0) {
    const isSilent = silent.test(head) || silent.test(steps)
    const air = airClues.find(
      ({ thing, words }) => words.test(head) && !(isSilent && thing === 'talk'),
    )
    return [{ thing: air?.thing, cost: 0 }]
  }
  const found = new Map<SceneThing, number>()
  const add = (thing: SceneThing, weight: number) =>
    found.set(thing, Math.max(found.get(thing) ?? 0, weight))
  for (const clue of thingClues) {
    if (!clue.needs.test(needs) || (clue.head && !clue.head.test(head))) continue
    add(clue.thing, clue.weight + (clue.needs.test(head) ? 3 : 0))
  }
  if (found.size === 0) for (const id of materials) add(thingOfMaterial[id], 1)
  return leastCost(
    [...found].map(([thing, weight]) => ({ thing, weight })),
    2.5,
  )
}

const outdoors = { garden: 6, park: 6, yard: 5.5 } satisfies Weights
const paved = /chalk|hopscotch|sundial|pavement|driveway|street|sidewalk/

function placesOf(facts: SceneFacts, texts: ClueTexts) {
  if (facts.setting !== 'outdoor') return leastCost(weighed(indoorWeights(facts, texts)), 3)
  const words = texts.head + texts.needs
  if (/balcony/.test(words)) return leastCost(weighed({ balcony: 9 }), 2)
  return leastCost(weighed(paved.test(words) ? { path: 9 } : outdoors), 2)
}

type Weights = Partial<Record<ScenePlace, number>>

function indoorWeights({ setting, materials }: SceneFacts, texts: ClueTexts): Weights {
  const weights: Weights = { rug: 1.5, sofa: 1 }
  const add = (more: Weights) => {
    for (const [place, weight] of Object.entries(more))
      weights[place as ScenePlace] = (weights[place as ScenePlace] ?? 0) + weight
  }
  for (const clue of placeClues)
    if (setting === 'any' || clue.place !== 'balcony') add({ [clue.place]: weightOf(clue, texts) })
  for (const id of materials) add(placesOfMaterial[id] ?? {})
  if (materials.length === 0) {
    const isActive = (weights.room ?? 0) > 0
    add({ sofa: 2, rug: 2 })
    const isSeated = !isActive && (seated.test(texts.head) || seated.test(texts.steps))
    if (setting === 'any' && !isSeated) add(isActive ? { park: 3 } : { park: 3, queue: 3 })
  }
  // A desk is a table in another room.
  if (weights.table) weights.desk = weights.table - 0.5
  return weights
}

function weightOf({ words, head = 0, needs = 0, steps = 0 }: PlaceClue, texts: ClueTexts): number {
  const counted = { head, needs, steps }
  return (['head', 'needs', 'steps'] as const).reduce(
    (sum, where) => sum + (counted[where] > 0 && words.test(texts[where]) ? counted[where] : 0),
    0,
  )
}

const weighed = (weights: Weights) =>
  Object.entries(weights).map(([place, weight]) => ({ place: place as ScenePlace, weight }))

/** Those close to the best, with the extra cost of each. */
function leastCost<One extends { weight: number }>(all: One[], reach: number) {
  const most = Math.max(...all.map(({ weight }) => weight))
  return all.map((one) => ({ ...one, cost: most - one.weight })).filter(({ cost }) => cost <= reach)
}
