import { useEffect, useState } from 'react'
import { clearThisTab, readForThisTab, storeForThisTab } from '../../../lib/browser-storage.ts'
import { invitationKey } from '../../../session/family-storage.ts'

/*
 * What an invitation's link carries stands behind a '#', which no server is told. It is taken out of the address, so that
 * it stays in no history, and kept for this tab: who has an account logs in on another page and comes back, whoever was
 * logged in here before. It is forgotten when it is used, over or declined; logging out elsewhere clears the tab.
 */

const shape = /^[\w-]{24}$/

/** The invitation of this tab; undefined where there is none. */
export function useInvitation(): string | undefined {
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
  return invitation
}

type Asking = { mutate: (input: { invitation: string }) => void }

/**
 * Asks about an invitation, and returns what asks again. By POST, so that no log has the invitation. Not a query: those
 * are asked again with every change, and the one that uses an invitation ends it.
 */
export function useAsked({ mutate }: Asking, invitation: string | undefined): () => void {
  useEffect(() => {
    if (invitation) mutate({ invitation })
  }, [mutate, invitation])
  return () => invitation && mutate({ invitation })
}

/** It is used, over or declined. */
export const forgetInvitation = () => storeForThisTab(invitationKey, null)

/** Somebody logs out to accept it: all else that lasts as long as the tab was theirs. */
export function keepOnlyInvitation(invitation: string): void {
  clearThisTab()
  storeForThisTab(invitationKey, invitation)
}

function readInvitation(): string | undefined {
  const arrived = window.location.hash.slice(1)
  if (arrived && !shape.test(arrived)) return undefined
  if (arrived) storeForThisTab(invitationKey, arrived)
  const kept = arrived || readForThisTab(invitationKey)
  return kept && shape.test(kept) ? kept : undefined
}
