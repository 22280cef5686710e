import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../lib/trpc.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { GoogleButton } from './google-button.tsx'
import type { GoogleSignIn } from './use-google-sign-in.ts'

type GoogleSectionProps = { google: GoogleSignIn; text: 'signin_with' | 'signup_with' }

/**
 * 'or', and Google's button; nothing at all where this server has no Google client id. It stands on the two pages a
 * parent opens to sign in, so only there does the browser speak to Google, and only where the owner has set it up.
 */
export function GoogleSection({ google, text }: GoogleSectionProps) {
  // Signing in resets every query; the button must not blink away before the page moves on.
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
          onCredential={google.take}
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
