import { seededChance as numbersFrom } from '@fgm/shared/seeded-chance'

/** Repeatable chance: the same seed always gives the same demo data. */
export type Chance = {
  /** A number from 0 up to, but never, 1. */
  fraction: () => number
  between: (least: number, most: number) => number
  happens: (share: number) => boolean
  pick: <T>(choices: readonly T[]) => T
  /** That many different ones, in no order; fewer when there are not so many. */
  some: <T>(choices: readonly T[], howMany: number) => T[]
  bytes: (howMany: number) => Buffer
}

export function seededChance(seed: number): Chance {
  const fraction = numbersFrom(seed)
  const between = (least: number, most: number) =>
    least + Math.floor(fraction() * (most - least + 1))
  const pick = <T>(choices: readonly T[]) => choices[between(0, choices.length - 1)] as T
  return {
    fraction,
    between,
    pick,
    happens: (share) => fraction() < share,
    some: (choices, howMany) => {
      const left = [...choices]
      const count = Math.min(howMany, left.length)
      return Array.from({ length: count }, () => left.splice(between(0, left.length - 1), 1)).flat()
    },
    bytes: (howMany) => Buffer.from(Array.from({ length: howMany }, () => between(0, 255))),
  }
}
