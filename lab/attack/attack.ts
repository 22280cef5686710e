import { setTimeout as wait } from 'node:timers/promises'
import { startFakeRazorpay } from '@fgm/api/fakes/payments'
import { brokenInvariants } from '@fgm/db/invariants'
import { inDatabase } from '../../e2e/ledger.ts'
import { startBuiltServer } from '../../e2e/server.ts'
import { type Input, openClient } from './client.ts'
import { attackWithHeavyResponses } from './heavy-responses.ts'
import { type Chance, inputsAt, inputsAtProcedure } from './inputs.ts'
import { allOperations, type Operation } from './operations.ts'
import { rawFindings, rawInputs, sendRaw } from './raw-sockets.ts'
import { findingsIn } from './response-checks.ts'
import { adminEmail, bringSenders, gainsIn, password, type Sender } from './senders.ts'
import { attackWithSlowBodies } from './slow-bodies.ts'

/*
 * `npm run attack`: more than 100,000 bad inputs for the built server, for every row of the OpenAPI document, as a visitor, a
 * parent and the administrator. Prints a table; exits with 1 when a response was a server error, was late or revealed internals,
 * or when an invariant of the database is violated afterwards.
 * Then heavy responses of an AI provider, and slow bodies through a real Caddy, if one is installed: other families must not
 * notice.
 * `SEED=7` repeats a run; `ONLY=/children` attacks paths that contain it.
 */

const atOnce = 24
const inARow = 48
const rawAtOnce = 16
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const only = process.env.ONLY ?? ''

type Finding = { what: string; who: string; input: Input; excerpt: string }
type Row = { sent: number; findings: number; slowest_ms: number; refused: number; taken: number }

const table = new Map<string, Row>()
const findings: Finding[] = []
const started = performance.now()

const fake = await startFakeRazorpay()
const server = await startBuiltServer({
  NODE_ENV: 'test',
  RATE_LIMITS: 'off',
  ADMIN_EMAIL: adminEmail,
  ADMIN_PASSWORD: password,
  ...fake.env,
})
const client = openClient(server.url, atOnce)
const folders = [server.data_dir, import.meta.dirname.replace(/\/lab.*/, '')]
const problems = new Set<string>()

try {
  const senders = await bringSenders(server)
  for (const operation of allOperations().filter(({ path }) => path.includes(only))) {
    sayHowFar(operation)
    for (const sender of senders) await attackWith(sender, operation)
  }
  await attackRaw()
  await judgeTheEnd(senders)
} finally {
  client.close()
  await server.stop()
  await fake.close()
}
if (!only)
  for (const attack of [attackWithHeavyResponses, attackWithSlowBodies])
    for (const problem of await attack()) problems.add(problem)
report()

async function attackWith(sender: Sender, operation: Operation) {
  await sender.recover()
  const { every, chance } = strengthOf(sender, operation)
  const inputs = [
    ...inputsAt(operation, sender.ids(), { every, chance }),
    ...(every === 1 ? inputsAtProcedure(operation, sender.ids(), 4) : []),
  ]
  for (let at = 0; at < inputs.length; at += inARow) {
    await sendBatch(sender, operation, inputs.slice(at, at + inARow))
    await sender.recover()
    readLog()
  }
}

/** All inputs as the senders who may call the operation, a share as the others, who are refused. */
function strengthOf(
  { who }: Sender,
  { is_for_administrators }: Operation,
): { every: number; chance: Chance } {
  const may = is_for_administrators ? who === 'administrator' : who === 'parent'
  return { every: may ? 1 : 6, chance: { seed, count: may ? 120 : 20 } }
}

async function sendBatch(sender: Sender, operation: Operation, inputs: Input[]) {
  const waiting = [...inputs]
  const headers = sender.headers()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let input = waiting.pop(); input; input = waiting.pop()) {
        const outcome = await client.send(input, headers)
        const status = 'status' in outcome ? outcome.status : 0
        const found = findingsIn({ input, outcome, who: sender.who, operation, folders })
        note(input.kind, outcome.ms, status, found.length)
        const excerpt = 'failed' in outcome ? outcome.failed : outcome.body.slice(0, 300)
        for (const what of found) findings.push({ what, who: sender.who, input, excerpt })
      }
    }),
  )
}

