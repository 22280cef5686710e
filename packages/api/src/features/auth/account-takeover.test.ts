import { parents, sessions } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { addChild, mia } from '../../../test/cast.ts'
import { startFakeGoogle } from '../../../test/fakes/google.ts'
import { createTestApp, mailedToken, testPassword } from '../../../test/test-app.ts'
import { deliverDueMails } from '../mail/mail.ts'

const google = await startFakeGoogle()
afterAll(google.close)

const victim = { email: 'ana@example.com', password: testPassword }

/** A stranger has registered with someone else's address, and keeps the session. */
async function prepared() {
  const app = createTestApp({}, { google: google.verifier() })
  const stranger = await app.register({ name: 'Stranger', email: victim.email })
  const token = mailedToken(app.mails, 'verify-email')
  const bringByGoogle = async () => {
    const owner = app.browser()
    const response = await owner.post('/api/auth/google', { token: await google.idToken() })
    return { owner, response }
  }
  const read = () => app.db.select().from(parents).where(eq(parents.email, victim.email)).get()
  return { ...app, stranger, token, bringByGoogle, read }
}

describe('an account that a stranger made with my address', () => {
  test("is not theirs after I open the mail's link and log in with Google", async () => {
    const { stranger, browser, token, bringByGoogle, read } = await prepared()
    // I, or my mail scanner, open the link: without the stranger's password it confirms nothing.
    expect((await browser().post('/api/auth/verify-email', { token })).status).toBe(401)
    expect(read()?.email_verified_at).toBeNull()
    const { owner, response } = await bringByGoogle()
    expect(response.body).toMatchObject({
      is_new: false,
      user: { name: 'Ana Garcia', email_verified: true, has_password: false },
    })
    await addChild(owner, mia)
    expect((await stranger.get('/children')).status).toBe(401)
    expect((await browser().post('/api/login', victim)).status).toBe(401)
    expect((await owner.get('/children')).body.children).toMatchObject([{ name: 'Mia' }])
  })

  test('is not theirs if it was confirmed before confirming required a password', async () => {
    const { stranger, browser, bringByGoogle, read, db, deps, mails } = await prepared()
    db.update(parents).set({ email_verified_at: '2026-03-01T09:00:00.000Z' }).run()
    const { owner, response } = await bringByGoogle()
    expect(response.body.user).toMatchObject({ name: 'Ana Garcia', has_password: false })
    expect((await stranger.get('/user/profile')).status).toBe(401)
    expect((await browser().post('/api/login', victim)).status).toBe(401)
    expect((await owner.get('/user/profile')).status).toBe(200)
    expect(read()?.email_verified_at).toBe('2026-03-01T09:00:00.000Z')
    await deliverDueMails(deps)
    expect(mails.at(-1)?.text).toContain('We removed the old password')
    expect(mails.at(-1)?.text).not.toContain('Stranger')
  })

  test('is mine by a reset link, too, and Google then leaves my own password alone', async () => {
    const { stranger, browser, bringByGoogle, mails } = await prepared()
    await browser().post('/api/auth/forgot-password', { email: victim.email })
    const token = mailedToken(mails, 'reset-password')
    const password = 'brave-new-otter'
    await browser().post('/api/auth/reset-password', { token, password })
    expect((await stranger.get('/user/profile')).status).toBe(401)
    expect((await bringByGoogle()).response.body.user.has_password).toBe(true)
    expect((await browser().post('/api/login', { ...victim, password })).status).toBe(200)
  })

  test('stays unproven when the stranger changes the password', async () => {
    const { stranger, browser, bringByGoogle, db } = await prepared()
    db.update(parents).set({ email_verified_at: '2026-03-01T09:00:00.000Z' }).run()
    const change = { current_password: testPassword, new_password: 'brave-new-otter' }
    expect((await stranger.post('/api/auth/change-password', change)).status).toBe(200)
    expect((await bringByGoogle()).response.body.user.has_password).toBe(false)
    const login = { ...victim, password: 'brave-new-otter' }
    expect((await browser().post('/api/login', login)).status).toBe(401)
  })
})

describe('my own account, confirmed with its password', () => {
  test('is joined to Google: other browsers are logged out, the password stays, a mail says so', async () => {
    const app = createTestApp({}, { google: google.verifier() })
    const laptop = await app.register({ name: 'Ana' })
    await laptop.post('/api/auth/verify-email', { token: mailedToken(app.mails, 'verify-email') })
    const phone = app.browser()
    const token = await google.idToken()
    const { body } = await phone.post('/api/auth/google', { token })
    expect(body.user).toMatchObject({ name: 'Ana', has_password: true })
    expect((await laptop.get('/user/profile')).status).toBe(401)
    expect((await phone.get('/user/profile')).status).toBe(200)
    expect((await laptop.post('/api/login', victim)).status).toBe(200)
    await deliverDueMails(app.deps)
    const notices = app.mails.filter(({ subject }) => subject === 'You can log in with Google now')
    expect(notices).toHaveLength(1)
    expect(notices[0]?.text).not.toContain('removed the old password')
    // Logging in with Google again ends no session.
    await phone.post('/api/auth/google', { token })
    expect((await laptop.get('/user/profile')).status).toBe(200)
    expect(app.db.select().from(sessions).all()).toHaveLength(2)
  })
})
