import { mailOutboxTable, parents } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { startFakeMailServer } from '../../../test/fakes/mail.ts'
import { createTestApp, type TestApp, unsubscribeToken } from '../../../test/test-app.ts'
import { csrfToken } from '../auth/cookies.ts'
import { familyOf } from '../parents/parents.ts'
import { deliverDueMails, enqueueNews } from './mail.ts'

const server = await startFakeMailServer()
afterAll(server.close)

const content = {
  subject: 'Ben joined',
  preview: 'P',
  greeting: 'Hello Ana',
  paragraphs: ['Ben joined with your code.'],
  footnote: 'You are on the list.',
}

/** Writes a mail that a family can unsubscribe from. */
function writeNews(app: TestApp, name: string) {
  const parent = app.db.select().from(parents).where(eq(parents.name, name)).get()
  if (parent)
    enqueueNews(app.deps, app.db, familyOf(app.db, parent), 'friend_joined', () => content)
}

async function withAna(replaced: Parameters<typeof createTestApp>[1] = {}) {
  const app = createTestApp({}, replaced)
  const ana = await app.register({ name: 'Ana' })
  const isSubscribed = async () => (await ana.get('/user/mail-choice')).body.is_subscribed
  const kinds = () =>
    app.db
      .select()
      .from(mailOutboxTable)
      .all()
      .map(({ kind }) => kind)
  return { app, ana, isSubscribed, kinds, token: unsubscribeToken(app, 'ana@example.com') }
}

/** What Gmail and others send: a form, no cookie, no CSRF token. */
const oneClick = (app: TestApp, token: string, body = 'List-Unsubscribe=One-Click') =>
  app.app.request(`/api/mail/unsubscribe?token=${token}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('optional mails', () => {
  test('have the one-click header and the link in their small print; others have neither', async () => {
    server.received.length = 0
    const { app, token } = await withAna({ mailer: server.mailer() })
    writeNews(app, 'Ana')
    await deliverDueMails(app.deps)
    const [welcome, , news] = server.received.map(({ raw }) => raw.replace(/\r\n[ \t]+/g, ' '))
    const url = `http://localhost:3000/api/mail/unsubscribe?token=${token}`
    expect(news).toContain(`List-Unsubscribe: <${url}>\r\n`)
    expect(news).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(welcome).not.toMatch(/unsubscribe/i)
    const row = app.db
      .select()
      .from(mailOutboxTable)
      .where(eq(mailOutboxTable.kind, 'friend_joined'))
      .get()
    const page = `http://localhost:3000/unsubscribe?token=${token}`
    expect(row?.text_body).toContain(`Stop these mails:\n${page}\n`)
    expect(row?.html_body).toContain(`<a href="${page}"`)
  })

  test('are not written while a family has stopped them', async () => {
    const { app, ana, kinds } = await withAna()
    await ana.put('/user/mail-choice', { is_subscribed: false })
    writeNews(app, 'Ana')
    expect(kinds()).toEqual(['welcome', 'verify_email'])
    await ana.put('/user/mail-choice', { is_subscribed: true })
    writeNews(app, 'Ana')
    expect(kinds()).toEqual(['welcome', 'verify_email', 'friend_joined'])
  })

  test('do not affect mails that the account needs', async () => {
    const { ana, app, kinds } = await withAna()
    await ana.put('/user/mail-choice', { is_subscribed: false })
    await ana.post('/api/auth/forgot-password', { email: 'ana@example.com' })
    await expect
      .poll(() => app.mails.map(({ subject }) => subject))
      .toContain('Choose a new password')
    expect(kinds()).toContain('reset_password')
  })

  test('stopped in an outage, waiting ones are not sent; the rest are', async () => {
    server.received.length = 0
    const { app, kinds, token } = await withAna({ mailer: server.mailer() })
    await app.register({ name: 'Ben' })
    await server.down()
    await app.register({ name: 'Eve' })
    for (const name of ['Ana', 'Ben']) writeNews(app, name)
    expect((await oneClick(app, token)).status).toBe(200)
    await server.up()
    app.clock.advance(60)
    await deliverDueMails(app.deps)
    expect(kinds().filter((kind) => kind === 'friend_joined')).toHaveLength(1)
    const last = server.received.map(({ to }) => to[0]).slice(-3)
    expect(last).toEqual(['eve@example.com', 'eve@example.com', 'ben@example.com'])
  })
})

