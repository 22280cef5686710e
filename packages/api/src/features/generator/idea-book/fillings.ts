import type { Play, Slot, Telling } from '@fgm/db/seed/plays/play'
import { type SlotKind, type SlotOption, slotOptions } from '@fgm/db/seed/plays/slots'
import type { MaterialId } from '@fgm/shared/activities/activities'
import { findMaterial } from '@fgm/shared/activities/lists'
import { capital } from '@fgm/shared/text/words'
import type { Seed } from './seed.ts'

export type Filling = Slot & { option: SlotOption }

export type Household = {
  child_age: number
  available_materials: readonly MaterialId[]
  /** Materials to use only if nothing else fits. */
  put_back?: readonly string[]
  /** Steps that are already written: a material that they name is chosen again. */
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

/** Fills every slot from the ticked materials, or returns null if the play cannot be played with them. */
export function fillSlots({ id, slots = [] }: Play, household: Household, seed: Seed) {
  const fillings: Filling[] = []
  for (const slot of slots) {
    const { kind, amount } = slot
    const options = optionsFor(kind, amount, household)
    const taken = fillings.map((filling) => filling.option.id)
    const [first, ...others] = preferred(options, [
      (option) => !taken.includes(option.id),
      (option) => !household.put_back?.includes(option.id),
      ({ one, many }) =>
        [one, many].some((noun) => household.named_in?.includes(noun)) || !household.named_in,
      ({ is_last_resort }) => !is_last_resort,
    ])
    if (!first) return null
    fillings.push({ ...slot, option: seed.pick(`${id} ${kind}`, [first, ...others]) })
  }
  return fillings
}

function optionsFor(kind: SlotKind, amount: string, household: Household): SlotOption[] {
  const count = counts[amount] ?? (Number(amount) || 0)
  return (slotOptions[kind] as readonly SlotOption[]).filter(
    ({ id, most = 100, from_age = 2 }) =>
      isUsable(id, household) && count <= most && household.child_age >= from_age,
  )
}

/** Narrows a list by each condition that leaves something over. */
function preferred<Item>(items: Item[], wishes: ((item: Item) => boolean)[]): Item[] {
  return wishes.reduce((left, wish) => {
    const better = left.filter(wish)
    return better.length > 0 ? better : left
  }, items)
}

/** The ids of the materials that fill the slots, each once. */
export function materialsOf(fillings: readonly Filling[]): MaterialId[] {
  return [...new Set(fillings.map(({ option }) => option.id))]
}

/** The lines of the list of materials, for people. */
export function linesOf({ also = [], two_ages }: Play, fillings: readonly Filling[]): string[] {
  const filled = fillings.map(
    ({ amount, line, option: { one, many } }) =>
      line ?? capital(`${amount} ${amount === '1' ? one : many}`),
  )
  const lines = [...filled, ...also]
  if (lines.length > 0) return lines
  return [two_ages ? 'Nothing, just the children' : 'Nothing, just you two']
}

type Parts = { telling: Pick<Telling, 'hero' | 'words'>; fillings: readonly Filling[] }

/** Puts telling and materials into a text; a token with a capital letter capitalizes every word of its value. */
export function fillText(text: string, parts: Parts): string {
  const put = (part: string) =>
    part.replace(/\{(\w+)\}/g, (token, name: string, at: number) => {
      const value = partOf(name.toLowerCase(), parts)
      if (value === undefined) return token
      return name === name.toLowerCase() ? asInside(value, part.slice(0, at)) : titleCase(value)
    })
  // A word of a telling can contain the hero or a thing, so it is filled once more.
  const filled = put(put(text))
  return filled.replace(/\b(a) (?=[aeiou])(?!uni|use|one\b)/gi, '$1n ')
}

/** A value begins with a capital letter after a sentence, and without one inside it. */
function asInside(value: string, before: string): string {
  if (/(?:^|[.!?] )$/.test(before)) return capital(value)
  const isOwnName = /^(?:I |T-rex|The [A-Z]|[A-Z]\w* [A-Z])/.test(value)
  return /[:;,] $/.test(before) && !isOwnName
    ? value.charAt(0).toLowerCase() + value.slice(1)
    : value
}

function partOf(name: string, { telling, fillings }: Parts): string | undefined {
  const filling = fillings.find(({ kind }) => name === kind || name === `${kind}s`)
  if (filling) return name === filling.kind ? filling.option.one : filling.option.many
  return name === 'hero' ? telling.hero : telling.words[name]
}

const counts: Record<string, number> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12, twenty: 20 },
}

const titleCase = (text: string) =>
  text.replace(/(^|[\s-])(?!of\b)(\p{L})/gu, (match) => match.toUpperCase())
