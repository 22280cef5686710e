import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Fault } from '../fault.ts'
import { largeHouse } from '../large-house.ts'
import { type Family, metricOf, type Site } from '../site.ts'

const megabyte = 2 ** 20
/** The alarm of `deploy/`, and the size that the log is truncated to. */
const alarm = 64 * megabyte
const writers = 6

export const logGrowth: Fault = {
  name: 'log-growth',
  what: 'a second process holds a read transaction while families write, until the write-ahead log exceeds the 64 MB of the alert',
  run: async (site) => {
    const { server, families, expect, register } = site
    const guests = await register(writers)
    const release = await holdReader(join(server.data_dir, 'fgm.sqlite'))
    const ended = new AbortController()
    const busy = families.keepBusy(4, ended.signal)
    const houses = await Promise.all(guests.map(firstHouse))
    let writes = 0
    const writeUntil = (isEnough: () => boolean) =>
      Promise.all(
        houses.map(async ({ browser, id }) => {
          for (let version = 1; !isEnough(); version += 1) {
            const { status } = await browser.put(`/api/blueprints/${id}`, largeHouse(version))
            expect(status === 200, `a write during the growth: ${status}`)
            if (status !== 200) return
            writes += 1
          }
        }),
      )
    await writeUntil(() => logSize(site) > alarm + megabyte)
    const grown = logSize(site)
    const seen = await metricOf(site, 'fgm_sqlite_wal_bytes')
    await release()
    const soFar = writes
    await writeUntil(() => logSize(site) <= alarm || writes > soFar + 600)
    ended.abort()
    await busy
    const shrunk = logSize(site)
    const later = writes
    await writeUntil(() => writes > later + 100)
    expect(seen > alarm, `the figure for the alarm says ${seen} bytes`)
    expect(shrunk <= alarm, `after the release the log has ${inMegabytes(shrunk)}`)
    expect(logSize(site) <= alarm, `it grew on, to ${inMegabytes(logSize(site))}`)
    return `${families.acknowledged.length + soFar} writes while it grew to ${inMegabytes(grown)} (in the metric: ${inMegabytes(seen)}); ${inMegabytes(shrunk)} ${later - soFar} writes after the transaction ended, and ${inMegabytes(logSize(site))} after ${writes - later} more`
  },
}

const inMegabytes = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`

function logSize({ server }: Site): number {
  const path = join(server.data_dir, 'fgm.sqlite-wal')
  return existsSync(path) ? statSync(path).size : 0
}

/** @returns how to release it. */
async function holdReader(path: string): Promise<() => Promise<void>> {
  const script = join(import.meta.dirname, '../reader.ts')
  const reader = spawn(process.execPath, ['--import', 'tsx', script, path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  process.once('exit', () => reader.kill('SIGKILL'))
  await once(createInterface(reader.stdout), 'line')
  return async () => {
    const over = once(reader, 'exit')
    reader.stdin.end()
    await over
  }
}

async function firstHouse({ browser }: Family) {
  const { body } = await browser.post('/api/blueprints', largeHouse(0))
  return { browser, id: String(body.id) }
}
