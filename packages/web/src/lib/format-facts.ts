type AgeRange = { min_age: number; max_age: number }

/** 'Ages 2-4', or 'Age 5' when it fits one year only. */
export function formatAges({ min_age, max_age }: AgeRange): string {
  return min_age === max_age ? `Age ${min_age}` : `Ages ${min_age}-${max_age}`
}

/** '5 min' with a non-breaking space, so that three facts fit in one row on a phone. */
export function formatMinutes(minutes: number): string {
  return `${minutes} min`
}
