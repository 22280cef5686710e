import type { Deps } from '../../deps.ts'
import {
  type AiGateway,
  createAiGateway,
  type gateway_patience,
} from '../../services/ai-gateway/gateway.ts'
import { configuredProviders } from '../../services/ai-gateway/providers.ts'
import { gatewayChoices, hasRoomToday, recordAttempt } from '../ai-providers/ai-providers.ts'

/** The gateway to all configured providers, with the administrator's choices and the record of attempts. `patience` is less only in tests. */
export function openGateway(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'random' | 'config'>,
  patience: Partial<typeof gateway_patience> = {},
): AiGateway {
  const providers = configuredProviders(deps.config)
  return createAiGateway({
    providers,
    choices: () => gatewayChoices(deps.db, providers),
    record: (attempt) => recordAttempt(deps, attempt),
    has_room: (under_way) => hasRoomToday(deps, under_way),
    now: deps.now,
    random: deps.random,
    ...patience,
  })
}
