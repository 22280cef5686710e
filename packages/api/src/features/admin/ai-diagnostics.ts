import type { AiDiagnostics } from '@fgm/shared/ai-providers'
import type { Deps } from '../../core/deps.ts'
import { failureWords } from '../ai-failures/ai-failures.ts'
import {
  hasQuotaToday,
  latestFailures,
  type ProviderStatus,
  providerStatuses,
} from '../ai-providers/ai-providers.ts'
import { waitingMails } from '../health/health.ts'

type Diagnosed = Pick<Deps, 'db' | 'now' | 'ai'>

let lastCpu = { at: process.hrtime.bigint(), usage: process.cpuUsage() }

/** GET /api/admin/ai-emergency-debug: the machine, the providers, what went wrong, what to do. */
export function aiDiagnostics(deps: Diagnosed): AiDiagnostics {
  const statuses = providerStatuses(deps)
  return {
    system_health: {
      active_connections: deps.ai.inFlight(),
      queue_size: waitingMails(deps.db),
      cpu_usage: cpuSinceLastLook(),
      memory_usage: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    },
    ai_providers: statuses.map((status) => ({
      ...status,
      response_time: status.average_response_time,
    })),
    immediate_actions: [...immediateActions(statuses), ...actionsOfTheDay(deps, statuses)],
    recovery_suggestions: suggestions(statuses),
    recent_errors: latestFailures(deps.db, 20).map(({ outcome, created_at, ...failure }) => ({
      error_type: outcome,
      timestamp: created_at,
      message: failureWords(outcome),
      ...failure,
    })),
  }
}

/** Share of one core since this was last asked, in percent. */
function cpuSinceLastLook(): number {
  const at = process.hrtime.bigint()
  const usage = process.cpuUsage()
  const usedUs = usage.user + usage.system - lastCpu.usage.user - lastCpu.usage.system
  const passedUs = Number(at - lastCpu.at) / 1000
  lastCpu = { at, usage }
  return passedUs <= 0 ? 0 : Math.round((usedUs / passedUs) * 1000) / 10
}

function immediateActions(statuses: ProviderStatus[]): string[] {
  const open = statuses.filter(({ circuit_breaker_state }) => circuit_breaker_state === 'open')
  const actions = open.map(
    ({ display_name, retry_at }) =>
      `${display_name} is not being asked until ${retry_at ?? 'it is reset'}.`,
  )
  if (statuses.length > 0 && open.length === statuses.length)
    actions.push('Every provider is out: parents get ideas from the idea book, free of charge.')
  return actions
}

const actionsOfTheDay = (deps: Diagnosed, statuses: ProviderStatus[]): string[] =>
  statuses.length === 0 || hasQuotaToday(deps)
    ? []
    : [
        'The calls of this day are used up: until midnight UTC parents get ideas from the idea book, free of charge. The settings say how many there are.',
      ]

const suggestions = (statuses: ProviderStatus[]): string[] =>
  statuses.flatMap(({ display_name, advice }) => (advice ? [`${display_name}: ${advice}`] : []))
