import { type Db, hasRow, inTransaction } from '@fgm/db'
import { families, type Parent, parents, serverSecrets, sessions } from '@fgm/db/schema'
import { asc, count, eq, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, invalid, notFound } from '../../core/errors.ts'
import { sha256 } from '../../core/sha256.ts'
import { noteOnServer, type ServerAction } from '../audit/audit.ts'
import { findParentByEmail } from './auth.ts'
import { passwordChangedMail, secondFactorMail } from './auth-mails.ts'
import { forgetDevices } from './devices.ts'
import { enqueueChangeMail, forgetResetLinks } from './email-links.ts'
import { type PasswordOwner, refuseWeakPassword } from './password-strength.ts'
import { insertParent, type NewParent } from './registration.ts'
import { forgetSecondFactor, hasSecondFactor } from './second-factor.ts'
import { endSessions } from './sessions.ts'

/*
 * How administrators are created: from the configuration, by the setup link in the log, or by `npm run admin`. Never the first to
 * register: registration is open to everyone. Administrators take no registration number and no founding spot (decisions §1).
 */

/** The name of the setting with the hash of the setup link's token, while there is no administrator. */
const setupSecret = 'administrator_setup'

const linkLifetimeHours = 24
const generatedPasswordBytes = 15

type Account = { name: string; email: string; password: string }

/**
 * Creates the first administrator from the configuration, if there is none yet.
 * @throws if the password is weak (in production), or if the address is a family's: a family keeps its number.
 */
export async function ensureFirstAdministrator(deps: Deps) {
  const { admin } = deps.config
  if (!admin || hasAdministrator(deps.db)) return
  const owner = { name: 'Administrator', email: admin.email, is_admin: true }
  if (deps.config.is_production) await refuseWeakSetting(admin.password, owner)
  const passwordHash = await deps.passwords.hash(admin.password)
  inTransaction(deps.db, (tx) => {
    if (hasAdministrator(tx)) return
    if (findParentByEmail(tx, admin.email))
      throw new Error('ADMIN_EMAIL is the address of a registered family; please choose another.')
    insertAdministrator(
      deps,
      tx,
      { ...owner, password_hash: passwordHash },
      'server.firstAdministrator',
    )
  })
}

async function refuseWeakSetting(password: string, owner: PasswordOwner) {
  try {
    await refuseWeakPassword(password, owner)
  } catch (cause) {
    const sentence = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`ADMIN_PASSWORD cannot be used. ${sentence}`, { cause })
  }
}

/**
 * Makes a new setup link while there is no administrator; the previous one stops working. Only the hash of its token is stored.
 * @returns its URL and when it expires, or null once there is an administrator.
 */
export function offerSetup(deps: Pick<Deps, 'db' | 'now' | 'newToken' | 'config'>) {
  return inTransaction(deps.db, (tx) => {
    tx.delete(serverSecrets).where(eq(serverSecrets.name, setupSecret)).run()
    if (hasAdministrator(tx)) return null
    const token = deps.newToken(32)
    const createdAt = deps.now().toISOString()
    tx.insert(serverSecrets)
      .values({ name: setupSecret, secret: sha256(token), created_at: createdAt })
      .run()
    return {
      setup_link: `${deps.config.base_url}/admin/setup?token=${token}`,
      valid_until: endOf(createdAt).toISOString(),
    }
  })
}

/**
 * Creates the first administrator by the token of the setup link, which works once.
 * @throws 400 for any other token and for a weak password, 409 for the address of a family.
 */
export const setUpAdministrator = (
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'newToken' | 'passwords'>,
  { token, ...account }: Account & { token: string },
): Promise<Parent> =>
  // Checked again in the transaction: another may have been faster while the password was hashed.
  createAdministrator(deps, account, 'server.setUpAdministrator', (db) =>
    refuseStale(deps, db, token),
  )

function refuseStale({ now }: Pick<Deps, 'now'>, db: Db, token: string) {
  const row = db.select().from(serverSecrets).where(eq(serverSecrets.name, setupSecret)).get()
  const isGood =
    row?.secret === sha256(token) && endOf(row.created_at) > now() && !hasAdministrator(db)
  if (!isGood)
    throw invalid(
      'stale_link',
      'This link has been used or is too old. Each start of the server writes a new one into its log while there is no administrator.',
    )
}

const endOf = (createdAt: string) => new Date(Date.parse(createdAt) + linkLifetimeHours * 3_600_000)

/**
 * Creates another administrator; a server may be running. `refuse` is called before and after hashing the password.
 * @throws 400 for a weak password, 409 for an address that has an account, and what `refuse` throws.
 */
