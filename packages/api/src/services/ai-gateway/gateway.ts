import type { AiStrategy } from '@fgm/shared/ai-providers'
import { type Ai, type AiAnswer, AiFailure, type AiPrompt, type AiRequest } from '../ai.ts'
import { parseAnswer } from './answers.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { createPlaces, type Place } from './places.ts'
import {
  CallFailure,
  type CallResult,
  callProvider,
  type FailureKind,
  type Manner,
  type Patience,
  type RefusedManner,
} from './provider-call.ts'
import { costOf, type Provider } from './providers.ts'
import { repairPrompt, withheld } from './repair-prompt.ts'
import { type Candidate, inOrder } from './strategies.ts'

/** One call as it is put on record: every figure about providers is counted from these. */
export type Attempt = {
  generation_id: string | null
  provider: string
  model: string
  outcome: FailureKind | 'delivered' | 'tested'
  is_success: boolean
  ms: number
  first_token_ms: number | null
  input_tokens: number | null
  output_tokens: number | null
  cost_micro_usd: number | null
}

/** What an administrator chose; read anew for every request, so that a change holds at once. */
export type GatewayChoices = {
  strategy: AiStrategy
  is_enabled: (provider: Provider) => boolean
  is_primary: (provider: Provider) => boolean
}

export type GatewaySettings = {
  providers: Provider[]
  choices: () => GatewayChoices
  record: (attempt: Attempt) => void
  /** Whether one more call may go out beside those that are under way and not yet on record. */
  has_room?: (under_way: number) => boolean
  now: () => Date
  random: () => number
  budget_ms?: number
  patience?: Patience
}

/** The gateway as the administrator's pages see it, beside what the generator asks of it. */
export type AiGateway = Ai & {
  providers: readonly Provider[]
  breakerOf: (name: string) => Pick<Breaker, 'state' | 'retry_at'>
  inFlight: () => number
  /** One tiny call, past the breaker. */
  test: (name: string) => Promise<{ is_success: boolean; ms: number; failure: FailureKind | null }>
  resetBreakers: () => void
}

/**
 * A parent has an answer within 45 seconds, the idea book's included. One provider takes at most 25 of
 * them while another could still be asked.
 */
export const gateway_patience = {
  budget_ms: 44_000,
  patience: { headers_ms: 20_000, idle_ms: 10_000, total_ms: 25_000 },
}

/** A test is one word; an administrator waits for it. */
const longest_test_ms = 15_000

/** How much a new pace counts against the old ones. */
const pace_weight = 0.3
/** What a timeout says about pace: milliseconds per token, as slow as anything gets. */
const pace_of_timeout = 1_000

type State = {
  provider: Provider
  breaker: Breaker
  manner: Manner
  in_flight: number
  pace: number | null
}

/** What is remembered over all calls of one request. */
type Talk = {
  is_repair_left: boolean
  was_unsafe: boolean
  /** There was no room for another call. */
  is_full: boolean
  sent: AiPrompt | null
}

/**
 * Routes one request over the configured providers: order by strategy, a breaker each, at most one
 * repair of a bad answer, one budget for all of it. The only retry loop there is.
 */
