import { setTimeout as wait } from 'node:timers/promises'

const lookEveryMs = 20

/** Resolves as soon as the condition holds. @throws when it does not within `within_ms`. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  withinMs = 30_000,
): Promise<void> {
  const endsAt = performance.now() + withinMs
  while (!(await condition())) {
    if (performance.now() > endsAt) throw new Error(`Not within ${withinMs / 1000} s: ${what}`)
    await wait(lookEveryMs)
  }
}

/** Milliseconds that the work took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return Math.round(performance.now() - started)
}

/** The numbers from 0 on. */
export const numbersBelow = (count: number) => Array.from({ length: count }, (_, place) => place)

/** 'a to b' for some figures. */
export const span = (figures: number[]) => `${Math.min(...figures)} to ${Math.max(...figures)}`

/** How often each status came: '201 × 40, 503 × 3'. */
export function tally(results: (string | number)[]): string {
  const counts = new Map<string | number, number>()
  for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1)
  return [...counts].map(([result, count]) => `${result} × ${count}`).join(', ') || 'none'
}
