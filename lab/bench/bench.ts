import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askersOf } from './askers.ts'
import { type Askers, type Case, casesOf, readOf } from './cases.ts'
import { load, steadyLoad } from './load.ts'
import { type OurServer, startOurs, startReference } from './processes.ts'
import type { RecordedResponse } from './reference.ts'
import { type Round, type Row, report } from './report.ts'
import { type DemoData, writeDemoData } from './town.ts'

/*
 * `npm run bench`: the built server on databases of 1,000 and of 1,000,000 families, each request compared with a bare Hono route
 * that sends the same bytes and with a hand-written query, in one run. `npm run bench -- --families 1000 --only 'public list'`
 * measures a part and prints it.
 */

/** Where docs/benchmarks.md continues with the output of `small.ts` and `servers.ts`, in either order. */
const otherTitles = ['## One small server', '## Several servers']
const times = { warm_up: 1, measure: 3, bare: 2, mixed: 8, hashing: 5, crowd: 6 }

const { sizes, only } = wanted(process.argv.slice(2))
const rounds: Round[] = []
for (const families of sizes) rounds.push(await measure(families))
const text = report(rounds)
console.log(`\n${text}`)
const document = join(import.meta.dirname, '../../docs/benchmarks.md')
if (!only && sizes.length === 2) writeFileSync(document, text + otherParts(document))

/** Keeps what the other programs measured before. */
function otherParts(path: string): string {
  const known = readFileSync(path, 'utf8')
  const starts = otherTitles.map((title) => known.indexOf(`\n${title}`)).filter((at) => at >= 0)
  return starts.length === 0 ? '' : known.slice(Math.min(...starts))
}

async function measure(families: number): Promise<Round> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fgm-bench-'))
  const database = join(dataDir, 'fgm.sqlite')
  try {
    // The first start creates the tables and the authored content.
    await (await startOurs(dataDir)).stop()
    say(`Writing ${families.toLocaleString('en')} families ...`)
    const demo = writeDemoData(database, families)
    // A copy: what the reference writes would otherwise be in our lists under the mixed load.
    const copy = join(dataDir, 'by-hand.sqlite')
    copyFileSync(database, copy)
    const server = await startOurs(dataDir)
    const atRest = server.memory().now
    const askers = await askersOf(server.url, demo)
    const cases = casesOf(askers, demo).filter(({ name }) => !only || name === only)
    const rows = await measureCases(server, cases, dataDir, copy)
    const mixed = await steadyLoad(server.url, mixture(casesOf(askers, demo)), {
      seconds: times.mixed,
      per_second: 500,
    })
    const hashing = await measureHashing(server, casesOf(askers, demo))
    const crowds = await measureCrowds(server, askers, demo)
    const { highest } = server.memory()
    await server.stop()
    return {
      families,
      ready_ms: server.ready_ms,
      memory_mb: { at_rest: atRest, highest },
      rows,
      mixed,
      hashing,
      crowds,
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureCases(server: OurServer, cases: Case[], dataDir: string, copy: string) {
  const responses = join(dataDir, 'responses.json')
  const recorded: RecordedResponse[] = []
  for (const one of cases) recorded.push(await record(server.url, one))
  writeFileSync(responses, JSON.stringify(recorded))
  const byHand = await startReference('by-hand', copy)
  const bare = await startReference('bare', responses)
  const rows: Row[] = []
  for (const one of cases) {
    const row = {
      name: one.name,
      ours: await warmThenLoad(server.url, one, times.measure),
      by_hand: await warmThenLoad(byHand.url, one, times.measure),
      bare: await warmThenLoad(bare.url, one, times.bare),
    }
    refuseFailures(row)
    rows.push(row)
    say(
      `${row.name}: ${row.ours.per_second}/s, by hand ${row.by_hand.per_second}/s, bare ${row.bare.per_second}/s`,
    )
  }
  await byHand.stop()
  await bare.stop()
  return rows
}

async function warmThenLoad(url: string, one: Case, seconds: number) {
  const { connections } = one
  const options = connections === undefined ? {} : { connections }
  await load(url, one.requests(), { seconds: times.warm_up, ...options })
  return load(url, one.requests(), { seconds, ...options })
}

/** Refusals would give a fast but wrong figure. */
function refuseFailures({ name, ours, bare, by_hand }: Row) {
  for (const { refused } of [ours, bare, by_hand])
    if (refused) throw new Error(`${name}: ${refused} requests were refused`)
}

/** One response of ours, for the bare server to send. */
async function record(url: string, one: Case): Promise<RecordedResponse> {
  const request = one.requests()[0]
  if (!request) throw new Error(`${one.name} has no requests`)
  const { method, path, headers, body } = request
  const response = await fetch(url + path, { method, headers, body: body ?? null })
  const text = await response.text()
  if (!response.ok) throw new Error(`${one.name}: ${response.status} ${text}`)
  const { 'content-type': type = 'application/json' } = Object.fromEntries(response.headers)
  return {
    method,
    route: one.route,
    status: response.status,
    headers: { 'content-type': type },
    body: text,
  }
}

/** What parents do all day, in the proportions of a busy evening. */
function mixture(cases: Case[]) {
  const parts = {
    'registration-info': 4,
    'public list': 6,
    'own library': 4,
    'activity status': 6,
    complete: 2,
    favorite: 2,
    'tRPC batch of five': 4,
    'blueprint save': 1,
    'hunt complete': 1,
  }
  const pools = cases.flatMap(({ name, requests }) => {
    const share = parts[name as keyof typeof parts]
    return share ? [{ share, requests: requests() }] : []
  })
  return Array.from({ length: 300 }, (_, turn) =>
    pools.flatMap(({ share, requests }) =>
      Array.from(
        { length: share },
        (_, place) => requests[(turn * share + place) % requests.length],
      ),
    ),
  )
    .flat()
    .filter((request) => request !== undefined)
}

/** Reads at a moderate rate, alone and while families register as fast as they are allowed. */
async function measureHashing(server: OurServer, cases: Case[]) {
  const requestsOf = (wanted: string) => cases.find(({ name }) => name === wanted)?.requests() ?? []
  const read = () =>
    steadyLoad(server.url, requestsOf('activity status'), {
      seconds: times.hashing,
      per_second: 100,
    })
  const alone = await read()
  const [underLogins, logins] = await Promise.all([
    read(),
    load(server.url, requestsOf('register'), { seconds: times.hashing, connections: 4 }),
  ])
  return { alone, underLogins, logins }
}

async function measureCrowds(server: OurServer, { families }: Askers, demo: DemoData) {
  const paths = ['/user/profile', `/activities/${demo.activity_id}`]
  const status = (childId: string) => `/activities/${demo.activity_id}/status?child_id=${childId}`
  const reads = families.flatMap((family) =>
    [...paths, status(family.child_id)].map((path) => readOf(family, path)),
  )
  const polls = families.map((family) => readOf(family, status(family.child_id)))
  const seconds = times.crowd
  return {
    reads: await load(server.url, reads, { seconds, connections: 200 }),
    polling: await steadyLoad(server.url, polls, {
      seconds,
      connections: 1_000,
      per_second: 1_000,
    }),
  }
}

function wanted(given: string[]) {
  const option = (name: string) => {
    const place = given.indexOf(`--${name}`)
    return place < 0 ? undefined : given[place + 1]
  }
  const families = option('families')
  return { sizes: families ? [Number(families)] : [1_000, 1_000_000], only: option('only') }
}

function say(sentence: string) {
  console.log(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${sentence}`)
}
