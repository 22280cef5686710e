import type { Play } from '@fgm/db/seed/plays/play'
import { fitsMoment } from '@fgm/shared/activities/everyday-moments'
import type { EverydayMoment } from '@fgm/shared/activities/moment-lists'
import type { WishReading } from '@fgm/shared/generator/wish'
import type { Need } from '@fgm/shared/generator/wish-words'
import { type Filling, materialsOf } from './fillings.ts'

export type Filled = { play: Play; fillings: readonly Filling[] }

/** A play of so many minutes, as the moments' filters take it. */
export const factsOf = ({ play, fillings }: Filled, minutes: number) => ({
  ...play.facts,
  works_for_two_ages: play.two_ages !== undefined,
  made_for: [...(play.made_for ?? [])],
  two_ages: null,
  materials: materialsOf(fillings),
  duration_minutes: minutes,
  setting: play.setting ?? 'any',
})

/** Counts the shortest play that passes a moment's filter. Outdoors excludes the balcony, unless the moment is one. */
export const isFor = (one: Filled, moment: EverydayMoment, wish: Today) =>
  isForToday(one.play, wish) &&
  fitsMoment(factsOf(one, 5), moment) &&
  (moment !== 'outdoors_five' ||
    wish.needs.includes('balcony') ||
    one.play.facts.place.some((place) => place === 'garden' || place === 'park')) &&
  (moment !== 'walking_home' || !stopsOnTheWay(one.play))

/** Next to a road no one closes the eyes, lies down or stands still, and a slow walker has to get on. */
const stopsOnTheWay = (play: Play) =>
  /\b(?:shut|close|cover)\b[^.]*\beyes\b|\beyes (?:shut|closed)\b|shut eyes|\b(?:sit|lie|lying|crouch|curl|kneel|freeze|back to back)\b|on the spot|stand still|keep still/i.test(
    textsOf(play).join(' '),
  )

/** All that is done in a play, with any hero. */
const textsOf = ({ core, rounds, close, easier, harder, tellings, open }: Play): string[] => [
  ...[...core, ...rounds.flatMap(({ steps }) => steps), close, easier, harder],
  ...[...tellings, ...(open ? [open] : [])].flatMap(({ words }) => Object.values(words)),
]

type Today = Pick<WishReading, 'moments' | 'needs'>

/** Excludes plays for another moment, or for a day to celebrate. */
export const isForToday = (
  { made_for = [], is_for_feasts, answers }: Play,
  { moments, needs }: Today,
) =>
  (made_for.length === 0 || made_for.some((moment) => moments.includes(moment))) &&
  (!is_for_feasts || needs.includes('celebration')) &&
  (!answers || needs.includes(answers))

const messy = ['paint', 'glue', 'water_ice', 'baking_staples', 'playdough', 'dry_goods', 'chalk']

/** Needs about what a body can do, what is at hand, or who must not be woken come before any moment. */
export const isHard = (need: Need) =>
  [
    ...['seated', 'balcony', 'whisper', 'quiet', 'no_mess', 'no_things', 'hands_full', 'no_talk'],
    ...['no_light', 'fear_of_dark', 'family_call'],
  ].includes(need)

/** Whether its own steps ask for silence, so that parents need not think of it. */
export const asksForSilence = ({ core }: Play) =>
  /whisper|silen|without a (?:sound|word)|no sound|not a sound/i.test(core.join(' '))

const isShow = (play: Play) =>
  /perform|audience|visitors?|serious voice|in the voice|\bvoice\b|\bsing\b|danc|\bbow\b|stage|speech|\bact out\b|straight face|hang (?:it|the)|read (?:it|out|the)\b|aloud/i.test(
    textsOf(play).join(' '),
  )

/**
 * The conditions on a play so that it does not contradict the understood wish, the strictest first: a later one is used only
 * if no play meets the one before.
 */
export const keepsNeed: { [need in Need]?: readonly ((one: Filled) => boolean)[] } = {
  seated: [({ play: { facts } }) => facts.posture.includes('sitting') && facts.child_energy <= 1],
  // No running or jumping next to a railing.
  balcony: [
    ({ play: { facts } }) => facts.place.includes('balcony') && facts.child_energy <= 1,
    ({ play: { facts } }) => facts.posture.includes('sitting') && facts.child_energy <= 1,
  ],
  whisper: [({ play }) => play.facts.noise === 0 && asksForSilence(play)],
  quiet: [({ play: { facts } }) => facts.noise <= 1],
  no_mess: [({ fillings }) => materialsOf(fillings).every((id) => !messy.includes(id))],
  no_things: [({ play, fillings }) => materialsOf(fillings).length === 0 && !play.slots],
  no_talk: [({ play }) => play.is_wordless === true],
  hands_full: [({ play: { facts } }) => facts.hands_needed === 0],
  lively: [({ play: { facts } }) => facts.child_energy >= 2],
  calm: [({ play: { facts } }) => facts.child_energy <= 1 && facts.noise <= 1],
  tired_child: [({ play: { facts } }) => facts.child_energy <= 1],
  whiny: [({ play: { facts } }) => facts.mood.includes('whiny')],
  celebration: [({ play }) => play.is_for_feasts === true],
  // Nothing that has to be seen, and nothing to trip over.
  no_light: [
    ({ play: { facts, slots } }) => facts.light === 'dark_ok' && facts.is_voice_only && !slots,
  ],
  fear_of_dark: [({ play }) => play.answers === 'fear_of_dark'],
  family_call: [({ play }) => play.answers === 'family_call'],
  hair: [({ play }) => /\bhair\b/.test(play.core.join(' '))],
  // Without performing, and without anyone who watches or listens.
  unseen: [({ play }) => play.facts.child_energy <= 1 && !isShow(play)],
}
