/** The days a birth date can be chosen from: not in the future, not more than 18 years ago (shared/children.ts). */
export function birthDateLimits(today: Date): { min: string; max: string } {
  const day = `${two(today.getMonth() + 1)}-${two(today.getDate())}`
  return { min: `${today.getFullYear() - 18}-${day}`, max: `${today.getFullYear()}-${day}` }
}

const two = (part: number) => String(part).padStart(2, '0')
