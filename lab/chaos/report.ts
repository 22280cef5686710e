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
  const result = { survived: 'survived', lost: '**lost**' }[state]
  const figures = [outcome.figures, ...outcome.broken.slice(0, 3)].filter(Boolean).join('; ')
  return row(name, what, `${result} in ${outcome.seconds} s`, figures)
}

const row = (...cells: string[]) => `| ${cells.map(inCell).join(' | ')} |`

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/**
 * The document with these outcomes in their place. A fault that did not run this time keeps its last row, which says when that
 * was, and how busy the machine was.
 */
export function documentWith(outcomes: Outcome[], names: string[]): string {
  const known = existsSync(documentPath) ? readFileSync(documentPath, 'utf8') : '# Reliability\n'
  const [begin, end] = [known.indexOf(marks.begin), known.indexOf(marks.end)]
  const hasPart = begin >= 0 && end > begin
  const rows = names.flatMap((name) => {
    const outcome = outcomes.find((one) => one.name === name)
    const before = hasPart ? known.slice(begin, end).split('\n') : []
    const rowBefore = before.filter((line) => line.split('|')[1]?.trim() === name)
    if (!outcome || (outcome.state === 'not run' && rowBefore.length > 0)) return rowBefore
    return [rowOf(outcome).replace(/\|$/, `| ${when()} |`)]
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
    `Written by \`npm run chaos\`, on ${machine()}. The last column has day, commit and load of the machine.`,
    '',
    'Each fault has its own built server in production mode, next to an SMTP server, an OpenAI-compatible provider and a payment provider, all on',
    'this machine. Simulated families record every write that was acknowledged. Each fault ends with a clean restart; then every acknowledged write',
    'must be there, and every invariant of the database must hold (`@fgm/db/invariants`).',
    '',
    `${names} run |`,
    `${rule} --- |`,
    ...rows,
    '',
    '**Not covered**: a disk that reports a flush it did not make, or keeps part of what was not flushed (here all of that is lost), a damaged disk,',
    'a network between machines (this is one machine), a machine without free memory.',
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
