type Hours = readonly { part: string; pace: string }[]

/** What a family plays at which time of day: 'You like it lively in the mornings and evenings, and calm in the afternoons.' */
export function usualPace(hours: Hours): string {
  const paces = [...new Set(hours.map(({ pace }) => pace))]
  const said = paces.map((pace) => {
    const parts = hours.filter((one) => one.pace === pace).map(({ part }) => part)
    return `${words[pace] ?? pace} in the ${joined(parts, ' and ')}`
  })
  return said.length === 0 ? '' : `You like it ${joined(said, ', and ')}.`
}

const words: Record<string, string> = { resting: 'restful' }

/** A list with a word before the last item. */
const joined = (all: readonly string[], last: string) =>
  [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(last)
