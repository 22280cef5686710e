import type { Db } from '@fgm/db'
import * as schema from '@fgm/db/schema'
import type { FamilyExport } from '@fgm/shared/family/account'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Deps } from '../../core/deps.ts'
import type { Asking } from '../parents/parents.ts'

/** Columns that name others: whom another family blocked, and what the other parents have for themselves. */
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

/** What stays here: what opens the account, and who other families are. */
const withheld: Record<string, readonly string[]> = {
  parents: ['password_hash'],
  sessions: ['id'],
  access_tokens: ['token_hash'],
  // What a copy came from may be another family's by now.
  children: ['origin_id'],
  activities: ['origin_id'],
  day_links: ['token_hash'],
  invitations: ['token_hash'],
  reminders: ['calendar_token_hash'],
  // Who has these can send notifications to the browser.
  push_subscriptions: ['session_id', 'endpoint', 'p256dh', 'auth'],
  // What was made is in its own table.
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
  // The same words as `text_body`, formatted; a link that works without logging in; and what our
  // mail server said of us.
  mail_outbox: ['html_body', 'unsubscribe_url', 'last_error'],
}

/** GET /user/export: every row of this family and of the parent who asks, table by table, as JSON. */
export function exportFamily(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { parent, family }: Asking,
): FamilyExport {
  const tables: FamilyExport['tables'] = {}
  const add = (columns: readonly SQLiteColumn[], { id }: { id: string }) => {
    for (const column of columns) {
      const name = getTableName(column.table)
      const rows = rowsOf(db, column, id).map((row) => exportedRow(name, row))
      tables[name] = [...(tables[name] ?? []), ...rows]
    }
  }
  add(familyColumns, family)
  add(parentColumns, parent)
  return { exported_at: now().toISOString(), tables }
}

const rowsOf = (db: Db, column: SQLiteColumn, id: string): Record<string, unknown>[] =>
  db.select().from(column.table).where(eq(column, id)).all()

function exportedRow(table: string, row: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(row).filter(([name]) => !withheld[table]?.includes(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'text_body' ? withoutTokens(value) : value]),
  )
}

/** A link that opens the account is worth the account: its token stays out. */
const withoutTokens = (text: unknown) =>
  typeof text === 'string' ? text.replace(/(\btoken=|#reminder=|\/join#)[\w.~%-]+/g, '$1...') : text
