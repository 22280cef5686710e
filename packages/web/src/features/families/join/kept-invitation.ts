import { useEffect, useState } from 'react'
import { clearThisTab, readForThisTab, storeForThisTab } from '../../../lib/browser-storage.ts'
import { invitationKey } from '../../../session/family-storage.ts'

/*
 * An invitation's token is behind a '#', which is not sent to any server. It is removed from the address, so that it
 * stays in no history, and stored for this tab: someone with an account logs in on another page and comes back, whoever
 * was logged in here before. It is deleted when it is used, expired or declined; logging out elsewhere clears the tab.
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
    // Another link in the same tab changes only what is behind the '#'.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return invitation
}

type Sender = { mutate: (input: { invitation: string }) => void }

/**
 * Requests an invitation, and returns a function to retry. By POST, so that no log contains the invitation. Not a
 * query: those are refetched after every mutation, and the one that uses an invitation ends it.
 */
export function useInvitationRequest({ mutate }: Sender, invitation?: string): () => void {
  useEffect(() => {
    if (invitation) mutate({ invitation })
  }, [mutate, invitation])
  return () => invitation && mutate({ invitation })
}

/** It is used, expired or declined. */
export const forgetInvitation = () => storeForThisTab(invitationKey, null)

/** For logging out to accept it: everything else stored for this tab was the former account's. */
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
