/**
 * Milliseconds of the processor that the quickest of three runs takes. A machine that is slow or busy is so for
 * every text: compare two of these, and the test says the same everywhere.
 */
export function workOf(run: () => void): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/** What parents write, this many characters of it: the measure for texts that are made to be slow. */
export const plainText = (length: number): string =>
  'Draw one long line and turn it into a row of 3 mountains. Who lives up there? Your child says it. '
    .repeat(Math.ceil(length / 90))
    .slice(0, length)
