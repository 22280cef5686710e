import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadingWords } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { GoogleButton } from '../../auth/google-button.tsx'

type LeaveByGoogleProps = { isPending: boolean; onCredential: (token: string) => void }

/** The proof of a family without a password: it signs in with Google once more, and that deletes the account. */
export function LeaveByGoogle({ isPending, onCredential }: LeaveByGoogleProps) {
  const [failure, setFailure] = useState<string>()
  const options = { enabled: !isPending, throwOnError: false }
  const offers = trpc.auth.signInOptions.useQuery(undefined, options)
  const tokens = trpc.auth.csrfToken.useQuery(undefined, options)
  if (isPending) return <Spinner label="Deleting your account" />
  if (offers.isError || tokens.isError) return <FormError error="Failed to load Google Sign-In" />
  if (!offers.data || !tokens.data) return <LoadingWords>Loading Google Sign-In</LoadingWords>
  const clientId = offers.data.google_client_id
  if (!clientId)
    return (
      <p className="note">
        Signing in with Google is not available here now. Set a password for your account first, and
        confirm with that.
      </p>
    )
  return (
    <>
      <p className="small">
        Sign in with Google once more to confirm. <b>This deletes your account at once.</b>
      </p>
      <GoogleButton
        client_id={clientId}
        nonce={tokens.data.google_nonce}
        text="continue_with"
        onCredential={onCredential}
        onError={setFailure}
      />
      <FormError error={failure} />
    </>
  )
}
