import type { Db } from '@fgm/db'
import {
  activities,
  authorBlocks,
  blueprints,
  children,
  communityItems,
  communityRatings,
  communityReports,
  completions,
  creditEntriesTable,
  devices,
  emailTokens,
  favorites,
  generations,
  googleAccounts,
  huntCompletions,
  huntPlayers,
  hunts,
  mailOutboxTable,
  orders,
  payments,
  queueMovesTable,
  recoveryCodesTable,
  referrals,
  savedActivities,
  secondFactors,
  sessions,
  type User,
  users,
} from '@fgm/db/schema'
import type { FamilyExport } from '@fgm/shared/family/account'
import { eq, getTableName } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Deps } from '../../core/deps.ts'

/** The columns by which rows are a family's. A new table with such a column is added here. */
export const familyColumns: readonly SQLiteColumn[] = [
  users.id,
  children.user_id,
  activities.owner_user_id,
  completions.user_id,
  favorites.user_id,
  savedActivities.user_id,
  communityItems.author_user_id,
  communityRatings.user_id,
  communityReports.user_id,
  authorBlocks.user_id,
  blueprints.owner_user_id,
  hunts.owner_user_id,
  huntCompletions.user_id,
  huntPlayers.user_id,
  generations.user_id,
  creditEntriesTable.user_id,
  orders.user_id,
  payments.user_id,
  queueMovesTable.user_id,
  referrals.referrer_user_id,
  referrals.referee_user_id,
  mailOutboxTable.user_id,
  sessions.user_id,
  devices.user_id,
  emailTokens.user_id,
  googleAccounts.user_id,
  secondFactors.user_id,
  recoveryCodesTable.user_id,
]

/** What stays here: what opens the account, and who other families are. */
const withheld: Record<string, readonly string[]> = {
  users: ['password_hash'],
  sessions: ['id'],
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
  // The same words as `text_body`, in another dress; a link that works without signing in; and what our
  // mail server said of us.
  mail_outbox: ['html_body', 'unsubscribe_url', 'last_error'],
}

/** GET /user/export: every row of this family, table by table, as JSON. */
export function exportFamily({ db, now }: Pick<Deps, 'db' | 'now'>, user: User): FamilyExport {
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

const rowsOf = (db: Db, column: SQLiteColumn, user: User): Record<string, unknown>[] =>
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
