import { cleanPersonName } from '@fgm/shared/family/auth'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Config } from '../core/config.ts'

/** What Google vouches for. `sub` is the identity; the address is only the current one. */
export type GoogleIdentity = { sub: string; email: string; name: string; nonce: string | null }

/**
 * Verifies ID tokens. Throws `GoogleRefusal` for a bad token, `KeysTooYoung` for one to retry
 * in a few seconds, anything else if Google cannot be reached.
 */
export type Google = { verify: (token: string) => Promise<GoogleIdentity> }

/** The token was not made by Google for us, or not for a verified address. */
export class GoogleRefusal extends Error {}

/** The token names a key that is not among those just fetched: it may be a new one. */
export class KeysTooYoung extends Error {}

/** The shortest interval for fetching unknown keys from Google: anyone can name some in a token. */
const keyCooldownMs = 5_000

const nameMax = 100

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  // Google sends a boolean; the text "true" is not from Google.
  email_verified: z.literal(true),
  name: z.string().optional(),
  nonce: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
})

/** Checks signature, issuer, audience, expiry and `email_verified` against Google's published keys. */
export function googleVerifier(config: NonNullable<Config['google']>): Google {
  const keys = createRemoteJWKSet(new URL(config.jwks_url), {
    timeoutDuration: 3_000,
    cooldownDuration: keyCooldownMs,
    cacheMaxAge: 600_000,
  })
  /** Right after Google changes its keys, a good token is not refused: it can be retried. */
  const keyOf: JWTVerifyGetKey = async (header, token) => {
    const wasCoolingDown = keys.coolingDown
    try {
      return await keys(header, token)
    } catch (cause) {
      if (wasCoolingDown && cause instanceof errors.JWKSNoMatchingKey)
        throw new KeysTooYoung('The key is not known yet', { cause })
      throw cause
    }
  }
  const issuer = [config.issuer, config.issuer.replace(/^https:\/\//, '')]
  return {
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          issuer,
          audience: config.client_id,
          algorithms: ['RS256'],
          clockTolerance: 5,
          requiredClaims: ['sub', 'email', 'exp', 'iat'],
          maxTokenAge: '1h',
        })
        const claims = Claims.parse(payload)
        refuseForeignParty(claims, config.client_id)
        return {
          sub: claims.sub,
          email: claims.email,
          name: nameOf(claims),
          nonce: claims.nonce ?? null,
        }
      } catch (cause) {
        if (cause instanceof GoogleRefusal || isOutage(cause)) throw cause
        throw new GoogleRefusal('The ID token was refused', { cause })
      }
    },
  }
}

/**
 * A token may be for several audiences; then it names the one it was issued to (OpenID Connect Core 3.1.3.7, 4 and 5).
 * @throws if that is another one.
 */
function refuseForeignParty({ aud, azp }: z.output<typeof Claims>, clientId: string) {
  const isForSeveral = Array.isArray(aud) && aud.length > 1
  if (azp === undefined ? isForSeveral : azp !== clientId)
    throw new GoogleRefusal('The token was made for another party')
}

/** The family's name as the form would take it, else the local part of the address. */
function nameOf({ name = '', email }: z.output<typeof Claims>): string {
  return (
    cleanPersonName(name.slice(0, nameMax)) ??
    cleanPersonName(email.split('@')[0] ?? '') ??
    'Parent'
  )
}

/** No keys: a failed fetch, a timeout, a response without keys, or too young ones. Everything else is the token's fault. */
function isOutage(cause: unknown): boolean {
  if (cause instanceof errors.JWKSTimeout || cause instanceof errors.JWKSInvalid) return true
  if (cause instanceof errors.JOSEError || cause instanceof z.ZodError)
    return cause instanceof errors.JOSEError && cause.code === 'ERR_JOSE_GENERIC'
  return true
}
