/* Words and numbers of scavenger hunts without schemas: for the first load of pages (spec part two §9; content README §7.2). */

export const huntTypes = ['color', 'shape', 'counting', 'letter', 'custom'] as const
export type HuntType = (typeof huntTypes)[number]

export const ageRanges = ['3-4', '4-5', '5-6', '6-7', '7-8'] as const
export type AgeRange = (typeof ageRanges)[number]

/** Names of the five levels; the chosen one also decides the number of sample items. */
export const difficultyNames = ['Very Easy', 'Easy', 'Medium', 'Hard', 'Expert'] as const
export const difficultyName = (level: number): string => difficultyNames[level - 1] ?? 'Easy'

/** Items that a sample of this difficulty has (spec part two §9). */
export const sampleSize = (difficultyLevel: number): number => difficultyLevel + 2

/**
 * What a hunt may ask at this age: the easiest and the hardest wording, how far to count, and the child's shoulder height in
 * centimetres, above which nothing is to be fetched.
 */
export const byAge: Record<
  AgeRange,
  { easiest_wording: number; hardest_wording: number; count_to: number; shoulder_cm: number }
> = {
  '3-4': { easiest_wording: 1, hardest_wording: 2, count_to: 3, shoulder_cm: 70 },
  '4-5': { easiest_wording: 1, hardest_wording: 3, count_to: 5, shoulder_cm: 75 },
  '5-6': { easiest_wording: 3, hardest_wording: 3, count_to: 10, shoulder_cm: 80 },
  '6-7': { easiest_wording: 3, hardest_wording: 4, count_to: 15, shoulder_cm: 85 },
  '7-8': { easiest_wording: 3, hardest_wording: 5, count_to: 20, shoulder_cm: 90 },
}

/** The lower end of an age range, in years. */
export const youngestOf = (ageRange: AgeRange): number => Number.parseInt(ageRange, 10)

/** How hard clues are worded: as chosen, but never harder than the age allows. */
export const wordingLevel = (difficultyLevel: number, ageRange: AgeRange): number =>
  Math.min(difficultyLevel, byAge[ageRange].hardest_wording)

/** The three wordings of a clue. */
export const wordings = ['easy', 'medium', 'expert'] as const
export type Wording = (typeof wordings)[number]

/** Which wording a clue has: easy hunts of bigger children are not worded for the smallest. */
export function clueWording(difficultyLevel: number, ageRange: AgeRange): Wording {
  const level = Math.max(wordingLevel(difficultyLevel, ageRange), byAge[ageRange].easiest_wording)
  return level <= 2 ? 'easy' : level === 3 ? 'medium' : 'expert'
}

/** How a clue is shown. */
export function cluePresentation(difficultyLevel: number, ageRange: AgeRange) {
  const level = wordingLevel(difficultyLevel, ageRange)
  return {
    /** A picture of the place, for those who cannot read. */
    has_picture: level === 1 || ageRange === '3-4',
    /** Offers to read the clue aloud at once. */
    is_read_aloud: youngestOf(ageRange) < 6,
    /** Hides the item's name and place until it is found or a hint is used: otherwise it would be no riddle. */
    is_place_hidden: level >= 4,
    /** Seconds until the hint is available. */
    hint_after_seconds: level >= 5 ? 60 : 0,
  }
}

/** Score = 10 x items found + 5 x difficulty + what is left of 300 seconds (spec part two §9). */
export function huntScore({
  items_found,
  difficulty_level,
  completion_time,
}: {
  items_found: number
  difficulty_level: number
  completion_time: number
}): number {
  return 10 * items_found + 5 * difficulty_level + Math.max(0, 300 - completion_time)
}

type Played = { hunt_name: string; completed_count: number; created_at: string }

/** The hub's four figures (spec part two §2). */
export function hubStatistics(blueprints: readonly unknown[], hunts: readonly Played[]) {
  const [mostPopular] = [...hunts].sort((one, other) => other.completed_count - one.completed_count)
  return {
    blueprint_count: blueprints.length,
    times_played: hunts.reduce((sum, { completed_count }) => sum + completed_count, 0),
    most_popular: mostPopular ? `${[...mostPopular.hunt_name].slice(0, 10).join('')}...` : 'None',
  }
}

/** The 3 newest hunts, for the hub's recent activity. */
export const recentHunts = <Hunt extends Pick<Played, 'created_at'>>(
  hunts: readonly Hunt[],
): Hunt[] =>
  [...hunts].sort((one, other) => other.created_at.localeCompare(one.created_at)).slice(0, 3)
