// What a hazard rule is, and the words that several rules share.

import type { ActivitySetting, MaterialId, SupervisionLevel } from '../../activities/lists.ts'
import type { Harmlessness } from '../doubts/hazard-doubts.ts'

/** What a rule requires: never, not below an age, an adult in each such step, or certain words in the note. */
export type SafetyAction = 'block' | 'min_age' | 'adult_step' | 'phrase'

export type SafetyRule = {
  id: string
  /** The hazard in a few words, as the start of a sentence. */
  hazard: string
  action: SafetyAction
  /** For `min_age`: the youngest age in years. */
  min_age?: number
  /** The rule only exists below this age. */
  until?: number
  /** The required words are only needed below this age. */
  phrase_until?: number
  /** The rule only raises supervision below this age. */
  sup_until?: number
  /** The minimum supervision while the rule applies. */
  supervision?: SupervisionLevel
  patterns: readonly RegExp[]
  /** A hit that overlaps one of these does not count. */
  exclude?: readonly RegExp[]
  /**
   * Other uses that do not count: `object` for drawings and comparisons ('draw a balloon', 'like a candle', 'a pretend oven'),
   * `scene` also for what a game imagines ('pretend the rug is a pond'), `fiction` only for stories, posters and debates: names
   * and guesses may refer to a real thing.
   */
  harmless_as?: 'object' | 'scene' | 'fiction'
  /**
   * Words that are often only named: a hit does not count if its sentence is harmless (doubts/); with `read_again` only in a text
   * that `clearHazards` reads, too.
   */
  unless_harmless?: Harmlessness
  materials?: readonly MaterialId[]
  settings?: readonly ActivitySetting[]
  /** Words that the safety note or a step must contain: one of them, or all with `require_all`. */
  require?: readonly RegExp[]
  require_all?: true
  /** What to do instead or what to write, as a whole sentence. */
  advice: string
  source: string
}

/** Words that name an adult, or the reading parent doing the risky part. */
export const adultPattern =
  /\b(i(?:'ve|'ll| have| will) (?:cut|ironed|iron|light|lit|heat|heated|bake|baked|cook|cooked|boil|boiled|pour|poured|melt|melted)|adults?|grown-?ups?|parents?|father|mother|carers?|caregivers?|guardians?|mom|mum|mommy|mummy|mama|amma|dad|daddy|papa|baba|appa|grandma|grandpa|granny|grandad|granddad|nana|nani|nonna|nonno|oma|opa|grandparents?|auntie|aunt|uncle|teachers?|you (?:cut|pour|light|heat|bake|handle|open|boil|cook|fry|melt|toast|iron|microwave|simmer|warm|chop|slice|carve|grate|peel|saw|drill|hammer|prick|do (?:this|the|all|everything|it)))\b/

export const askForAnAdult = 'Let an adult do it, and say so in the same step.'
