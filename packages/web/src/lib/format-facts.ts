type AgeRange = { min_age: number; max_age: number }

/** 'Ages 2-4', or 'Age 5' when it fits one year only. */
export function formatAges({ min_age, max_age }: AgeRange): string {
  return min_age === max_age ? `Age ${min_age}` : `Ages ${min_age}-${max_age}`
}

/** '5 min': the number and its unit in one breath, so that three facts stay on one row of a phone. */
export function formatMinutes(minutes: number): string {
  return `${minutes} min`
}
