import { existsSync, readFileSync } from 'node:fs'

/* Is there enough memory to build? Without it the system kills the build, or on a small server the product. */

/** Megabytes that a build needs; it was killed with 700 and passed with 1,000. */
const needed = 1_000

const advice = `Add swap, as root:

  fallocate -l 2G /swapfile && chmod 600 /swapfile && mkswap /swapfile && swapon /swapfile
  echo '/swapfile none swap sw 0 0' >> /etc/fstab

Or take a release archive (npm run release on a larger machine): it is built already.`

/** Why not to build here; null with enough memory, or if it is unknown. `BUILD_MEMORY_MB` replaces 1,000; 0 skips the check. */
export function memoryProblem() {
  const wanted = Number(process.env.BUILD_MEMORY_MB || needed)
  const free = freeMegabytes()
  if (free === null || free >= wanted) return null
  return `Building takes about ${wanted} MB of memory; ${free} MB are free here, swap included. ${advice}`
}

/** True for a program that the system or Node ended because memory ran out. */
export const isOutOfMemory = ({ code, output }) =>
  code === 137 || /heap out of memory|ENOMEM|Cannot allocate memory/.test(output)

export const outOfMemory = `The system ended it, most likely because memory ran out: building takes about ${needed} MB. ${advice}`

function freeMegabytes() {
  if (!existsSync('/proc/meminfo')) return null
  const meminfo = readFileSync('/proc/meminfo', 'utf8')
  const kilobytesOf = (name) =>
    Number(new RegExp(`^${name}: +(\\d+) kB$`, 'm').exec(meminfo)?.[1] ?? 0)
  return Math.floor((kilobytesOf('MemAvailable') + kilobytesOf('SwapFree')) / 1024)
}
