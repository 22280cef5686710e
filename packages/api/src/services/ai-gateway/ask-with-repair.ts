import {
  AiFailure,
  type AiPrompt,
  type AiReading,
  type AiRequest,
  type AiVerdict,
  type ReaderVerdict,
} from '../ai.ts'
import { objectsIn } from './answers.ts'
import { type Attempt, attemptOf } from './attempts.ts'
import type { Breaker } from './breaker.ts'
import { type Capabilities, downgrade, wordsFor } from './capabilities.ts'
import { CallFailure, noSign, type VendorSign } from './failures.ts'
import { type CallResult, callProvider, isAtLength, type Timeouts } from './provider-call.ts'
import type { NoPermit, Permit } from './semaphore.ts'
import type { Provider } from './vendors.ts'

/** The gateway's state of a provider. */
export type State = {
  provider: Provider
  breaker: Breaker
  capabilities: Capabilities
  in_flight: number
  /** Smoothed milliseconds per output token; null before the first response. */
  msPerToken: number | null
}

/** The state of one request over all of its calls. */
export type RequestState = {
  is_repair_left: boolean
  was_unsafe: boolean
  /** A reader refused a text: no other provider writes another. */
  was_refused: boolean
  /** The sentences that it named. A repair that keeps one is refused, whatever the second reading says. */
  refused_sentences: string[]
  /** Providers that were called so far, including the current one. */
  called: Set<State>
  /** The deadline of all calls, readings included, in milliseconds of `performance.now()`. */
  ends_at: number
  /** Why the quota refused another call; null until then. */
  noPermit: NoPermit | null
  sent: AiPrompt | null
  acquire: () => Permit | NoPermit
}

/** The state of a request before its first call. */
export const newRequestState = (
  given: Pick<RequestState, 'acquire' | 'ends_at'>,
): RequestState => ({
  ...given,
  called: new Set(),
  is_repair_left: true,
  was_unsafe: false,
  was_refused: false,
  refused_sentences: [],
  noPermit: null,
  sent: null,
})

/** A permit for one more call; null, with the reason stored, if there is none. */
export function permitFor(requestState: RequestState): Permit | null {
  const permit = counted(requestState.acquire)
  if (typeof permit !== 'string') return permit
  requestState.noPermit = permit
  return null
}

/** Null if the database cannot be written, so the call cannot be counted: not a failure of the provider. */
export function counted(acquire: RequestState['acquire']): Permit | NoPermit | null {
  try {
    return acquire()
  } catch {
    return null
  }
}

/**
 * Has a second reader check a text.
 * @throws AiFailure ('unread') if no reader gave a verdict, CallFailure ('aborted') if the parent left.
 */
export type ReadAgain = (
  reading: AiReading,
  request: Pick<AiRequest<unknown>, 'signal' | 'generation_id'>,
  requestState: RequestState,
  writer: State,
) => Promise<{ read: Exclude<ReaderVerdict, { verdict: 'unsure' }>; shown: AiPrompt }>

export type CallSettings = { record: (attempt: Attempt) => void; timeouts: Timeouts }
type Settings = CallSettings & {
  readAgain: ReadAgain
  /** The outcome that is recorded for a good response. */
  success: 'delivered' | 'tested'
}

/** The context of a call, besides its prompt: the provider, the state of the request, the deadline. */
export type Call<Given extends CallSettings = CallSettings> = {
  settings: Given
  state: State
  requestState: RequestState
  endsAt: number
}

const latencyWeight = 0.3
/** How a timeout counts as latency: milliseconds per token, a very slow value. */
const latencyOfTimeout = 1_000

/**
 * Calls one provider, and again for a repair if needed, within its known capabilities.
 * @returns the checked value, and the details of the call that brought it.
 * @throws CallFailure without a response that passes its check.
 */
export async function generateWithRepair<Value>(
  call: Call<Settings>,
  request: AiRequest<Value>,
  firstPermit: Permit,
) {
  const { settings, state, requestState } = call
  const { provider } = state
  let { prompt } = request
  let shown = prompt
  let permit = firstPermit
  for (let isRepair = false; ; isRepair = true) {
    request.onAttempt(provider, isRepair)
    const prepared: PreparedRequest<Value> = {
      ...request,
      prompt,
      shown,
      objectsIn,
      purpose: 'writing',
      outcomeOf: () => settings.success,
      readAgain: async (reading) =>
        keptSentence(reading, requestState) ??
        (await settings.readAgain(reading, request, requestState, state)),
    }
    const outcome = await callAndCheck(call, prepared, permit)
    if (outcome.is_good)
      return {
        value: outcome.value,
        provider: provider.name,
        display_name: provider.display_name,
        model: provider.model,
        prompt: outcome.shown,
        reading: outcome.reading,
        capabilities: outcome.capabilities,
        result: outcome.result,
      }
    requestState.was_unsafe ||= outcome.kind === 'unsafe'
    requestState.was_refused ||= outcome.is_by_reader
    requestState.refused_sentences.push(...outcome.sentences)
    const next = requestState.is_repair_left ? permitFor(requestState) : null
    if (!next) throw new CallFailure(outcome.kind === 'unsafe' ? 'unsafe_answer' : 'invalid_answer')
    permit = next
    requestState.is_repair_left = false
    prompt = repairPrompt(request.prompt, outcome.result.text, outcome.problems)
    shown = { ...request.prompt, user: `${request.prompt.user}\n\n${withheld}` }
  }
}

/** A request as a provider gets it: its purpose, and how its response is read and recorded. */
export type PreparedRequest<Value> = AiRequest<Value> & {
  shown: AiPrompt
  objectsIn: (text: string) => Iterable<unknown>
  purpose: Attempt['purpose']
  outcomeOf: (value: Value) => Attempt['outcome']
  readAgain?: (reading: AiReading) => ReturnType<ReadAgain>
}

