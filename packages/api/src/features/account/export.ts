import type { Db } from '@fgm/db'
import * as schema from '@fgm/db/schema'
import type { FamilyExport } from '@fgm/shared/family/account'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Deps } from '../../core/deps.ts'

/** Columns that name another user: the administrator who decided, and whom another family blocked. */
const ofOthers = /^(?:decided_by_user_id|author_blocks\.author_user_id)$/

/** The columns by which rows belong to a family: by their names, in every table. */
export const familyColumns: readonly SQLiteColumn[] = [
  schema.users.id,
  ...Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .flatMap((table): SQLiteColumn[] => Object.values(getTableColumns(table as SQLiteTable)))
    .filter(({ name }) => name.endsWith('user_id'))
    .filter(
      ({ name, table }) => !ofOthers.test(name) && !ofOthers.test(`${getTableName(table)}.${name}`),
    ),
]

/** What stays here: what opens the account, and who other families are. */
const withheld: Record<string, readonly string[]> = {
  users: ['password_hash'],
  sessions: ['id'],
  access_tokens: ['token_hash'],
  // What was made is in its own table.
  idempotent_requests: ['input_hash', 'response'],
  devices: ['device_hash'],
  email_tokens: ['token_hash'],
  second_factors: ['secret', 'last_step'],
  recovery_codes: ['code_hash'],
  referrals: [
    ...['referrer_user_id', 'referee_user_id', 'decided_by_user_id'],
    ...['device_hash', 'network_hash'],
  ],
  author_blocks: ['author_user_id'],
  community_reports: ['decided_by_user_id'],
  // The same words as `text_body`, formatted; a link that works without signing in; and what our
  // mail server said of us.
  mail_outbox: ['html_body', 'unsubscribe_url', 'last_error'],
}

/** GET /user/export: every row of this family, table by table, as JSON. */
export function exportFamily(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: schema.User,
): FamilyExport {
  const tables: FamilyExport['tables'] = {}
  for (const column of familyColumns) {
    const name = getTableName(column.table)
    tables[name] = [
      ...(tables[name] ?? []),
      ...rowsOf(db, column, user).map((row) => exportedRow(name, row)),
    ]
  }
  return { exported_at: now().toISOString(), tables }
}

const rowsOf = (db: Db, column: SQLiteColumn, user: schema.User): Record<string, unknown>[] =>
  db.select().from(column.table).where(eq(column, user.id)).all()

function exportedRow(table: string, row: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(row).filter(([name]) => !withheld[table]?.includes(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'text_body' ? withoutTokens(value) : value]),
  )
}

/** A link that opens the account is worth the account: its token stays out. */
const withoutTokens = (text: unknown) =>
  typeof text === 'string' ? text.replace(/(\btoken=)[\w.~%-]+/g, '$1...') : text
