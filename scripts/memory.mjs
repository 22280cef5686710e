import { existsSync, readFileSync } from 'node:fs'

/*
 * Whether there is room to build. A build that runs out of memory is ended by the system without a word,
 * and on a small server the system may choose the product instead.
 */

/** Megabytes that a build takes at most; it was killed with 700 and went through with 1,000. */
const needed = 1_000

const advice = `Add swap, as root:

  fallocate -l 2G /swapfile && chmod 600 /swapfile && mkswap /swapfile && swapon /swapfile
  echo '/swapfile none swap sw 0 0' >> /etc/fstab

Or take a release archive (npm run release on a larger machine): it is built already.`

/**
 * Why nothing should be built here now, as text for a terminal; null where there is room, or where the system
 * does not tell. `BUILD_MEMORY_MB` holds another need than 1,000 MB; 0 does not ask.
 */
export function memoryProblem(env = process.env) {
  const wanted = Number(env.BUILD_MEMORY_MB || needed)
  const free = freeMegabytes()
  if (free === null || free >= wanted) return null
  return `Building takes about ${wanted} MB of memory; ${free} MB are free here, swap included. ${advice}`
}

/** True for a program that the system, or Node itself, ended because memory ran out. */
export const isOutOfMemory = ({ code, output }) =>
  code === 137 || /heap out of memory|ENOMEM|Cannot allocate memory/.test(output)

/** What to say of such a program. */
export const outOfMemory = `The system ended it, most likely because memory ran out: building takes about ${needed} MB. ${advice}`

function freeMegabytes() {
  if (!existsSync('/proc/meminfo')) return null
  const told = readFileSync('/proc/meminfo', 'utf8')
  const kilobytesOf = (name) =>
    Number(new RegExp(`^${name}: +(\\d+) kB$`, 'm').exec(told)?.[1] ?? 0)
  return Math.floor((kilobytesOf('MemAvailable') + kilobytesOf('SwapFree')) / 1024)
}
