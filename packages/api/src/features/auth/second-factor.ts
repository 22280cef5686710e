import { type Db, findRow, inTransaction, rowCount } from '@fgm/db'
import { type Parent, recoveryCodesTable, secondFactors } from '@fgm/db/schema'
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { type Context, throttleAddress } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { conflict, invalid, unauthorized } from '../../core/errors.ts'
import { qrRows } from '../../core/qr-rows.ts'
import { sha256 } from '../../core/sha256.ts'
import { countAttempt, forgetAttempts, limits } from '../throttles/throttles.ts'
import { isKnownDevice } from './devices.ts'

/*
 * The second step of login: a code of an authenticator app (TOTP, RFC 6238), which an administrator
 * may turn on (docs/decisions/031-who-owns-an-account.md). Without it nothing changes.
 */

const issuer = 'Five Good Minutes'
const secretBytes = 20
const recoveryCodes = 10
/** 80 bits each: none can be found by its hash, so a fast hash is enough. */
const recoveryCodeBytes = 10

/** Whether login to this account needs a code. */
export const hasSecondFactor = (db: Db, parentId: string): boolean =>
  confirmedFactor(db, parentId) !== undefined

/** Whether it is on, and how many recovery codes are left. */
export function secondFactorState(db: Db, parent: Parent) {
  const left = rowCount(db, recoveryCodesTable, eq(recoveryCodesTable.parent_id, parent.id))
  return { is_on: hasSecondFactor(db, parent.id), recovery_codes_left: left }
}

/**
 * The second step of every kind of login, before a session is created. Attempts are counted before the code is checked.
 * @throws 401 with `error_type` `second_factor_required` or `second_factor_wrong`, 429 after too many.
 */
export function checkSecondFactor(ctx: Context, parent: Parent, code: string | undefined) {
  const { deps } = ctx
  if (!hasSecondFactor(deps.db, parent.id)) return
  if (!code)
    throw unauthorized(
      'second_factor_required',
      'Please enter the code of your authenticator app.',
      {
        error_type: 'second_factor_required',
      },
    )
  const place = `${parent.id} ${throttleAddress(ctx.remote_address)}`
  countAttempt(deps, limits.second_factor_by_account_and_address, place)
  // Someone who knows the password can lock out new browsers for a while, not the known ones.
  if (!isKnownDevice(ctx, parent.id)) countAttempt(deps, limits.second_factor_by_account, parent.id)
  if (!inTransaction(deps.db, (tx) => takeCode(deps, tx, parent.id, code)))
    throw unauthorized(
      'second_factor_wrong',
      'This code is not right, or it was used already. Please wait for the next one.',
      { error_type: 'second_factor_wrong' },
    )
  forgetAttempts(deps, limits.second_factor_by_account_and_address, place)
}

/**
 * Offers a secret for an authenticator app, which is active only after its first code; an earlier offer ends.
 * @returns the secret as text, as an `otpauth:` address, and that as the rows of a QR code. @throws 409 if it is on already.
 */
export function startSecondFactor(
  deps: Pick<Deps, 'db' | 'now' | 'newToken'>,
  parent: Pick<Parent, 'id' | 'email'>,
) {
  const { db, now } = deps
  if (hasSecondFactor(db, parent.id))
    throw conflict('second_factor_on', 'Two-step login is already on.')
  const secret = newBase32(deps, secretBytes)
  const offered = { secret, last_step: null, created_at: now().toISOString() }
  db.insert(secondFactors)
    .values({ parent_id: parent.id, ...offered })
    .onConflictDoUpdate({ target: secondFactors.parent_id, set: offered })
    .run()
  const setupUri = totp(secret, parent.email).toString()
  return { secret, setup_uri: setupUri, qr_rows: qrRows(setupUri) }
}

/**
 * Turns it on by the first code of the app, in the caller's transaction. @returns the recovery codes, stored only as hashes.
 * @throws 400 for a wrong code or without an offer.
 */
