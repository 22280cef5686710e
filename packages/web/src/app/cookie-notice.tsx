import { useState } from 'react'
import { readStored, store } from '../lib/browser-storage.ts'
import { useIsHydrated } from '../lib/use-is-hydrated.ts'
import { barHeight } from '../ui/bar-height.ts'
import { Button } from '../ui/button.tsx'

const key = 'cookies-accepted'
const height = barHeight('cookie-notice')

/**
 * Says which cookie there is, until it is accepted. The page works meanwhile. The prerendered page has no notice,
 * because only the browser knows whether it was accepted.
 */
export function CookieNotice() {
  const isHydrated = useIsHydrated()
  const [isAccepted, setIsAccepted] = useState(() => readStored(key) === 'true')
  if (!isHydrated || isAccepted) return null

  function accept() {
    store(key, 'true')
    setIsAccepted(true)
  }
  return (
    <section ref={height} className="cookie-notice" aria-label="Cookie notice">
      <p>
        One cookie keeps you logged in.
        <span className="only-desk"> Nothing follows you around.</span>
      </p>
      <Button variant="text" size="small" className="-me-3" onClick={accept}>
        Accept
      </Button>
    </section>
  )
}