describe('the link', () => {
  test('stops them by one click of a mail program, also a second one', async () => {
    const { app, token, isSubscribed } = await withAna()
    for (const _ of [1, 2]) {
      const response = await oneClick(app, token)
      expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
      expect(await isSubscribed()).toBe(false)
    }
  })

  test('takes the form as mail programs may also send it: in parts', async () => {
    const { app, token, isSubscribed } = await withAna()
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    const url = `/api/mail/unsubscribe?token=${token}`
    expect((await app.app.request(url, { method: 'POST', body })).status).toBe(200)
    expect(await isSubscribed()).toBe(false)
  })

  test('changes nothing when it is only opened: it redirects to the page', async () => {
    const { app, token, isSubscribed } = await withAna()
    const response = await app.browser().get(`/api/mail/unsubscribe?token=${token}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/unsubscribe?token=${token}`)
    expect((await oneClick(app, token, 'something=else')).status).toBe(400)
    expect((await oneClick(app, token, '')).status).toBe(400)
    expect(await isSubscribed()).toBe(true)
  })

  test('stops and starts them from the page, without a session', async () => {
    const { app, token, isSubscribed } = await withAna()
    const visitor = app.browser()
    const stopped = await visitor.mutate('mail.unsubscribe', { token })
    expect(stopped.status).toBe(200)
    expect(await isSubscribed()).toBe(false)
    await visitor.mutate('mail.resubscribe', { token })
    expect(await isSubscribed()).toBe(true)
  })

  test('of one family changes no other', async () => {
    const { app, ana, token, isSubscribed } = await withAna()
    await app.register({ name: 'Eve' })
    await oneClick(app, unsubscribeToken(app, 'eve@example.com'))
    expect(await isSubscribed()).toBe(true)
    const [anasId] = token.split('.')
    const [, evesSignature] = unsubscribeToken(app, 'eve@example.com').split('.')
    expect((await oneClick(app, `${anasId}.${evesSignature}`)).status).toBe(400)
    expect((await ana.get('/user/mail-choice')).body).toEqual({ is_subscribed: true })
  })

  test('is refused with a sentence if it is not ours, has another purpose, or its family is gone', async () => {
    const { app, token, isSubscribed } = await withAna()
    const [id = ''] = token.split('.')
    const foreign = [
      id,
      `${id}.`,
      `${id}.x`,
      `${token}.x`,
      '',
      '.',
      `${id}.${csrfToken(app.deps, id)}`,
    ]
    for (const one of foreign) {
      const response = await oneClick(app, one)
      const { error } = (await response.json()) as { error: string }
      expect([one, response.status, error]).toEqual([
        one,
        400,
        expect.stringMatching(/^This link is/),
      ])
    }
    expect(await isSubscribed()).toBe(true)
    app.db.delete(parents).run()
    expect((await oneClick(app, token)).status).toBe(400)
  })
})

describe('the choice in the profile', () => {
  test('needs a login, and is per parent', async () => {
    const { app, isSubscribed } = await withAna()
    const visitor = app.browser()
    expect((await visitor.get('/user/mail-choice')).status).toBe(401)
    expect((await visitor.put('/user/mail-choice', { is_subscribed: false })).status).toBe(401)
    const eve = await app.register({ name: 'Eve' })
    const response = await eve.put('/user/mail-choice', { is_subscribed: false })
    expect([response.status, response.body]).toEqual([200, { is_subscribed: false }])
    expect(await isSubscribed()).toBe(true)
  })

  test('refuses an invalid choice', async () => {
    const { ana, isSubscribed } = await withAna()
    for (const body of [{}, { is_subscribed: 'no' }, { is_subscribed: null }])
      expect((await ana.put('/user/mail-choice', body)).status).toBe(400)
    expect(await isSubscribed()).toBe(true)
  })
})
