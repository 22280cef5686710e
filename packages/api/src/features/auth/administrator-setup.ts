import { type Db, inTransaction } from '@fgm/db'
import { type Parent, serverSecrets } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { invalid } from '../../core/errors.ts'
import { sha256 } from '../../core/sha256.ts'
import { createAdministrator, hasAdministrator, setupSecret } from './administrators.ts'

/*
 * The setup link: with the log of a server without an administrator, anyone who can read it becomes the first one.
 * Never the first to register: registration is open to everyone.
 */

const lifetimeHours = 24

/**
 * Makes a new setup link while there is no administrator; that of the previous start stops working
 * then. Only the hash of its token is kept.
 * @returns where it leads and until when, or null once there is an administrator.
 */
export function offerSetup(
  deps: Pick<Deps, 'db' | 'now' | 'newToken' | 'config'>,
): { setup_link: string; valid_until: string } | null {
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
 * Makes the first administrator by the token of the setup link, which works once.
 * @throws 400 for a token that is unknown, used, out of time or from an earlier start, and for a weak
 * password; 409 for the address of a family.
 */
export const setUpAdministrator = (
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'newToken' | 'passwords'>,
  { token, ...account }: { token: string; name: string; email: string; password: string },
): Promise<Parent> =>
  // Asked again in the transaction: someone may have been quicker while the password was hashed.
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

const endOf = (createdAt: string) => new Date(Date.parse(createdAt) + lifetimeHours * 3_600_000)
