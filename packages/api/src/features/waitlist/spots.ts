import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Db, inTransaction } from '@fgm/db'
import { users } from '@fgm/db/schema'
import { asc, eq, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { arePaymentsOpen } from '../flags/flags.ts'
import { enqueueNews } from '../mail/mail.ts'
import { spotOpenedMail } from './waitlist-mails.ts'

type Announcing = Pick<Deps, 'db' | 'now' | 'newId' | 'config' | 'csrf_key' | 'log' | 'payments'>

/** Families that are told in one transaction; requests are answered between two. */
const batchSize = 100

/**
 * Tells every waiting family, once and in the order of their numbers, that it may pay, as soon as
 * payments are open. Called by a timer of `server.ts`, so it never throws: who was not told now is
 * told at the next call. A family that stopped such mails counts as told; its dashboard says the same.
 * @returns how many families were told.
 */
export async function announceOpenSpots(deps: Announcing): Promise<number> {
  let told = 0
  try {
    for (;;) {
      const batch = inTransaction(deps.db, (tx) => announceBatch(deps, tx))
      told += batch
      if (batch < batchSize) return told
      await nextTurn()
    }
  } catch (err) {
    deps.log.error({ err }, 'open spots could not be announced')
    return told
  }
}

/** Marks and mails in the same transaction, so that two announcers at once tell nobody twice. */
function announceBatch(deps: Announcing, tx: Db): number {
  if (!arePaymentsOpen({ ...deps, db: tx })) return 0
  const untold = tx
    .select()
    .from(users)
    // In the words of their index, which holds only families that wait and were not told.
    .where(sql`spot_opened_at is null and queue_order is not null and registration_number > 0`)
    .orderBy(asc(users.registration_number))
    .limit(batchSize)
    .all()
  const spotOpenedAt = deps.now().toISOString()
  for (const user of untold) {
    tx.update(users).set({ spot_opened_at: spotOpenedAt }).where(eq(users.id, user.id)).run()
    enqueueNews(deps, tx, user, 'spot_opened', spotOpenedMail(user, deps.config.base_url))
  }
  return untold.length
}