export async function createAdministrator(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'newToken' | 'passwords'>,
  { name, email, password }: Account,
  action: ServerAction = 'server.createAdministrator',
  refuse: (db: Db) => void = () => {},
): Promise<Parent> {
  refuse(deps.db)
  await refuseWeakPassword(password, { name, email, is_admin: true })
  refuseTaken(deps.db, email)
  const passwordHash = await deps.passwords.hash(password)
  return inTransaction(deps.db, (tx) => {
    refuse(tx)
    refuseTaken(tx, email)
    return insertAdministrator(deps, tx, { name, email, password_hash: passwordHash }, action)
  })
}

/**
 * Gives an administrator a new password, ends their sessions and reset links, forgets their browsers, and notifies them by mail.
 * @throws 400 for a weak password, 404 if no administrator has that address: families reset theirs by mail.
 */
export async function resetAdministratorPassword(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'passwords' | 'config'>,
  { email, password }: Pick<Account, 'email' | 'password'>,
) {
  await refuseWeakPassword(password, findAdministrator(deps.db, email))
  const passwordHash = await deps.passwords.hash(password)
  inTransaction(deps.db, (tx) => {
    const { id } = findAdministrator(tx, email)
    const parent = tx
      .update(parents)
      .set({ password_hash: passwordHash, password_proven_at: deps.now().toISOString() })
      .where(eq(parents.id, id))
      .returning()
      .get()
    forgetResetLinks(deps, tx, id)
    endSessions(tx, id)
    forgetDevices(tx, id)
    noteOnServer(deps, tx, parent, 'server.resetPassword')
    enqueueChangeMail(deps, tx, parent, 'password_changed', passwordChangedMail)
  })
}

/**
 * Turns two-step login off for an administrator who lost the phone, ends their sessions, and notifies them by mail.
 * @throws 404 if no administrator has that address, 409 if two-step login is off.
 */
export function resetSecondFactor(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'config'>,
  email: string,
) {
  inTransaction(deps.db, (tx) => {
    const parent = findAdministrator(tx, email)
    // An offered app does not count: nothing to take away, and no mail.
    if (!hasSecondFactor(tx, parent.id))
      throw conflict('second_factor_off', 'Two-step login is not turned on for this administrator.')
    forgetSecondFactor(tx, parent.id)
    endSessions(tx, parent.id)
    noteOnServer(deps, tx, parent, 'server.resetSecondFactor')
    enqueueChangeMail(deps, tx, parent, 'second_factor_changed', secondFactorMail(false))
  })
}

/** All administrators, the oldest first, with the number of browsers they are logged in on, and of those with a code. */
export function listAdministrators(db: Db) {
  return db
    .select({
      id: parents.id,
      name: parents.name,
      email: parents.email,
      created_at: parents.created_at,
      browsers: count(sessions.id),
    })
    .from(parents)
    .leftJoin(sessions, eq(sessions.parent_id, parents.id))
    .where(isAdministrator)
    .groupBy(parents.id)
    .orderBy(asc(parents.created_at), asc(parents.id))
    .all()
    .map(({ id, ...rest }) => ({ ...rest, has_second_factor: hasSecondFactor(db, id) }))
}

/** A strong password, for an administrator to change after logging in. */
export const generatedPassword = ({ newToken }: Pick<Deps, 'newToken'>) =>
  newToken(generatedPasswordBytes)

const hasAdministrator = (db: Db) => hasRow(db, parents, isAdministrator)

/** Literal, not bound: only then does SQLite use the partial index, and a start does not read all parents. */
const isAdministrator = sql`is_admin = 1`

/** Refuses an address that has an account, with a sentence for its kind of account. @throws 409. */
function refuseTaken(db: Db, email: string) {
  const taken = findParentByEmail(db, email)
  if (taken?.is_admin)
    throw conflict('email_taken', 'This address belongs to an administrator already.')
  if (taken)
    throw conflict(
      'email_taken',
      'This address belongs to a family, which keeps its number. Please choose another one.',
    )
}

/** Writes the account and its audit row in the caller's transaction. An open setup link stops working with it. */
function insertAdministrator(
  deps: Pick<Deps, 'now' | 'newId' | 'newToken'>,
  tx: Db,
  account: NewParent & { password_hash: string },
  action: ServerAction,
): Parent {
  const moment = deps.now().toISOString()
  tx.delete(serverSecrets).where(eq(serverSecrets.name, setupSecret)).run()
  const family = tx
    .insert(families)
    .values({
      id: deps.newId(),
      registration_number: null,
      tier: 'standard',
      founding_member: false,
      waitlist_status: 'active',
      referral_code: `ADMIN-${deps.newToken(6)}`.toUpperCase(),
      confirmed_at: moment,
      activated_at: moment,
      created_at: moment,
    })
    .returning()
    .get()
  const proven = { email_verified_at: moment, password_proven_at: moment, is_admin: true }
  const parent = insertParent(deps, tx, family, account, proven)
  noteOnServer(deps, tx, parent, action)
  return parent
}

function findAdministrator(db: Db, email: string): Parent {
  const parent = findParentByEmail(db, email)
  if (!parent?.is_admin) throw notFound('Administrator')
  return parent
}
