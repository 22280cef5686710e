import { isOnPrimary } from '@fgm/db/primary-databases'
import { accessTokens, sessions } from '@fgm/db/schema'
import { expect, test } from 'vitest'
import { ana } from './cast.ts'
import { smallHouse } from './houses.ts'
import { createTestApp } from './test-app.ts'
import { programOf } from './test-program.ts'

/* A full disk: the database is not allowed another page. */

/** The size of a file can be limited, but not that of a primary. */
const testOfFile = test.skipIf(isOnPrimary())

const house = { name: 'Home', blueprint_data: smallHouse }

/** Ana, and a database that has reached its largest size. */
async function fullDisk() {
  const app = createTestApp()
  const { browser, child_id } = await ana(app)
  const pages = app.connection.pragma('page_count', { simple: true })
  const fill = async () => {
    app.connection.pragma(`max_page_count = ${pages}`)
    for (let written = 0; written < 40; written += 1)
      if ((await browser.post('/api/blueprints', house)).status !== 201) return
  }
  return { app, browser, child_id, fill }
}

testOfFile(
  'is reported over REST and tRPC, with a time to come back, and nothing is half kept',
  async () => {
    const { app, browser, fill } = await fullDisk()
    await fill()
    const count = () => app.connection.prepare('select count(*) from blueprints').pluck().get()
    const before = count()
    const sentence = 'There is no room to keep this right now. Please try again later.'
    for (const refused of [
      await browser.post('/api/blueprints', house),
      await browser.mutate('blueprints.create', house),
    ]) {
      expect([refused.status, refused.body.error]).toEqual([503, sentence])
      expect(refused.headers.get('retry-after')).toBe('60')
    }
    expect(count()).toBe(before)
  },
)

testOfFile('ends no reading, not even in a session that should now be extended', async () => {
  const { app, browser, child_id, fill } = await fullDisk()
  await fill()
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString()
  app.db.update(sessions).set({ expires_at: soon }).run()
  // Overwriting an existing value needs no space; this does.
  app.connection.exec(`create temp trigger grows before update on sessions begin
    insert into server_secrets values (hex(randomblob(8)), hex(zeroblob(100000)), ''); end`)
  const paths = ['/activities', '/children', `/activities/shadow-wave/status?child_id=${child_id}`]
  for (const path of paths) expect((await browser.get(path)).status).toBe(200)
})

testOfFile('ends no reading by an access token, although its use is not noted', async () => {
  const { app, browser, fill } = await fullDisk()
  const program = await programOf(app, browser, { scopes: ['read'] })
  await fill()
  app.connection.exec(`create temp trigger grows before update on access_tokens begin
    insert into server_secrets values (hex(randomblob(8)), hex(zeroblob(100000)), ''); end`)
  expect((await program.get('/children')).status).toBe(200)
  expect(app.db.select().from(accessTokens).get()?.last_used_at).toBeNull()
})
