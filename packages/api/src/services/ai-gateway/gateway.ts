import type { AiStrategy } from '@fgm/shared/ai-providers'
import { type Ai, AiFailure, type AiRequest, type AiResponse } from '../ai.ts'
import {
  generateWithRepair,
  newRequestState,
  permitFor,
  type RequestState,
  type State,
} from './ask-with-repair.ts'
import type { Attempt } from './attempts.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { capabilityWords, initialCapabilities } from './capabilities.ts'
import { CallFailure, type FailureKind, type VendorSign } from './failures.ts'
import type { Timeouts } from './provider-call.ts'
import { createReadAgain } from './second-reading.ts'
import { type Semaphore, unlimited } from './semaphore.ts'
import { inOrder } from './strategies.ts'
import type { Provider } from './vendors.ts'

/** The administrator's choices; read for every request, so that a change applies at once. */
export type GatewayChoices = {
  strategy: AiStrategy
  is_enabled: (provider: Provider) => boolean
  is_primary: (provider: Provider) => boolean
}

type GatewaySettings = {
  providers: Provider[]
  choices: () => GatewayChoices
  record: (attempt: Attempt) => void
  /** The request of an administrator's test: a real one, of no family. */
  sample: () => AiRequest<Sample>
  /** Permits calls; without it all are permitted. */
  semaphore?: Semaphore
  now: () => Date
  random: () => number
  budget_ms?: number
  timeouts?: Timeouts
}

type Sample = { title: string }

type TestOutcome = { ms: number } & (
  | {
      is_success: true
      title: string
      /** The capabilities that were used, in words: 'json, reasoning low'. */
      manner: string
      input_tokens: number | null
      output_tokens: number | null
    }
  | ({ is_success: false; failure: FailureKind } & VendorSign)
)

/** The gateway for the administrator's pages, in addition to what the generator needs. */
export type AiGateway = Ai & {
  providers: readonly Provider[]
  breakerOf: (name: string) => Pick<Breaker, 'state' | 'retry_at'>
  inFlight: () => number
  /** Calls one provider with the sample as `generate` would, ignoring the breaker and the day's quota. */
  test: (name: string) => Promise<TestOutcome>
  /** Closes all breakers, and forgets what providers have refused. */
  resetBreakers: () => void
}

/**
 * A parent has an activity within 45 seconds, from the idea book if need be. One provider takes at most 25
 * of them while another is left.
 */
export const gatewayTimeouts = {
  budget_ms: 44_000,
  timeouts: { headers_ms: 20_000, idle_ms: 10_000, total_ms: 25_000 },
}

/** The part of the budget that is kept for a second reading: it is shorter than writing. */
const readingShare = 1 / 4

type LastFailure = { cause: unknown; provider: string }

const unknownFailure = new CallFailure('server_error')

/**
 * Routes one request over the configured providers: order by strategy, a breaker each, at most one
 * repair of a bad response, one budget for all calls. The only retry loop.
 */