export function createAiGateway(settings: GatewaySettings): AiGateway {
  const { choices, record, now, random, budget_ms, patience } = { ...gateway_patience, ...settings }
  const states = new Map<string, State>(
    settings.providers.map((provider) => [
      provider.name,
      {
        provider,
        breaker: createBreaker(now),
        manner: { output_mode: provider.output_mode, tokens_field: 'max_tokens' },
        in_flight: 0,
        pace: null,
      },
    ]),
  )
  let turn = 0
  const places = createPlaces(settings.has_room)

  async function ask<Value>(request: AiRequest<Value>): Promise<AiAnswer<Value>> {
    const ends_at = performance.now() + budget_ms
    const talk: Talk = { is_repair_left: true, was_unsafe: false, is_full: false, sent: null }
    let last: unknown
    const waiting = candidates().map(({ provider }) => stateOf(provider.name))
    for (let state = waiting.shift(); state; state = waiting.shift()) {
      const left_ms = ends_at - performance.now()
      if (left_ms <= 0 || !state.breaker.isOpenForWork()) continue
      const place = places.take()
      if (!place) {
        talk.is_full = true
        break
      }
      const is_last = !waiting.some(({ breaker }) => breaker.isOpenForWork())
      const total_ms = is_last ? left_ms : Math.min(patience.total_ms, left_ms)
      try {
        return await converse(state, request, talk, place, performance.now() + total_ms)
      } catch (cause) {
        last = cause
        if (request.signal.aborted) throw new AiFailure('aborted', { cause, sent: talk.sent })
      } finally {
        place.end()
      }
    }
    throw new AiFailure(failureOf(talk), { cause: last, sent: talk.sent })
  }

  function candidates(): Candidate[] {
    const { strategy, is_enabled, is_primary } = choices()
    const usable = [...states.values()]
      .filter(({ provider }) => is_enabled(provider))
      .map(({ provider, in_flight, pace }) => ({
        provider,
        in_flight,
        pace,
        is_primary: is_primary(provider),
      }))
    turn += 1
    return inOrder(strategy, usable, { turn: turn - 1, random })
  }

  /** A call and perhaps its repair: for the breaker these are one. */
  function converse<Value>(
    state: State,
    request: AiRequest<Value>,
    talk: Talk,
    first_place: Place,
    ends_at: number,
  ): Promise<AiAnswer<Value>> {
    const { provider } = state
    return state.breaker.execute(async () => {
      let { prompt } = request
      let shown = prompt
      let place = first_place
      for (let is_repair = false; ; is_repair = true) {
        request.onAttempt(provider, is_repair)
        const outcome = await callAndCheck(
          state,
          { ...request, prompt, shown },
          talk,
          place,
          ends_at,
        )
        if (outcome.is_good)
          return {
            value: outcome.value,
            provider: provider.name,
            display_name: provider.display_name,
            model: provider.model,
            prompt: outcome.shown,
          }
        talk.was_unsafe ||= outcome.kind === 'unsafe'
        const next = talk.is_repair_left ? places.take() : null
        if (!next)
          throw new CallFailure(outcome.kind === 'unsafe' ? 'unsafe_answer' : 'invalid_answer')
        place = next
        talk.is_repair_left = false
        prompt = repairPrompt(request.prompt, outcome.text, outcome.problems)
        shown = { ...request.prompt, user: `${request.prompt.user}\n\n${withheld}` }
      }
    })
  }

  /** One call with its record. What a provider does not know how to do is not asked of it again. */
  async function callAndCheck<Value>(
    state: State,
    request: AiRequest<Value> & { shown: AiPrompt },
    talk: Talk,
    first_place: Place,
    ends_at: number,
  ) {
    for (let place: Place | null = first_place; ; ) {
      const { manner } = state
      try {
        return await measured(state, request, talk, place, ends_at)
      } catch (cause) {
        const simpler = cause instanceof CallFailure && simplerManner(manner, cause.refused)
        if (!simpler) throw cause
        // Another call may have learned it meanwhile.
        if (state.manner === manner) state.manner = simpler
        place = places.take()
        if (!place) throw cause
      }
    }
  }

  async function measured<Value>(
    state: State,
    request: AiRequest<Value> & { shown: AiPrompt },
    talk: Talk,
    place: Place,
    ends_at: number,
  ) {
    const { provider, manner } = state
    const words = wordsFor(request, manner)
    const shown = wordsFor({ ...request, prompt: request.shown }, manner)
    const started = performance.now()
    let result: CallResult | null = null
    const note = (outcome: Attempt['outcome']) => {
      const ms = Math.round(performance.now() - started)
      record(attemptOf(provider, request.generation_id, outcome, ms, result))
      place.end()
    }
    state.in_flight += 1
    try {
      const total_ms = Math.max(1, ends_at - started)
      talk.sent = shown
      result = await callProvider(
        provider,
        { ...request, words, manner },
        { ...patience, total_ms },
      )
      const verdict = judge(request, result.text)
      notePace(state, result, performance.now() - started)
      note(
        verdict.is_good
          ? 'delivered'
          : verdict.kind === 'unsafe'
            ? 'unsafe_answer'
            : 'invalid_answer',
      )
      return { ...verdict, text: result.text, shown }
    } catch (cause) {
      const kind = cause instanceof CallFailure ? cause.kind : 'server_error'
      if (kind === 'timeout') state.pace = smoothed(state.pace, pace_of_timeout)
      note(kind)
      throw cause
    } finally {
      state.in_flight -= 1
      place.end()
    }
  }

  function stateOf(name: string): State {
    const state = states.get(name)
    if (!state) throw new Error(`There is no provider ${name}`)
    return state
  }

  return {
    ask,
    hasProviders: () => {
      if (states.size === 0) return false
      const { is_enabled } = choices()
      return [...states.values()].some(({ provider }) => is_enabled(provider))
    },
    providers: settings.providers,
    breakerOf: (name) => stateOf(name).breaker,
    inFlight: () => [...states.values()].reduce((sum, { in_flight }) => sum + in_flight, 0),
    test: (name) => testProvider(stateOf(name), { record, patience }),
    resetBreakers: () => {
      for (const state of states.values()) state.breaker = createBreaker(now)
    },
  }
}

