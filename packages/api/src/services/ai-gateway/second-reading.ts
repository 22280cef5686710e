import { AiFailure, type AiReading, type AiRequest, type ReaderVerdict } from '../ai.ts'
import { onlyObjectIn } from './answers.ts'
import {
  type Call,
  type CallSettings,
  callAndCheck,
  counted,
  newRequestState,
  type PreparedRequest,
  type ReadAgain,
  type RequestState,
  type State,
} from './ask-with-repair.ts'
import { CallFailure, type FailureKind, noSign } from './failures.ts'
import type { Permit } from './semaphore.ts'

type ReadingSettings = CallSettings & {
  /** The longest time for a reading. */
  reading_ms: number
  /** Enabled providers that can be called, in the order in which they are asked to read. */
  readers: () => State[]
  acquire: RequestState['acquire']
}

/** The permit of the text covers its first reading, too. */
const covered = { release: () => {} }

/** A reader that failed like this gave no verdict at all: another may be asked. */
const noVerdict: ReadonlySet<FailureKind> = new Set([
  'unauthorized',
  'unknown_model',
  'bad_request',
  'refused_manner',
  'no_credit',
  'network',
  'rate_limited',
  'server_error',
])

/**
 * Asks another provider than those that wrote or failed to write the text, if there is one; while none
 * gives any verdict, the next, and last the writer itself. Only a clear verdict in the agreed shape,
 * within the time for all readers together, counts.
 */
export function createReadAgain({
  readers,
  reading_ms,
  acquire,
  ...settings
}: ReadingSettings): ReadAgain {
  return async (reading, request, requestState, writer) => {
    const endsAt = Math.min(performance.now() + reading_ms, requestState.ends_at)
    const readBy = (reader: State, permit: Permit) => {
      const state = newRequestState({ acquire, ends_at: endsAt })
      const call = { settings, state: reader, requestState: state, endsAt }
      const read = () => readOnce(call, readingRequest(reading, request), permit)
      // A writer that reads its own text is inside its breaker already.
      return reader === writer ? read() : reader.breaker.execute(read)
    }
    const others = readers().filter((state) => !requestState.called.has(state))
    const waiting = [...others, writer]
    let permit: Permit = covered
    for (;;) {
      const reader = waiting.shift() ?? writer
      const current = permit
      try {
        return await readBy(reader, current)
      } catch (cause) {
        // A breaker that opened meanwhile has made no call and released no permit.
        current.release()
        if (request.signal.aborted) throw cause
        const failure = failureIn(cause)
        const next = waiting.length > 0 && mayAskAnother(failure, endsAt) ? counted(acquire) : null
        if (next === null || typeof next === 'string') {
          const last = { provider: reader.provider.name, outcome: failure.kind, ...failure.sign }
          throw new AiFailure('unread', { cause, sent: requestState.sent, last })
        }
        permit = next
      }
    }
  }
}

/** One reader's clear verdict. @throws CallFailure if it gave none. */
async function readOnce(call: Call, request: PreparedRequest<ReaderVerdict>, permit: Permit) {
  const outcome = await callAndCheck(call, request, permit)
  if (!outcome.is_good) throw new CallFailure('invalid_answer')
  if (outcome.value.verdict === 'unsure') throw new CallFailure('unsure_answer')
  return { read: outcome.value, shown: outcome.shown }
}

const failureIn = (cause: unknown): Pick<CallFailure, 'kind' | 'sign'> =>
  cause instanceof CallFailure ? cause : { kind: 'server_error', sign: noSign }

const mayAskAnother = ({ kind }: Pick<CallFailure, 'kind'>, endsAt: number) =>
  noVerdict.has(kind) && performance.now() < endsAt

function readingRequest(
  { prompt, schema, verdictOf }: AiReading,
  { signal, generation_id }: Pick<AiRequest<unknown>, 'signal' | 'generation_id'>,
): PreparedRequest<ReaderVerdict> {
  return {
    prompt,
    shown: prompt,
    schema,
    check: (response) => {
      const value = verdictOf(response)
      return value
        ? { is_good: true, value }
        : { is_good: false, kind: 'invalid', problems: ['It has another shape.'] }
    },
    objectsIn: onlyObjectIn,
    purpose: 'reading',
    outcomeOf: ({ verdict }) => (verdict === 'unsure' ? 'unsure_answer' : verdict),
    onText: () => {},
    onAttempt: () => {},
    signal,
    generation_id,
    family: null,
  }
}
