import type { ActivityGlimpse } from '@fgm/shared/activities/activities'
import { fits } from '@fgm/shared/activities/ranking'

/* Sorts long lists (the premium library and the community): what fits a child first. */

type Ages = Pick<ActivityGlimpse, 'min_age' | 'max_age'>

/** What fits an age first, each part in its order, and how many fit. */
export function fittingFirst<One>(
  all: readonly One[],
  age: number,
  agesOf: (one: One) => Ages,
): { sorted: One[]; count: number } {
  const fitting = all.filter((one) => fits(agesOf(one), age))
  const others = all.filter((one) => !fits(agesOf(one), age))
  return { sorted: [...fitting, ...others], count: fitting.length }
}

/** The child whose age decides what comes first. */
export function forChildWords({ name, age }: { name: string; age: number }, count: number): string {
  if (count === 0) return `None of these is made for ${name}'s age (${age}).`
  return `For ${name}, ${age}: the ${count === 1 ? 'one that fits comes' : `${count} that fit come`} first.`
}
