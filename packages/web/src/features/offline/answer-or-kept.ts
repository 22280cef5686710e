import type { QueryPersister } from '@tanstack/react-query'
import type { Network } from '../../lib/network.ts'
import { isUnanswered, patienceMs } from '../../lib/unanswered.ts'

import { noteSince } from './kept-since.ts'

/** Once it is known that nobody answers, nobody waits long for it. */
const patienceAwayMs = 500

/**
 * Every query goes to the server first. Where no answer comes in time, it shows what is kept (`without-answer.ts`), and
 * the server's own answer as soon as it is there. A refusal is an answer.
 */
export function answerOrKept(network: Network): QueryPersister {
  return async (ask, context, query) => {
    const asked = Promise.resolve(ask(context))
    let timer: ReturnType<typeof setTimeout> | undefined
    const silence = new Promise<never>((_, reject) => {
      const ms = network.isAway() ? patienceAwayMs : patienceMs
      timer = setTimeout(() => reject(noAnswer), ms)
    })
    try {
      const answer = await Promise.race([asked, silence])
      network.noteAnswer()
      noteSince(query, undefined)
      return answer
    } catch (error) {
      if (!isUnanswered(error)) network.noteAnswer()
      else {
        const isAway = network.noteSilence()
        const frame = await import('./offline-frame.ts').catch(() => undefined)
        // Without its file nothing is kept, either.
        if (frame)
          return (await frame.offlineFrame.withoutAnswer({
            network,
            query,
            asked,
            isAway,
            error: error === noAnswer ? undefined : error,
          })) as never
        if (error === noAnswer) return asked as never
      }
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

const noAnswer = new TypeError('Nobody answers')
