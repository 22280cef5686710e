import { useState } from 'react'
import { httpStatus } from '../../lib/errors.ts'
import { errorCode } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import { refusal } from './refusal.ts'
import { useNext } from './use-next.ts'

export type GoogleSignIn = ReturnType<typeof useGoogleSignIn>

/**
 * Signing in or up with Google. A known family goes on to where it wanted; a new one is for the page to welcome.
 * `readReferralCode` is asked when Google answers, so that a code typed meanwhile counts.
 */
export function useGoogleSignIn(readReferralCode: () => string | undefined = () => undefined) {
  const { goOn } = useNext()
  const utils = trpc.useUtils()
  const [failure, setFailure] = useState<string>()
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const google = trpc.auth.google.useMutation({
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: async (session) => {
      if (!session.is_new) await goOn()
    },
    onError: (error) => {
      if (errorCode(error) === 'second_factor_required') return setIsCodeAsked(true)
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
    /** Who signs in is an administrator who is asked for a code, too. */
    isCodeAsked,
    giveCode(code: string) {
      setFailure(undefined)
      if (google.variables) google.mutate({ ...google.variables, code })
    },
    cancel() {
      setFailure(undefined)
      setIsCodeAsked(false)
    },
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
