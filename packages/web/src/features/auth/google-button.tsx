import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import {
  type GoogleButtonText,
  type GoogleIdentity,
  loadGoogle,
  prepareGoogle,
} from './google-identity.ts'

const initDelay = 100

type GoogleButtonProps = {
  client_id: string
  /** Ties the credential to this browser (`auth.csrfToken`). */
  nonce: string
  text: GoogleButtonText
  onCredential: (credential: string) => void
  /** 'Failed to load Google Sign-In' or 'No credential received from Google'. */
  onError: (sentence: string) => void
}

/** Google's own button, as wide as its column (spec, Google sign-in button). */
export function GoogleButton({ client_id, nonce, text, onCredential, onError }: GoogleButtonProps) {
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
      {/* Google's frame is a light page: in the dark theme it would otherwise get a white box around it. */}
      <div ref={place} className="relative h-11 [color-scheme:light]" />
    </div>
  )
}

// Google takes a width in pixels only, so the button is drawn anew whenever its column changes.
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
