import { createHmac } from 'node:crypto'
import type { Deps } from '../../core/deps.ts'

/*
 * CSRF: a token is the HMAC of something only this browser's cookie holds (its session, or the
 * anonymous cookie before login), so logging in or out changes it and nothing has to be stored.
 */

type Key = Pick<Deps, 'csrf_key'>

const hmac = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url')

/** The token that state-changing calls of this browser carry in `X-CSRFToken`. */
export const csrfToken = ({ csrf_key }: Key, browserSecret: string) =>
  hmac(csrf_key, `csrf:${browserSecret}`)

/** A nonce that ties a Google ID token to this browser. */
export const googleNonce = ({ csrf_key }: Key, browserSecret: string) =>
  hmac(csrf_key, `google:${browserSecret}`)
