/**
 * Brings a vendor's script into the page. Resolves with what it left there, and rejects with `failure` when it fails,
 * leaves nothing, or takes longer than `patience` ms (ad blockers); then it can be asked for again.
 */
export function loadScript<Found>(
  address: string,
  look: () => Found | undefined,
  { patience, failure }: { patience: number; failure: string },
): Promise<Found> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(giveUp, patience)
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
