import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../lib/prerendered.ts'

type Answer = { result?: { data: unknown } }
type Question = { name: string; input?: unknown }
type FirstAnswers = { questions: Question[]; answers: Promise<Answer[]> }

/** How long the page waits for them once its scripts are there. The boxes stand meanwhile, as they would without. */
const patienceMs = 1_000

/**
 * Puts where the page looks for it what `public/start.js` has asked for. A refusal, or no answer in time, is as if nobody
 * had asked: the page asks itself, and says what went wrong.
 */
export async function keepFirstAnswers(queryClient: QueryClient): Promise<void> {
  const { firstAnswers } = globalThis as { firstAnswers?: FirstAnswers }
  if (!firstAnswers) return
  const answers = await Promise.race([firstAnswers.answers, nothingIn(patienceMs)])
  if (!Array.isArray(answers)) return
  for (const [index, { name, input }] of firstAnswers.questions.entries()) {
    const result = answers[index]?.result
    if (result) queryClient.setQueryData(queryKey(name, input), result.data)
  }
}

const nothingIn = (ms: number) =>
  new Promise<Answer[]>((resolve) => {
    setTimeout(() => resolve([]), ms)
  })
