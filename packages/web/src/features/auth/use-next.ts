import { useNavigate, useSearch } from '@tanstack/react-router'
import { readNextPath } from '../../lib/next-path.ts'
import { paths } from '../../lib/paths.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'

/** Where signing in leads: to the page that was wanted before, else to the activities. */
export function useNext() {
  const navigate = useNavigate()
  const { next: wanted } = useSearch({ strict: false })
  const next = readNextPath(wanted)
  // The prerendered page knows no address but its own, and its links have to be the same at first.
  const isHydrated = useIsHydrated()
  return {
    next,
    /** What the links from one of these pages to the other carry on. */
    search: { next: isHydrated ? next : undefined },
    goOn: () =>
      next === undefined
        ? navigate({ to: paths.activities, replace: true })
        : navigate({ href: next, replace: true }),
  }
}
