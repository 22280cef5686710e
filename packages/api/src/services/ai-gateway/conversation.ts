import type { AiAnswer, AiPrompt, AiRequest, AiVerdict } from '../ai.ts'
import { objectsIn } from './answers.ts'
import { type Attempt, attemptOf } from './attempts.ts'
import type { Breaker } from './breaker.ts'
import { CallFailure, no_sign, type VendorSign } from './failures.ts'
import { type Manner, simplerManner, wordsFor } from './manner.ts'
import type { NoPlace, Place } from './places.ts'
import type { Provider } from './provider.ts'
import { type CallResult, callProvider, isAtLength, type Patience } from './provider-call.ts'
import { repairPrompt, withheld } from './repair-prompt.ts'

/** What the gateway knows of a provider while it runs. */
export type State = {
  provider: Provider
  breaker: Breaker
  manner: Manner
  in_flight: number
  /** Smoothed milliseconds per output token; null before the first answer. */
  pace: number | null
}

/** What is remembered over all calls of one request. */
export type Talk = {
  is_repair_left: boolean
  was_unsafe: boolean
  /** Why there was no room for another call; null as long as there was. */
  no_place: NoPlace | null
  sent: AiPrompt | null
  /** How a good answer is put on record. */
  success: 'delivered' | 'tested'
  takePlace: () => Place | NoPlace
}

/** A request before anything was asked for it. */
export const newTalk = (success: Talk['success'], takePlace: Talk['takePlace']): Talk => ({
  is_repair_left: true,
  was_unsafe: false,
  no_place: null,
  sent: null,
  success,
  takePlace,
})

/** A place for one more call; null, and the reason noted, when there is none. */
export function placeFor(talk: Talk): Place | null {
  const place = talk.takePlace()
  if (typeof place !== 'string') return place
  talk.no_place = place
  return null
}

/** An answer, and what the call was that brought it. */
export type Conversed<Value> = AiAnswer<Value> & { manner: Manner; result: CallResult }

type Settings = { record: (attempt: Attempt) => void; patience: Patience }

/** How much a new pace counts against the old ones. */
const paceWeight = 0.3
/** What a timeout says about pace: milliseconds per token, as slow as anything gets. */
const paceOfTimeout = 1_000

/**
 * A call to one provider and perhaps its repair, in the manner that it knows, until `endsAt`.
 * @throws CallFailure when it did not bring an answer that passes its check.
 */
export async function converse<Value>(
  settings: Settings,
  state: State,
  request: AiRequest<Value>,
  talk: Talk,
  firstPlace: Place,
  endsAt: number,
): Promise<Conversed<Value>> {
  const { provider } = state
  let { prompt } = request
  let shown = prompt
  let place = firstPlace
  for (let isRepair = false; ; isRepair = true) {
    request.onAttempt(provider, isRepair)
    const asked = { ...request, prompt, shown }
    const outcome = await callAndCheck(settings, state, asked, talk, place, endsAt)
    if (outcome.is_good)
      return {
        value: outcome.value,
        provider: provider.name,
        display_name: provider.display_name,
        model: provider.model,
        prompt: outcome.shown,
        manner: outcome.manner,
        result: outcome.result,
      }
    talk.was_unsafe ||= outcome.kind === 'unsafe'
    const next = talk.is_repair_left ? placeFor(talk) : null
    if (!next) throw new CallFailure(outcome.kind === 'unsafe' ? 'unsafe_answer' : 'invalid_answer')
    place = next
    talk.is_repair_left = false
    prompt = repairPrompt(request.prompt, outcome.result.text, outcome.problems)
    shown = { ...request.prompt, user: `${request.prompt.user}\n\n${withheld}` }
  }
}

type Asked<Value> = AiRequest<Value> & { shown: AiPrompt }

/** One call with its record. What a provider does not know how to do is not asked of it again. */
async function callAndCheck<Value>(
  settings: Settings,
  state: State,
  request: Asked<Value>,
  talk: Talk,
  firstPlace: Place,
  endsAt: number,
) {
  for (let place: Place | null = firstPlace; ; ) {
    const { manner } = state
    try {
      return await measured(settings, state, request, talk, place, endsAt)
    } catch (cause) {
      const simpler = cause instanceof CallFailure && simplerManner(manner, cause.refused)
      if (!simpler) throw cause
      // Another call may have learned it meanwhile.
      if (state.manner === manner) state.manner = simpler
      place = placeFor(talk)
      if (!place) throw cause
    }
  }
}

async function measured<Value>(
  { record, patience }: Settings,
  state: State,
  request: Asked<Value>,
  talk: Talk,
  place: Place,
  endsAt: number,
) {
  const { provider, manner } = state
  const { generation_id } = request
  const words = wordsFor(request, manner)
  const shown = wordsFor({ ...request, prompt: request.shown }, manner)
  const started = performance.now()
  let result: CallResult | null = null
  const note = (outcome: Attempt['outcome'], sign: VendorSign = no_sign) => {
    const ms = Math.round(performance.now() - started)
    record(attemptOf(provider, { generation_id, outcome, sign, ms, result }))
    place.end()
  }
  state.in_flight += 1
  try {
    const total_ms = Math.max(1, endsAt - started)
    talk.sent = shown
    result = await callProvider(provider, { ...request, words, manner }, { ...patience, total_ms })
    const verdict = await judge(request, result)
    notePace(state, result, performance.now() - started)
    note(verdict.is_good ? talk.success : `${verdict.kind}_answer`)
    return { ...verdict, result, shown, manner }
  } catch (cause) {
    const { kind, sign } = cause instanceof CallFailure ? cause : new CallFailure('server_error')
    if (kind === 'timeout') state.pace = smoothed(state.pace, paceOfTimeout)
    note(kind, sign)
    throw cause
  } finally {
    state.in_flight -= 1
    place.end()
  }
}

/**
 * The first object of an answer that passes the check. What was found unsafe says more than what has
 * another shape.
 * @throws CallFailure when there is no object because the answer was too long: asking again would not help.
 */
async function judge<Value>(
  { check }: AiRequest<Value>,
  { text, finish_reason }: CallResult,
): Promise<AiVerdict<Value>> {
  let bad: AiVerdict<Value> | null = null
  for (const object of objectsIn(text)) {
    const verdict = await check(object)
    if (verdict.is_good) return verdict
    if (!bad || (!bad.is_good && bad.kind === 'invalid' && verdict.kind === 'unsafe')) bad = verdict
  }
  if (bad) return bad
  if (isAtLength(finish_reason))
    throw new CallFailure('too_long', {
      sign: { vendor_status: null, vendor_code: finish_reason },
    })
  const problems = ['The answer was not one JSON object.']
  return { is_good: false, kind: 'invalid', problems }
}

function notePace(state: State, { text, output_tokens }: CallResult, ms: number) {
  // About four letters make a token where the provider does not count for us.
  const tokens = Math.max(1, output_tokens ?? text.length / 4)
  state.pace = smoothed(state.pace, ms / tokens)
}

const smoothed = (old: number | null, pace: number) =>
  old === null ? pace : old * (1 - paceWeight) + pace * paceWeight
