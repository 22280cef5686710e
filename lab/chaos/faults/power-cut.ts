import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lostIn } from '../../../e2e/busy-families.ts'
import { inDatabase } from '../../../e2e/ledger.ts'
import { numbersBelow, span, timed } from '../conditions.ts'
import type { Fault } from '../fault.ts'
import { type CuttableDisk, cuttableDisk } from '../power.ts'
import type { Ground } from '../site.ts'
import { raiseSite, type Site } from '../site.ts'

/** `ROUNDS=20` is the full proof. */
const rounds = Number(process.env.ROUNDS ?? 5)
const familiesAtOnce = 16

let disk: CuttableDisk | undefined

export const powerCut: Fault = {
  name: 'power-cut',
  what: `machine and disk lose power while ${familiesAtOnce} families write, ${rounds} times; what was not flushed is lost. For comparison the same with a server that does not wait for the disk`,
  prepare,
  run: async (site) => {
    // In parallel: each server leaves a core to the other.
    const [{ flushes, starts }, unsynced] = await Promise.all([cutSynced(site), lostUnsynced()])
    const count = site.families.acknowledged.length
    site.expect(flushes >= count, `${flushes} flushes for ${count} acknowledged writes`)
    const losing = unsynced.filter((share) => share > 0)
    site.expect(losing.length > 0, 'no server loses anything by such a cut, so it proves nothing')
    return `${count} acknowledged writes, ${flushes} flushes; ready again after ${span(starts)} ms; without waiting for the disk ${losing.length} of ${rounds} cuts lost ${span(unsynced)} % of the writes acknowledged in their round`
  },
}

function prepare(): Ground | string {
  if (process.getuid?.() !== 0) return 'mounting a disk to cut the power of needs root'
  try {
    disk = cuttableDisk()
  } catch {
    return 'a disk in a file, to cut the power of, cannot be mounted here'
  }
  return { data_dir: disk.data_dir, undo: disk.remove }
}

/** Everything acknowledged is there after each cut, and every promise holds. */
async function cutSynced(site: Site) {
  if (!disk) throw new Error('There is no disk')
  const starts: number[] = []
  let flushes = 0
  for (const _ of numbersBelow(rounds)) {
    flushes += await cutAmidWrites(disk, site)
    starts.push(await timed(() => site.server.resume()))
    site.examine()
  }
  return { flushes, starts }
}

/** The same rounds with a server that commits without waiting. @returns how much each lost of its own, in percent. */
async function lostUnsynced(): Promise<number[]> {
  const of = cuttableDisk()
  const shares: number[] = []
  try {
    const loaded = pathToFileURL(join(import.meta.dirname, '../unsynced.mjs')).href
    const env = { NODE_OPTIONS: `--import=${loaded}` }
    const site = await raiseSite({ data_dir: of.data_dir, env })
    const { acknowledged } = site.families
    // The data it starts with does not count as lost.
    of.sync()
    try {
      for (const _ of numbersBelow(rounds)) {
        await cutAmidWrites(of, site)
        await site.server.resume()
        const [refused] = site.families.refusals
        if (refused) throw new Error(`Without waiting for the disk: ${refused}`)
        const lost = inDatabase(site.server, (one) => lostIn(one, acknowledged))
        shares.push(Math.round((100 * lost.length) / acknowledged.length))
        acknowledged.splice(0)
      }
    } finally {
      await site.close()
    }
  } finally {
    of.remove()
  }
  return shares
}

/** One round, up to the moment when the machine has its power back. @returns the disk's flushes in it. */
async function cutAmidWrites(of: CuttableDisk, { server, families }: Site): Promise<number> {
  const before = of.flushes()
  const busy = families.keepBusy(familiesAtOnce)
  await families.whenAcknowledged(families.acknowledged.length + 60 + 100 * Math.random())
  const refused = families.refusals.length
  of.cutPower()
  const flushes = of.flushes() - before
  await server.crash()
  await busy
  // What it still wrote to a disk without power, which is lost.
  families.refusals.splice(refused)
  of.restorePower()
  return flushes
}
