/**
 * What an entry tells beside its sentence: the reason, and for settings what was and what is. Other
 * details are in the sentence already.
 */
export function detailLines(details: Record<string, unknown>): string[] {
  const { reason, before, after } = details
  return [
    ...(typeof reason === 'string' ? [`Reason: ${reason}`] : []),
    ...(isRecord(before) && isRecord(after) ? changedLines(before, after) : []),
  ]
}

type Values = Record<string, unknown>

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** 'payments threshold: 101 → 40', also inside the limits of a tier; what is the same is left out. */
function changedLines(before: Values, after: Values, inside = ''): string[] {
  return Object.entries(after).flatMap(([name, now]) => {
    const was = before[name]
    const label = `${inside}${name.replaceAll('_', ' ')}`
    if (isRecord(now) && isRecord(was)) return changedLines(was, now, `${label}, `)
    return now === was ? [] : [`${label}: ${told(was)} → ${told(now)}`]
  })
}

function told(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}