function judge<Value>(request: AiRequest<Value>, text: string) {
  try {
    return request.check(parseAnswer(text))
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    return {
      is_good: false as const,
      kind: 'invalid' as const,
      problems: ['The answer was not one JSON object.'],
    }
  }
}

/** Nobody was asked, or somebody was and did not answer safely, or not at all. */
function failureOf({ was_unsafe, is_full, sent }: Talk): AiFailure['kind'] {
  if (sent === null) return is_full ? 'day_is_full' : 'no_provider'
  return was_unsafe ? 'unsafe' : 'failed'
}

/** A server that cannot be held to a schema reads it as words. */
function wordsFor(
  { prompt, schema }: Pick<AiRequest<unknown>, 'prompt' | 'schema'>,
  { output_mode }: Manner,
): AiPrompt {
  if (output_mode === 'structured') return prompt
  const { json_schema } = schema
  return {
    system: `${prompt.system}\nThe JSON schema of the answer: ${JSON.stringify(json_schema)}`,
    user: prompt.user,
  }
}

/** Another manner than the one that was refused; null when there is none left. */
function simplerManner(manner: Manner, refused: RefusedManner | null): Manner | null {
  if (refused === 'max_tokens' && manner.tokens_field === 'max_tokens')
    return { ...manner, tokens_field: 'max_completion_tokens' }
  if (refused !== 'output_mode' || manner.output_mode === 'plain') return null
  return { ...manner, output_mode: manner.output_mode === 'structured' ? 'json' : 'plain' }
}

async function testProvider(
  { provider, manner }: State,
  { record, patience }: Pick<GatewaySettings, 'record'> & { patience: Patience },
) {
  const started = performance.now()
  const ms = () => Math.round(performance.now() - started)
  try {
    const result = await callProvider(
      provider,
      {
        words: {
          system: 'Answer with the JSON object {"ok":true} and nothing else.',
          user: 'Are you there?',
        },
        manner: { ...manner, output_mode: 'plain' },
        schema: { name: 'ok', json_schema: { type: 'object' } },
        onText: () => {},
        signal: new AbortController().signal,
      },
      { ...patience, total_ms: Math.min(patience.total_ms, longest_test_ms) },
    )
    record(attemptOf(provider, null, 'tested', ms(), result))
    return { is_success: true, ms: ms(), failure: null }
  } catch (cause) {
    const failure = cause instanceof CallFailure ? cause.kind : 'server_error'
    record(attemptOf(provider, null, failure, ms(), null))
    return { is_success: false, ms: ms(), failure }
  }
}

function attemptOf(
  provider: Provider,
  generation_id: string | null,
  outcome: Attempt['outcome'],
  ms: number,
  result: CallResult | null,
): Attempt {
  const tokens = { input: result?.input_tokens ?? null, output: result?.output_tokens ?? null }
  return {
    generation_id,
    provider: provider.name,
    model: provider.model,
    outcome,
    is_success: outcome === 'delivered' || outcome === 'tested',
    ms,
    first_token_ms: result?.first_token_ms ?? null,
    input_tokens: tokens.input,
    output_tokens: tokens.output,
    cost_micro_usd: costOf(provider, tokens),
  }
}

function notePace(state: State, { text, output_tokens }: CallResult, ms: number) {
  // About four letters make a token where the provider does not count for us.
  const tokens = Math.max(1, output_tokens ?? text.length / 4)
  state.pace = smoothed(state.pace, ms / tokens)
}

const smoothed = (old: number | null, pace: number) =>
  old === null ? pace : old * (1 - pace_weight) + pace * pace_weight
