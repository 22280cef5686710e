import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { askersOf } from './askers.ts'
import { casesOf } from './cases.ts'
import { type ControlGroup, smallControlGroup } from './group.ts'
import { load } from './load.ts'
import { startOurs } from './processes.ts'
import { type DemoData, writeDemoData } from './town.ts'

/*
 * One server with 512 MB and one CPU, like the smallest machine: its throughput, its memory, and how soon it is back after a kill
 * under load. `node --import tsx lab/bench/small.ts [families]` as root, after a build; prints the part for docs/benchmarks.md.
 * The load comes from the other CPUs.
 */

const megabytes = 512
const kills = 3
const times = { warm_up: 1, measure: 8 }
const connections = 50
const names = [
  ...['registration-info', 'public list', 'own library', 'activity status'],
  ...['complete', 'favorite', 'generate with the idea book', 'hunt complete', 'register'],
]

const families = Number(process.argv[2] ?? 1_000)
const base = mkdtempSync(join(tmpdir(), 'fgm-small-'))
const group = smallControlGroup(megabytes)
// The load generator keeps off the server's CPU.
execFileSync('taskset', ['-apc', `1-${cpus().length - 1}`, String(process.pid)])
try {
  await (await startOurs(base)).stop()
  const demo = writeDemoData(join(base, 'fgm.sqlite'), families)
  console.log(
    `${families.toLocaleString('en')} families, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} before\n`,
  )
  await measureCalls(demo)
  await killUnderLoad(demo)
  console.log(`Load ${loadavg()[0]?.toFixed(1)} after.`)
} finally {
  rmSync(base, { recursive: true, force: true })
  group.remove()
}

async function measureCalls(demo: DemoData) {
  const server = await startOurs(base, {}, group.enter)
  const atRest = server.memory().now
  const cases = casesOf(await askersOf(server.url, demo), demo)
  console.log('| call | per second | p50 | p99 | refused |')
  console.log('| --- | ---: | ---: | ---: | ---: |')
  for (const one of cases.filter(({ name }) => names.includes(name))) {
    const share = { connections: one.connections ?? connections }
    await load(server.url, one.requests(), { seconds: times.warm_up, ...share })
    const row = await load(server.url, one.requests(), { seconds: times.measure, ...share })
    console.log(`| ${one.name} | ${row.per_second} | ${row.p50} | ${row.p99} | ${row.refused} |`)
  }
  console.log(
    `\nReady after ${server.ready_ms} ms. Resident: ${atRest} MB at rest, ${server.memory().highest} MB at its highest. ${inWords(group)}`,
  )
  await server.stop()
}

async function killUnderLoad(demo: DemoData) {
  const readyMs: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startOurs(base, {}, group.enter)
    readyMs.push(server.ready_ms)
    const cases = casesOf(await askersOf(server.url, demo), demo)
    const write = cases.find(({ name }) => name === 'complete')
    if (!write) throw new Error('There is no such call')
    const loading = load(server.url, write.requests(), { seconds: 2, connections })
    setTimeout(() => server.kill(), 1_000)
    await loading
  }
  const last = await startOurs(base, {}, group.enter)
  readyMs.push(last.ready_ms)
  await last.stop()
  console.log(
    `Killed ${kills} times under writes; the starts were ready after ${readyMs.join(', ')} ms.`,
  )
}

function inWords({ seen }: ControlGroup): string {
  const { highest_mb, killed } = seen()
  return `With the pages of files that the system keeps for it: ${highest_mb} of ${megabytes} MB at most, ${killed} killed for memory.`
}
