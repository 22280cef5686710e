import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from './fault.ts'

export const documentPath = join(import.meta.dirname, '../../docs/reliability.md')

/** This program writes only between these markers. */
const marks = {
  begin: '<!-- faults: written by `npm run chaos` -->',
  end: '<!-- faults: end -->',
}

const heading = ['| fault | what was done | outcome | figures |', '| --- | --- | --- | --- |']

/** A row for each fault. */
export function table(outcomes: Outcome[]): string {
  return [...heading, ...outcomes.map((outcome) => rowOf(outcome))].join('\n')
}

function rowOf(outcome: Outcome): string {
  const { name, what, state } = outcome
  if (state === 'not run') return row(name, what, '**not run**', outcome.reason)
  const told = { survived: 'survived', lost: '**lost**' }[state]
  const figures = [outcome.figures, ...outcome.broken.slice(0, 3)].filter(Boolean).join('; ')
  return row(name, what, `${told} in ${outcome.seconds} s`, figures)
}

const row = (...cells: string[]) => `| ${cells.map(inCell).join(' | ')} |`

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/**
 * The document with these outcomes in their place. A fault that was not made this time keeps the row
 * of the last time, which says when that was, and how busy the machine.
 */
export function documentWith(outcomes: Outcome[], names: string[]): string {
  const known = existsSync(documentPath) ? readFileSync(documentPath, 'utf8') : '# Reliability\n'
  const [begin, end] = [known.indexOf(marks.begin), known.indexOf(marks.end)]
  const hasPart = begin >= 0 && end > begin
  const rows = names.flatMap((name) => {
    const outcome = outcomes.find((one) => one.name === name)
    if (outcome) return [rowOf(outcome).replace(/\|$/, `| ${when()} |`)]
    const before = hasPart ? known.slice(begin, end).split('\n') : []
    return before.filter((line) => line.split('|')[1]?.trim() === name)
  })
  const part = `${marks.begin}\n${faultsPart(rows)}\n${marks.end}`
  if (!hasPart) return `${known.trimEnd()}\n\n${part}\n`
  return known.slice(0, begin) + part + known.slice(end + marks.end.length)
}

function faultsPart(rows: string[]): string {
  const [names = '', rule = ''] = heading
  return [
    '',
    '## Faults',
    '',
    `Made by \`npm run chaos\` on ${machine()}, beside the load that stands in the last column.`,
    '',
    'Each fault gets its own built server in production mode, with a real SMTP server, an OpenAI-compatible provider and a payment provider beside',
    'it, all on the loopback. Families that live under a fault remember every call that was acknowledged. Each ends with a clean restart and two',
    'questions: is everything acknowledged there, and does any promise of the database (`@fgm/db/invariants`) not hold.',
    '',
    `${names} made |`,
    `${rule} --- |`,
    ...rows,
    '',
    '**Not run** by this program: a disk that says it has kept what it has not, or keeps half of what it was not told to keep (at our cuts that is gone),',
    'a damaged disk, a network between two machines (all of this is one), a machine without memory.',
    '',
  ].join('\n')
}

const when = () => {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  return `${new Date().toISOString().slice(0, 10)}, ${commit}, load ${Math.round(loadavg()[0] ?? 0)}`
}

function machine(): string {
  const processors = cpus()
  return `${processors.length} × ${processors[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
}
