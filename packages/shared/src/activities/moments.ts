import { z } from 'zod'
import { orNothing } from '../text/paging.ts'
import { everydayMoments, lights, moods, places, postures } from './moment-lists.ts'

export const PlaceId = z.enum(places.map(({ id }) => id))
export const MoodId = z.enum(moods)
export const EverydayMomentId = z.enum(everydayMoments.map(({ id }) => id))

const setOf = <Value extends z.ZodType>(value: Value) =>
  z.array(value).refine((all) => new Set(all).size === all.length, 'Each may be named only once')

/**
 * The moment an activity is for: where the family is, how the child is, how much energy the adult has left (content spec, section
 * 'Moments'). Energies and hands are the minimum needed, `noise` is the loudest moment.
 */
export const Moments = z
  .object({
    place: setOf(PlaceId).min(1).describe('Everywhere it can be played from first to last step'),
    mood: setOf(MoodId).min(1).describe('How the child is when it helps, or does no harm'),
    adult_energy: z.int().min(0).max(3).describe('0 lying, 1 sitting, 2 standing, 3 moving along'),
    child_energy: z
      .int()
      .min(0)
      .max(3)
      .describe('0 resting, 1 sitting, 2 on their feet, 3 full steam'),
    posture: setOf(z.enum(postures))
      .min(1)
      .describe('Every posture of the child in which it works'),
    hands_needed: z.int().min(0).max(2).describe('Free hands of the adult, for most of the time'),
    is_voice_only: z.boolean().describe('Only speaking, singing and listening'),
    noise: z.int().min(0).max(2).describe('0 whisper, 1 talking, 2 loud'),
    works_for_two_ages: z
      .boolean()
      .describe('Two children, three years apart or more, play together'),
    light: z.enum(lights),
    made_for: setOf(EverydayMomentId).describe('The everyday moments that it was written for'),
    two_ages: z
      .object({ small: z.string().trim().min(1).max(160), big: z.string().trim().min(1).max(160) })
      .nullable()
      .describe('What each of two children does, where the text says so'),
  })
  .meta({ id: 'Moments' })
export type Moments = z.output<typeof Moments>

/** An activity as authors write it, with its moment fields combined as they are stored and sent. */
export function packMoments<Authored extends Moments>(activity: Authored) {
  const others = Object.entries(activity).filter(([key]) => !(key in Moments.shape))
  const rest = Object.fromEntries(others) as Omit<Authored, keyof Moments>
  return { ...rest, moments: Moments.parse(activity) }
}

/** Filters of a list of activities. All may be left out. */
export const RightNow = z.object({
  moment: orNothing(EverydayMomentId).describe('An everyday moment that has to fit'),
  place: orNothing(PlaceId).describe('Where it can be played'),
  mood: orNothing(MoodId).describe('How the child is'),
})
export type RightNow = z.output<typeof RightNow>
