import { seededChance as numbersFrom } from '@fgm/shared/seeded-chance'

export type Chance = ReturnType<typeof seededChance>

/** Repeatable randomness: the same seed always gives the same demo data. */
export function seededChance(seed: number) {
  const fraction = numbersFrom(seed)
  const between = (least: number, most: number) =>
    least + Math.floor(fraction() * (most - least + 1))
  return {
    /** A number from 0 up to, but never, 1. */
    fraction,
    between,
    pick: <T>(choices: readonly T[]) => choices[between(0, choices.length - 1)] as T,
    happens: (share: number) => fraction() < share,
    /** That many different ones, in random order; fewer if there are not so many. */
    some: <T>(choices: readonly T[], howMany: number): T[] => {
      const left = [...choices]
      const count = Math.min(howMany, left.length)
      return Array.from({ length: count }, () => left.splice(between(0, left.length - 1), 1)).flat()
    },
    bytes: (howMany: number) => Buffer.from(Array.from({ length: howMany }, () => between(0, 255))),
  }
}
