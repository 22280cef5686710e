import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { smallHouse } from '@fgm/api/houses'
import type { TestBrowser } from '@fgm/api/test-browser'
import { wish } from '../../../e2e/busy-families.ts'
import { inDatabase } from '../../../e2e/ledger.ts'
import { numbersBelow, tally } from '../conditions.ts'
import type { Fault } from '../fault.ts'
import { largeHouse } from '../large-house.ts'
import type { Family, Ground, Site } from '../site.ts'

const diskSize = '64m'
/** About 60 KB each; the log is overwritten from its start at 4 MB. */
const drawnAtMost = 300

export const diskFull: Fault = {
  name: 'disk-full',
  what: `the disk (a mount of ${diskSize}) fills up under load, then space is freed`,
  prepare,
  run: async (site) => {
    const { server, families, expect, registerConfirmed } = site
    const ended = new AbortController()
    const busy = families.keepBusy(8, ended.signal)
    await families.whenAcknowledged(100)
    ended.abort()
    await busy
    const [family, drawer] = await registerConfirmed(2)
    if (!family || !drawer) throw new Error('No one registered')
    const { body: house } = await drawer.browser.post('/api/blueprints', largeHouse(0))
    ageSessions(site)
    const filler = join(server.data_dir, '../filler')
    fill(filler)
    const drawn = await drawUntilFull(site, drawer, house.id)
    const { written, refused, houses } = await write(site, family.browser)
    const reads = await read(family.browser)
    expect(
      reads.every((status) => status === 200),
      `reads on a full disk: ${tally(reads)}`,
    )
    expect(
      refused.every((status) => status === 503),
      `writes on a full disk: ${tally(refused)}`,
    )
    expect(refused.length > 0, 'the disk was never full')
    const { status: ready } = await family.browser.get('/readyz')
    expect(ready === 503, `readiness on a full disk: ${ready}`)
    rmSync(filler)
    const again = await write(site, family.browser)
    expect(again.refused.length === 0, `with room again: ${tally(again.refused)}`)
    expect(await isReadySoon(family.browser), 'with room again it did not get ready')
    const codes = server.log_lines.flatMap((line) => /"code":"([A-Z_]+)"/.exec(line)?.[1] ?? [])
    const kept = inDatabase(server, (one) => one.prepare('select id from blueprints').pluck().all())
    const lost = [...houses, ...again.houses].filter((id) => !kept.includes(id))
    expect(lost.length === 0, `acknowledged on a full disk and lost: ${lost.length}`)
    const { name } = (await drawer.browser.get(`/api/blueprints/${house.id}`)).body
    expect(name === `Home ${drawn}`, `version ${drawn} was acknowledged, and now it is ${name}`)
    return `full after ${drawn} large houses; reads ${tally(reads)}; writes refused with ${tally(refused)} (${tally(codes)}), ${written} succeeded; with free space again ${again.written} of ${again.written + again.refused.length}`
  },
}

function prepare(): Ground | string {
  if (process.getuid?.() !== 0) return 'mounting a small disk needs root'
  const folder = mkdtempSync(join(tmpdir(), 'fgm-chaos-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', folder])
  } catch {
    rmSync(folder, { recursive: true })
    return 'a small disk cannot be mounted here'
  }
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  return {
    data_dir: dataDir,
    undo: () => {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

/** Writes until there is no room for another byte. */
function fill(path: string) {
  for (const size of [1024 * 1024, 4096])
    try {
      for (;;) appendFileSync(path, Buffer.alloc(size))
    } catch (cause) {
      if ((cause as { code?: string }).code !== 'ENOSPC') throw cause
    }
}

/**
 * The write-ahead log keeps its space: after each checkpoint it is overwritten from the start.
 * @returns the last acknowledged version of the house.
 */
async function drawUntilFull({ expect }: Site, { browser }: Family, id: string): Promise<number> {
  for (let version = 1; version <= drawnAtMost; version += 1) {
    const { status } = await browser.put(`/api/blueprints/${id}`, largeHouse(version))
    if (status === 200) continue
    expect(status === 503, `a house that found no room: ${status}`)
    return version - 1
  }
  throw new Error(`The disk is full, and ${drawnAtMost} large houses found room`)
}

/** The server's knowledge of the disk is a few seconds old. */
async function isReadySoon(browser: TestBrowser): Promise<boolean> {
  for (const _ of numbersBelow(40)) {
    if ((await browser.get('/readyz')).status === 200) return true
    await wait(250)
  }
  return false
}

async function read(browser: TestBrowser): Promise<number[]> {
  const paths = ['/activities', '/user/profile', '/children', '/registration-info', '/healthz', '/']
  const responses = await Promise.all(paths.map((path) => browser.get(path)))
  return responses.map(({ status }) => status)
}

/** What families write, over REST and tRPC. @returns the acknowledged houses, too. */
async function write(site: Site, browser: TestBrowser) {
  const houses: string[] = []
  const statuses: number[] = []
  for (const place of numbersBelow(8)) {
    const house = { name: `Home ${place}`, blueprint_data: smallHouse }
    const { status, body } = await browser.post('/api/blueprints', house)
    statuses.push(status)
    if (status === 201) houses.push(body.id)
    statuses.push((await browser.mutate('blueprints.create', house)).status)
    statuses.push((await browser.post('/api/ai/generate-activity', wish)).status)
    const { browser: newcomer, ...family } = site.newFamily()
    statuses.push((await newcomer.post('/register', family)).status)
  }
  const isDone = (status: number) => status < 300
  return {
    houses,
    written: statuses.filter(isDone).length,
    refused: statuses.filter((status) => !isDone(status)),
  }
}

/** Sessions past their half are extended by any request of the family, even a read. */
function ageSessions({ server }: Site) {
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString()
  inDatabase(server, (one) => one.prepare('update sessions set expires_at = ?').run(soon))
}
