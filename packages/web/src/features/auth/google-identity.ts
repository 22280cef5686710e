import { loadScript } from '../../lib/load-script.ts'

/*
 * Google's script, loaded when a page asks for it and only once. The project's pages never mention it otherwise, so
 * nobody who does not come to sign in tells Google about it.
 */

const address = 'https://accounts.google.com/gsi/client'
const patience = 8000
const failure = 'Failed to load Google Sign-In'

/** What Google hands over after its popup; without a credential the parent closed it or Google had none. */
export type GoogleAnswer = { credential?: string }

type Settings = { client_id: string; nonce: string }

/** Which words Google puts on its button. */
export type GoogleButtonText = 'signin_with' | 'signup_with' | 'continue_with'

type ButtonLook = {
  type: 'standard'
  theme: 'outline'
  size: 'large'
  text: GoogleButtonText
  /** Whole pixels from 200 to 400; anything else and Google draws nothing. */
  width: number
}

/** The part of Google's library that we use. */
export type GoogleIdentity = {
  initialize: (
    options: Settings & {
      ux_mode: 'popup'
      auto_select: false
      callback: (answer: GoogleAnswer) => void
    },
  ) => void
  renderButton: (place: HTMLElement, look: ButtonLook) => void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } }
  }
}

let loading: Promise<GoogleIdentity> | undefined

/** Google's library. Rejects when its script fails or takes more than 8 seconds (ad blockers); asking again tries again. */
export function loadGoogle(): Promise<GoogleIdentity> {
  const present = window.google?.accounts?.id
  if (present) return Promise.resolve(present)
  loading ??= loadScript(address, () => window.google?.accounts?.id, { patience, failure }).finally(
    () => {
      loading = undefined
    },
  )
  return loading
}

let prepared: (Settings & { google: GoogleIdentity }) | undefined
let listener: (answer: GoogleAnswer) => void = () => {}

/**
 * Tells Google who asks, once per page: a second `initialize` makes it warn and drop the first. Who listens may change,
 * as when a parent goes from signing in to signing up.
 */
export function prepareGoogle(
  google: GoogleIdentity,
  { client_id, nonce }: Settings,
  onAnswer: (answer: GoogleAnswer) => void,
): void {
  listener = onAnswer
  const isPrepared =
    prepared?.google === google && prepared.client_id === client_id && prepared.nonce === nonce
  if (isPrepared) return
  prepared = { google, client_id, nonce }
  google.initialize({
    client_id,
    nonce,
    ux_mode: 'popup',
    auto_select: false,
    callback: (answer) => listener(answer),
  })
}
