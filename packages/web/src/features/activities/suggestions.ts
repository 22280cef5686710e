import type { ActivityCard } from '@fgm/shared/activities/activities'

/** Who is playing: a child's age in whole years (null: not known) and what it has done already. */
export type Player = { age: number | null; done: ReadonlySet<string> }

const shelfLength = 4

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
  const age = playingAge(cards, player.age)
  const fitting = cards.filter((card) => age === null || fits(card, age))
  const short = fitting.filter((card) => card.duration_minutes <= 5)
  const fresh = short.filter((card) => !player.done.has(card.id))
  const best = [fresh, short, fitting].find((some) => some.length > 0) ?? []
  const start = best.length > 0 ? turn % best.length : 0
  return [...best.slice(start), ...best.slice(0, start)]
}

/** The one to do now and the shelf. Every shuffle shows another one and leaves the shelf as it is. */
export function nowAndShelf(ideas: readonly ActivityCard[], shuffles: number) {
  const shelf = ideas.slice(1, 1 + shelfLength)
  const rounds = [...ideas.slice(0, 1), ...ideas.slice(1 + shelfLength), ...shelf]
  const now = rounds[shuffles % Math.max(1, rounds.length)]
  return { now, shelf: shelf.filter((card) => card !== now) }
}

/** Which activities to look for: a big sister plays what is for the oldest. */
export function playingAge(cards: readonly ActivityCard[], age: number | null): number | null {
  return age === null ? null : Math.min(age, Math.max(...cards.map((card) => card.max_age)))
}

/** Whether nothing here is for a child that young. */
export function isTooYoung(cards: readonly ActivityCard[], age: number): boolean {
  return cards.every((card) => age < card.min_age)
}

/** Whether an activity is right for an age in years. */
export function fits(card: Pick<ActivityCard, 'min_age' | 'max_age'>, age: number): boolean {
  return card.min_age <= age && age <= card.max_age
}

/** The day as an integer: where today's list starts. */
export function today(now = Date.now()): number {
  return Math.floor(now / 86_400_000)
}
