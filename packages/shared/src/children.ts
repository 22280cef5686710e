import { z } from 'zod'
import { InterestId } from './activities.ts'
import { Id, Line, Paragraphs } from './text.ts'

/** Child profiles a family may have: premium and founding families two, others one (decisions §8). */
export const child_limits = { active: 2, other: 1 } as const

const InterestIds = z
  .array(InterestId)
  .max(InterestId.options.length)
  .transform((ids) => [...new Set(ids)])

/** A real calendar day, written YYYY-MM-DD. Whether a child can be born then is judged against the clock. */
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

/** Whole years between a birth date and a day, both as YYYY-MM-DD. */
export function ageOn(birth_date: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth_date.slice(0, 4))
  return today.slice(5) < birth_date.slice(5) ? years - 1 : years
}

/**
 * Why a birth date cannot be right today, as a sentence; null when it can. Babies and teenagers may
 * be added (they grow, and big sisters join in); the future and a century ago may not.
 */
export function birthDateProblem(birth_date: string, today: string): string | null {
  if (birth_date > today) return 'The birth date is in the future.'
  if (ageOn(birth_date, today) > 18) return 'The birth date is more than 18 years ago.'
  return null
}
