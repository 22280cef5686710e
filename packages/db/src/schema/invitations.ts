import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { belongsTo, flag, id, moment } from '../columns.ts'
import { families, parents } from './families.ts'

/**
 * An invitation to join a family as a parent. A row is one that is still open: it goes when it is used, taken back
 * or its maker leaves. Only the SHA-256 of its token is kept.
 */
export const invitationsTable = sqliteTable(
  'invitations',
  {
    id: id(),
    family_id: belongsTo(() => families.id),
    made_by_parent_id: belongsTo(() => parents.id),
    token_hash: text().notNull(),
    /** It went out by mail, and not by a link or code on the screen. */
    is_mailed: flag().notNull(),
    expires_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('invitations_token').on(table.token_hash),
    index('invitations_of_family').on(table.family_id, table.created_at),
    index('invitations_of_maker').on(table.made_by_parent_id),
    index('invitations_expiry').on(table.expires_at),
  ],
)
