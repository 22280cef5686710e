import { everydayActivities } from '@fgm/db/seed/activities'
import type { GenerateActivity } from '@fgm/shared/generator'
import type { Example } from './prompt.ts'

/** The authored activity nearest in category and age, to show the shape. */
export function nearestExample(input: GenerateActivity): Example | null {
  const [nearest] = everydayActivities()
    .filter((activity) => activity.own_category === input.category)
    .sort((a, b) => distance(a, input) - distance(b, input))
  if (!nearest) return null
  return { ...nearest, setup_instructions: nearest.setup_instructions.join('\n') }
}

const distance = (
  activity: { min_age: number; max_age: number; duration_minutes: number },
  { child_age, duration }: GenerateActivity,
) =>
  Math.abs((activity.min_age + activity.max_age) / 2 - child_age) +
  Math.abs(activity.duration_minutes - duration) / 15
