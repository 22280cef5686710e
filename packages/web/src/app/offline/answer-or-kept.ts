import type { Query, QueryPersister } from '@tanstack/react-query'
import { isUnanswered, type Network, patience_ms } from '../../lib/network.ts'
import { isKept, questionOf } from './kept-paths.ts'

/** Once it is known that nobody answers, nobody waits long for it. */
const patience_away_ms = 500
/** One call was silent, though the server is there: it is asked once more. */
const again_ms = 5_000

const keptSince = new WeakMap<object, number>()

/** When the server gave the answer that a query shows from what is kept; undefined for one that came just now. */
export const sinceWhen = (query: Query): number | undefined => keptSince.get(query)

/**
 * Every query goes to the server first. Where no answer comes in time, it shows what is kept (`kept-answers.ts`), and
 * the server's own answer as soon as it is there. A refusal is an answer.
 */
export function answerOrKept(network: Network): QueryPersister {
  return async (ask, context, query) => {
    const asked = Promise.resolve(ask(context))
    const silence = noAnswerIn(network.isAway() ? patience_away_ms : patience_ms)
    try {
      const answer = await Promise.race([asked, silence.promise])
      network.noteAnswer()
      keptSince.delete(query)
      return answer
    } catch (error) {
      if (isUnanswered(error)) return (await withoutAnswer(error, asked, query)) as never
      network.noteAnswer()
      throw error
    } finally {
      silence.stop()
    }
  }

  async function withoutAnswer(error: unknown, asked: Promise<unknown>, query: Query) {
    const isAway = network.noteSilence()
    const kept = await readKept(questionOf(query.queryKey))
    const isLate = error === no_answer
    if (!kept && isLate && !(await isAway)) return asked
    if (!kept) throw error
    keptSince.set(query, kept.kept_at)
    if (isLate) asked.then((answer) => showLate(query, answer), ignored)
    else void isAway.then((isGone) => isGone || setTimeout(askAgain, again_ms, query))
    return kept.data
  }

  function showLate(query: Query, answer: unknown) {
    network.noteAnswer()
    keptSince.delete(query)
    query.setData(answer)
  }
}

function askAgain(query: Query) {
  if (query.isActive()) query.fetch().catch(ignored)
}

function ignored() {}

const no_answer = new TypeError('Nobody answers')

function noAnswerIn(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(no_answer), ms)
  })
  return { promise, stop: () => clearTimeout(timer) }
}

async function readKept(question: ReturnType<typeof questionOf>) {
  if (!isKept(question)) return undefined
  try {
    return await (await import('./offline-frame.ts')).offlineFrame.readKept(question)
  } catch {
    // Blocked storage, or a file that did not come: then nothing is kept.
    return undefined
  }
}
