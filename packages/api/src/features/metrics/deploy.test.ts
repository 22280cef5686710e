import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { createApp } from '../../http/app.ts'
import { createMetrics } from './metrics.ts'

/* Files in deploy/ query metrics by name; a renamed metric must not silence an alert. */

type Panel = {
  id: number
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string; datasource: { uid: string } }[]
}
type Dashboard = {
  panels: Panel[]
  templating: { list: { name: string; type: string; query: string }[] }
}

const deploy = join(import.meta.dirname, '../../../../../deploy')
const alerts = readFileSync(join(deploy, 'alerts.yml'), 'utf8')
const dashboard: Dashboard = JSON.parse(
  readFileSync(join(deploy, 'grafana-dashboard.json'), 'utf8'),
)
const panels = dashboard.panels.filter(({ type }) => type !== 'row')
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** Names of metrics in a query: nothing else in one begins like this. */
const metricsIn = (text: string) => text.match(/\b(?:fgm|process|nodejs)_\w+/g) ?? []

/** Every name that the server itself exposes, with the parts of histograms and summaries. */
let exposed: Set<string>
let own: string[]
beforeAll(async () => {
  const { deps } = createTestApp()
  const metrics = createMetrics(deps, { last_backup_at: deps.now })
  metrics.watchProcess()
  const app = createApp(deps, { files: new Map(), metrics })
  const { body } = await new TestBrowser(app).get('/metrics')
  const types = [...String(body).matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  const names = types.map(([, name = '', type = '']) => ({ name, type }))
  own = names.map(({ name }) => name).filter((name) => name.startsWith('fgm_'))
  exposed = new Set(
    names.flatMap(({ name, type }) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
})

const unknownIn = (texts: string[]) => texts.flatMap(metricsIn).filter((name) => !exposed.has(name))

describe('the dashboard', () => {
  test('queries only metrics that the server has', () => {
    expect(queries.length).toBeGreaterThan(40)
    expect(queries.every((query) => metricsIn(query).length > 0)).toBe(true)
    expect(unknownIn(queries)).toEqual([])
  })

  test('shows all of our metrics', () => {
    const text = queries.join(' ')
    expect(own.filter((name) => !text.includes(name))).toEqual([])
  })

  test('lets its importer choose the data source', () => {
    expect(dashboard.templating.list).toContainEqual(
      expect.objectContaining({ name: 'datasource', type: 'datasource', query: 'prometheus' }),
    )
    const sources = panels.flatMap(({ targets = [] }) => targets.map((one) => one.datasource.uid))
    expect(new Set(sources)).toEqual(new Set([`\${datasource}`]))
  })

  test('has its panels side by side, each with its own position and id', () => {
    const { panels: all } = dashboard
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const cells = all.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(all.every(({ gridPos }) => gridPos.x + gridPos.w <= 24)).toBe(true)
  })
})

describe('the alerts', () => {
  const rules = alerts.split('- alert: ').slice(1)

  test('query only metrics that the server has', () => {
    expect(rules).toHaveLength(15)
    // Only Prometheus itself knows that the server is down.
    for (const rule of rules.filter((one) => !one.includes('up{job="five-good-minutes"} == 0')))
      expect([rule, metricsIn(rule).length > 0]).toEqual([rule, true])
    expect(unknownIn([alerts])).toEqual([])
  })

  test.each([
    ['a server that is down, or was never scraped', 'absent(up{job="five-good-minutes"})'],
    ['failures', 'fgm_http_requests_total{status=~"5'],
    ['slow responses', 'histogram_quantile(0.99'],
    ['a held event loop', 'nodejs_eventloop_lag_p99_seconds'],
    ['a log above 64 MB', 'fgm_sqlite_wal_bytes > 64 * 1024 * 1024'],
    ['mails that do not go out', 'fgm_outbox_oldest_waiting_seconds'],
    ['AI failures above a tenth', '> 0.1'],
    ['a day of AI that is used up', 'fgm_ai_calls_today >= 0.9'],
    ['an open breaker', 'fgm_ai_breaker_state) == 2'],
    ['registrations that pause', 'fgm_registrations_paused == 1'],
    ['a late backup', '> 26 * 3600'],
    ['a full disk', 'fgm_disk_free_bytes / fgm_disk_size_bytes'],
  ])('report %s', (_, words) => {
    expect(rules.filter((rule) => rule.includes(words))).toHaveLength(1)
  })
})
