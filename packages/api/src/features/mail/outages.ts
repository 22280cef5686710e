import type { Db } from '@fgm/db'
import { mail_outages } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'

/*
 * Times in which the mail server cannot be used. They are kept in the database, so that after a
 * restart the mails still wait in their order and a server that is down is not hammered.
 */

type Outage = typeof mail_outages.$inferSelect

const only = 1
/** How long nothing is tried after the first, second ... try that found the server down. */
const pause_minutes = [1, 2, 5, 10]
const longest_pause_minutes = 15

/** The outage that lasts, or that is over but whose mails have not all gone out yet. */
export function currentOutage(db: Db): Outage | undefined {
  return db.select().from(mail_outages).where(eq(mail_outages.id, only)).get()
}

/** True while nothing is to be tried. */
export function isPaused({ db, now }: Pick<Deps, 'db' | 'now'>): boolean {
  const paused_until = Date.parse(currentOutage(db)?.paused_until ?? '')
  const wait_ms = paused_until - now().getTime()
  // A longer pause than any was set under a clock that was wrong.
  return wait_ms > 0 && wait_ms <= longest_pause_minutes * 60_000
}

/**
 * A try found the server down: the next one waits. Mails that find it out together count once. A
 * server that greets us, and fails later, is asked again after the shortest pause.
 */
export function noteServerDown(deps: Pick<Deps, 'db' | 'now'>, greets: boolean) {
  if (isPaused(deps)) return
  const { db, now } = deps
  const time = now()
  const known = currentOutage(db)
  const failed_before = known?.failed_tries ?? 0
  const minutes = pause_minutes[greets ? 0 : failed_before] ?? longest_pause_minutes
  const row: Outage = {
    id: only,
    failed_tries: failed_before + 1,
    paused_until: new Date(time.getTime() + minutes * 60_000).toISOString(),
    began_at: known?.began_at ?? time.toISOString(),
  }
  db.insert(mail_outages)
    .values(row)
    .onConflictDoUpdate({ target: mail_outages.id, set: row })
    .run()
}

/** An administrator wants it tried now, not at the end of the pause. */
export function endPause({ db, now }: Pick<Deps, 'db' | 'now'>) {
  db.update(mail_outages)
    .set({ paused_until: now().toISOString() })
    .where(eq(mail_outages.id, only))
    .run()
}

/** The server takes mails again; those that waited still go first. */
export function noteServerUp(db: Db) {
  if (!currentOutage(db)?.failed_tries) return
  db.update(mail_outages).set({ failed_tries: 0 }).where(eq(mail_outages.id, only)).run()
}

/** Every mail that waited has gone out. */
export function endOutage(db: Db) {
  if (currentOutage(db)) db.delete(mail_outages).where(eq(mail_outages.id, only)).run()
}
