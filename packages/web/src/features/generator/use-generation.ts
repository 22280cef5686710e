import type { Activity } from '@fgm/shared/activities/activities'
import { useEffect, useReducer, useRef } from 'react'
import { errorMessage, httpStatus } from '../../lib/errors.ts'
import { newKey } from '../../lib/idempotency-key.ts'
import { trpc } from '../../lib/trpc.ts'
import {
  type Again,
  type Ending,
  type GeneratorState,
  nextState,
  nothingMade,
  type Wishes,
} from './generation-state.ts'

const stopped = 'Stopped. No credit was used.'
/** The server hears of a stop a moment after the page; asked at once it would still count the one that was stopped. */
const settleMs = 700
const failed = 'Failed to generate activity'
const silence =
  'The connection was lost. If the activity was finished, trying again brings it back.'

export type GenerationControls = GeneratorState & {
  /** A click: a new activity, paid once however often the network makes us ask. */
  start: (wishes: Wishes) => void
  /** The same click once more: answers with what it made, should that have been lost on the way. */
  tryAgain: (again: Again) => void
  stop: () => void
  /** Back to the form. */
  close: () => void
  showEdited: (activity: Activity) => void
}

/**
 * Makes activities and follows them as they are written. Stopping, closing and leaving the page end the call; the server
 * then stops writing and charges nothing.
 */
export function useGeneration(): GenerationControls {
  const utils = trpc.useUtils()
  const [state, dispatch] = useReducer(nextState, nothingMade)
  const call = useRef<AbortController>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      call.current?.abort()
      clearTimeout(settling.current)
    },
    [],
  )

  async function ask(again: Again, signal: AbortSignal) {
    const input = { ...again.wishes, idempotency_key: again.idempotency_key }
    const events = await utils.client.generator.generate.mutate(input, { signal })
    for await (const event of events) {
      if (signal.aborted) return
      dispatch({ type: 'arrived', event })
      if (event.type === 'done') return
    }
    if (!signal.aborted) throw new TypeError('The answer ended too early')
  }

  async function run(again: Again) {
    call.current?.abort()
    const controller = new AbortController()
    call.current = controller
    dispatch({ type: 'started', wishes: again.wishes })
    try {
      await ask(again, controller.signal).catch((error: unknown) => {
        // No answer at all: once more by itself, with the key of the same click.
        if (controller.signal.aborted || httpStatus(error) !== undefined) throw error
        return ask(again, controller.signal)
      })
    } catch (error) {
      if (!controller.signal.aborted) dispatch({ type: 'ended', ending: endingOf(error, again) })
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
    start: (wishes) => void run({ wishes, idempotency_key: newKey() }),
    tryAgain: (again) => void run(again),
    stop,
    close: () => dispatch({ type: 'closed' }),
    showEdited: (activity) => dispatch({ type: 'edited', activity }),
  }
}

/** A refusal says why; where no answer came, the same click can be sent again. */
function endingOf(error: unknown, again: Again): Ending {
  const status = httpStatus(error)
  if (status === undefined) return { tone: 'failed', message: `${failed}. ${silence}`, again }
  const isOurFault = status >= 500 && status !== 503
  return { tone: 'failed', message: isOurFault ? failed : errorMessage(error) }
}
