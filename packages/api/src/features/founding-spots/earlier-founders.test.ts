import { openDatabase } from '@fgm/db'
import { families, mailOutboxTable } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { confirm, createLaunch, familyAt, hour, isFamilyAt } from '../../../test/launch-app.ts'
import { releaseLapsedSpots, tellEarlierFounders } from '../auth/spot-releases.ts'
import { deliverDueMails } from '../mail/mail.ts'

/* Founders from before spots were held: an upgrade gives them two weeks, and one mail. */

const at = 'ana@example.com'
const day = 24 * hour

/** Ana is a founder of a month ago, as the upgrade leaves her; Ben registers after it. */
async function upgraded() {
  const app = createLaunch()
  await app.register({ name: 'Ana' })
  await deliverDueMails(app.deps)
  app.clock.advance(30 * day)
  const spotHeldUntil = new Date(app.deps.now().getTime() + 14 * day * 1_000).toISOString()
  app.db.update(families).set({ spot_held_until: spotHeldUntil }).where(isFamilyAt(app, at)).run()
  await app.register({ name: 'Ben' })
  await deliverDueMails(app.deps)
  return app
}

test('an earlier founder gets one mail, over restarts, with the end of the hold and a valid link', async () => {
  const app = await upgraded()
  expect(tellEarlierFounders(app.deps)).toBe(1)
  const { db } = openDatabase(app.connection.serialize())
  expect([tellEarlierFounders(app.deps), tellEarlierFounders({ ...app.deps, db })]).toEqual([0, 0])
  await deliverDueMails(app.deps)
  const { subject, to, text } = app.mails.at(-1) ?? expect.unreachable()
  expect([subject, to.address]).toEqual(['One tap keeps your founding spot', at])
  expect(text).toContain('is held for you until Wednesday, April 15, 09:00 UTC')
  expect(text).not.toContain('Ana')
  expect((await confirm(app, at)).body.message).toContain('Your founding spot is yours for life.')
  expect(familyAt(app, at)).toMatchObject({ founding_member: true, spot_held_until: null })
})

test('the spot is held for two weeks, not longer', async () => {
  const app = await upgraded()
  tellEarlierFounders(app.deps)
  await deliverDueMails(app.deps)
  app.clock.advance(14 * day - 1)
  releaseLapsedSpots(app.deps)
  expect(familyAt(app, at).founding_member).toBe(true)
  app.clock.advance(1)
  releaseLapsedSpots(app.deps)
  expect(familyAt(app, at).founding_member).toBe(false)
})

test('the spot is not released while that mail waits for the mail server', async () => {
  const app = await upgraded()
  tellEarlierFounders(app.deps)
  app.clock.advance(15 * day)
  releaseLapsedSpots(app.deps)
  expect(familyAt(app, at).founding_member).toBe(true)
})

test('a blocked family gets none, and no one does without a mail server', async () => {
  const app = await upgraded()
  const config = { ...app.deps.config, smtp_url: null }
  expect(tellEarlierFounders({ ...app.deps, config })).toBe(0)
  app.db.update(families).set({ blocked_at: 'now' }).where(isFamilyAt(app, at)).run()
  expect(tellEarlierFounders(app.deps)).toBe(0)
  expect(
    app.db.select().from(mailOutboxTable).where(eq(mailOutboxTable.kind, 'spot_held')).all(),
  ).toEqual([])
})

test("a failed write does not prevent the server's start", async () => {
  const app = await upgraded()
  app.connection.exec('drop table email_tokens')
  expect(tellEarlierFounders(app.deps)).toBe(0)
})