export function turnOnSecondFactor(
  deps: Pick<Deps, 'db' | 'now' | 'newToken'>,
  parent: Pick<Parent, 'id'>,
  code: string,
): string[] {
  const { db } = deps
  const isOffered = and(eq(secondFactors.parent_id, parent.id), isNull(secondFactors.confirmed_at))
  const offered = findRow(db, secondFactors, isOffered)
  if (!offered) throw invalid('second_factor_not_started', 'Please start the setup again.')
  const step = stepOf(deps, offered.secret, code)
  if (step === null)
    throw invalid(
      'wrong_code',
      "This code is not right. Please check that your phone's clock is set automatically.",
    )
  db.update(secondFactors)
    .set({ confirmed_at: deps.now().toISOString(), last_step: step })
    .where(eq(secondFactors.parent_id, parent.id))
    .run()
  const codes = Array.from({ length: recoveryCodes }, () => newRecoveryCode(deps))
  db.delete(recoveryCodesTable).where(eq(recoveryCodesTable.parent_id, parent.id)).run()
  db.insert(recoveryCodesTable)
    .values(
      codes.map((recovery) => ({ code_hash: hashOf(parent.id, recovery), parent_id: parent.id })),
    )
    .run()
  return codes
}

/**
 * Uses a code once: of the app (the previous and the next one are valid too, as clocks differ), or a
 * recovery code. In the caller's transaction, so that of two requests only one succeeds.
 */
export function takeCode(deps: Pick<Deps, 'now'>, tx: Db, parentId: string, code: string): boolean {
  const factor = confirmedFactor(tx, parentId)
  if (!factor) return false
  const step = stepOf(deps, factor.secret, code)
  if (step === null) {
    const ofUser = and(
      eq(recoveryCodesTable.parent_id, parentId),
      eq(recoveryCodesTable.code_hash, hashOf(parentId, code)),
    )
    return tx.delete(recoveryCodesTable).where(ofUser).run().changes === 1
  }
  const isUnused = or(isNull(secondFactors.last_step), lt(secondFactors.last_step, step))
  const taken = tx
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(eq(secondFactors.parent_id, parentId), isUnused))
    .run()
  return taken.changes === 1
}

/** Removes the app, even a merely offered one, and the recovery codes. */
export function forgetSecondFactor(tx: Db, parentId: string) {
  tx.delete(recoveryCodesTable).where(eq(recoveryCodesTable.parent_id, parentId)).run()
  tx.delete(secondFactors).where(eq(secondFactors.parent_id, parentId)).run()
}

function confirmedFactor(db: Db, parentId: string) {
  const { parent_id, confirmed_at } = secondFactors
  return findRow(db, secondFactors, and(eq(parent_id, parentId), isNotNull(confirmed_at)))
}

const totp = (secret: string, label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret) })

/** The half minute of a code, of the three around now; null if it matches none. */
function stepOf({ now }: Pick<Deps, 'now'>, secret: string, code: string): number | null {
  const token = plainCode(code)
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = now().getTime()
  const app = totp(secret)
  const delta = app.validate({ token, timestamp, window: 1 })
  return delta === null ? null : app.counter({ timestamp }) + delta
}

/** Four groups of four letters and digits that do not look alike. */
function newRecoveryCode(deps: Pick<Deps, 'newToken'>): string {
  const text = newBase32(deps, recoveryCodeBytes).toLowerCase()
  return (text.match(/.{4}/g) ?? []).join('-')
}

const newBase32 = ({ newToken }: Pick<Deps, 'newToken'>, bytes: number) =>
  new Secret({ buffer: new Uint8Array(Buffer.from(newToken(bytes), 'base64url')).buffer }).base32

/** Normalized for comparison: people type spaces, dashes and capitals as they like. */
const plainCode = (code: string) => code.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase()

const hashOf = (parentId: string, code: string) => sha256(`${parentId} ${plainCode(code)}`)
