import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { httpStatus } from '../../lib/errors.ts'
import { scriptLoader } from '../../lib/load-script.ts'
import { errorCode } from '../../lib/refusals.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { FormError } from '../../ui/form.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { errorSentence, SecondStep } from './auth-form.tsx'
import { useNext } from './next-page.ts'
import { RegistrationSuccess } from './register/registration-success.tsx'

type GoogleSectionProps = { google: GoogleSignIn; text: 'signin_with' | 'signup_with' }

/**
 * 'or', and Google's button; nothing without a Google client id on this server. Only the pages for logging in and
 * signing up render it, so only there does the browser contact Google.
 */
export function GoogleSection({ google, text }: GoogleSectionProps) {
  const { tokens, clientId } = useGoogleOffer(google.isPending)
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
          <Spinner label="Logging you in with Google" />
          <span aria-hidden="true">Logging you in with Google...</span>
        </p>
      )}
      <FormError error={failure} />
    </div>
  )
}

/** What Google's button needs from this server; nothing is requested while a login is pending. */
function useGoogleOffer(isPending: boolean) {
  // Logging in resets every query; the button must not disappear before the redirect.
  const options = { placeholderData: keepPreviousData, throwOnError: false }
  const offers = trpc.auth.signInOptions.useQuery(undefined, { ...options, enabled: !isPending })
  const clientId = offers.data?.google_client_id
  const enabled = !isPending && Boolean(clientId)
  const tokens = trpc.auth.csrfToken.useQuery(undefined, { ...options, enabled })
  return { offers, tokens, clientId }
}

type GoogleSignIn = ReturnType<typeof useGoogleSignIn>

/** In place of either page: the welcome of a new family, or the second step of an administrator. */
export function GoogleOutcome({ google }: { google: GoogleSignIn }) {
  const { newFamily } = google
  if (newFamily)
    return (
      <RegistrationSuccess
        {...newFamily}
        headline={newFamily.message}
        tier_info={newFamily.tierInfo}
      />
    )
  return (
    <SecondStep
      onCode={google.submitCode}
      isPending={google.isPending}
      error={google.failure}
      onCancel={google.cancel}
    />
  )
}

type GoogleOptions = {
  /** Called when Google responds, so that a referral code typed meanwhile counts. */
  read?: () => { referral_code?: string | undefined; invitation?: string | undefined }
  /** Called then, unless a new family is welcomed; redirects by default. */
  onDone?: (session: Outputs['auth']['google']) => unknown
}

/**
 * Logging in or signing up with Google. A known family is redirected; the page welcomes a new one (`newFamily`). By
 * an invitation a new parent joins an existing family, which is not a new one.
 */
export function useGoogleSignIn({ read = () => ({}), onDone }: GoogleOptions = {}) {
  const { goToNext } = useNext()
  const utils = trpc.useUtils()
  const [failure, setFailure] = useState<string>()
  const [needsCode, setNeedsCode] = useState(false)
  const google = trpc.auth.google.useMutation({
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: async (session) => {
      if (!isNewFamily(session)) await (onDone ? onDone(session) : goToNext())
    },
    onError: (error) => {
      if (errorCode(error) === 'second_factor_required') return setNeedsCode(true)
      setFailure(sentence(error))
      // The nonce may belong to a cookie that is gone; the next try gets a fresh one.
      void utils.auth.csrfToken.invalidate()
    },
  })
  const newFamily = google.data && isNewFamily(google.data) ? google.data : undefined

  return {
    isIdle: google.isIdle,
    isPending: google.isPending,
    newFamily,
    failure,
    /** Google's part is over, and `GoogleOutcome` replaces the page. */
    hasOutcome: newFamily || needsCode,
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
      google.mutate({ token, ...read() })
    },
  }
}

const isNewFamily = ({ is_new, tierInfo }: Outputs['auth']['google']) => is_new && tierInfo !== null

function sentence(error: { message: string }): string {
  if (httpStatus(error) === undefined) return 'Network error during Google authentication'
  return errorSentence(error, 'Google authentication failed')
}

const initDelay = 100

type GoogleButtonProps = {
  client_id: string
  /** Binds the credential to this browser (`auth.csrfToken`). */
  nonce: string
  text: GoogleButtonText
  onCredential: (credential: string) => void
  /** 'Failed to load Google Sign-In' or 'No credential received from Google'. */
  onError: (sentence: string) => void
}

