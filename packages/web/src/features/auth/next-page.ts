import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { store } from '../../lib/browser-storage.ts'
import { readNextPath } from '../../lib/next-path.ts'
import { paths } from '../../lib/paths.ts'
import { readStoredJson } from '../../lib/stored-json.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'

/** Where logging in leads: to the page that was wanted before, else to the activities. */
export function useNext() {
  const navigate = useNavigate()
  const { next: wanted } = useSearch({ strict: false })
  const next = readNextPath(wanted)
  // The prerendered page does not know the search of its address, and its links have to be the same at first.
  const isHydrated = useIsHydrated()
  return {
    next,
    /** The search of the links between these pages. */
    search: { next: isHydrated ? next : undefined },
    goToNext: () =>
      next === undefined
        ? navigate({ to: paths.activities, replace: true })
        : navigate({ href: next, replace: true }),
  }
}

/** Redirects away from a page for logging in while logged in. */
export function GoToNextPage() {
  const next = useNext()
  const atArrival = useRef(next.goToNext)
  useEffect(() => void atArrival.current(), [])
  return null
}

/*
 * The page that was wanted before a password was forgotten. The link in the mail opens a new tab, so this browser
 * stores it; it is never sent in the mail, where it would be text that anyone can put there (decisions §14).
 */

const key = 'wanted-page'
/** As long as the link of the mail works. */
const lastsMs = 3_600_000

type Kept = { next: string; until: number }

/** Stores it until the link has been used; undefined for none. */
export function keepNext(next: string | undefined): void {
  const kept: Kept | null = next === undefined ? null : { next, until: Date.now() + lastsMs }
  store(key, kept && JSON.stringify(kept))
}

/** The stored page, while its link works. */
export function readKeptNext(): string | undefined {
  const kept = readStoredJson(key) as Partial<Kept> | null
  return Number(kept?.until) > Date.now() ? readNextPath(kept?.next) : undefined
}
