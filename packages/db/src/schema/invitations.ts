import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { belongsTo, flag, id, moment } from '../columns.ts'
import { families, parents } from './families.ts'

/**
 * An invitation to join a family as a parent. A row is an open invitation: it is deleted when it is used or taken back, or when
 * its maker leaves. Only the SHA-256 of its token is stored.
 */
export const invitationsTable = sqliteTable(
  'invitations',
  {
    id: id(),
    family_id: belongsTo(() => families.id),
    made_by_parent_id: belongsTo(() => parents.id),
    token_hash: text().notNull(),
    /** Sent by mail, not shown as a link or code on the screen. */
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
