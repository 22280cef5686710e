import type { Deps } from '../../deps.ts'
import {
  type AiGateway,
  createAiGateway,
  gateway_patience,
} from '../../services/ai-gateway/gateway.ts'
import { configuredProviders } from '../../services/ai-gateway/providers.ts'
import { gatewayChoices, recordAttempt, roomToday } from '../ai-providers/ai-providers.ts'
import { sampleRequest } from './sample-request.ts'

/** The gateway to all configured providers, with the administrator's choices and the record of attempts. `patience` is less only in tests. */
export function openGateway(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'random' | 'config'>,
  patience: Partial<typeof gateway_patience> = patienceOf(deps.config),
): AiGateway {
  const providers = configuredProviders(deps.config)
  return createAiGateway({
    providers,
    choices: () => gatewayChoices(deps.db, providers),
    record: (attempt) => recordAttempt(deps, attempt),
    sample: sampleRequest,
    has_room: (under_way, family) => roomToday(deps, under_way, family),
    now: deps.now,
    random: deps.random,
    ...patience,
  })
}

/** As the configuration says; the share of one provider while others could be asked grows with the whole. */
function patienceOf({ ai }: Deps['config']): typeof gateway_patience {
  const { begin_ms, between_ms, in_all_ms } = ai.patience
  const share = gateway_patience.patience.total_ms / gateway_patience.budget_ms
  const total_ms = Math.max(begin_ms, Math.round(in_all_ms * share))
  return {
    budget_ms: in_all_ms,
    patience: { headers_ms: begin_ms, idle_ms: between_ms, total_ms },
  }
}
