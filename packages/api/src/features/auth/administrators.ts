import { type Db, inTransaction } from '@fgm/db'
import { users } from '@fgm/db/schema'
import { canonicalEmail, emailKey } from '@fgm/shared/email-address'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { findUserByEmail } from './auth.ts'
import { refuseCommonPassword } from './passwords.ts'

/**
 * Makes the first administrator from the configuration, when there is none yet. Administrators take
 * no registration number and no founding spot (decisions §1).
 * @throws when the password is a common one (in production), or when the address is a family's: a family keeps its number, so it cannot become one.
 */
export async function ensureFirstAdministrator(deps: Deps) {
  const { admin } = deps.config
  if (!admin || hasAdministrator(deps.db)) return
  if (deps.config.is_production) refuseCommonPassword(admin.password)
  const password_hash = await deps.passwords.hash(admin.password)
  inTransaction(deps.db, (tx) => {
    if (hasAdministrator(tx)) return
    if (findUserByEmail(tx, admin.email))
      throw new Error('ADMIN_EMAIL is the address of a registered family; please choose another.')
    const moment = deps.now().toISOString()
    tx.insert(users)
      .values({
        id: deps.newId(),
        name: 'Administrator',
        email: admin.email,
        email_key: emailKey(admin.email),
        email_canonical: canonicalEmail(admin.email),
        email_verified_at: moment,
        password_hash,
        is_admin: true,
        registration_number: null,
        tier: 'standard',
        founding_member: false,
        waitlist_status: 'active',
        referral_code: `ADMIN-${deps.newToken(6)}`.toUpperCase(),
        queue_order: null,
        activated_at: moment,
        created_at: moment,
      })
      .run()
  })
}

/** Only administrators have no number, and numbers have an index: a start must not read all families. */
const hasAdministrator = (db: Db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.registration_number), eq(users.is_admin, true)))
    .limit(1)
    .get() !== undefined
