import { z } from 'zod'
import { InterestId } from '../activities/activities.ts'
import { Id, Line, Paragraphs } from '../text/text.ts'
import { childAgeLimits } from './child-age.ts'

/** Child profiles a family may have: premium and founding families two, others one (decisions §8). */
export const childLimits = { active: 2, other: 1 } as const

const InterestIds = z
  .array(InterestId)
  .max(InterestId.options.length)
  .transform((ids) => [...new Set(ids)])

/** A real calendar day, written YYYY-MM-DD. Whether it can be a birth date depends on the clock. */
const BirthDate = z.iso.date('Please enter the birth date as year, month and day.')

/** POST /children and PUT /children/{id} (spec part two §2, add-child dialog). */
export const SaveChild = z
  .object({
    name: Line(60),
    birth_date: BirthDate,
    interests: InterestIds.default([]),
    preferences: Paragraphs(500).default(''),
  })
  .meta({ id: 'SaveChild' })
export type SaveChild = z.output<typeof SaveChild>

export const UpdateChild = SaveChild.extend({ id: Id })

export const Child = z
  .object({
    id: Id,
    name: z.string(),
    birth_date: z.string(),
    age: z.number().int().describe('Whole years today'),
    interests: z.array(InterestId),
    preferences: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'Child' })
export type Child = z.output<typeof Child>

/** Whole years between a birth date and a day, both YYYY-MM-DD. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** All days that are today somewhere on earth: a birthday counts where the family lives. */
export function daysOnEarth(now: Date): { earliest: string; latest: string } {
  const dayIn = (hours: number) =>
    new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10)
  return { earliest: dayIn(-12), latest: dayIn(14) }
}

/**
 * Why a birth date is impossible, as a sentence; null when it is possible. It holds for every profile, of any age: children grow.
 */
export function birthDateProblem(birthDate: string, now: Date): string | null {
  const { earliest, latest } = daysOnEarth(now)
  if (birthDate > latest) return 'The birth date is in the future.'
  if (ageOn(birthDate, earliest) > 18) return 'The birth date is more than 18 years ago.'
  return null
}

/** Why a profile cannot be created for a birth date, in kind words; null from 2 to 12 years (decisions §10). */
export function childAgeProblem(birthDate: string, now: Date): string | null {
  const { earliest, latest } = daysOnEarth(now)
  if (ageOn(birthDate, latest) < childAgeLimits.min)
    return `Our ideas begin at age ${childAgeLimits.min}. We look forward to your little one then.`
  if (ageOn(birthDate, earliest) > childAgeLimits.max)
    return `Our ideas are made for ages ${childAgeLimits.min} to ${childAgeLimits.max}. Older ones are welcome to join in without a profile.`
  return null
}
