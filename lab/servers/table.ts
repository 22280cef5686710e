import { cpus, loadavg } from 'node:os'
import type { TestFamilies } from './families.ts'
import type { Seen } from './judgement.ts'
import { type FaultKind, primaryAway, type SentRequest } from './record.ts'
import type { Site } from './site.ts'
import type { Made } from './troubles.ts'

/** The results, as a short table. */
export function tableOf(site: Site, testFamilies: TestFamilies, made: Made, seen: Seen): string {
  const { requests, during } = site.record
  const refused = requests.filter(({ status }) => status >= 400)
  const cut = requests.filter(({ status }) => status === 0)
  const rows: [string, string][] = [
    ['requests', `${requests.length}, ${perSecond(requests)} a second`],
    ['refused', counted(refused.map(({ status, code }) => `${status} ${code}`))],
    ['cut off and sent again', counted(cut.map((one) => `${faultOf(one)}: ${one.code}`))],
    ['Caddy took a server for gone', counted(reasonsIn(site.caddy.log))],
    ['faults', faults(made)],
    ['starts that failed while the primary was away', String(made.failed_starts)],
    ['ready again after ms', spread(made.ready_ms)],
    ['stopped after ms', spread(made.stop_ms)],
    ['families', families(testFamilies)],
    ['paid', `${site.payments.payments.length} orders, ${seen.money} cents`],
    [
      'mails',
      `${seen.mails}, ${seen.reminders} reminders, ${seen.doubles} came twice, ${seen.taken_along} reminders went with their server`,
    ],
    ['machine', `${cpus().length} cores, load ${loadavg().map(Math.round).join(', ')} at the end`],
    ['acknowledged writes', String(testFamilies.acknowledged.length)],
    ...(['quiet', 'kill', 'stop', 'added', 'primary'] as const).map((kind): [string, string] => [
      `ms, ${kind}: reads; changes`,
      ['GET', 'change']
        .map((way) => times(requests.filter((one) => isOf(one, kind, way))))
        .join('; '),
    ]),
  ]
  return [
    '| what | figure |',
    '| --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')

  function faultOf(one: SentRequest) {
    return (
      (['kill', 'stop', 'added', 'primary'] as const).find((kind) => during(one, kind)) ??
      'no fault'
    )
  }

  function isOf(one: SentRequest, kind: FaultKind | 'quiet', way: string) {
    if ((one.method === 'GET') !== (way === 'GET') || one.status === 0) return false
    // Refusals because of the primary are immediate, and would make changes look fast.
    if (one.code === primaryAway && kind !== 'primary') return false
    return kind === 'quiet' ? !during(one, 'kill', 'stop', 'added', 'primary') : during(one, kind)
  }
}

/** Why Caddy sent no requests to a server for a while, in its own words without addresses. */
function reasonsIn(logLines: readonly string[]): string[] {
  return logLines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { [key in 'logger' | 'msg' | 'error' | 'status']?: string })
    .filter(({ logger = '' }) => /reverse_proxy|^http\.log\.error/.test(logger))
    .map(({ msg, error = '', status = '' }) => `${msg} ${error} ${status}`.trim())
    .map((reason) => reason.replaceAll(/"[^"]*"|\d+\.\d+\.\d+\.\d+:\d+/g, '*'))
}

const faults = ({ kill, stop, primary, added }: Made) =>
  `${kill} killed, ${stop} stopped, ${primary} × the primary away, ${added} added`

function families({ families }: TestFamilies): string {
  const founders = families.filter(({ is_founder }) => is_founder).length
  const confirmed = families.filter(({ is_confirmed }) => is_confirmed).length
  return `${families.length}, ${founders} founders, ${confirmed} confirmed`
}

function perSecond(requests: SentRequest[]): number {
  const seconds = ((requests.at(-1)?.to ?? 0) - (requests[0]?.from ?? 0)) / 1000
  return Math.round(requests.length / seconds)
}

/** 'p50 3, p99 40, slowest 800' */
function times(requests: SentRequest[]): string {
  if (requests.length === 0) return 'none'
  const ms = requests.map(({ from, to }) => to - from).sort((one, other) => one - other)
  const at = (share: number) => Math.round(ms[Math.floor((ms.length - 1) * share)] ?? 0)
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`
}

const spread = (figures: number[]) =>
  figures.length === 0 ? 'none' : `${Math.min(...figures)} to ${Math.max(...figures)}`

function counted(words: string[]): string {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = [...counts].sort(([, one], [, other]) => other - one)
  return most.map(([word, count]) => `${count} × ${word}`).join(', ') || 'none'
}
