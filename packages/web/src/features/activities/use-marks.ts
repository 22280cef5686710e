import type { ActivityMarks } from '@fgm/shared/activities/activities'
import { useMemo } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'

/** The ids of the activities that a child has done and likes. */
export type Marks = {
  done: ReadonlySet<string>
  favorites: ReadonlySet<string>
  /** What all children of the family have done and like; undefined for visitors and until it is known. */
  all: ActivityMarks | undefined
  isPending: boolean
}

/** The marks of one child, for all cards in one call. None for visitors and before a child is added. */
export function useMarks(childId: string | undefined): Marks {
  const session = useSession()
  const marks = trpc.activities.marks.useQuery(undefined, {
    enabled: session.state === 'signed_in',
    throwOnError: false,
  })
  return useMemo(() => {
    const idsOf = (rows: readonly { child_id: string; activity_id: string }[] = []) =>
      new Set(rows.filter((row) => row.child_id === childId).map((row) => row.activity_id))
    return {
      done: idsOf(marks.data?.completed),
      favorites: idsOf(marks.data?.favorites),
      all: marks.data,
      isPending: marks.isLoading,
    }
  }, [marks.data, marks.isLoading, childId])
}
