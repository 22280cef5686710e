import { type Db, inTransaction, prepareOnce, rowCount } from '@fgm/db'
import { accessTokens, families, type Parent, parents } from '@fgm/db/schema'
import { dayMs } from '@fgm/shared/days'
import { listed } from '@fgm/shared/text/words'
import {
  type AccessToken,
  type CreatedToken,
  type CreateToken,
  type TokenScope,
  tokenLimit,
  tokenPrefix,
} from '@fgm/shared/tokens'
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { accessDenied, cannotWrite, forbidden, notFound, unauthorized } from '../../core/errors.ts'
import { sha256 } from '../../core/sha256.ts'
import { auditedBy } from '../audit/audit.ts'
import { enqueueMail } from '../mail/mail.ts'

/*
 * Personal access tokens: a parent's programs send one instead of a session and a CSRF token
 * (docs/decisions/041-access-tokens.md). What each may do is in `core/token-scopes.ts`.
 */

const secretBytes = 32
/** The precision of `last_used_at`: a program with a request every second must not write every second. */
const usedEveryMs = 60_000
/** How long an expired token stays on the list, so that its owner sees why a program stopped. */
const shownExpiredDays = 30

export type CallerToken = { id: string; scopes: readonly TokenScope[] }

/**
 * The owner of a token, by the current row: a blocked family's token is not valid.
 * @throws 401 if it is unknown, revoked or expired.
 */
export function callerOfToken(deps: Pick<Deps, 'db' | 'now'>, token: string) {
  const found = tokenByHash(deps.db).get({ hash: sha256(token) })
  if (!found) throw unauthorized('token_invalid', 'This access token is unknown or was revoked.')
  const { id, scopes, expires_at, last_used_at } = found.token
  const now = deps.now()
  if (expires_at <= now.toISOString())
    throw unauthorized('token_expired', 'This access token has expired. Please make a new one.')
  if (!last_used_at || Math.abs(now.getTime() - Date.parse(last_used_at)) >= usedEveryMs)
    noteUse(deps.db, id, now)
  return { parent: found.parent, family: found.family, token: { id, scopes } }
}

/** The tokens of an account, the newest first. */
export function listTokens({ db, now }: Pick<Deps, 'db' | 'now'>, parent: Parent): AccessToken[] {
  return db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.parent_id, parent.id))
    .orderBy(desc(accessTokens.created_at), desc(accessTokens.id))
    .all()
    .map((row) => toAccessToken(row, now()))
}

/**
 * Makes a token, in the transaction of the caller who has proved to own the account, and mails its owner, who
 * notices one that someone else made.
 * @returns it with the token itself, which is stored as a hash and never returned again.
 * @throws 403 for the scope `admin` to a parent, and if the account has as many as it may.
 */
export function createToken(
  deps: Deps,
  parent: Parent,
  { name, scopes, expires_in_days }: Pick<CreateToken, 'name' | 'scopes' | 'expires_in_days'>,
): CreatedToken {
  const { db, now, newId, newToken } = deps
  if (scopes.includes('admin') && !parent.is_admin) throw accessDenied()
  if (rowCount(db, accessTokens, eq(accessTokens.parent_id, parent.id)) >= tokenLimit)
    throw forbidden(
      'token_limit',
      `You can have ${tokenLimit} keys at a time. Please remove one that you no longer use.`,
    )
  const token = `${tokenPrefix}${newToken(secretBytes)}`
  const time = now()
  const row = db
    .insert(accessTokens)
    .values({
      id: newId(),
      parent_id: parent.id,
      name,
      token_hash: sha256(token),
      scopes,
      expires_at: new Date(time.getTime() + expires_in_days * dayMs).toISOString(),
      last_used_at: null,
      created_at: time.toISOString(),
    })
    .returning()
    .get()
  const made = toAccessToken(row, time)
  noteChange(deps, parent, 'tokens.create', scopes)
  enqueueMail(deps, db, {
    parent,
    kind: 'token_created',
    content: tokenMail(parent, made),
    is_for_worker: true,
  })
  return { ...made, token }
}

