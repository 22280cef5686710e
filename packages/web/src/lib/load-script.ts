type Limits = { timeout: number; failure: string }

/**
 * A loader of a vendor's script, which is added to the page once. Resolves with what the script left there, and rejects with
 * `failure` when it fails, leaves nothing, or takes longer than `timeout` ms (ad blockers); the next call tries again.
 */
export function scriptLoader<Found>(
  address: string,
  look: () => Found | undefined,
  limits: Limits,
): () => Promise<Found> {
  let loading: Promise<Found> | undefined
  return async () => {
    const present = look()
    if (present) return present
    loading ??= loadScript(address, look, limits).finally(() => {
      loading = undefined
    })
    return loading
  }
}

function loadScript<Found>(
  address: string,
  look: () => Found | undefined,
  { timeout, failure }: Limits,
): Promise<Found> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(giveUp, timeout)
    script.src = address
    script.async = true
    script.onerror = giveUp
    script.onload = () => {
      clearTimeout(timer)
      const found = look()
      if (found) resolve(found)
      else giveUp()
    }
    document.head.append(script)

    function giveUp() {
      clearTimeout(timer)
      script.remove()
      reject(new Error(failure))
    }
  })
}
