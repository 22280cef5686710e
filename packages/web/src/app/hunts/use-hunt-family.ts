import { useEffect, useState } from 'react'
import { httpStatus } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { type SessionUser, useSession } from '../session.tsx'
import { rememberedFamily, rememberFamily } from './kept-hunts.ts'

/** Who plays. Without an answer from the server it is the family that was last here, if there was one. */
export type HuntFamily =
  | { state: 'checking'; user: null }
  | { state: 'signed_out'; user: null }
  | { state: 'here'; family_id: string; user: SessionUser | null; is_offline: boolean }

/** The family of the hunts: signed in, or remembered while nobody answers. Notes what the server says. */
export function useHuntFamily(): HuntFamily {
  const session = useSession()
  const status = trpc.auth.status.useQuery(undefined, { throwOnError: false, staleTime: 60_000 })
  const answered = status.data && (status.data.user?.id ?? null)
  useEffect(() => {
    if (answered !== undefined) rememberFamily(answered)
  }, [answered])

  const isSlow = useIsSlow()

  if (session.state === 'signed_in') {
    const { user } = session
    return { state: 'here', family_id: user.id, user, is_offline: isUnanswered(status) }
  }
  const remembered = status.data ? null : rememberedFamily()
  if (remembered && (isUnanswered(status) || (status.isPending && isSlow)))
    return { state: 'here', family_id: remembered, user: null, is_offline: true }
  return session
}

const patience_ms = 3000

/** True when the page has waited long enough: a network that is there but does not answer counts as none. */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience_ms)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}

/** No answer at all, or a gateway that has no server behind it. */
function isUnanswered({ failureReason }: { failureReason: unknown }): boolean {
  return failureReason !== null && (httpStatus(failureReason) ?? 503) >= 502
}
