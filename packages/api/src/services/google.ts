import { oneLine } from '@fgm/shared/text'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Config } from '../config.ts'

/** What Google vouches for. `sub` is the identity; the address is only what it has today. */
export type GoogleIdentity = { sub: string; email: string; name: string; nonce: string | null }

/** Verifies ID tokens. Throws `GoogleRefusal` for a bad token, anything else when Google cannot be asked. */
export type Google = { verify: (token: string) => Promise<GoogleIdentity> }

/** The token is not one that Google made for us, or not for a verified address. */
export class GoogleRefusal extends Error {}

/** Google allows longer names than our own form does. */
const name_max = 100

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  // Google sends a boolean; the text "true" is somebody else.
  email_verified: z.literal(true),
  name: z.string().optional(),
  nonce: z.string().optional(),
})

/** Checks signature, issuer, audience, expiry and `email_verified` against Google's published keys. */
export function googleVerifier(config: NonNullable<Config['google']>): Google {
  const keys = createRemoteJWKSet(new URL(config.jwks_url), {
    timeoutDuration: 3_000,
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
  })
  const issuer = [config.issuer, config.issuer.replace(/^https:\/\//, '')]
  return {
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience: config.client_id,
          algorithms: ['RS256'],
          clockTolerance: 5,
          requiredClaims: ['sub', 'email', 'exp', 'iat'],
          maxTokenAge: '1h',
        })
        const claims = Claims.parse(payload)
        return {
          sub: claims.sub,
          email: claims.email,
          name: nameOf(claims),
          nonce: claims.nonce ?? null,
        }
      } catch (cause) {
        if (isOutage(cause)) throw cause
        throw new GoogleRefusal('The ID token was refused', { cause })
      }
    },
  }
}

/** The family's name as the form would take it, else the part of the address that people choose. */
function nameOf({ name = '', email }: z.output<typeof Claims>): string {
  return oneLine(name.slice(0, name_max)) || (email.split('@')[0] ?? 'Parent')
}

/** No keys came: a failed fetch, a timeout, or an answer without keys. Everything else is the token's fault. */
function isOutage(cause: unknown): boolean {
  if (cause instanceof errors.JWKSTimeout || cause instanceof errors.JWKSInvalid) return true
  if (cause instanceof errors.JOSEError || cause instanceof z.ZodError)
    return cause instanceof errors.JOSEError && cause.code === 'ERR_JOSE_GENERIC'
  return true
}
