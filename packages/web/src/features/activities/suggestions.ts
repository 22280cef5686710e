import type { ActivityCard } from '@fgm/shared/activities/activities'
import { isFor, isThere, noAnswers, type RightNow } from './right-now.ts'

/** Who is playing, and what was answered of the moment. */
export type Player = {
  /** In whole years, of the youngest who is here; null: not known. */
  age: number | null
  /** Of the oldest who is here, where more than one child is. */
  oldest?: number
  /** The ids of what the youngest has done. */
  done: ReadonlySet<string>
  /** What is not suggested again on this day. */
  notToday?: ReadonlySet<string>
  answers?: RightNow
}

/** With fewer that fit, what fits less follows. */
const enough = 3

/**
 * What to play now, best first: where the family is and right for the youngest who is here, always; then for all of them,
 * for how the child is, five minutes, and not done yet. What is too old for a child never comes. `turn` starts the best
 * ones elsewhere, so that every day begins with another one.
 */
export function suggestions(
  cards: readonly ActivityCard[],
  player: Player,
  turn = 0,
): ActivityCard[] {
  const { where } = player.answers ?? noAnswers
  const age = playingAge(cards, player.age)
  const fitting = cards.filter((card) => (age === null || fits(card, age)) && isThere(card, where))
  const ranked = fitting.map((card) => ({ card, rank: rankOf(card, player) }))
  const ranks = [...new Set(ranked.map(({ rank }) => rank))].toSorted((a, b) => a - b)
  const found: ActivityCard[] = []
  for (const rank of ranks) {
    if (found.length >= enough) break
    const best = ranked.filter((one) => one.rank === rank).map(({ card }) => card)
    const start = found.length === 0 ? turn % best.length : 0
    found.push(...best.slice(start), ...best.slice(0, start))
  }
  return found
}

/** How much is wrong with an activity right now: what weighs more is given up later. */
function rankOf(card: ActivityCard, { oldest, done, notToday, answers }: Player): number {
  const isForAll =
    oldest === undefined || oldest <= card.max_age || card.moments?.works_for_two_ages === true
  const wrongs = [
    done.has(card.id),
    card.duration_minutes > 5,
    !isFor(card, answers?.how ?? null),
    !isForAll,
    notToday?.has(card.id) === true,
  ]
  return wrongs.reduce((sum, isWrong, at) => sum + (isWrong ? 2 ** at : 0), 0)
}

/** Which activities to look for: a big sister plays what is for the oldest. */
function playingAge(cards: readonly ActivityCard[], age: number | null): number | null {
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
