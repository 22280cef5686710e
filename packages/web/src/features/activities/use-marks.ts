import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'

export type Marks = ReturnType<typeof useMarks>

/** The marks of one child, for all cards in one request. None for visitors and before a child is added. */
export function useMarks(childId: string | undefined) {
  const session = useSession()
  const marks = trpc.activities.marks.useQuery(undefined, {
    enabled: session.state === 'signed_in',
    throwOnError: false,
  })
  const idsOf = (rows: readonly { child_id: string; activity_id: string }[] = []) =>
    new Set(rows.filter((row) => row.child_id === childId).map((row) => row.activity_id))
  return {
    /** The ids of the activities that this child has done and likes. */
    done: idsOf(marks.data?.completed),
    favorites: idsOf(marks.data?.favorites),
    /** What all children of the family have done and like; undefined for visitors and until it is loaded. */
    all: marks.data,
    isPending: marks.isLoading,
  }
}
