import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noPrimary, startPrimary } from '@fgm/db/primary'
import { askersOf } from './askers.ts'
import { type Case, casesOf } from './cases.ts'
import { load, type Measured } from './load.ts'
import { type OurServer, startOurs } from './processes.ts'
import { type DemoData, writeDemoData } from './town.ts'

/*
 * One file compared with one and three servers that share a primary, all on this machine: reads and writes per second, and the
 * longest time an event loop was blocked. `node --import tsx lab/bench/servers.ts`, after a build, with sqld on the PATH; prints
 * the table for docs/benchmarks.md.
 */

if (noPrimary) throw new Error(noPrimary)

const names = ['activity status', 'own library', 'complete', 'favorite', 'register']
const families = 1_000
const times = { warm_up: 1, measure: 4 }
const connections = 48

type Row = Pick<Measured, 'per_second' | 'p50' | 'p99' | 'refused'> & { stall_ms: number }

const base = mkdtempSync(join(tmpdir(), 'fgm-servers-'))
try {
  const folder = folderOf('filled')
  const file = join(folder, 'fgm.sqlite')
  await (await startOurs(folder)).stop()
  const demo = writeDemoData(file, families)
  const before = join(folderOf('kept'), 'fgm.sqlite')
  copyFileSync(file, before)
  console.log(`${families.toLocaleString('en')} families, Node ${process.version}\n`)
  console.log('| servers | call | per second | p50 | p99 | longest stall |')
  console.log('| --- | --- | ---: | ---: | ---: | ---: |')
  await measure('one file', [await startOurs(folder)], demo)
  for (const count of [1, 3]) await measureShared(count, before, demo)
} finally {
  rmSync(base, { recursive: true, force: true })
}

async function measureShared(count: number, database: string, demo: DemoData) {
  const primary = await startPrimary({ database })
  const env = { DATABASE_DRIVER: 'libsql', DATABASE_SYNC_URL: primary.url }
  const servers: OurServer[] = []
  for (let place = 0; place < count; place += 1)
    servers.push(await startOurs(folderOf(`of-${count}-${place}`), env))
  await measure(`${count} on a primary`, servers, demo)
  await primary.stop()
}

async function measure(setting: string, servers: OurServer[], demo: DemoData) {
  const all = await Promise.all(
    servers.map(async (server) => ({
      server,
      cases: casesOf(await askersOf(server.url, demo), demo),
    })),
  )
  for (const name of names) {
    const row = await together(
      all.map(({ server, cases }) => ({ server, one: cases.find((found) => found.name === name) })),
    )
    console.log(
      `| ${setting} | ${name} | ${row.per_second} | ${row.p50} | ${row.p99} | ${row.stall_ms} |${row.refused > 0 ? ` ${row.refused} refused` : ''}`,
    )
  }
  for (const server of servers) await server.stop()
}

/** Loads all servers at once with their shares of the connections. */
async function together(all: { server: OurServer; one: Case | undefined }[]): Promise<Row> {
  const loadAll = (seconds: number) =>
    Promise.all(
      all.map(({ server, one }) => {
        if (!one) throw new Error('There is no such call')
        const share = Math.ceil((one.connections ?? connections) / all.length)
        return load(server.url, one.requests(), { seconds, connections: share })
      }),
    )
  await loadAll(times.warm_up)
  // Reading it resets it.
  for (const { server } of all) await longestStall(server)
  const measured = await loadAll(times.measure)
  const stalls = await Promise.all(all.map(({ server }) => longestStall(server)))
  const sum = (of: 'per_second' | 'refused') => measured.reduce((total, one) => total + one[of], 0)
  const highest = (of: 'p50' | 'p99') => Math.max(...measured.map((one) => one[of]))
  return {
    per_second: sum('per_second'),
    refused: sum('refused'),
    p50: highest('p50'),
    p99: highest('p99'),
    stall_ms: Math.max(...stalls),
  }
}

async function longestStall({ url }: OurServer): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds(?:\{[^}]*\})? (\S+)$/m.exec(text) ?? []
  if (seconds === undefined) throw new Error('The server does not report how long it was blocked')
  return Math.round(Number(seconds) * 1_000)
}

function folderOf(name: string): string {
  const folder = join(base, name)
  mkdirSync(folder)
  return folder
}
