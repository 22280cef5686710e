import type { MaterialId } from '@fgm/shared/activities/activities'
import { findMaterial } from '@fgm/shared/activities/lists'
import type { Play } from './play.ts'
import type { Seed } from './seed.ts'
import { type SlotKind, type SlotOption, slotOptions } from './slots.ts'

/** What was chosen for the slots of one play. */
export type Filling = { kind: SlotKind; amount: string; option: SlotOption }

export type Household = {
  child_age: number
  available_materials: readonly MaterialId[]
  /** Materials to use only when nothing else fits. */
  put_back?: readonly string[]
  /** Steps written before: what they name is chosen again. */
  named_in?: string
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

/** Fills every slot from what is ticked, or returns null when the play cannot be played with it. */
export function fillSlots(
  { id, slots = [] }: Play,
  household: Household,
  seed: Seed,
): Filling[] | null {
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
  const count = numberOf(amount)
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

/** The ids of the materials that fill the slots, each once. */
export function materialsOf(fillings: readonly Filling[]): MaterialId[] {
  return [...new Set(fillings.flatMap(({ option }) => option.id ?? []))]
}

/** The lines of the list of materials, for people. */
export function linesOf({ also }: Play, fillings: readonly Filling[]): string[] {
  const lines = [
    ...fillings.map(({ amount, option }) => lineFor(amount, option)),
    ...(also ? [also] : []),
  ]
  return lines.length > 0 ? lines : ['Nothing, just you two']
}

function lineFor(amount: string, { one, many, line }: SlotOption): string {
  if (line) return line
  return capital(`${amount} ${amount === '1' ? one : many}`)
}

/** What stands for the words in braces, besides the slots. */
export type Telling = { hero: string; place: string; topic: string; words: readonly string[] }

/** Puts theme and materials into a text; a token with a capital writes every word with one. */
export function fillText(
  text: string,
  parts: { telling: Telling; fillings: readonly Filling[] },
): string {
  const filled = text.replace(/\{(\w+)\}/g, (token, name: string) => {
    const value = partOf(name.toLowerCase(), parts)
    if (value === undefined) return token
    return name === name.toLowerCase() ? value : titleCase(value)
  })
  return filled.replace(/\b(a) (?=[aeiou])(?!uni|use|one\b)/gi, '$1n ')
}

function partOf(
  name: string,
  { telling, fillings }: Parameters<typeof fillText>[1],
): string | undefined {
  const [, place] = name.match(/^w(\d)$/) ?? []
  if (place) return telling.words[(Number(place) - 1) % telling.words.length]
  const filling = fillings.find(({ kind }) => name === kind || name === `${kind}s`)
  if (filling) return name === filling.kind ? filling.option.one : filling.option.many
  const values: Record<string, string> = {
    hero: telling.hero,
    place: telling.place,
    topic: telling.topic,
  }
  return values[name]
}

const counts: Record<string, number> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, twenty: 20 },
}

const numberOf = (amount: string) => counts[amount] ?? (Number(amount) || 0)

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const titleCase = (text: string) =>
  text.replace(/(^|[\s-])(?!of\b)(\p{L})/gu, (match) => match.toUpperCase())
