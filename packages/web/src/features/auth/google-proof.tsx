import { type ReactNode, useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { FormError } from '../../ui/form.tsx'
import { LoadingWords } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { GoogleButton } from './google-sign-in.tsx'

type GoogleProofProps = {
  isPending: boolean
  /** What is being done, for screen readers. */
  pendingWords: string
  onCredential: (token: string) => void
  /** What happens at once. */
  children: ReactNode
}

/** A family without a password logs in with Google once more, before what a borrowed browser must not do. */
export function GoogleProof(props: GoogleProofProps) {
  const { isPending, pendingWords, onCredential, children } = props
  const [failure, setFailure] = useState<string>()
  const options = { enabled: !isPending, throwOnError: false }
  const offers = trpc.auth.signInOptions.useQuery(undefined, options)
  const tokens = trpc.auth.csrfToken.useQuery(undefined, options)
  if (isPending) return <Spinner label={pendingWords} />
  if (offers.isError || tokens.isError) return <FormError error="Failed to load Google Sign-In" />
  if (!offers.data || !tokens.data) return <LoadingWords>Loading Google Sign-In</LoadingWords>
  const clientId = offers.data.google_client_id
  if (!clientId)
    return (
      <p className="note">
        Logging in with Google is not available right now. Set a password for your account first,
        and confirm with that.
      </p>
    )
  return (
    <>
      <p className="small">Log in with Google once more to confirm. {children}</p>
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
