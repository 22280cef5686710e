import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { httpStatus } from '../../lib/errors.ts'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { refusal } from './refusal.ts'

export type GoogleSignIn = ReturnType<typeof useGoogleSignIn>

/**
 * Signing in or up with Google. A known family goes on to its activities; a new one is for the page to welcome.
 * `readReferralCode` is asked when Google answers, so that a code typed meanwhile counts.
 */
export function useGoogleSignIn(readReferralCode: () => string | undefined = () => undefined) {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const [failure, setFailure] = useState<string>()
  const google = trpc.auth.google.useMutation({
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: async (session) => {
      if (!session.is_new) await navigate({ to: paths.activities, replace: true })
    },
    onError: (error) => {
      setFailure(sentence(error))
      // The nonce may belong to a cookie that is gone; the next try gets a fresh one.
      void utils.auth.csrfToken.invalidate()
    },
  })

  return {
    isIdle: google.isIdle,
    isPending: google.isPending,
    newFamily: google.data?.is_new ? google.data : undefined,
    failure,
    fail: setFailure,
    take(token: string) {
      setFailure(undefined)
      google.mutate({ token, referral_code: readReferralCode() })
    },
  }
}

function sentence(error: { message: string }): string {
  if (httpStatus(error) === undefined) return 'Network error during Google authentication'
  return refusal(error, 'Google authentication failed')
}
