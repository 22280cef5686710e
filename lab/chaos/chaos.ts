import { writeFileSync } from 'node:fs'
import type { Fault, Outcome } from './fault.ts'
import { faults } from './faults.ts'
import { documentPath, documentWith, table } from './report.ts'
import type { Ground } from './site.ts'
import { raiseSite, type Site } from './site.ts'

/*
 * `npm run chaos`: what families experience when things around the server fail. Each fault has a separate built server and real
 * fakes of its outside services, and ends with a restart and every promise of `@fgm/db/invariants`. Loopback only. Fails when
 * anything acknowledged is lost. `npm run chaos -- --only kill` runs one fault. The results go to docs/reliability.md.
 */

const wanted = chosen(process.argv.slice(2))
/** Together well below ten minutes even in the worst case; a single fault may use all of it. */
const timeouts = { one_ms: wanted.length > 1 ? 150_000 : 570_000, all_ms: 570_000 }
/** Includes the time to install and build. */
const beganAt = Number(process.env.LAB_BEGAN_AT ?? performance.timeOrigin)
const elapsed = () => performance.timeOrigin + performance.now() - beganAt
// A signal ends the program through its 'exit' handler, where the servers end too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const outcomes: Outcome[] = []
for (const fault of wanted.filter(({ is_mostly_waiting }) => !is_mostly_waiting))
  await report(fault)
await Promise.all(wanted.filter(({ is_mostly_waiting }) => is_mostly_waiting).map(report))
console.log(`\n${table(outcomes)}\n`)
const names = faults.map(({ name }) => name)
writeFileSync(documentPath, documentWith(outcomes, names))
const lost = outcomes.filter(({ state }) => state === 'lost').length
console.log(lost === 0 ? 'Nothing acknowledged was lost.' : `${lost} faults were not survived.`)
process.exit(lost === 0 ? 0 : 1)

async function report(fault: Fault) {
  const outcome = await make(fault)
  outcomes.push(outcome)
  say(outcome)
}

/** Runs one fault from its preparation to its end; anything thrown on the way counts as not survived. */
async function make({ name, what, prepare, run }: Fault): Promise<Outcome> {
  if (elapsed() > timeouts.all_ms - timeouts.one_ms / 2)
    return { name, what, state: 'not run', reason: 'the time was over' }
  const ground = prepare?.() ?? {}
  if (typeof ground === 'string') return { name, what, state: 'not run', reason: ground }
  const started = performance.now()
  const { figures, broken } = await onGround(ground, run)
  const seconds = Math.round((performance.now() - started) / 1000)
  return { name, what, state: broken.length > 0 ? 'lost' : 'survived', figures, broken, seconds }
}

async function onGround(ground: Ground, run: Fault['run']) {
  let figures = ''
  let site: Site | undefined
  const broken: string[] = []
  const undo = () => ground.undo?.()
  process.once('exit', undo)
  try {
    site = await raiseSite(ground)
    figures = await withinTimeout(run(site))
    await site.server.halt()
    await site.server.resume()
    site.examine()
  } catch (cause) {
    broken.push(messageOf(cause))
  }
  await site?.close().catch((cause: Error) => broken.push(cause.message))
  process.off('exit', undo)
  undo()
  return { figures, broken: [...(site?.broken ?? []), ...broken] }
}

/** A failed fetch has the reason only in its cause. */
function messageOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  return failure.cause ? `${failure.message} (${messageOf(failure.cause)})` : failure.message
}

function withinTimeout<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const leftMs = Math.min(timeouts.one_ms, timeouts.all_ms - elapsed())
    const over = () => reject(new Error(`It was not over after ${Math.round(leftMs / 1000)} s`))
    const timer = setTimeout(over, leftMs)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function chosen(given: string[]): Fault[] {
  if (given.length === 0) return faults
  const [option, name] = given
  const fault = faults.find((one) => one.name === name)
  if (option === '--only' && fault && given.length === 2) return [fault]
  const known = faults.map((one) => one.name).join(', ')
  console.error(`Usage: npm run chaos [-- --only <name>], where a name is one of: ${known}`)
  process.exit(2)
}

function say(outcome: Outcome) {
  const at = (elapsed() / 1000).toFixed(0).padStart(4)
  const took = outcome.state === 'not run' ? '' : ` in ${outcome.seconds} s`
  console.log(`${at} s  ${outcome.name}: ${outcome.state}${took}`)
  if (outcome.state === 'not run') console.log(`        ${outcome.reason}`)
  else
    for (const line of [outcome.figures, ...outcome.broken.slice(0, 10)])
      console.log(`        ${line.slice(0, 600)}`)
}
