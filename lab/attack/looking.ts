import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Look } from './other-family.ts'

/** How long the page of the other family may take, in milliseconds. */
export const allowedMs = 100
/** An address of this machine that is neither the proxy's nor the attacker's. */
const family = '127.0.0.3'

/** Another family that loads a page again and again for this time, in a separate process; resolves once it has begun. */
export async function startLooking(
  url: string,
  forMs: number,
): Promise<{ looks: Promise<Look[]> }> {
  const child = fork(
    fileURLToPath(new URL('./other-family.ts', import.meta.url)),
    [url, String(forMs), family],
    { execArgv: ['--import', 'tsx'] },
  )
  await once(child, 'message')
  return { looks: once(child, 'message').then(([looks]) => looks as Look[]) }
}

/**
 * Prints what the other family saw. @param share of its loads that must be within 100 ms: 1 is all, 0.5 the median.
 * @returns findings, in sentences.
 */
export function judgedLooks(looks: Look[], what: string, more: string, share: number): string[] {
  const times = looks.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]
  const failed = looks.filter(({ status }) => status !== 200)
  const judgedMs = at(share) ?? Number.POSITIVE_INFINITY
  console.log(
    `${what}: ${looks.length} looks at the front page of other families, ${failed.length} failed, median ${at(0.5)} ms, p90 ${at(0.9)} ms, slowest ${times.at(-1)} ms; ${more}.`,
  )
  return [
    ...(failed.length > 0 ? [`${what}: ${failed.length} of ${looks.length} looks failed`] : []),
    ...(judgedMs > allowedMs
      ? [
          `${what}: the page of another family took ${judgedMs} ms (${share === 1 ? 'slowest' : 'median'})`,
        ]
      : []),
  ]
}
