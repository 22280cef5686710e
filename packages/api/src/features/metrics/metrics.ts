import { Counter, collectDefaultMetrics, Histogram, type Metric, Registry } from 'prom-client'
import type { Deps } from '../../core/deps.ts'
import type { LoggedRequest } from '../../http/access-log.ts'
import { countersOf } from '../counters/counters.ts'
import { watchState } from './state.ts'

/** The metrics of one server, in their own registry. */
export type Metrics = {
  observe: (answered: LoggedRequest) => void
  /** Watches the event loop, memory, processor and garbage collection of this process, from now on. */
  watchProcess: () => void
  text: () => Promise<string>
  content_type: string
}

/** Two scrapes within this time see the same database figures. */
const freshMs = 5_000

/** Methods that are named; whatever else a stranger sends is one. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])

/**
 * Makes the metrics. Counters start now. `last_backup_at` is for servers that
 * make backups.
 */
export function createMetrics(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'ai' | 'passwords' | 'copy'>,
  { last_backup_at }: { last_backup_at?: () => Date | null } = {},
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (deps.copy) registry.setDefaultLabels({ server: deps.copy.server })
  for (const counter of Object.values(countersOf(deps.db)))
    registry.registerMetric(counter as Metric)
  const readState = watchState(deps, registers, last_backup_at)
  let readAt = Number.NEGATIVE_INFINITY
  return {
    observe: countRequests(registers),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    content_type: registry.contentType,
    text: () => {
      if (performance.now() - readAt > freshMs) {
        readState()
        readAt = performance.now()
      }
      return registry.metrics()
    },
  }
}

function countRequests(registers: Registry[]) {
  const requests = new Counter({
    name: 'fgm_http_requests_total',
    help: 'Answered requests; unknown paths are one route',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  })
  // By class of status: with every status there would be ten thousand lines to write and to keep.
  const seconds = new Histogram({
    name: 'fgm_http_request_duration_seconds',
    help: 'Time until the answer began',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers,
  })
  const busy = new Counter({
    name: 'fgm_sqlite_busy_total',
    help: 'Requests that failed because another connection held the database',
    registers,
  })
  return ({ method: given, route, status, ms, failure }: LoggedRequest) => {
    const method = knownMethods.has(given) ? given : 'OTHER'
    requests.inc({ method, route, status })
    seconds.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000)
    if (failure?.startsWith('SQLITE_BUSY')) busy.inc()
  }
}
