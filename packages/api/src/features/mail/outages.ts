import type { Db } from '@fgm/db'
import { mailOutages } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'

/*
 * Outages of the mail server. They are stored in the database, so that after a
 * restart the mails still wait in their order and a server that is down is not hammered.
 */

type Outage = typeof mailOutages.$inferSelect

const only = 1
/** The pauses after the first, second ... attempt that found the server down. */
const pauseMinutes = [1, 2, 5, 10]
const longestPauseMinutes = 15

/** The current outage, or one that is over but whose mails have not all been sent yet. */
export function currentOutage(db: Db): Outage | undefined {
  return db.select().from(mailOutages).where(eq(mailOutages.id, only)).get()
}

/** Whether sending is paused. */
export function isPaused({ db, now }: Pick<Deps, 'db' | 'now'>): boolean {
  const pausedUntil = Date.parse(currentOutage(db)?.paused_until ?? '')
  const waitMs = pausedUntil - now().getTime()
  // A longer pause than any was set by a wrong clock.
  return waitMs > 0 && waitMs <= longestPauseMinutes * 60_000
}

/**
 * An attempt found the server down: the next one waits. Simultaneous failures count once. A
 * server that accepts connections, and fails later, is tried again after the shortest pause.
 */
export function noteServerDown(deps: Pick<Deps, 'db' | 'now'>, greets: boolean) {
  if (isPaused(deps)) return
  const { db, now } = deps
  const time = now()
  const known = currentOutage(db)
  const failedBefore = known?.failed_tries ?? 0
  const minutes = pauseMinutes[greets ? 0 : failedBefore] ?? longestPauseMinutes
  const row: Outage = {
    id: only,
    failed_tries: failedBefore + 1,
    paused_until: new Date(time.getTime() + minutes * 60_000).toISOString(),
    began_at: known?.began_at ?? time.toISOString(),
  }
  db.insert(mailOutages).values(row).onConflictDoUpdate({ target: mailOutages.id, set: row }).run()
}

/** An administrator wants an attempt now, not at the end of the pause. */
export function endPause({ db, now }: Pick<Deps, 'db' | 'now'>) {
  db.update(mailOutages)
    .set({ paused_until: now().toISOString() })
    .where(eq(mailOutages.id, only))
    .run()
}

/** The server takes mails again; waiting mails still go first. */
export function noteServerUp(db: Db) {
  if (!currentOutage(db)?.failed_tries) return
  db.update(mailOutages).set({ failed_tries: 0 }).where(eq(mailOutages.id, only)).run()
}

/** Every waiting mail has been sent. */
export function endOutage(db: Db) {
  if (currentOutage(db)) db.delete(mailOutages).where(eq(mailOutages.id, only)).run()
}
