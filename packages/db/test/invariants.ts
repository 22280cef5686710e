import { childLimits } from '@fgm/shared/family/children'
import { mostParents } from '@fgm/shared/family/parents'
import { creditsWhenActive, creditsWhileHeld } from '@fgm/shared/family/tiers'
import { foundingSpots } from '@fgm/shared/launch/founding-spots'
import type { Connection } from '../src/database.ts'

/*
 * Invariants of every database at every moment, whatever was killed, restored, raced or attacked: the promises of docs/decisions
 * as queries. Each finds the rows that violate it.
 */

/** The existing families, without administrators and without those that left. */
const families = 'families where registration_number is not null and deleted_at is null'

/** Credits from becoming active, minus those that went with a founding spot. */
const firstCredits = `(select coalesce(sum(amount), 0) from credit_entries
  where family_id = families.id and reason in ('founding_spot', 'became_active', 'spot_released'))`

/** A `having` has its `group by` here: a primary's driver requires one. */
const queries: Record<string, string> = {
  'registration numbers are 1, 2, 3 … without gap': `
    select * from (select count(*) as numbers, max(registration_number) as last from families
      where registration_number is not null) where numbers <> last`,

  'at most 50 families hold a founding spot': `
    select * from (select count(*) as spots from families where founding_member = 1) where spots > ${foundingSpots}`,

  'a founder is in, for nothing, and nobody else has a founding tier': `
    select id from ${families} and founding_member <> (tier = 'founding_premium')
    union select id from ${families} and founding_member = 1 and waitlist_status <> 'active'`,

  'an administrator is active, for nothing':
    "select id from families where registration_number is null and (waitlist_status <> 'active' or founding_member = 1)",

  'an administrator, and no one else, is alone in a family without a number': `
    select families.id from families join parents on parents.family_id = families.id
    group by families.id
    having max(is_admin) <> (registration_number is null) or (max(is_admin) = 1 and count(*) > 1)`,

  'a family has one to four parents, and one that left has none': `
    select id from families
    where (select count(*) from parents where family_id = families.id)
      not between (deleted_at is null) and iif(deleted_at is null, ${mostParents}, 0)`,

  'a family is confirmed as soon as one of its parents is': `
    select family_id from parents join families on families.id = family_id
    where email_verified_at is not null and confirmed_at is null`,

  'a spot is held for no longer than until the address is confirmed': `
    select id from ${families} and spot_held_until is not null and confirmed_at is not null`,

  'a family either is active or stands in the queue': `
    select id from ${families} and (waitlist_status = 'active') <> (queue_order is null)`,

  'an active family was given its first credits, once': `
    select id, ${firstCredits} as given from ${families} and waitlist_status = 'active'
      and given <> ${creditsWhenActive}
      and not (founding_member = 1 and spot_held_until is not null and given = ${creditsWhileHeld})
      -- Who paid after it lost a spot has used up to so many of that.
      and not (founding_member = 0 and given between ${creditsWhenActive} and ${2 * creditsWhenActive})`,

  'a family that waits keeps no first credits but those that its presses held': `
    select id from ${families} and waitlist_status <> 'active'
      and ${firstCredits} > (select count(*) from generations where family_id = families.id)`,

  'no balance of credits is below zero': `
    select family_id, sum(amount) as balance from credit_entries group by family_id having balance < 0`,

  'every credit that was used has its delivered activity': `
    select id from ${families}
      and (select -coalesce(sum(amount), 0) from credit_entries
           where family_id = families.id and reason = 'generated_activity')
       <> (select coalesce(sum(credits_charged), 0) from generations
           where family_id = families.id and state = 'delivered')`,

  'a generation that has ended says so, and one that has not was charged nothing': `
    select id from generations
    where (state = 'reserved') <> (ended_at is null) or (state <> 'delivered' and credits_charged <> 0)`,

  'an order is paid when a payment is on record for it': `
    select id from orders
    where (state = 'paid') <> exists (
      select 1 from payments
      where order_id = orders.id and disposition <> 'unmatched'
        and (refunded_at is null or disposition <> 'activated'))`,

  'a family became active by a founding spot, or by one payment, and one that joined it by another': `
    select id from ${families} and founding_member = 0
      and (select count(*) from payments where family_id = families.id and disposition = 'activated')
        not between (waitlist_status = 'active')
        and (waitlist_status = 'active') + (select count(*) from audit_entries
          where target_id = families.id and action = 'families.moveIn')`,

  'a payment has the amount and currency of its order': `
    select payments.id from payments join orders on orders.id = payments.order_id
    where disposition <> 'unmatched'
      and (payments.amount <> orders.amount or payments.currency <> orders.currency)`,

  'receipts are numbered 1, 2, 3 … without gap': `
    select * from (select count(*) as receipts, max(receipt_number) as last from payments
      where receipt_number is not null) where receipts <> last`,

  'one welcome for each parent': `
    select id from parents where is_admin = 0
      and (select count(*) from mail_outbox where parent_id = parents.id and kind = 'welcome') <> 1`,

  'one receipt for each payment that opened something, to who was there': `
    select parents.id from parents
    where (select count(*) from mail_outbox where parent_id = parents.id and kind = 'receipt')
       <> (select count(*) from payments where family_id = parents.family_id
           and disposition = 'activated' and payments.created_at >= parents.joined_at)
      -- Who brought a family along has the receipts of before.
      and not exists (select 1 from audit_entries where action in ('families.moveIn', 'families.ownFamily')
        and target_id = parents.family_id)`,

  'a mail is sent when it says when': `
    select id from mail_outbox where (state = 'sent') <> (sent_at is not null)`,

  'no family has more children than it may, but for those that a parent brought': `
    select family_id, count(*) as children from children
    group by family_id having children > coalesce(
      (select value from settings where name = 'child_limit_active'), ${childLimits.active})
      + coalesce((select sum(json_extract(details, '$.children')) from audit_entries
        where target_id = family_id and action in ('families.moveIn', 'families.ownFamily')), 0)`,

  'an invitation was made by a parent of the family that it leads to': `
    select invitations.id from invitations join parents on parents.id = made_by_parent_id
    where parents.family_id <> invitations.family_id`,

  'a favorite is of a parent of the family': `
    select activity_id from favorites join parents on parents.id = favorites.parent_id
    where parents.family_id <> favorites.family_id`,

  'a play has a child who was there, and was noted by a parent of the family if by anyone': `
    select id from plays where not exists (
      select 1 from play_children where play_children.family_id = plays.family_id and play_id = plays.id)
    union select plays.id from plays join parents on parents.id = plays.parent_id
      where parents.family_id <> plays.family_id`,

  'a reward of the queue was earned by three friends who count': `
    select family_id, count(*) as rewards from queue_moves
    group by family_id having rewards * 3 > (
      select count(*) from referrals where referrer_family_id = family_id and state = 'counted')`,

  'ratings are counted as families gave them whose word counts': `
    select activity_id from community_items
    where (rating_count, rating_sum) is not (
      select count(rating), coalesce(sum(rating), 0) from community_ratings
      join families on families.id = community_ratings.family_id
      where activity_id = community_items.activity_id
        and confirmed_at is not null and blocked_at is null)`,

  'a finished hunt found no more than there was': `
    select id from hunt_completions where items_found > total_items or items_found < 0`,
}

/** After a server has started and before its first request. */
const afterStart: Record<string, string> = {
  'no credit is held by a generation that nobody makes': `
    select id from generations where state = 'reserved'`,
}

/**
 * The violated promises, each with up to three places; empty when all is well. With `is_idle` nothing may be half-way either, as
 * right after a start.
 */
export function brokenInvariants(connection: Connection, { is_idle = false } = {}): string[] {
  const integrity = connection.pragma('integrity_check(3)', { simple: true })
  const orphans = connection.pragma('foreign_key_check') as unknown[]
  const wanted = { ...queries, ...(is_idle ? afterStart : {}) }
  return [
    ...(integrity === 'ok' ? [] : [`the file is whole: ${integrity}`]),
    ...violationsOf('every reference has its row', orphans),
    ...Object.entries(wanted).flatMap(([promise, query]) =>
      violationsOf(promise, connection.prepare(query).all()),
    ),
  ]
}

/** The promises by name, so that a test can violate each. */
export const promises = Object.keys({ ...queries, ...afterStart })

const violationsOf = (promise: string, broken: unknown[]) =>
  broken.length === 0
    ? []
    : [`${promise}: ${broken.length} not, e.g. ${JSON.stringify(broken.slice(0, 3))}`]