/** One call with its record. An option that the provider does not support is left out from then on. */
export async function callAndCheck<Value>(
  call: Call,
  request: PreparedRequest<Value>,
  firstPermit: Permit,
) {
  const { state } = call
  for (let permit: Permit | null = firstPermit; ; ) {
    const { capabilities } = state
    try {
      return await measured(call, request, permit)
    } catch (cause) {
      const simpler = cause instanceof CallFailure && downgrade(capabilities, cause.refused)
      if (!simpler) throw cause
      // Another call may have learned it meanwhile.
      if (state.capabilities === capabilities) state.capabilities = simpler
      permit = permitFor(call.requestState)
      if (!permit) throw cause
    }
  }
}

async function measured<Value>(call: Call, request: PreparedRequest<Value>, permit: Permit) {
  const { settings, state, requestState } = call
  const { record, timeouts } = settings
  const { provider, capabilities } = state
  const { generation_id, purpose } = request
  const words = wordsFor(request, capabilities)
  const shown = wordsFor({ ...request, prompt: request.shown }, capabilities)
  const started = performance.now()
  let result: CallResult | null = null
  let tookMs: number | null = null
  const note = (outcome: Attempt['outcome'], sign: VendorSign = noSign) => {
    const ms = Math.round(tookMs ?? performance.now() - started)
    record(attemptOf(provider, { generation_id, purpose, outcome, sign, ms, result }))
    permit.release()
  }
  state.in_flight += 1
  try {
    const totalMs = Math.max(1, call.endsAt - started)
    requestState.sent = shown
    result = await callProvider(
      provider,
      { ...request, words, capabilities },
      { ...timeouts, total_ms: totalMs },
    )
    const checked = await judge(request, result)
    // The reader's time is not the writer's latency.
    tookMs = performance.now() - started
    noteLatency(state, result, tookMs)
    const verdict = await afterReading(request, checked)
    note(verdict.is_good ? request.outcomeOf(verdict.value) : `${verdict.kind}_answer`)
    return { ...verdict, result, shown, capabilities }
  } catch (cause) {
    if (cause instanceof AiFailure) {
      note('unread')
      throw cause
    }
    const { kind, sign } = cause instanceof CallFailure ? cause : new CallFailure('server_error')
    if (kind === 'timeout') state.msPerToken = smoothed(state.msPerToken, latencyOfTimeout)
    note(kind, sign)
    throw cause
  } finally {
    state.in_flight -= 1
    permit.release()
  }
}

type ReadVerdict<Value> =
  | { is_good: true; value: Value; reading: AiPrompt | null }
  | (Extract<AiVerdict<Value>, { is_good: false }> & { is_by_reader: boolean; sentences: string[] })

/** The only place where a second reader decides: a text that passed the check and needs a reading gets one. */
async function afterReading<Value>(
  { reading, readAgain }: PreparedRequest<Value>,
  checked: AiVerdict<Value>,
): Promise<ReadVerdict<Value>> {
  if (!checked.is_good) return { ...checked, is_by_reader: false, sentences: [] }
  const wanted = reading?.(checked.value)
  if (!wanted || !readAgain) return { ...checked, reading: null }
  const { read, shown } = await readAgain(wanted)
  if (read.verdict === 'agreed') return { ...checked, reading: shown }
  const { problems, sentences } = read
  return { is_good: false, kind: 'unsafe', problems, is_by_reader: true, sentences }
}

/** A refusal without another call if a repaired text still has a sentence that a reader found unsafe. */
function keptSentence(
  { prompt }: AiReading,
  { refused_sentences }: RequestState,
): Awaited<ReturnType<ReadAgain>> | null {
  const text = lettersOf(prompt.user)
  const kept = refused_sentences.filter((sentence) => {
    const letters = lettersOf(sentence)
    return letters.length >= fewestLetters && text.includes(letters)
  })
  if (kept.length === 0) return null
  const problems = kept.map((sentence) => `This sentence is still in it: "${sentence}"`)
  return { read: { verdict: 'refused', problems, sentences: kept }, shown: prompt }
}

/** Shorter sentences could occur in any text. */
const fewestLetters = 8
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The first object of a response that passes the check. An unsafe one is more informative than one of another shape.
 * @throws CallFailure if there is no object because the response was too long: a retry would not help.
 */
async function judge<Value>(
  { check, objectsIn }: PreparedRequest<Value>,
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

function noteLatency(state: State, { text, output_tokens }: CallResult, ms: number) {
  // If the provider does not count tokens: one for about four letters.
  const tokens = Math.max(1, output_tokens ?? text.length / 4)
  state.msPerToken = smoothed(state.msPerToken, ms / tokens)
}

const smoothed = (old: number | null, msPerToken: number) =>
  old === null ? msPerToken : old * (1 - latencyWeight) + msPerToken * latencyWeight

/** Unchecked text of a provider is never shown, not even as part of the prompt that was sent. */
const withheld =
  '[The answer could not be used. The same words were sent once more, with that answer and what was wrong with it, which is not shown here.]'

/** The prompt with the problems of the response: change only what is needed. */
function repairPrompt(prompt: AiPrompt, response: string, problems: string[]): AiPrompt {
  const list = problems
    .slice(0, 12)
    .map((problem) => `- ${problem}`)
    .join('\n')
  return {
    system: prompt.system,
    user: `${prompt.user}\n\nYour answer was:\n${response.slice(0, 6_000)}\n\nIt cannot be used:\n${list}\nSend the whole JSON object again and change only what is needed.`,
  }
}
