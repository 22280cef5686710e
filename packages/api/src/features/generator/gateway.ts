import type { GenerateActivity } from '@fgm/shared/generator'
import type { Deps } from '../../core/deps.ts'
import type { AiRequest } from '../../services/ai.ts'
import {
  type AiGateway,
  createAiGateway,
  gatewayTimeouts,
} from '../../services/ai-gateway/gateway.ts'
import { configuredProviders } from '../../services/ai-gateway/providers.ts'
import { gatewayChoices, recordAttempt, semaphoreOfTheDay } from '../ai-providers/ai-providers.ts'
import { promptFor } from './prompt.ts'
import { checkResponse, responseSchema } from './response-check.ts'

const sampleInput: GenerateActivity = {
  child_age: 5,
  category: 'Creative',
  available_materials: ['paper', 'drawing_tools'],
  duration: 15,
  child_interests: [],
  skill_focus: null,
  prompt: '',
}

/** The request of an administrator's test: an activity like those of families, checked the same way. */
const sampleRequest = (): AiRequest<{ title: string }> => ({
  prompt: promptFor(sampleInput, { wish: '', avoid_titles: [], variation: null }),
  schema: responseSchema,
  check: async (response) => {
    const verdict = await checkResponse(sampleInput, response)
    return verdict.is_good ? { is_good: true, value: verdict.value.activity } : verdict
  },
  onText: () => {},
  onAttempt: () => {},
  signal: new AbortController().signal,
  generation_id: null,
  family: null,
})

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
    semaphore: semaphoreOfTheDay(deps),
    now: deps.now,
    random: deps.random,
    ...timeouts,
  })
}

/** As configured; a provider's share while others are left grows with the total. */
function timeoutsOf({ ai }: Deps['config']): typeof gatewayTimeouts {
  const { begin_ms, between_ms, in_all_ms } = ai.timeouts
  const share = gatewayTimeouts.timeouts.total_ms / gatewayTimeouts.budget_ms
  const totalMs = Math.max(begin_ms, Math.round(in_all_ms * share))
  return {
    budget_ms: in_all_ms,
    timeouts: { headers_ms: begin_ms, idle_ms: between_ms, total_ms: totalMs },
  }
}
