import type { ActivityCard } from '@fgm/shared/activities'
import { child_age } from '@fgm/shared/children'

/** Who is playing: a child's age in whole years (null: not known) and what it has done already. */
export type Player = { age: number | null; done: ReadonlySet<string> }

const shelf_length = 4

/**
 * What to play now, best first: five minutes, right for the age, not done yet. When all of that is done, the done
 * ones come back; what is too old for a child never does. `turn` starts the list elsewhere, so that every day begins
 * with another one.
 */
export function suggestions(
  cards: readonly ActivityCard[],
  player: Player,
  turn = 0,
): ActivityCard[] {
  if (isTooYoung(player.age)) return []
  const fitting = cards.filter((card) => fits(card, player.age))
  const short = fitting.filter((card) => card.duration_minutes <= 5)
  const fresh = short.filter((card) => !player.done.has(card.id))
  const best = [fresh, short, fitting].find((some) => some.length > 0) ?? []
  const start = best.length > 0 ? turn % best.length : 0
  return [...best.slice(start), ...best.slice(0, start)]
}

/** The one to do now and the shelf beside it. Every shuffle shows another one and leaves the shelf as it is. */
export function nowAndShelf(ideas: readonly ActivityCard[], shuffles: number) {
  const shelf = ideas.slice(1, 1 + shelf_length)
  const rounds = [...ideas.slice(0, 1), ...ideas.slice(1 + shelf_length), ...shelf]
  const now = rounds[shuffles % Math.max(1, rounds.length)]
  return { now, shelf: shelf.filter((card) => card !== now) }
}

/** The activities begin at two; for a baby nothing here is meant yet. */
export function isTooYoung(age: number | null): boolean {
  return age !== null && age < child_age.min
}

// Big sisters and brothers get what is for the oldest.
function fits(card: ActivityCard, age: number | null): boolean {
  if (age === null) return true
  const years = Math.min(age, child_age.max)
  return card.min_age <= years && years <= card.max_age
}

/** The day as a whole number: what the list of today starts with. */
export function today(now = Date.now()): number {
  return Math.floor(now / 86_400_000)
}
