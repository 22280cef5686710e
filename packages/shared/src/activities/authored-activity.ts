// The form in which authors write an activity, one JSON object each (content spec 4.1).

import { z } from 'zod'
import {
  Difficulty,
  InterestId,
  MaterialId,
  OwnCategory,
  Setting,
  SkillId,
  Supervision,
} from './activities.ts'
import { ownCategories, premiumCategories } from './lists.ts'
import { Moments } from './moments.ts'

const Age = z.int().min(2).max(12)
const Line = z.string().trim().min(1)

/**
 * One activity as authored: shape, lists and hard limits only. `lintActivity` checks whether it reads well, `checkActivitySafety`
 * whether it is safe. Ages in years, times in minutes; unknown keys are refused.
 */
export const AuthoredActivity = z
  .strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug is lowercase words joined by hyphens'),
    title: z.string().trim().min(3).max(60),
    description: z.string().trim().min(50).max(220),
    library: z.enum(['free', 'prebuilt', 'premium']),
    category: z.enum([...ownCategories, ...premiumCategories]),
    own_category: OwnCategory,
    collection: z.enum(['starter', 'montessori', 'older', 'moments']),
    min_age: Age,
    max_age: Age,
    duration_minutes: z.int().min(5).max(60),
    prep_minutes: z.int().min(0).max(30),
    difficulty_level: Difficulty,
    materials: z.array(MaterialId).max(10),
    materials_list: z.array(Line).min(1).max(12),
    setup_instructions: z.array(Line).min(3).max(7),
    learning_objectives: z.array(Line).min(2).max(4),
    connection_prompt: Line,
    easier: z.string().trim().min(15).max(160),
    harder: z.string().trim().min(15).max(160),
    safety_note: Line,
    supervision: Supervision,
    skill: SkillId,
    interests: z.array(InterestId),
    setting: Setting,
    ...Moments.shape,
  })
  .refine((activity) => activity.max_age >= activity.min_age, {
    message: 'max_age must not be below min_age',
    path: ['max_age'],
  })

export type AuthoredActivity = z.infer<typeof AuthoredActivity>