/** A progress line from time to time. */
function sayHowFar(operation: Operation) {
  const sent = [...table.values()].reduce((sum, row) => sum + row.sent, 0)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.error(
    `${seconds} s: ${sent} inputs, ${findings.length} findings, at ${operation.method} ${operation.path}`,
  )
}

async function attackRaw() {
  if (only) return
  const port = Number(new URL(server.url).port)
  const waiting = rawInputs(seed, 2_400)
  await Promise.all(
    Array.from({ length: rawAtOnce }, async () => {
      for (let raw = waiting.pop(); raw; raw = waiting.pop()) {
        const outcome = await sendRaw(port, raw)
        const found = rawFindings(raw, outcome)
        note(
          `raw: ${raw.kind}`,
          outcome.ms,
          Number(/HTTP\/1\.1 (\d+)/.exec(outcome.text)?.[1] ?? 400),
          found.length,
        )
        const input = {
          kind: raw.kind,
          method: 'raw',
          path: JSON.stringify(raw.bytes.toString('latin1').slice(0, 300)),
        }
        for (const what of found)
          findings.push({ what, who: 'socket', input, excerpt: outcome.text.slice(0, 300) })
      }
    }),
  )
}

function note(kind: string, ms: number, status: number, found: number) {
  const row = table.get(kind) ?? { sent: 0, findings: 0, slowest_ms: 0, refused: 0, taken: 0 }
  row.sent += 1
  row.findings += found
  row.slowest_ms = Math.max(row.slowest_ms, ms)
  if (status >= 400) row.refused += 1
  else row.taken += 1
  table.set(kind, row)
}

/** Log lines about an internal failure, whatever the response was. */
function readLog() {
  for (const line of server.log_lines.splice(0)) {
    const isFailure = !line.startsWith('{') || /"level":(50|60)/.test(line)
    if (isFailure) problems.add(line.replace(/"(time|request_id)":"[^"]*",?/g, '').slice(0, 600))
  }
}

/** After everything the server is up, the invariants hold and no one gained a role. */
async function judgeTheEnd([parent]: Sender[]) {
  await wait(500)
  readLog()
  await parent?.recover()
  const health = await fetch(`${server.url}/healthz`)
  if (!health.ok) problems.add(`the server is not well afterwards: ${health.status}`)
  for (const line of inDatabase(server, (one) => brokenInvariants(one))) problems.add(line)
  for (const line of gainsIn(server)) problems.add(line)
}

function report() {
  const rows = [...table].map(([kind, row]) => ({ inputs: kind, ...row }))
  const sent = rows.reduce((sum, row) => sum + row.sent, 0)
  console.table(rows)
  console.log(
    `${sent} inputs in ${Math.round((performance.now() - started) / 1000)} s, seed ${seed}`,
  )
  for (const [what, [first, ...others]] of [...byKind()].slice(0, 60))
    console.log(`\nFINDING ${what} (${others.length + 1})`, first && shown(first))
  for (const problem of [...problems].slice(0, 40)) console.log(`\nPROBLEM ${problem}`)
  const isEnough = only !== '' || sent >= 100_000
  if (!isEnough) console.log(`Fewer than 100,000 inputs were sent.`)
  console.log(`${findings.length} findings, ${problems.size} problems.`)
  if (findings.length > 0 || problems.size > 0 || !isEnough) process.exitCode = 1
}

/** Groups findings of one kind at one place. */
function byKind(): Map<string, Finding[]> {
  const kinds = new Map<string, Finding[]>()
  for (const finding of findings) {
    const { method, path } = finding.input
    const kind = `${finding.what}: ${method} ${path.split('?')[0]?.slice(0, 80)}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), finding])
  }
  return kinds
}

function shown({ who, input, excerpt }: Finding) {
  const { kind, path, headers, body } = input
  return {
    who,
    kind,
    path: path.slice(0, 300),
    headers,
    body: body?.toString().slice(0, 300),
    excerpt,
  }
}