export function createAiGateway(settings: GatewaySettings): AiGateway {
  const { choices, record, sample, semaphore, now, random, budget_ms, timeouts } = {
    ...gatewayTimeouts,
    semaphore: unlimited,
    ...settings,
  }
  const states = new Map<string, State>(
    settings.providers.map((provider) => [
      provider.name,
      {
        provider,
        breaker: createBreaker(now),
        capabilities: initialCapabilities(provider),
        in_flight: 0,
        msPerToken: null,
      },
    ]),
  )
  let turn = 0
  const readingMs = budget_ms * readingShare
  const readAgain = createReadAgain({
    record,
    timeouts,
    reading_ms: readingMs,
    readers: () =>
      inOrder('fallback', usable(), { turn: 0, random })
        .map(({ state }) => state)
        .filter(({ breaker }) => breaker.isOpenForWork()),
    acquire: () => semaphore.acquire(null, 1),
  })
  const calls = { record, timeouts, readAgain }

  async function generate<Value>(request: AiRequest<Value>): Promise<AiResponse<Value>> {
    const { requestState, writingEndsAt } = begin(request.family, request.reading !== undefined)
    let last: LastFailure | undefined
    const order = inOrder(choices().strategy, usable(), { turn, random })
    turn += 1
    const waiting = order.map(({ state }) => state)
    for (let state = waiting.shift(); state; state = waiting.shift()) {
      const leftMs = writingEndsAt - performance.now()
      if (leftMs <= 0 || !state.breaker.isOpenForWork()) continue
      const permit = permitFor(requestState)
      if (!permit) break
      requestState.called.add(state)
      const isLast = !waiting.some(({ breaker }) => breaker.isOpenForWork())
      const totalMs = isLast ? leftMs : Math.min(timeouts.total_ms, leftMs)
      const settings = { ...calls, success: 'delivered' as const }
      const call = { settings, state, requestState, endsAt: performance.now() + totalMs }
      try {
        // A call and its repair count once for the breaker.
        return await state.breaker.execute(() => generateWithRepair(call, request, permit))
      } catch (cause) {
        last = { cause, provider: state.provider.name }
        throwIfOver(cause, request, requestState, last)
      } finally {
        permit.release()
      }
    }
    throw new AiFailure(failureOf(requestState), { ...failureText(last), sent: requestState.sent })
  }

  /** For a text that needs a second reading it reserves time and takes two of the day's calls. */
  function begin(family: string | null, isReadAgain: boolean) {
    const endsAt = performance.now() + budget_ms
    const calls = isReadAgain ? 2 : 1
    const acquire = () => semaphore.acquire(family, calls)
    return {
      requestState: newRequestState({ acquire, ends_at: endsAt }),
      writingEndsAt: isReadAgain ? endsAt - readingMs : endsAt,
    }
  }

  async function test(name: string): Promise<TestOutcome> {
    const started = performance.now()
    const ms = () => Math.round(performance.now() - started)
    const endsAt = started + budget_ms
    const call = {
      settings: { ...calls, success: 'tested' as const },
      state: stateOf(name),
      requestState: newRequestState({ acquire: semaphore.acquireAlways, ends_at: endsAt }),
      endsAt,
    }
    const permit = semaphore.acquireAlways()
    try {
      const made = await generateWithRepair(call, sample(), permit)
      const { input_tokens, output_tokens } = made.result
      const manner = capabilityWords(made.capabilities)
      const { title } = made.value
      return { is_success: true, ms: ms(), title, manner, input_tokens, output_tokens }
    } catch (cause) {
      const { kind, sign } = cause instanceof CallFailure ? cause : unknownFailure
      return { is_success: false, ms: ms(), failure: kind, ...sign }
    } finally {
      permit.release()
    }
  }

  function usable() {
    const { is_enabled, is_primary } = choices()
    return [...states.values()]
      .filter(({ provider }) => is_enabled(provider))
      .map((state) => ({ ...state, state, is_primary: is_primary(state.provider) }))
  }

  function stateOf(name: string): State {
    const state = states.get(name)
    if (!state) throw new Error(`There is no provider ${name}`)
    return state
  }

  return {
    generate,
    hasProviders: () => states.size > 0 && usable().length > 0,
    providers: settings.providers,
    breakerOf: (name) => stateOf(name).breaker,
    inFlight: () => [...states.values()].reduce((sum, { in_flight }) => sum + in_flight, 0),
    test,
    resetBreakers: () => {
      for (const state of states.values()) {
        state.breaker = createBreaker(now)
        // The vendor may support by now what it refused before.
        state.capabilities = initialCapabilities(state.provider)
      }
    },
  }
}

/** Some failures end the request. @throws AiFailure for these. */
function throwIfOver(
  cause: unknown,
  { signal }: Pick<AiRequest<unknown>, 'signal'>,
  { sent, was_refused }: RequestState,
  last: LastFailure,
) {
  if (cause instanceof AiFailure) throw cause
  if (signal.aborted) throw new AiFailure('aborted', { cause, sent })
  if (was_refused) throw new AiFailure('unsafe', { ...failureText(last), sent })
}

/** No provider was called, or one was and failed, or was unsafe. */
function failureOf({ was_unsafe, noPermit, sent }: RequestState): AiFailure['kind'] {
  if (sent === null) return noPermit ?? 'no_provider'
  return was_unsafe ? 'unsafe' : 'failed'
}

/** The last call's failure, for the log: without any text of the vendor. */
function failureText(last: LastFailure | undefined) {
  if (!last) return {}
  const { cause, provider } = last
  const { kind, sign } = cause instanceof CallFailure ? cause : unknownFailure
  return { cause, last: { provider, outcome: kind, ...sign } }
}
