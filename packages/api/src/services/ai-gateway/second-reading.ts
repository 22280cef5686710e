import { AiFailure, type AiReading, type AiRequest, type ReaderVerdict } from '../ai.ts'
import { onlyObjectIn } from './answers.ts'
import {
  type Asked,
  type Call,
  type CallSettings,
  callAndCheck,
  counted,
  newRequestState,
  type ReadAgain,
  type RequestState,
  type State,
} from './ask-with-repair.ts'
import { CallFailure, type FailureKind, noSign } from './failures.ts'
import type { Permit } from './semaphore.ts'

type ReadingSettings = CallSettings & {
  /** The longest that a reading may take. */
  reading_ms: number
  /** Enabled providers that can be called, in the order in which they are asked to read. */
  readers: () => State[]
  acquire: RequestState['acquire']
}

/** The permit of the text covers its first reading, too. */
const covered = { release: () => {} }

/** A reader that failed like this gave no answer at all: another may be asked for it. */
const noAnswer: ReadonlySet<FailureKind> = new Set([
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
 * Asks another provider than wrote the text, and than failed at writing it, where there is one; while none
 * answers at all, the next, and last the writer itself. Whatever is not a clear verdict in the agreed shape,
 * within the time of all of them together, is no verdict.
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
      const read = () => readOnce(call, askedFor(reading, request), permit)
      // The call of a writer that reads itself is inside its breaker already.
      return reader === writer ? read() : reader.breaker.execute(read)
    }
    const others = readers().filter((state) => !requestState.asked.has(state))
    const waiting = [...others, writer]
    let permit: Permit = covered
    for (;;) {
      const reader = waiting.shift() ?? writer
      const current = permit
      try {
        return await readBy(reader, current)
      } catch (cause) {
        // A breaker that opened meanwhile has not called, and released nothing.
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

/** One reader's clear verdict. @throws CallFailure when it gave none. */
async function readOnce(call: Call, asked: Asked<ReaderVerdict>, permit: Permit) {
  const outcome = await callAndCheck(call, asked, permit)
  if (!outcome.is_good) throw new CallFailure('invalid_answer')
  if (outcome.value.verdict === 'unsure') throw new CallFailure('unsure_answer')
  return { read: outcome.value, shown: outcome.shown }
}

const failureIn = (cause: unknown): Pick<CallFailure, 'kind' | 'sign'> =>
  cause instanceof CallFailure ? cause : { kind: 'server_error', sign: noSign }

const mayAskAnother = ({ kind }: Pick<CallFailure, 'kind'>, endsAt: number) =>
  noAnswer.has(kind) && performance.now() < endsAt

function askedFor(
  { prompt, schema, verdictOf }: AiReading,
  { signal, generation_id }: Pick<AiRequest<unknown>, 'signal' | 'generation_id'>,
): Asked<ReaderVerdict> {
  return {
    prompt,
    shown: prompt,
    schema,
    check: (answer) => {
      const value = verdictOf(answer)
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
