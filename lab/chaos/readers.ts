import type { Site } from './site.ts'

/** Results of reads: milliseconds, and how many did not get 200. */
export type Reads = { count: number; p50: number; p99: number; highest: number; refused: number }

const readers = 4
const paths = ['/activities/public', '/registration-info', '/', '/healthz', '/api/auth/status']

/**
 * Reads as four parents do, one page after the other, while some work runs, and at least this many times each. They share nothing
 * with the cause of the fault but this program's own event loop.
 */
export async function readWhile<Done>(
  { server }: Pick<Site, 'server'>,
  work: () => Promise<Done>,
  atLeast = 50,
): Promise<{ reads: Reads; done: Done }> {
  const times: number[] = []
  let refused = 0
  let isOver = false
  const reading = Array.from({ length: readers }, async () => {
    for (let turn = 0; !isOver || turn < atLeast; turn += 1) {
      const started = performance.now()
      const response = await fetch(server.url + paths[turn % paths.length]).catch(() => null)
      await response?.arrayBuffer()
      times.push(performance.now() - started)
      if (response?.status !== 200) refused += 1
    }
  })
  const done = await work().finally(() => {
    isOver = true
  })
  await Promise.all(reading)
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
  return {
    reads: { count: times.length, p50: at(0.5), p99: at(0.99), highest: at(1), refused },
    done,
  }
}

/** The limit of the p99 of reads under a fault: 250 ms, or three times its undisturbed value if the machine is busy anyway. */
export const allowedP99 = (alone: Reads) => Math.max(250, 3 * alone.p99)

/** Reads in an undisturbed moment. */
export const readAlone = (site: Pick<Site, 'server'>) => readWhile(site, async () => {}, 100)
