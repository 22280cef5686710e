import { trpc } from '../../lib/trpc.ts'

const quiet = { throwOnError: false } as const

/** Whether every answer that the activity to play now is made of is there, or known not to come. */
export function useHasPlayAnswers(): boolean {
  const queries = [
    trpc.children.list.useQuery(undefined, quiet),
    trpc.activities.cards.useQuery(undefined, quiet),
    trpc.activities.marks.useQuery(undefined, quiet),
  ]
  return queries.every(({ isPending }) => !isPending)
}
