import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Db, inTransaction } from '@fgm/db'
import { type Family, families } from '@fgm/db/schema'
import { checkoutPrice, tierNumber } from '@fgm/shared/family/tiers'
import { formatMoney } from '@fgm/shared/text/money'
import { asc, eq, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { arePaymentsOpen } from '../flags/flags.ts'
import { enqueueNews, type MailContent } from '../mail/mail.ts'

type Announcing = Pick<Deps, 'db' | 'now' | 'newId' | 'config' | 'csrf_key' | 'payments'>

const batchSize = 100

/**
 * Tells every waiting family, once and in the order of their numbers, that it may pay, as soon as
 * payments are open; called by a timer. A family that stopped such mails is skipped; its dashboard says the same.
 * @returns how many families were notified.
 */
export async function announceOpenSpots(deps: Announcing): Promise<number> {
  let notified = 0
  for (;;) {
    const batch = inTransaction(deps.db, (tx) => announceBatch(deps, tx))
    notified += batch
    if (batch < batchSize) return notified
    await nextTurn()
  }
}

/** Marks and mails in the same transaction, so that two runs at once write no mail twice. */
function announceBatch(deps: Announcing, tx: Db): number {
  if (!arePaymentsOpen({ ...deps, db: tx })) return 0
  const unnotified = tx
    .select()
    .from(families)
    // As in the condition of their index, which has only families that wait and have no mail yet.
    .where(sql`spot_opened_at is null and queue_order is not null and registration_number > 0`)
    .orderBy(asc(families.registration_number))
    .limit(batchSize)
    .all()
  const spotOpenedAt = deps.now().toISOString()
  for (const family of unnotified) {
    tx.update(families)
      .set({ spot_opened_at: spotOpenedAt })
      .where(eq(families.id, family.id))
      .run()
    enqueueNews(deps, tx, family, 'spot_opened', () => spotOpenedMail(family))
  }
  return unnotified.length
}

function spotOpenedMail(family: Family): MailContent {
  const price = formatMoney(checkoutPrice(tierNumber(family), 'USD'), 'USD')
  return {
    subject: 'Your spot is open',
    preview: 'Pay once, keep premium for life.',
    paragraphs: [
      `Your spot is open. One payment of ${price} and premium is yours for life: every activity, the generator and the whole library.`,
      'There is no hurry. Your price stays yours, and the free activities stay free.',
    ],
    action: { label: 'See what you get', url: '/upgrade' },
    footnote: 'You get this mail because you are on the list of Five Good Minutes.',
  }
}
