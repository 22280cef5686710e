import type { Query } from '@tanstack/react-query'
import type { Network } from '../../lib/network.ts'
import { readKept } from './kept-answers.ts'
import { isKept, questionOf } from './kept-paths.ts'
import { noteSince } from './kept-since.ts'

/** One call was silent, though the server is there: it is asked once more. */
const againMs = 5_000

type Unanswered = {
  network: Network
  query: Query
  /** The call, which may still be answered. */
  asked: Promise<unknown>
  /** Whether the server is away, once that is known. */
  isAway: Promise<boolean>
  /** How the call failed; undefined while it is only late. */
  error: unknown
}

/** What a query shows whose call had no answer in time: what is kept, else the late answer. @throws its failure. */
export async function withoutAnswer({ network, query, asked, isAway, error }: Unanswered) {
  const isLate = error === undefined
  const kept = await keptFor(query)
  if (!kept && isLate && !(await isAway)) return asked
  if (!kept) throw error ?? new TypeError('Nobody answers')
  noteSince(query, kept.kept_at)
  if (isLate)
    asked.then((answer) => {
      network.noteAnswer()
      noteSince(query, undefined)
      query.setData(answer)
    }, ignored)
  else void isAway.then((isGone) => isGone || setTimeout(askAgain, againMs, query))
  return kept.data
}

async function keptFor({ queryKey }: Query) {
  const question = questionOf(queryKey)
  if (!isKept(question)) return undefined
  // Blocked storage: then nothing is kept.
  return readKept(question).catch(() => undefined)
}

function askAgain(query: Query) {
  if (query.isActive()) query.fetch().catch(ignored)
}

function ignored() {}