/** Revokes a token: it is invalid from now on. @throws 404 if it is not this account's. */
export function revokeToken(deps: Deps, parent: Parent, id: string): { message: string } {
  return inTransaction(deps.db, (tx) => {
    const row = tx
      .delete(accessTokens)
      .where(and(eq(accessTokens.id, id), eq(accessTokens.parent_id, parent.id)))
      .returning()
      .get()
    if (!row) throw notFound('Key')
    noteChange({ ...deps, db: tx }, parent, 'tokens.revoke', row.scopes)
    return { message: 'The key is removed. Programs that use it are locked out.' }
  })
}

/**
 * Ends all tokens of an account. Whatever logs out all other browsers does this too: a token that an intruder made
 * must not outlive a new password.
 */
export function endTokens(db: Db, parentId: string) {
  db.delete(accessTokens).where(eq(accessTokens.parent_id, parentId)).run()
}

/** Deletes tokens that expired a while ago. */
export function sweepTokens(db: Db, now: Date) {
  const past = new Date(now.getTime() - shownExpiredDays * dayMs).toISOString()
  db.delete(accessTokens).where(lte(accessTokens.expires_at, past)).run()
}

const tokenByHash = prepareOnce((db) =>
  db
    .select({ token: accessTokens, parent: parents, family: families })
    .from(accessTokens)
    .innerJoin(parents, eq(parents.id, accessTokens.parent_id))
    .innerJoin(families, eq(families.id, parents.family_id))
    .where(and(eq(accessTokens.token_hash, sql.placeholder('hash')), isNull(families.blocked_at)))
    .prepare(),
)

function noteUse(db: Db, id: string, now: Date) {
  try {
    db.update(accessTokens)
      .set({ last_used_at: now.toISOString() })
      .where(eq(accessTokens.id, id))
      .run()
  } catch (cause) {
    // Reading must still work on a full disk.
    if (!cannotWrite(cause)) throw cause
  }
}

/** Administrators' changes are audited, and their tokens may make the same ones. */
function noteChange(
  deps: Deps,
  parent: Parent,
  action: 'tokens.create' | 'tokens.revoke',
  scopes: readonly TokenScope[],
) {
  if (!parent.is_admin) return
  const about = { target_kind: 'administrator', target_id: parent.id } as const
  auditedBy(deps, parent, action)(about, (_, note) => note({ scopes }))
}

function toAccessToken(row: typeof accessTokens.$inferSelect, now: Date): AccessToken {
  const { parent_id: _, token_hash: __, ...token } = row
  return { ...token, is_expired: row.expires_at <= now.toISOString() }
}

/** Tells a parent that an access token was made, what it may do and until when, in case someone else made it. */
function tokenMail(parent: Parent, { name, scopes, expires_at }: AccessToken) {
  const at = new Date(expires_at)
  const until = at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  // An unconfirmed address may be a stranger's: no text that someone else chose is sent there.
  const called = parent.email_verified_at ? ` called “${name}”` : ''
  return {
    subject: 'A key for programs was made',
    preview: 'If that was you, all is well.',
    paragraphs: [
      `A key${called} was made for your account. Until ${until} a program that has it can ${listed(scopes.map((scope) => scopeWords[scope]))}.`,
      'If that was you, all is well. You can remove the key in your profile at any time.',
      'If it was not you, choose a new password now. It removes every key and logs out everyone who is logged in.',
    ],
    action: { label: 'It was not me', url: '/forgot-password' },
    footnote: 'You get this mail whenever a key for programs is made.',
  }
}

const scopeWords: Record<TokenScope, string> = {
  read: 'read what we keep for your family',
  write: 'change what we keep for your family',
  generate: 'make new activities with your credits',
  admin: 'do what administrators do',
}
