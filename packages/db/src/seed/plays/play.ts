import type { InterestId, OwnCategory, SkillId } from '@fgm/shared/activities/activities'
import type { DifficultyLevel } from '@fgm/shared/activities/lists'
import type { EverydayMoment } from '@fgm/shared/activities/moment-lists'
import type { Moments } from '@fgm/shared/activities/moments'
import type { Need } from '@fgm/shared/generator/wish-words'
import type { SlotKind } from './slots.ts'

/** Some more minutes with something new to do in them, and what a parent sees in them. */
export type Round = { steps: readonly string[]; objective: string }

/** Where and how a play works, in the words of the library (content spec, section 'Moments'). */
export type Facts = Omit<Moments, 'made_for' | 'two_ages' | 'works_for_two_ages'>

/**
 * One way to tell a play: who is in it, and the words that change what is done and said. A telling for an interest changes at
 * least two steps; one without an interest is for a child about whom nothing is known.
 */
export type Telling = {
  interest: InterestId | null
  title: string
  hero: string
  words: Readonly<Record<string, string>>
}

/** A telling in one line of the book. */
export const told = (
  interest: InterestId | null,
  title: string,
  hero: string,
  words: Telling['words'] = {},
): Telling => ({ interest, title, hero, words })

/** How to choose among the ticked materials; in the list the amount comes before the noun, unless a line is given. */
export type Slot = { kind: SlotKind; amount: string; line?: string }

/**
 * One play for one range of ages, written by hand. Words in braces are filled in: {hero} and the words of a telling, slot names
 * from what is ticked. Five minutes are the core and the close; more minutes add rounds with something new in them, as many as
 * the play has: it is never stretched.
 */
export type Play = {
  id: string
  /** The kind of activity that is really done. */
  categories: readonly [OwnCategory, ...OwnCategory[]]
  /** The skill it is about, then the one it touches. */
  skills: readonly [SkillId, SkillId]
  ages: readonly [number, number]
  difficulty: DifficultyLevel
  facts: Facts
  /** Only when one of these moments is wished for; without any it is for every day. */
  made_for?: readonly EverydayMoment[]
  /** Only when a day to celebrate is wished for. */
  is_for_feasts?: boolean
  /** Only when this is wished for: the play is about it. */
  answers?: Need
  /** What each of two children does, if two play. */
  two_ages?: { small: string; big: string }
  setting?: 'any' | 'outdoor'
  /** No one has to say a word. */
  is_wordless?: boolean
  slots?: readonly Slot[]
  /** Lines for the list that name no material: a wall, two chairs. */
  also?: readonly string[]
  tellings: readonly Telling[]
  /** Titles and words for any character a child loves; the child says how that one does it. */
  open?: { titles: readonly [string, ...string[]]; words: Telling['words'] }
  description: string
  /** Minutes with no, one, two and three rounds, if they differ from the usual ones. */
  takes?: readonly [number, ...number[]]
  core: readonly string[]
  /** For ten minutes the first, for fifteen the second too, for thirty all three; see `takes`. */
  rounds: readonly Round[]
  close: string
  objectives: readonly [string, string]
  /** What the parent says, in quotes: one true sentence with 'I', and an open question. */
  say: string
  easier: string
  harder: string
  /** The hazard of this play, and what to do about it, wherever it is played. */
  caution: string
}

/** The usual minutes: the core, and up to three rounds. */
export const usual = [5, 10, 15, 30] as const

/** A play whose core takes more than five minutes. */
export const unhurried = [10, 15, 30] as const

const everyPosture = ['lying', 'sitting', 'floor', 'standing', 'moving'] as const
const everywhere: Facts['place'] = [
  ...(['home_floor', 'table', 'sofa', 'bed', 'bath', 'kitchen', 'seat'] as const),
  ...(['queue', 'doorway', 'balcony', 'garden', 'park', 'call'] as const),
]

/** Only voices: in the dark, at the wheel, in a line, lying down. */
export const talk = (mood: Facts['mood'], more: Partial<Facts> = {}): Facts => ({
  place: everywhere,
  mood,
  ...{ adult_energy: 0, child_energy: 0, posture: [...everyPosture], hands_needed: 0 },
  ...{ is_voice_only: true, noise: 0, light: 'dark_ok' },
  ...more,
})

/** Small movements of hands and toes on the spot, with no thing. */
export const onTheSpot = (mood: Facts['mood'], more: Partial<Facts> = {}): Facts => ({
  place: ['sofa', 'bed', 'seat', 'queue', 'home_floor', 'table', 'doorway', 'kitchen', 'balcony'],
  mood,
  ...{ adult_energy: 0, child_energy: 1, posture: ['lying', 'sitting', 'floor', 'standing'] },
  ...{ hands_needed: 0, is_voice_only: false, noise: 0, light: 'dim' },
  ...more,
})

/** The adult lies or leans back, the child is next to them. */
export const lyingDown = (mood: Facts['mood'], more: Partial<Facts> = {}): Facts => ({
  ...onTheSpot(mood),
  ...{ place: ['sofa', 'bed'], posture: ['lying', 'sitting'] },
  ...more,
})

/** Both sit at a table with something in their hands. */
export const atTable = (mood: Facts['mood'], more: Partial<Facts> = {}): Facts => ({
  place: ['table', 'home_floor'],
  mood,
  ...{ adult_energy: 1, child_energy: 1, posture: ['sitting', 'floor'], hands_needed: 1 },
  ...{ is_voice_only: false, noise: 1, light: 'light' },
  ...more,
})

/** On a free patch of floor, on the feet. */
export const onFloor = (mood: Facts['mood'], more: Partial<Facts> = {}): Facts => ({
  place: ['home_floor'],
  mood,
  ...{ adult_energy: 2, child_energy: 2, posture: ['standing', 'moving'], hands_needed: 1 },
  ...{ is_voice_only: false, noise: 1, light: 'light' },
  ...more,
})

/** Out of doors for a moment. */
export const outside = (mood: Facts['mood'], more: Partial<Facts> = {}): Facts => ({
  place: ['garden', 'park'],
  mood,
  ...{ adult_energy: 2, child_energy: 2, posture: ['standing', 'moving'], hands_needed: 1 },
  ...{ is_voice_only: false, noise: 1, light: 'light' },
  ...more,
})
