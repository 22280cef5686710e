import { vi } from 'vitest'
import type { GoogleIdentity } from '../src/features/auth/google-sign-in.tsx'

export type GoogleAccount = { sub: string; email: string; name: string }

/** For a server that accepts the tokens of `googleFor`: plain JSON. */
export const believesGoogle = { google: { verify: async (token: string) => JSON.parse(token) } }
export const googleEnv = { GOOGLE_CLIENT_ID: 'five-good-minutes.apps.example.com' }

/** Google's library for a page, until `delete window.google`: a button that responds for the account it is given. */
export function googleFor(account: () => GoogleAccount): void {
  // happy-dom has no layout: every column has this width.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(350)
  window.google = { accounts: { id: identityOf(account) } }
}

function identityOf(account: () => GoogleAccount): GoogleIdentity {
  let settings: Parameters<GoogleIdentity['initialize']>[0] | undefined
  return {
    initialize: (options) => {
      settings = options
    },
    renderButton(place) {
      const button = document.createElement('button')
      button.textContent = 'Continue with Google'
      button.onclick = () =>
        settings?.callback({ credential: JSON.stringify({ ...account(), nonce: settings.nonce }) })
      place.append(button)
    },
  }
}
