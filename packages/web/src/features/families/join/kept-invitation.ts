import { useEffect, useState } from 'react'
import { readForThisTab, storeForThisTab } from '../../../lib/browser-storage.ts'

/*
 * What an invitation's link carries stands behind a '#', which no server is told. It is taken out of the address, so that
 * it stays in no history, and kept for this tab: who has an account logs in on another page and comes back.
 */

const key = 'fgm-invitation'

/** The invitation of this tab; undefined where there is none. */
export function useInvitation(): { invitation: string | undefined; forget: () => void } {
  const [invitation, setInvitation] = useState(readInvitation)
  useEffect(() => {
    function take() {
      if (!window.location.hash) return
      setInvitation(readInvitation())
      const { pathname, search } = window.location
      window.history.replaceState(window.history.state, '', pathname + search)
    }
    take()
    // Another link in the same tab changes nothing but what stands behind the '#'.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return { invitation, forget: () => storeForThisTab(key, null) }
}

function readInvitation(): string | undefined {
  const arrived = window.location.hash.slice(1)
  if (arrived) storeForThisTab(key, arrived)
  return arrived || (readForThisTab(key) ?? undefined)
}
