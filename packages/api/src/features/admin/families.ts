import { type Db, rowCount } from '@fgm/db'
import {
  children,
  communityItems,
  type Family,
  families,
  type Parent,
  parents,
} from '@fgm/db/schema'
import {
  AdminFamily,
  type AdminFamilyDetail,
  type BlockFamily,
  type FamilyQuery,
  familyPageSize,
  type GrantCredits,
  type ReleaseSpot,
} from '@fgm/shared/family/families'
import { foundingSpot } from '@fgm/shared/family/tiers'
import { and, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, notFound } from '../../core/errors.ts'
import { fieldsOf } from '../../core/fields-of.ts'
import { keysetPage } from '../../core/keyset-page.ts'
import type { Note } from '../audit/audit.ts'
import { setBlocked } from '../auth/auth.ts'
import { countRatingsOf } from '../community/community.ts'
import { creditBalance, creditEntries, grantCredits } from '../credits/credits.ts'
import { arePaymentsOpen } from '../flags/flags.ts'
import { releaseFoundingSpot } from '../founding-spots/founding-spots.ts'
import { isFirstParent, parentsOf } from '../parents/parents.ts'
import { referralCount } from '../referrals/referrals.ts'
import { withdrawReminders } from '../reminders/reminders.ts'

const shownCreditEntries = 20

/** GET /api/admin/families: families, newest first, and with the first page their number; no administrators, none that left. */
export function listFamilies(db: Db, wanted: FamilyQuery) {
  const { cursor, limit = familyPageSize } = wanted
  const isWanted = and(isFamily, ...filters(wanted))
  const isAfter =
    cursor === undefined ? undefined : lt(families.registration_number, Number(cursor))
  const rows = db
    .select()
    .from(families)
    .innerJoin(parents, isFirstParent)
    .where(and(isWanted, isAfter))
    // By the index of numbers: a page reads as many rows as it needs.
    .orderBy(desc(families.registration_number))
    .limit(limit + 1)
    .all()
  const { page, next_cursor } = keysetPage(rows, limit, (last) =>
    String(last.families.registration_number),
  )
  return {
    families: page.map((row) => toFamily(db, row)),
    total: cursor === undefined ? rowCount(db, families, isWanted) : null,
    next_cursor,
  }
}

const filters = ({ query, tier, is_confirmed, is_blocked }: FamilyQuery) => [
  query ? matches(query) : undefined,
  tier && eq(families.tier, tier),
  is_confirmed === undefined
    ? undefined
    : (is_confirmed ? isNotNull : isNull)(families.confirmed_at),
  is_blocked ? isNotNull(families.blocked_at) : undefined,
]

/** One family, with the latest of its credits. @throws 404 for an unknown one. */
export function familyDetail(db: Db, id: string): AdminFamilyDetail {
  const row = requireFamily(db, id)
  const isShared = and(eq(communityItems.author_family_id, id), eq(communityItems.state, 'shown'))
  return {
    ...toFamily(db, row),
    has_password: row.parents.password_hash !== null,
    referral_count: referralCount(db, id),
    shared_count: rowCount(db, communityItems, isShared),
    credit_entries: creditEntries(db, id, shownCreditEntries),
  }
}

/**
 * POST /api/admin/families/{id}/credits, in the transaction of `ctx.audited`. The same key gives once.
 * @throws 404 for an unknown family, 409 for a key of another grant.
 */
export function giveCredits(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { id, amount, reason, idempotency_key }: GrantCredits,
  note: Note,
): AdminFamilyDetail {
  requireFamily(deps.db, id)
  const grant = { family_id: id, amount, reason: 'granted', note: reason, idempotency_key } as const
  const isNew = grantCredits(deps, deps.db, grant)
  note(isNew ? { amount, reason } : null)
  return familyDetail(deps.db, id)
}

/**
 * POST /api/admin/families/{id}/block, in the transaction of `ctx.audited`: blocks a family at once and
 * everywhere, or unblocks it. Repeated, it changes nothing.
 * @throws 404 for an unknown family, 409 for an administrator.
 */
export function blockFamily(
  deps: Pick<Deps, 'db' | 'now'>,
  administrator: Parent,
  { id, is_blocked, reason }: BlockFamily,
  note: Note,
): AdminFamilyDetail {
  if (id === administrator.family_id) throw conflict('own_account', 'You cannot block yourself.')
  const { families: family } = requireFamily(deps.db, id)
  const isChanged = is_blocked === (family.blocked_at === null)
  if (isChanged) {
    setBlocked(deps, deps.db, id, is_blocked)
    for (const parent of parentsOf(deps.db, id)) withdrawReminders(deps.db, parent.id)
    countRatingsOf(deps.db, id)
  }
  note(isChanged ? { is_blocked, reason } : null)
  return familyDetail(deps.db, id)
}

/**
 * POST /api/admin/families/{id}/release-spot, in the transaction of `ctx.audited`: the founding spot of a
 * blocked family is free again at once, and confirming an address does not bring it back. Without a spot nothing changes.
 * @throws 404 for an unknown family, 409 for an administrator and for a family that is not blocked.
 */
export function releaseSpot(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'payments'>,
  { id, reason }: ReleaseSpot,
  note: Note,
): AdminFamilyDetail {
  const { families: family } = requireFamily(deps.db, id)
  if (!family.blocked_at)
    throw conflict(
      'not_blocked',
      'Only a blocked family can lose its founding spot. Please block it first.',
    )
  const isReleased = releaseFoundingSpot(deps, deps.db, family, {
    mayTakeBack: false,
    arePaymentsOpen: arePaymentsOpen(deps),
  })
  note(isReleased ? { reason } : null)
  return familyDetail(deps.db, id)
}

/** Administrators have no number, families that left have `deleted_at`. */
const isFamily = and(isNotNull(families.registration_number), isNull(families.deleted_at))

/** @throws 404 for an unknown family, 409 for an administrator. */
function requireFamily(db: Db, id: string) {
  const row = db
    .select()
    .from(families)
    .innerJoin(parents, isFirstParent)
    .where(and(eq(families.id, id), isNull(families.deleted_at)))
    .get()
  if (!row) throw notFound('Family')
  if (row.families.registration_number === null)
    throw conflict('is_administrator', 'This is an administrator, not a family.')
  return row
}

/** `instr` takes the text literally: no wildcards. */
function matches(query: string): SQL | undefined {
  const text = query.toLowerCase()
  const number = /^#?\d{1,9}$/.test(query) ? Number(query.replace('#', '')) : undefined
  return or(
    sql`exists (select 1 from parents as one where one.family_id = ${families.id}
      and (instr(lower(one.name), ${text}) > 0 or instr(one.email_key, ${text}) > 0))`,
    eq(families.referral_code, query.toUpperCase()),
    number === undefined ? undefined : eq(families.registration_number, number),
  )
}

/** `name` and `email` are those of the parent who has been there longest. */
function toFamily(
  db: Db,
  { families: family, parents: first }: { families: Family; parents: Parent },
): AdminFamily {
  return {
    ...fieldsOf(AdminFamily, { ...first, ...family }),
    email_verified: family.confirmed_at !== null,
    registration_number: family.registration_number ?? 0,
    founding_spot: foundingSpot(family),
    credits_remaining: creditBalance(db, family.id).remaining,
    children_count: rowCount(db, children, eq(children.family_id, family.id)),
  }
}
