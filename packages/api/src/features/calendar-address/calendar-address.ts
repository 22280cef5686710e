import type { Db } from '@fgm/db'
import { type Parent, reminders } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'

/** Invalidates the calendar address of a parent. The reminder stays. */
export function closeCalendarOf(tx: Db, { id }: Pick<Parent, 'id'>) {
  tx.update(reminders).set({ calendar_token_hash: null }).where(eq(reminders.parent_id, id)).run()
}
