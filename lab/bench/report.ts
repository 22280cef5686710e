import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import type { Measured } from './load.ts'

/** One call at one size of database. Ratios are ours to theirs, in requests per second. */
export type Row = { name: string; ours: Measured; bare: Measured; by_hand: Measured }

/** All measurements at one size. */
export type Round = {
  families: number
  ready_ms: number
  memory_mb: { at_rest: number; highest: number }
  rows: Row[]
  mixed: Measured
  hashing: { alone: Measured; underLogins: Measured; logins: Measured }
  /** Two hundred families that send as fast as they get responses, and a thousand that send one request per second. */
  crowds: { reads: Measured; polling: Measured }
}

/** The goals. */
const aims = {
  read_ratio: 0.6,
  p99_mixed_ms: 25,
  growth: 1.5,
  memory_mb: 200,
  ready_ms: 1_000,
  hash_delay_ms: 20,
  registrations: 20,
  writes: 1_000,
  p99_writes_ms: 150,
  crowd_reads: 3_000,
  p99_crowd_reads_ms: 100,
  p99_polling_ms: 50,
}

/** `docs/benchmarks.md`: what was measured, on what, and which goals were missed. */
export function report(rounds: Round[]): string {
  const [small, large] = rounds
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`, but for the last two sections, which name their own programs.',
    '',
    machine(),
    '',
    'Measured is the built server as in production (access log to a file, limits on, `synchronous=FULL`). The last two columns divide its requests per second by those of',
    'two others: **by hand** is a Hono server with prepared statements of better-sqlite3 on a copy of the database, which knows who is logged in and checks no input; **bare** is a',
    'Hono route that returns the same bytes. Fifty connections (ten for registrations) send as fast as they get responses, from the same machine. Times are in milliseconds.',
    '',
    ...rounds.flatMap(table),
    ...(small && large && small !== large ? growth(small, large) : []),
    '## Against the aims',
    '',
    ...verdicts(rounds).map(
      ({ is_met, sentence }) => `- ${is_met ? 'met' : '**missed**'}: ${sentence}`,
    ),
    '',
  ].join('\n')
}

function machine(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const processors = cpus()
  const date = new Date().toISOString().slice(0, 10)
  return `${date}, commit ${commit}: ${processors.length} × ${processors[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}.`
}

const ratio = (ours: Measured, theirs: Measured) => ours.per_second / theirs.per_second

/** A share too small for two decimals is not nothing. */
const inHundredths = (share: number) => (share < 0.005 ? '< 0.01' : share.toFixed(2))

function table({ families, rows, ready_ms, memory_mb, mixed, hashing, crowds }: Round): string[] {
  return [
    `## ${families.toLocaleString('en')} families`,
    '',
    '| call | per second | p50 | p97.5 | p99 | ÷ by hand | ÷ bare |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(
      ({ name, ours, by_hand, bare }) =>
        `| ${name} | ${ours.per_second.toLocaleString('en')} | ${ours.p50} | ${ours.p97_5} | ${ours.p99} | ${inHundredths(ratio(ours, by_hand))} | ${inHundredths(ratio(ours, bare))} |`,
    ),
    '',
    `Ready after ${ready_ms} ms. Resident memory: ${memory_mb.at_rest} MB at rest, ${memory_mb.highest} MB at its highest.`,
    `Mixed at 500 requests a second: ${mixed.per_second}/s, p50 ${mixed.p50}, p99 ${mixed.p99}, highest ${mixed.max}; ${mixed.refused} refused.`,
    `100 reads a second alone: p50 ${hashing.alone.p50}, p99 ${hashing.alone.p99}, highest ${hashing.alone.max}; during ${hashing.logins.per_second} registrations a second: p50 ${hashing.underLogins.p50}, p99 ${hashing.underLogins.p99}, highest ${hashing.underLogins.max}.`,
    `Logged-in reads (a profile, an activity, its status) over 200 connections: ${crowds.reads.per_second}/s, p50 ${crowds.reads.p50}, p99 ${crowds.reads.p99}; ${crowds.reads.refused} refused.`,
    `A thousand connections that send one request per second each: ${crowds.polling.per_second}/s, p50 ${crowds.polling.p50}, p99 ${crowds.polling.p99}; ${crowds.polling.refused} refused.`,
    '',
  ]
}

