import type { DayActivity, DayHunt } from '@fgm/shared/day-links'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { belongsTo, flag, id, json, moment } from '../columns.ts'
import { families } from './families.ts'

/**
 * What a link shows, as it was when the link was made: later changes and deletions do not affect it. Our own content is shown as
 * it is now, and not at all once it is gone.
 */
export type DayLinkItem = { source_id: string; is_ours?: boolean } & (
  | { activity: DayActivity }
  | { hunt: DayHunt }
)

/**
 * A link that opens a few activities or a hunt without an account. A row is an open link: it is deleted when it is revoked or
 * expires. Only the SHA-256 of its token is stored.
 */
export const dayLinks = sqliteTable(
  'day_links',
  {
    id: id(),
    family_id: belongsTo(() => families.id),
    token_hash: text().notNull(),
    for_name: text().notNull(),
    items: json<DayLinkItem[]>().notNull(),
    expires_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('day_links_token').on(table.token_hash),
    index('day_links_of_family').on(table.family_id, table.created_at),
    index('day_links_expiry').on(table.expires_at),
  ],
)

/** What came back by a link. It outlives the link, with a copy of its words. */
export const dayLinkReplies = sqliteTable(
  'day_link_replies',
  {
    id: id(),
    family_id: belongsTo(() => families.id),
    day_link_id: text().references(() => dayLinks.id, { onDelete: 'set null' }),
    item_id: text().notNull(),
    for_name: text().notNull(),
    title: text().notNull(),
    is_hunt: flag().notNull(),
    note: text().notNull(),
    done_at: moment().notNull(),
    /** When the family removed it. While its link is open the empty row stays; it is deleted with the link. */
    removed_at: moment(),
  },
  (table) => [
    uniqueIndex('day_link_replies_once').on(table.day_link_id, table.item_id),
    index('day_link_replies_of_family').on(table.family_id, table.done_at, table.id),
  ],
)
