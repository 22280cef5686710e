import { z } from 'zod'
import content from './everyday-moments.json' with { type: 'json' }
import { type EverydayMoment, everydayMoments, lights } from './moment-lists.ts'
import { EverydayMomentId, type Moments, MoodId, PlaceId } from './moments.ts'

/*
 * Which activities fit an everyday moment. The authors' file says it as a filter and, for the idea book, in the phrases that
 * parents type; its words are explained in the content spec ('filter_words').
 */

/** What a filter looks at. */
export type MomentFacts = Moments & {
  materials: readonly string[]
  duration_minutes: number
  setting: string
}

const few = z.int().min(0)
const Condition = z
  .strictObject({
    place_any: z.array(PlaceId),
    place_none: z.array(PlaceId),
    mood_any: z.array(MoodId),
    mood_none: z.array(MoodId),
    adult_energy_max: few,
    adult_energy_min: few,
    child_energy_max: few,
    child_energy_min: few,
    hands_max: few,
    hands_min: few,
    noise_max: few,
    noise_min: few,
    materials_max: few,
    materials_min: few,
    materials_any: z.array(z.string()),
    duration_max: few,
    duration_min: few,
    light: z.enum(lights),
    is_voice_only: z.boolean(),
    works_for_two_ages: z.boolean(),
    setting: z.string(),
    setting_any: z.array(z.string()),
    made_for: EverydayMomentId,
    mode: z.literal('walking'),
  })
  .partial()
type Condition = z.output<typeof Condition>
type Word = keyof Condition

const Fits = z.union([
  z.strictObject({ any_of: z.array(Condition.extend({ variant: z.string() })).min(1) }),
  Condition,
])
const Everyday = z.object({ id: EverydayMomentId, fits: Fits, never_if: Condition })

const isAny = (all: readonly string[], wanted: readonly string[]) =>
  wanted.some((one) => all.includes(one))

/** Whether an activity keeps one word of a filter. */
const keeps: {
  [word in Word]-?: (of: MomentFacts, value: NonNullable<Condition[word]>) => boolean
} = {
  place_any: ({ place }, wanted) => isAny(place, wanted),
  place_none: ({ place }, wanted) => !isAny(place, wanted),
  mood_any: ({ mood }, wanted) => isAny(mood, wanted),
  mood_none: ({ mood }, wanted) => !isAny(mood, wanted),
  adult_energy_max: ({ adult_energy }, most) => adult_energy <= most,
  adult_energy_min: ({ adult_energy }, least) => adult_energy >= least,
  child_energy_max: ({ child_energy }, most) => child_energy <= most,
  child_energy_min: ({ child_energy }, least) => child_energy >= least,
  hands_max: ({ hands_needed }, most) => hands_needed <= most,
  hands_min: ({ hands_needed }, least) => hands_needed >= least,
  noise_max: ({ noise }, most) => noise <= most,
  noise_min: ({ noise }, least) => noise >= least,
  materials_max: ({ materials }, most) => materials.length <= most,
  materials_min: ({ materials }, least) => materials.length >= least,
  materials_any: ({ materials }, wanted) => isAny(materials, wanted),
  duration_max: ({ duration_minutes }, most) => duration_minutes <= most,
  duration_min: ({ duration_minutes }, least) => duration_minutes >= least,
  light: ({ light }, wanted) => light === wanted,
  is_voice_only: ({ is_voice_only }, wanted) => is_voice_only === wanted,
  works_for_two_ages: ({ works_for_two_ages }, wanted) => works_for_two_ages === wanted,
  setting: ({ setting }, wanted) => setting === wanted,
  setting_any: ({ setting }, wanted) => wanted.includes(setting),
  made_for: ({ made_for }, wanted) => made_for.includes(wanted),
  mode: ({ posture, is_voice_only }) => posture.includes('moving') || is_voice_only,
}

type Check = (of: MomentFacts) => boolean

/** What a condition asks, word by word. */
const checksOf = (condition: Condition): Check[] =>
  Object.entries(condition).map(([word, value]) => {
    const keepsWord = keeps[word as Word] as (of: MomentFacts, value: unknown) => boolean
    return (of) => keepsWord(of, value)
  })

const fitsOf = ({ fits }: z.output<typeof Everyday>) =>
  'any_of' in fits ? fits.any_of.map(({ variant: _, ...one }) => checksOf(one)) : [checksOf(fits)]

const filters = new Map(
  content.everyday
    .map((one) => Everyday.parse(one))
    .map((one) => [one.id, { never: checksOf(one.never_if), fits: fitsOf(one) }]),
)

/** Whether an activity can be played in an everyday moment: it passes the moment's filter and nothing rules it out. */
export function fitsMoment(of: MomentFacts, moment: EverydayMoment): boolean {
  const filter = filters.get(moment)
  if (!filter || filter.never.some((meets) => meets(of))) return false
  return filter.fits.some((checks) => checks.every((keeps) => keeps(of)))
}

/** All everyday moments that an activity fits, in the order of the list. */
export const fittingMoments = (of: MomentFacts): EverydayMoment[] =>
  everydayMoments.map(({ id }) => id).filter((id) => fitsMoment(of, id))
