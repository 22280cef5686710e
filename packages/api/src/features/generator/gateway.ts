import type { Deps } from '../../core/deps.ts'
import {
  type AiGateway,
  createAiGateway,
  gatewayTimeouts,
} from '../../services/ai-gateway/gateway.ts'
import { configuredProviders } from '../../services/ai-gateway/providers.ts'
import { gatewayChoices, quotaToday, recordAttempt } from '../ai-providers/ai-providers.ts'
import { sampleRequest } from './sample-request.ts'

/** The gateway to all configured providers, with the administrator's choices and the record of attempts. `timeouts` are shorter only in tests. */
export function openGateway(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'random' | 'config'>,
  timeouts: Partial<typeof gatewayTimeouts> = timeoutsOf(deps.config),
): AiGateway {
  const providers = configuredProviders(deps.config)
  return createAiGateway({
    providers,
    choices: () => gatewayChoices(deps.db, providers),
    record: (attempt) => recordAttempt(deps, attempt),
    sample: sampleRequest,
    hasQuota: (underWay, family) => quotaToday(deps, underWay, family),
    now: deps.now,
    random: deps.random,
    ...timeouts,
  })
}

/** As the configuration says; the share of one provider while others could be asked grows with the whole. */
function timeoutsOf({ ai }: Deps['config']): typeof gatewayTimeouts {
  const { begin_ms, between_ms, in_all_ms } = ai.timeouts
  const share = gatewayTimeouts.timeouts.total_ms / gatewayTimeouts.budget_ms
  const totalMs = Math.max(begin_ms, Math.round(in_all_ms * share))
  return {
    budget_ms: in_all_ms,
    timeouts: { headers_ms: begin_ms, idle_ms: between_ms, total_ms: totalMs },
  }
}
