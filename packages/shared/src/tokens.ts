import { z } from 'zod'
import { proof } from './family/auth.ts'
import { Id, Line } from './text/text.ts'

/* Personal access tokens: keys with which a parent's own programs use the API (docs/decisions/041-access-tokens.md). */

/** The prefix of every token, so that a person and a secret scanner recognize it. */
export const tokenPrefix = 'fgm_'

/** How many tokens one account can have at a time. */
export const tokenLimit = 20

/** How many days a token works: by default, and at most. */
export const tokenDays = { usual: 90, max: 365 } as const

/** Scopes of a token. None includes another; `admin` is for administrators only. */
export const TokenScope = z.enum(['read', 'write', 'generate', 'admin']).meta({
  id: 'TokenScope',
  description:
    '`read` the data of the family, `write` changes it, `generate` makes new activities, `admin` does what administrators do',
})
export type TokenScope = z.output<typeof TokenScope>

/** POST /user/tokens: purpose, scopes, lifetime, and proof that its owner makes the request. */
export const CreateToken = z
  .object({
    name: Line(60).describe('What it is for, as its owner will know it again'),
    scopes: z
      .array(TokenScope)
      .min(1, 'Please choose what the key may do.')
      .max(TokenScope.options.length)
      .transform((scopes) => TokenScope.options.filter((scope) => scopes.includes(scope))),
    expires_in_days: z
      .number()
      .int()
      .min(1)
      .max(tokenDays.max, 'A key works for at most a year.')
      .default(tokenDays.usual),
    ...proof,
  })
  .meta({ id: 'CreateToken' })
export type CreateToken = z.output<typeof CreateToken>

/** A token as its owner sees it afterwards; the token itself is never shown again. */
export const AccessToken = z
  .object({
    id: Id,
    name: z.string(),
    scopes: z.array(TokenScope),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    is_expired: z.boolean(),
    last_used_at: z.iso
      .datetime()
      .nullable()
      .describe('To the minute; null while it was never used'),
  })
  .meta({ id: 'AccessToken' })
export type AccessToken = z.output<typeof AccessToken>

/** POST /user/tokens, 201: the only response that has the token itself. */
export const CreatedToken = AccessToken.extend({
  token: z
    .string()
    .describe('Goes into the header `Authorization: Bearer …`. It is not told again.'),
}).meta({ id: 'CreatedToken' })
export type CreatedToken = z.output<typeof CreatedToken>

/** GET /user/tokens. */
export const TokenList = z.object({ tokens: z.array(AccessToken) }).meta({ id: 'TokenList' })
