import type { MaterialId, OwnCategory, SkillId } from '@fgm/shared/activities/activities'
import type { DifficultyLevel } from '@fgm/shared/activities/lists'
import type { SlotKind } from './slots.ts'

/** What a wish can ask of an activity besides a topic. */
export type Mood = 'calm' | 'active' | 'seated' | 'travel' | 'together'

/**
 * An archetype as it is told to one range of ages, up to and including `until` years. Five minutes are
 * the core and the close; more minutes bring more rounds, never padding (content README §6.1).
 */
export type Version = {
  until: number
  difficulty: DifficultyLevel
  description: string
  core: readonly [string, string, string]
  /** A quick twist (from 10 minutes), a second game (from 30), and a project of its own (60). */
  rounds: readonly [string, string, string]
  close: string
  objectives: readonly string[]
  easier: string
  harder: string
  /** Simple questions for the youngest, instead of the archetype's own. */
  asks?: readonly string[]
}

/** The skeleton of an activity. Words in braces are filled from the materials, the theme and the age. */
export type Archetype = {
  id: string
  category: OwnCategory
  /** The skill it is about, then the one it touches. */
  skills: readonly [SkillId, SkillId]
  from_age: number
  /** The durations it is good at. */
  minutes: readonly [number, number]
  moods: readonly Mood[]
  prep_minutes: number
  /** Materials without which it does not work. */
  needs?: readonly { id: MaterialId; line: string }[]
  /** What is chosen among the ticked materials; the amount goes before the noun in the list. */
  slots?: readonly { kind: SlotKind; amount: string }[]
  /** Ambient things worth a line in the list. */
  also?: string
  titles: readonly string[]
  tellings: readonly Version[]
  /** Questions a parent can ask, one per activity. */
  asks: readonly string[]
  /** A hazard of the game itself that no rule of words can see. */
  caution: string
}
