/** Milliseconds of the processor that some work took: a clock also counts what a busy machine did for others. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
