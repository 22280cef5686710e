import type { Activity } from '@fgm/shared/activities/activities'
import { useEffect, useReducer, useRef } from 'react'
import { errorMessage, httpStatus } from '../../lib/errors.ts'
import { newKey } from '../../lib/idempotency-key.ts'
import { trpc } from '../../lib/trpc.ts'
import {
  type Ending,
  type GenerationRequest,
  initialState,
  nextState,
  type Wishes,
} from './generation-state.ts'

const stopped = 'Stopped. No credit was used.'
/** A stop reaches the server a moment later; refetched at once, its status would still count the stopped one. */
const settleMs = 700
const failed = 'Failed to generate activity'
const connectionLost =
  'The connection was lost. If the activity was finished, trying again brings it back.'

export type GenerationControls = ReturnType<typeof useGeneration>

/**
 * Generates activities and follows them as they are written. Stopping, closing and leaving the page end the request;
 * the server then stops writing and charges nothing.
 */
export function useGeneration() {
  const utils = trpc.useUtils()
  const [state, dispatch] = useReducer(nextState, initialState)
  const call = useRef<AbortController>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      call.current?.abort()
      clearTimeout(settling.current)
    },
    [],
  )

  async function send(request: GenerationRequest, signal: AbortSignal) {
    const input = { ...request.wishes, idempotency_key: request.idempotency_key }
    const events = await utils.client.generator.generate.mutate(input, { signal })
    for await (const event of events) {
      if (signal.aborted) return
      dispatch({ type: 'arrived', event })
      if (event.type === 'done' || event.type === 'help') return
    }
    if (!signal.aborted) throw new TypeError('The response ended too early')
  }

  async function run(request: GenerationRequest) {
    call.current?.abort()
    const controller = new AbortController()
    call.current = controller
    dispatch({ type: 'started', wishes: request.wishes })
    try {
      await send(request, controller.signal).catch((error: unknown) => {
        // No response at all: retried once with the same idempotency key.
        if (controller.signal.aborted || httpStatus(error) !== undefined) throw error
        return send(request, controller.signal)
      })
    } catch (error) {
      if (!controller.signal.aborted) dispatch({ type: 'ended', ending: endingOf(error, request) })
    }
    if (!controller.signal.aborted) void utils.invalidate()
  }

  function stop() {
    call.current?.abort()
    dispatch({ type: 'ended', ending: { tone: 'stopped', message: stopped } })
    settling.current = setTimeout(() => void utils.generator.invalidate(), settleMs)
  }
  return {
    ...state,
    /** A click: a new activity, charged once however often the request is retried. */
    start: (wishes: Wishes) => void run({ wishes, idempotency_key: newKey() }),
    /** Retries the same click: returns its result, should the response have been lost. */
    retry: (request: GenerationRequest) => void run(request),
    stop,
    /** Back to the form. */
    close: () => dispatch({ type: 'closed' }),
    showEdited: (activity: Activity) => dispatch({ type: 'edited', activity }),
  }
}

/** A refusal says why; without a response the same click can be retried. */
function endingOf(error: unknown, request: GenerationRequest): Ending {
  const status = httpStatus(error)
  if (status === undefined)
    return { tone: 'failed', message: `${failed}. ${connectionLost}`, retry: request }
  const isOurFault = status >= 500 && status !== 503
  return { tone: 'failed', message: isOurFault ? failed : errorMessage(error) }
}
