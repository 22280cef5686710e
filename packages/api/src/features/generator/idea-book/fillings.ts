import type { MaterialId } from '@fgm/shared/activities/activities'
import { findMaterial } from '@fgm/shared/activities/lists'
import type { Archetype } from './archetype.ts'
import type { Seed } from './seed.ts'
import { type SlotKind, type SlotOption, slotOptions } from './slots.ts'
import type { Scene, Theme } from './themes.ts'

/** What was chosen for the slots of one archetype. */
export type Filling = { kind: SlotKind; amount: string; option: SlotOption }

export type Household = {
  child_age: number
  available_materials: readonly MaterialId[]
  /** Materials to use only when nothing else fits. */
  put_back?: readonly string[]
  /** Steps written before: what they name is chosen again. */
  named_in?: string
}

/** How many things a child of an age handles: a few in the hand, and a whole pile to count. */
function amountsFor(childAge: number): { k: string; n: string } {
  if (childAge <= 2) return { k: 'two', n: 'three' }
  if (childAge <= 3) return { k: 'three', n: 'three' }
  if (childAge <= 5) return { k: 'four', n: 'five' }
  if (childAge <= 8) return { k: 'five', n: 'ten' }
  return { k: 'six', n: 'twenty' }
}

/** Whether a material is ticked and old enough for this child. */
export function isUsable(id: string, { child_age, available_materials }: Household): boolean {
  const material = findMaterial(id)
  return (
    material !== undefined &&
    child_age >= material.min_age &&
    available_materials.includes(material.id)
  )
}

/** Fills every slot from what is ticked, or returns null when the archetype cannot be played with it. */
export function fillSlots(
  { id, needs = [], slots = [] }: Archetype,
  household: Household,
  seed: Seed,
): Filling[] | null {
  if (!needs.every((need) => isUsable(need.id, household))) return null
  const fillings: Filling[] = []
  for (const { kind, amount } of slots) {
    const options = optionsFor(kind, amount, household)
    const taken = fillings.map((filling) => filling.option.id)
    const [first, ...others] = preferred(options, [
      (option) => !taken.includes(option.id),
      (option) => !household.put_back?.includes(option.id ?? ''),
      ({ one, many }) =>
        [one, many].some((noun) => household.named_in?.includes(noun)) || !household.named_in,
    ])
    if (!first) return null
    fillings.push({ kind, amount, option: seed.pick(`${id} ${kind}`, [first, ...others]) })
  }
  return fillings
}

function optionsFor(kind: SlotKind, amount: string, household: Household): SlotOption[] {
  const count = numberOf(withAmounts(amount, household.child_age))
  const fitting = (slotOptions[kind] as readonly SlotOption[]).filter(
    ({ id, most = 100, from_age = 2 }) =>
      (id === null || isUsable(id, household)) && count <= most && household.child_age >= from_age,
  )
  // What every home has stands in only when nothing ticked fits.
  const ticked = fitting.filter((option) => option.id !== null)
  return ticked.length > 0 ? ticked : fitting
}

/** Narrows a list by each wish that leaves something over. */
function preferred<Item>(items: Item[], wishes: ((item: Item) => boolean)[]): Item[] {
  return wishes.reduce((left, wish) => {
    const better = left.filter(wish)
    return better.length > 0 ? better : left
  }, items)
}

/** The ids of the materials an archetype uses, each once. */
export function materialsOf({ needs = [] }: Archetype, fillings: readonly Filling[]): MaterialId[] {
  const ids = [
    ...needs.map((need) => need.id),
    ...fillings.flatMap(({ option }) => option.id ?? []),
  ]
  return [...new Set(ids)]
}

/** The lines of the list of materials, for people. */
export function linesOf(
  { needs = [], also }: Archetype,
  fillings: readonly Filling[],
  childAge: number,
): string[] {
  const lines = [
    ...needs.map((need) => need.line),
    ...fillings.map(({ amount, option }) => lineFor(withAmounts(amount, childAge), option)),
    ...(also ? [also] : []),
  ]
  return lines.length > 0 ? lines : ['Nothing, just you two']
}

function lineFor(amount: string, { one, many, line }: SlotOption): string {
  if (line) return line
  return capital(`${amount} ${amount === '1' ? one : many}`)
}

/** Puts theme, materials and amounts into a text; `title` writes every word with a capital. */
export function fillText(
  text: string,
  parts: {
    theme: Theme
    scene: Scene
    fillings: readonly Filling[]
    child_age: number
    turn: number
  },
): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => {
    const value = partOf(name.toLowerCase(), parts)
    if (value === undefined) return token
    if (name === 'Trouble') return capital(value)
    return name === name.toLowerCase() ? value : titleCase(value)
  })
}

function partOf(
  name: string,
  { theme, scene, fillings, child_age, turn }: Parameters<typeof fillText>[1],
): string | undefined {
  const [, list, place] = name.match(/^(move|sound|word)(\d)$/) ?? []
  if (list && place) {
    const texts = list === 'move' ? theme.moves : list === 'sound' ? theme.sounds : theme.words
    return texts[(Number(place) - 1 + turn) % texts.length]
  }
  const filling = fillings.find(({ kind }) => name === kind || name === `${kind}s`)
  if (filling) return name === filling.kind ? filling.option.one : filling.option.many
  const values: Record<string, string> = { ...scene, ...amountsFor(child_age), topic: theme.topic }
  return values[name]
}

function withAmounts(text: string, childAge: number): string {
  const { k, n } = amountsFor(childAge)
  return text.replace('{k}', k).replace('{n}', n)
}

const counts: Record<string, number> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, twenty: 20 },
}

const numberOf = (amount: string) => counts[amount] ?? (Number(amount) || 0)

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const titleCase = (text: string) =>
  text.replace(/(^|[\s-])(\p{L})/gu, (match) => match.toUpperCase())
