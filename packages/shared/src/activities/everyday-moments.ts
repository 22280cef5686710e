import { z } from 'zod'
import content from './everyday-moments.json' with { type: 'json' }
import { type EverydayMoment, everydayMoments, lights } from './moment-lists.ts'
import { EverydayMomentId, type Moments, MoodId, PlaceId } from './moments.ts'

/*
 * Which activities fit an everyday moment. The authors' file defines each moment as a filter and, for the idea book, by the
 * phrases that parents type; the content spec explains its words ('filter_words').
 */

/** The fields that a filter looks at. */
export type MomentFacts = Moments & {
  materials: readonly string[]
  duration_minutes: number
  setting: string
}

type Check = (of: MomentFacts) => boolean

/** A word of a filter: which values may follow it, and whether an activity passes it. */
const word = <Schema extends z.ZodType>(
  schema: Schema,
  keeps: (of: MomentFacts, value: z.output<Schema>) => boolean,
) => ({
  schema,
  check: (value: unknown): Check => {
    const wanted = schema.parse(value)
    return (of) => keeps(of, wanted)
  },
})

const isAny = (all: readonly string[], wanted: readonly string[]) =>
  wanted.some((one) => all.includes(one))
const few = z.int().min(0)

const words = {
  place_any: word(z.array(PlaceId), ({ place }, wanted) => isAny(place, wanted)),
  place_none: word(z.array(PlaceId), ({ place }, wanted) => !isAny(place, wanted)),
  mood_any: word(z.array(MoodId), ({ mood }, wanted) => isAny(mood, wanted)),
  mood_none: word(z.array(MoodId), ({ mood }, wanted) => !isAny(mood, wanted)),
  adult_energy_max: word(few, ({ adult_energy }, most) => adult_energy <= most),
  adult_energy_min: word(few, ({ adult_energy }, least) => adult_energy >= least),
  child_energy_max: word(few, ({ child_energy }, most) => child_energy <= most),
  child_energy_min: word(few, ({ child_energy }, least) => child_energy >= least),
  hands_max: word(few, ({ hands_needed }, most) => hands_needed <= most),
  hands_min: word(few, ({ hands_needed }, least) => hands_needed >= least),
  noise_max: word(few, ({ noise }, most) => noise <= most),
  noise_min: word(few, ({ noise }, least) => noise >= least),
  materials_max: word(few, ({ materials }, most) => materials.length <= most),
  materials_min: word(few, ({ materials }, least) => materials.length >= least),
  materials_any: word(z.array(z.string()), ({ materials }, wanted) => isAny(materials, wanted)),
  duration_max: word(few, ({ duration_minutes }, most) => duration_minutes <= most),
  duration_min: word(few, ({ duration_minutes }, least) => duration_minutes >= least),
  light: word(z.enum(lights), ({ light }, wanted) => light === wanted),
  is_voice_only: word(z.boolean(), ({ is_voice_only }, wanted) => is_voice_only === wanted),
  works_for_two_ages: word(
    z.boolean(),
    ({ works_for_two_ages }, wanted) => works_for_two_ages === wanted,
  ),
  setting: word(z.string(), ({ setting }, wanted) => setting === wanted),
  setting_any: word(z.array(z.string()), ({ setting }, wanted) => wanted.includes(setting)),
  made_for: word(EverydayMomentId, ({ made_for }, wanted) => made_for.includes(wanted)),
  mode: word(
    z.literal('walking'),
    ({ posture, is_voice_only }) => posture.includes('moving') || is_voice_only,
  ),
}

const Condition = z.strictObject(
  Object.fromEntries(Object.entries(words).map(([name, { schema }]) => [name, schema.optional()])),
)

/** What a condition requires, word by word. */
const checksOf = (condition: Readonly<Record<string, unknown>>): Check[] =>
  Object.entries(condition).map(([name, value]) => words[name as keyof typeof words].check(value))

const Fits = z.union([
  z
    .strictObject({ any_of: z.array(Condition.extend({ variant: z.string() })).min(1) })
    .transform(({ any_of }) => any_of.map(({ variant: _, ...one }) => checksOf(one))),
  Condition.transform((one) => [checksOf(one)]),
])
const Everyday = z.object({
  id: EverydayMomentId,
  fits: Fits,
  never_if: Condition.transform(checksOf),
})

const filters = new Map(
  content.everyday.map((one) => Everyday.parse(one)).map((one) => [one.id, one]),
)

/** Whether an activity can be played in an everyday moment: it passes the moment's filter and no exclusion applies. */
export function fitsMoment(of: MomentFacts, moment: EverydayMoment): boolean {
  const filter = filters.get(moment)
  if (!filter || filter.never_if.some((meets) => meets(of))) return false
  return filter.fits.some((checks) => checks.every((keeps) => keeps(of)))
}

/** All everyday moments that an activity fits, in the order of the list. */
export const fittingMoments = (of: MomentFacts): EverydayMoment[] =>
  everydayMoments.map(({ id }) => id).filter((id) => fitsMoment(of, id))
