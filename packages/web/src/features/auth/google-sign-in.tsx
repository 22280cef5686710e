import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { httpStatus } from '../../lib/errors.ts'
import { errorCode } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { errorSentence } from './form-errors.ts'
import { GoogleButton } from './google-button.tsx'
import { useNext } from './next-page.ts'

type GoogleSectionProps = { google: GoogleSignIn; text: 'signin_with' | 'signup_with' }

/**
 * 'or', and Google's button; nothing where this server has no Google client id. Only the pages for logging in and signing up * render it, so only there does the browser contact Google.
 */
export function GoogleSection({ google, text }: GoogleSectionProps) {
  // Logging in resets every query; the button must not disappear before the redirect.
  const options = {
    enabled: !google.isPending,
    placeholderData: keepPreviousData,
    throwOnError: false,
  }
  const { data: offers } = trpc.auth.signInOptions.useQuery(undefined, options)
  const clientId = offers?.google_client_id
  const tokens = trpc.auth.csrfToken.useQuery(undefined, {
    ...options,
    enabled: options.enabled && Boolean(clientId),
  })
  if (!clientId) return null

  const failure =
    google.failure ?? (tokens.isError && !tokens.data ? 'Failed to load Google Sign-In' : undefined)
  return (
    <div className="mt-5 grid gap-5">
      <p className="row muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {tokens.data && (
        <GoogleButton
          client_id={clientId}
          nonce={tokens.data.google_nonce}
          text={text}
          onCredential={google.logIn}
          onError={google.fail}
        />
      )}
      {google.isPending && (
        <p className="row small justify-center">
          <Spinner label="Signing you in with Google" />
          <span aria-hidden="true">Signing you in with Google...</span>
        </p>
      )}
      <FormError error={failure} />
    </div>
  )
}

export type GoogleSignIn = ReturnType<typeof useGoogleSignIn>

/**
 * Logging in or signing up with Google. A known family is redirected; the page welcomes a new one (`newFamily`).
 * `readReferralCode` is called when Google responds, so that a code typed meanwhile counts.
 */
export function useGoogleSignIn(readReferralCode: () => string | undefined = () => undefined) {
  const { goToNext } = useNext()
  const utils = trpc.useUtils()
  const [failure, setFailure] = useState<string>()
  const [needsCode, setNeedsCode] = useState(false)
  const google = trpc.auth.google.useMutation({
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: async (session) => {
      if (!session.is_new) await goToNext()
    },
    onError: (error) => {
      if (errorCode(error) === 'second_factor_required') return setNeedsCode(true)
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
    /** The account is an administrator's with two-step sign-in. */
    needsCode,
    submitCode(code: string) {
      setFailure(undefined)
      if (google.variables) google.mutate({ ...google.variables, code })
    },
    cancel() {
      setFailure(undefined)
      setNeedsCode(false)
    },
    fail: setFailure,
    logIn(token: string) {
      setFailure(undefined)
      google.mutate({ token, referral_code: readReferralCode() })
    },
  }
}

function sentence(error: { message: string }): string {
  if (httpStatus(error) === undefined) return 'Network error during Google authentication'
  return errorSentence(error, 'Google authentication failed')
}
