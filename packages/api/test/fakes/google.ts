import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import type { Config } from '../../src/core/config.ts'
import { googleVerifier } from '../../src/services/google.ts'

const issuer = 'https://accounts.google.com'
const clientId = 'five-good-minutes.apps.example.com'

/** The claims of a token besides its issuer, audience and times. */
export type TokenClaims = Record<string, unknown>

/** How a token is made; the default is what Google would make for us now. */
export type TokenMaking = {
  key?: CryptoKey | Uint8Array
  header?: { alg?: string; kid?: string }
  issuer?: string
  audience?: string | string[]
  /** In jose's words, e.g. '10 minutes ago'. */
  issued?: string
  expires?: string | null
  not_before?: string
}

/**
 * Google as far as we use it: a server on its own port that publishes keys, and ID tokens signed
 * with them. jose judges times by the system clock, so tokens use it too.
 */
export async function startFakeGoogle() {
  const kid = 'key-of-today'
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
  const trouble: { response: null | (() => Response) } = { response: null }
  const published: JWK[] = [publicJwk]
  const keys = new Hono().get('/certs', (c) => trouble.response?.() ?? c.json({ keys: published }))
  const server = serve({ fetch: keys.fetch, port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const config: NonNullable<Config['google']> = {
    client_id: clientId,
    jwks_url: `http://127.0.0.1:${port}/certs`,
    issuer,
  }

  return {
    kid,
    public_jwk: publicJwk,
    /** Set to a response that is sent instead of the keys. */
    trouble,
    /** The real verifier with this server; it remembers keys, so each app needs a new one. */
    verifier: () => googleVerifier(config),
    /** Publishes another key, as Google does every few days. @returns a function that makes tokens with it. */
    rotate: async (newKid: string): Promise<TokenMaking> => {
      const next = await generateKeyPair('RS256')
      const jwk = await exportJWK(next.publicKey)
      published.push({ ...jwk, kid: newKid, alg: 'RS256', use: 'sig' })
      return { key: next.privateKey, header: { kid: newKid } }
    },
    /** An ID token for a verified address, unless `claims` and `making` change that. */
    idToken: (claims: TokenClaims = {}, making: TokenMaking = {}): Promise<string> => {
      const { key = privateKey, header, expires = '1 hour', not_before } = making
      const token = new SignJWT({
        sub: '1000001',
        email: 'ana@example.com',
        email_verified: true,
        name: 'Ana Garcia',
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid, ...header })
        .setIssuer(making.issuer ?? issuer)
        .setAudience(making.audience ?? clientId)
        .setIssuedAt(making.issued ?? '1 second ago')
      if (expires) token.setExpirationTime(expires)
      if (not_before) token.setNotBefore(not_before)
      return token.sign(key)
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
