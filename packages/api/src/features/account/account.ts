import { type Db, rowCount } from '@fgm/db'
import * as schema from '@fgm/db/schema'
import type { ActivityStats, FamilyExport } from '@fgm/shared/family/account'
import type { Profile } from '@fgm/shared/family/auth'
import { isMember } from '@fgm/shared/family/membership'
import {
  and,
  countDistinct,
  eq,
  getTableColumns,
  getTableName,
  is,
  isNotNull,
  type SQL,
} from 'drizzle-orm'
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Deps } from '../../core/deps.ts'
import { toAuthUser } from '../auth/auth.ts'
import { childLimit, listChildren } from '../children/children.ts'
import { collectionOf } from '../collection/collection.ts'
import { creditBalance } from '../credits/credits.ts'
import { hasPremiumLibrary } from '../membership/membership.ts'
import type { Sender } from '../parents/parents.ts'

const { favorites, generations, plays } = schema

/** GET /user/profile. */
export function profileOf(deps: Pick<Deps, 'db' | 'now'>, { parent, family }: Sender): Profile {
  const { id: _, ...rest } = toAuthUser(parent, family)
  return {
    ...rest,
    children: listChildren(deps, family),
    child_limit: childLimit(deps.db, family),
    ai_credits: creditBalance(deps.db, family.id),
    feature_access: {
      pdf_export: isMember(family),
      premium_activities: hasPremiumLibrary(deps.db, family),
    },
  }
}

/** GET /user/activity-stats: the family's figures, all children together; favorites are the parent's own. */
export function activityStats(db: Db, { parent, family }: Sender): ActivityStats {
  const different = (column: SQLiteColumn, where: SQL) =>
    db
      .select({ count: countDistinct(column) })
      .from(column.table)
      .where(where)
      .get()?.count ?? 0
  const ofMade = and(eq(generations.family_id, family.id), isNotNull(generations.activity_id))
  return {
    completed: different(plays.activity_id, eq(plays.family_id, family.id)),
    favorites: different(favorites.activity_id, eq(favorites.parent_id, parent.id)),
    saved: collectionOf(db, family).length,
    ai_generated: rowCount(db, generations, ofMade),
  }
}

/** Columns that name others: whom another family blocked, and the private data of the other parents. */
const ofOthers = [
  'author_blocks.author_family_id',
  'parents.family_id',
  'favorites.family_id',
  'plays.parent_id',
  'community_items.author_parent_id',
  'invitations.made_by_parent_id',
  'orders.parent_id',
]

const columnsNamed = (ending: 'family_id' | 'parent_id'): SQLiteColumn[] =>
  Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .flatMap((table): SQLiteColumn[] => Object.values(getTableColumns(table as SQLiteTable)))
    .filter(({ name }) => name.endsWith(ending))
    .filter(({ name, table }) => !ofOthers.includes(`${getTableName(table)}.${name}`))

/** The columns by which rows belong to a family: by their names, in every table. */
export const familyColumns: readonly SQLiteColumn[] = [
  schema.families.id,
  ...columnsNamed('family_id'),
]

/** The columns by which rows belong to one parent. */
export const parentColumns: readonly SQLiteColumn[] = [
  schema.parents.id,
  ...columnsNamed('parent_id'),
]

/** Columns that are not exported: secrets that open the account, and the identity of other families. */
const withheld: Record<string, readonly string[]> = {
  parents: ['password_hash'],
  sessions: ['id'],
  access_tokens: ['token_hash'],
  // The original of a copy may belong to another family by now.
  children: ['origin_id'],
  activities: ['origin_id'],
  day_links: ['token_hash'],
  invitations: ['token_hash'],
  reminders: ['calendar_token_hash'],
  // Anyone with these can send notifications to the browser.
  push_subscriptions: ['session_id', 'endpoint', 'p256dh', 'auth'],
  // The created row is in its own table.
  idempotent_requests: ['input_hash', 'response'],
  devices: ['device_hash'],
  email_tokens: ['token_hash'],
  second_factors: ['secret', 'last_step'],
  recovery_codes: ['code_hash'],
  referrals: [
    ...['referrer_family_id', 'referee_family_id', 'decided_by_administrator_id'],
    ...['device_hash', 'network_hash'],
  ],
  author_blocks: ['author_family_id'],
  community_reports: ['decided_by_administrator_id'],
  // The same words as `text_body`, formatted; a link that works without logging in; and our mail
  // server's messages.
  mail_outbox: ['html_body', 'unsubscribe_url', 'last_error'],
}

/** GET /user/export: every row of this family and of the requesting parent, table by table, as JSON. */
export function exportFamily({ db, now }: Pick<Deps, 'db' | 'now'>, { parent, family }: Sender) {
  const tables: FamilyExport['tables'] = {}
  const add = (columns: readonly SQLiteColumn[], { id }: { id: string }) => {
    for (const column of columns) {
      const name = getTableName(column.table)
      const rows = db.select().from(column.table).where(eq(column, id)).all()
      tables[name] = [...(tables[name] ?? []), ...rows.map((row) => exportedRow(name, row))]
    }
  }
  add(familyColumns, family)
  add(parentColumns, parent)
  return { exported_at: now().toISOString(), tables }
}

function exportedRow(table: string, row: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(row).filter(([name]) => !withheld[table]?.includes(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'text_body' ? withoutTokens(value) : value]),
  )
}

/** A link that opens the account is as valuable as the account, so its token is left out. */
const withoutTokens = (text: unknown) =>
  typeof text === 'string' ? text.replace(/(\btoken=|#reminder=|\/join#)[\w.~%-]+/g, '$1...') : text