/** Google's own button, as wide as its column (spec, Google sign-in button). */
function GoogleButton({ client_id, nonce, text, onCredential, onError }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')

  const take = useEffectEvent((credential: string | undefined) => {
    if (credential) onCredential(credential)
    else onError('No credential received from Google')
  })
  const fail = useEffectEvent(() => {
    setState('failed')
    onError('Failed to load Google Sign-In')
  })

  useEffect(() => {
    let stopFollowing: (() => void) | undefined
    let isGone = false
    async function start() {
      try {
        const google = await loadGoogle()
        if (isGone || !place.current) return
        prepareGoogle(google, { client_id, nonce }, ({ credential }) => take(credential))
        stopFollowing = drawAsWideAs(place.current, google, text)
        setState('ready')
      } catch {
        if (!isGone) fail()
      }
    }
    const timer = setTimeout(() => void start(), initDelay)
    return () => {
      isGone = true
      clearTimeout(timer)
      stopFollowing?.()
    }
  }, [client_id, nonce, text])

  if (state === 'failed') return null
  return (
    <div className="relative min-h-11">
      {state === 'loading' && (
        <>
          <Skeleton className="absolute inset-0 h-11 w-full" />
          <span role="status" className="hidden-text">
            Loading Google Sign-In
          </span>
        </>
      )}
      {/* Google's frame is a light page: in the dark theme it would otherwise get a white border. */}
      <div ref={place} className="relative h-11 [color-scheme:light]" />
    </div>
  )
}

// Google accepts only a width in whole pixels from 200 to 400, so the button is rendered again whenever its column changes.
function drawAsWideAs(
  place: HTMLElement,
  google: GoogleIdentity,
  text: GoogleButtonText,
): () => void {
  let drawn = 0
  function draw() {
    const width = Math.round(Math.min(400, Math.max(200, place.clientWidth)))
    if (width === drawn) return
    drawn = width
    place.replaceChildren()
    google.renderButton(place, { type: 'standard', theme: 'outline', size: 'large', text, width })
  }
  draw()
  const observer = new ResizeObserver(draw)
  observer.observe(place)
  return () => observer.disconnect()
}

/*
 * Google's script, loaded once and only by a page that needs it, so that no other page contacts Google.
 */

const loadGoogle = scriptLoader(
  'https://accounts.google.com/gsi/client',
  () => window.google?.accounts?.id,
  { timeout: 8000, failure: 'Failed to load Google Sign-In' },
)

/** Google's result after its popup; without a credential the parent closed it or Google had none. */
export type GoogleResponse = { credential?: string }

type Settings = { client_id: string; nonce: string }

type GoogleButtonText = 'signin_with' | 'signup_with' | 'continue_with'

/** The part of Google's library that we use. */
export type GoogleIdentity = {
  initialize: (
    options: Settings & {
      ux_mode: 'popup'
      auto_select: false
      callback: (response: GoogleResponse) => void
    },
  ) => void
  renderButton: (
    place: HTMLElement,
    look: { type: 'standard'; theme: 'outline'; size: 'large'; text: string; width: number },
  ) => void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } }
  }
}

let prepared: (Settings & { google: GoogleIdentity }) | undefined
let listener: (response: GoogleResponse) => void = () => {}

/**
 * Initializes Google's library once per page: a second `initialize` makes it warn and drop the first. The listener
 * may change, as when a parent goes from logging in to signing up.
 */
function prepareGoogle(
  google: GoogleIdentity,
  { client_id, nonce }: Settings,
  onResponse: (response: GoogleResponse) => void,
): void {
  listener = onResponse
  const isPrepared =
    prepared?.google === google && prepared.client_id === client_id && prepared.nonce === nonce
  if (isPrepared) return
  prepared = { google, client_id, nonce }
  google.initialize({
    client_id,
    nonce,
    ux_mode: 'popup',
    auto_select: false,
    callback: (response) => listener(response),
  })
}

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
  const { offers, tokens, clientId } = useGoogleOffer(isPending)
  if (isPending) return <Spinner label={pendingWords} />
  if (offers.isError || tokens.isError) return <FormError error="Failed to load Google Sign-In" />
  if (!offers.data || (clientId && !tokens.data))
    return <LoadingWords>Loading Google Sign-In</LoadingWords>
  if (!clientId || !tokens.data)
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
