import type { Db } from '@fgm/db'
import { type Parent, reminders } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'

/** Closes the calendar of a parent: the address that was told opens nothing any more. The reminder stays. */
export function closeCalendarOf(tx: Db, { id }: Pick<Parent, 'id'>) {
  tx.update(reminders).set({ calendar_token_hash: null }).where(eq(reminders.parent_id, id)).run()
}
