/** '40 seconds', '10 minutes', '2 hours': how long to wait, never less than it takes. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return formatCount(Math.max(1, Math.ceil(seconds)), 'second')
  if (seconds < 5400) return formatCount(Math.ceil(seconds / 60), 'minute')
  return formatCount(Math.ceil(seconds / 3600), 'hour')
}

/** '1 spot', '7 spots'. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
