import type { TokenScope } from '@fgm/shared/tokens'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { belongsTo, id, json, moment } from '../columns.ts'
import { parents } from './families.ts'

/** Access tokens for programs. Only the SHA-256 is stored: a stolen database opens nothing. A revoked token has no row. */
export const accessTokens = sqliteTable(
  'access_tokens',
  {
    id: id(),
    parent_id: belongsTo(() => parents.id),
    name: text().notNull(),
    token_hash: text().notNull(),
    scopes: json<TokenScope[]>().notNull(),
    expires_at: moment().notNull(),
    /** Written at most once a minute. */
    last_used_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('access_tokens_hash').on(table.token_hash),
    index('access_tokens_of_parent').on(table.parent_id, table.created_at),
    index('access_tokens_expiry').on(table.expires_at),
  ],
)