/** How many times slower a call is on the large database. */
const slowdown = (small: Row, large: Row) => small.ours.per_second / large.ours.per_second

function pairs(small: Round, large: Round) {
  return small.rows.flatMap((row) => {
    const other = large.rows.find(({ name }) => name === row.name)
    return other ? [{ name: row.name, slowdown: slowdown(row, other) }] : []
  })
}

function growth(small: Round, large: Round): string[] {
  return [
    `## A thousand times the families`,
    '',
    '| call | times slower |',
    '| --- | ---: |',
    ...pairs(small, large).map((pair) => `| ${pair.name} | ${pair.slowdown.toFixed(2)} |`),
    '',
  ]
}

type Verdict = { is_met: boolean; sentence: string }

function verdicts(rounds: Round[]): Verdict[] {
  const [small, large] = rounds
  return [
    ...rounds.flatMap(verdictsOf),
    ...(small && large ? pairs(small, large) : []).map((pair) => ({
      is_met: pair.slowdown <= aims.growth,
      sentence: `${pair.name} at 1,000,000 families within ${aims.growth} × of 1,000: ${pair.slowdown.toFixed(2)} ×`,
    })),
  ]
}

const signedInReads = ['own library', 'activity status', 'tRPC batch of five']

function verdictsOf(round: Round): Verdict[] {
  const { families, rows, mixed, memory_mb, ready_ms, hashing, crowds } = round
  const at = `at ${families.toLocaleString('en')} families`
  const atLeast = (what: string, value: number) => ({
    is_met: value >= aims.read_ratio,
    sentence: `${what} ${at}: ${value.toFixed(2)} (aim ${aims.read_ratio})`,
  })
  const atMost = (what: string, value: number, aim: number, unit: string) => ({
    is_met: value <= aim,
    sentence: `${what} ${at}: ${value} ${unit} (aim ${aim})`,
  })
  const perSecond = (what: string, value: number, aim: number) => ({
    is_met: value >= aim,
    sentence: `${what} ${at}: ${value} a second (aim ${aim})`,
  })
  const delay = Math.round(hashing.underLogins.p99 - hashing.alone.p99)
  return [
    ...rows
      .filter(({ name }) => name === 'public list')
      .map(({ name, ours, bare }) => atLeast(`${name} ÷ bare`, ratio(ours, bare))),
    ...rows
      .filter(({ name }) => signedInReads.includes(name))
      .map(({ name, ours, by_hand }) => atLeast(`${name} ÷ by hand`, ratio(ours, by_hand))),
    atMost('p99 of the mixed load', mixed.p99, aims.p99_mixed_ms, 'ms'),
    atMost('resident memory at its highest', memory_mb.highest, aims.memory_mb, 'MB'),
    atMost('ready', ready_ms, aims.ready_ms, 'ms'),
    atMost('delay of the p99 of reads by password hashes', delay, aims.hash_delay_ms, 'ms'),
    perSecond('registrations', hashing.logins.per_second, aims.registrations),
    ...rows
      .filter(({ name }) => name === 'complete')
      .flatMap(({ name, ours }) => [
        perSecond(name, ours.per_second, aims.writes),
        atMost(`p99 of ${name}`, ours.p99, aims.p99_writes_ms, 'ms'),
      ]),
    perSecond('logged-in reads over 200 connections', crowds.reads.per_second, aims.crowd_reads),
    atMost(
      'p99 of logged-in reads over 200 connections',
      crowds.reads.p99,
      aims.p99_crowd_reads_ms,
      'ms',
    ),
    atMost(
      'p99 of a thousand connections that send one request per second',
      crowds.polling.p99,
      aims.p99_polling_ms,
      'ms',
    ),
  ]
}
