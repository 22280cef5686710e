import { auditEntries, mailOutages, mailOutboxTable, parents } from '@fgm/db/schema'
import type { MailState } from '@fgm/shared/mail/mail'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { eve, root } from '../../../test/cast.ts'
import { startFakeMailServer } from '../../../test/fakes/mail.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { deliverDueMails, deliverMails } from './mail.ts'

const path = '/api/admin/mail-outbox'
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** An app with a real mail server and its administrator; the mails of the registration are sent. */
async function openMail(env: Record<string, string> = {}) {
  const server = await startFakeMailServer()
  closing.push(server.close)
  const app = createTestApp(env, { mailer: server.mailer() })
  const browser = await root(app)
  app.db.delete(mailOutboxTable).run()
  server.received.splice(0)
  return { app, browser, server }
}

type Mail = Partial<typeof mailOutboxTable.$inferInsert> & { id: string }

/** Mails as they are in the outbox, written one after the other. */
function write({ db, deps }: TestApp, ...mails: Mail[]) {
  const moment = (seconds: number) => new Date(deps.now().getTime() + seconds * 1000).toISOString()
  for (const [place, mail] of mails.entries())
    db.insert(mailOutboxTable)
      .values({
        kind: 'welcome',
        to_name: 'Ann',
        to_address: 'ann@example.com',
        subject: 'Your secret subject',
        text_body: 'https://x.example/verify-email?token=secret-token',
        html_body: '<a href="https://x.example/verify-email?token=secret-token">',
        state: 'waiting',
        attempts: 0,
        next_attempt_at: moment(3_600),
        created_at: moment(place - 3_600),
        ...mail,
      })
      .run()
}

const inStates: Record<MailState, Mail> = {
  waiting: { id: 'w' },
  failed: { id: 'f', attempts: 2, last_error: 'later please' },
  sent: { id: 's', state: 'sent', attempts: 1, sent_at: '2026-03-02T08:00:00.000Z' },
  given_up: { id: 'g', state: 'failed', attempts: 8 },
}

const idOf = ({ raw }: { raw: string }) => /^Message-ID: <(.+)@/m.exec(raw)?.[1]

describe('the list', () => {
  test("has state, kind, receiver and attempts, and nothing of a mail's content", async () => {
    const { app, browser } = await openMail()
    write(app, ...Object.values(inStates))
    const { body } = await browser.get(path)
    expect(body.mails.map(({ id, state }: Mail) => [id, state])).toEqual([
      ['g', 'given_up'],
      ['s', 'sent'],
      ['f', 'failed'],
      ['w', 'waiting'],
    ])
    expect(body.counts).toEqual({ waiting: 1, failed: 1, sent: 1, given_up: 1 })
    expect(body.mails[2]).toMatchObject({
      ...{ kind: 'welcome', to_name: 'Ann', to_address: 'ann@example.com', attempts: 2 },
      ...{ last_error: 'later please', sent_at: null, created_at: '2026-03-02T08:00:01.000Z' },
    })
    expect(body.mails[0].next_attempt_at).toBeNull()
    expect(JSON.stringify(body)).not.toMatch(/secret|verify-email|body|subject/)
  })

  test('links mails to families that administrators can find', async () => {
    const { app, browser } = await openMail()
    await eve(app)
    app.db.delete(mailOutboxTable).run()
    write(app, { id: 'root', to_address: 'root@example.com' }, { id: 'reader' })
    write(app, { id: 'eve', to_address: 'Eve@example.com' })
    const { mails } = (await browser.get(path)).body
    const families = mails.filter(({ has_family }: { has_family: boolean }) => has_family)
    expect(families.map(({ id }: Mail) => id)).toEqual(['eve'])
  })

  test.each(Object.entries(inStates))('shows only those that are %s', async (state, { id }) => {
    const { app, browser } = await openMail()
    write(app, ...Object.values(inStates))
    const { mails } = (await browser.get(`${path}?state=${state}`)).body
    expect(mails.map((mail: Mail) => mail.id)).toEqual([id])
  })

  test('can be searched by a part of a name, an address or a kind, literally', async () => {
    const { app, browser } = await openMail()
    write(
      app,
      { id: 'a', kind: 'verify_email' },
      { id: 'b', to_name: 'Ben', to_address: 'ben_c@example.com' },
      { id: 'c', kind: 'house-drawn', to_name: 'Cleo', to_address: 'cleo@example.com' },
    )
    const found = async (query: string) =>
      (await browser.get(`${path}?query=${encodeURIComponent(query)}`)).body.mails.map(
        ({ id }: Mail) => id,
      )
    expect(await found('BEN')).toEqual(['b'])
    expect(await found('ann@')).toEqual(['a'])
    expect(await found('Verify e')).toEqual(['a'])
    expect(await found('verify_email')).toEqual(['a'])
    expect(await found('house drawn')).toEqual(['c'])
    expect(await found('%')).toEqual([])
  })

  test('has consistent pages, even if mails arrive meanwhile', async () => {
    const { app, browser } = await openMail()
    const sameTime = { created_at: '2026-03-02T08:00:00.000Z' }
    write(app, ...Array.from({ length: 7 }, (_, place) => ({ id: `m${place}`, ...sameTime })))
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body }: { body: { mails: Mail[]; next_cursor: string | null } } = await browser.get(
        `${path}?limit=3${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...body.mails.map(({ id }) => id))
      cursor = body.next_cursor
      write(app, { id: `new${seen.length}`, created_at: app.deps.now().toISOString() })
    }
    expect(seen).toEqual(['m6', 'm5', 'm4', 'm3', 'm2', 'm1', 'm0'])
  })

  test.each(['state=lost', 'limit=0', 'limit=1000', 'cursor=x', 'cursor=YSBi'])(
    'refuses %s',
    async (query) => {
      const { browser } = await openMail()
      const { status, body } = await browser.get(`${path}?${query}`)
      expect([status, typeof body.error]).toEqual([400, 'string'])
    },
  )

  test("shows the server's message without secrets", async () => {
    const { app, browser } = await openMail({ SMTP_URL: 'smtp://mailer:hunter%402@127.0.0.1:1' })
    const message = `535 no: mailer hunter@2 ${Buffer.from('\0mailer\0hunter@2').toString('base64')}
      see https://x.example/?token=abc password=swordfish`
    write(app, { id: 'a', attempts: 1, last_error: message })
    const { mails } = (await browser.get(path)).body
    expect(mails[0].last_error).toMatch(/^535 no: /)
    expect(mails[0].last_error).not.toMatch(/hunter|mailer|AG1haWxlc|token|swordfish/)
  })
})

describe("'Retry now'", () => {
  const retry = (id: string) => `${path}/${id}/retry`

  test('sends a waiting mail and a given-up one, once', async () => {
    const { app, browser, server } = await openMail()
    write(app, inStates.failed, inStates.given_up)
    for (const id of ['f', 'g'])
      expect((await browser.post(retry(id))).body).toMatchObject({ state: 'sent' })
    for (const id of ['f', 'g']) {
      const { status, body } = await browser.post(retry(id))
      expect([status, body.error]).toEqual([409, 'This mail has been sent. It does not go twice.'])
    }
    app.clock.advance(86_400)
    await deliverDueMails(app.deps)
    expect(server.received.map(idOf)).toEqual(['f', 'g'])
  })

  test('ten times at once sends one mail', async () => {
    const { app, browser, server } = await openMail()
    write(app, inStates.waiting)
    const responses = await Promise.all(Array.from({ length: 10 }, () => browser.post(retry('w'))))
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true)
    await deliverDueMails(app.deps)
    expect(server.received.map(idOf)).toEqual(['w'])
  })

  test("and the mail's own caller at the same moment send one mail", async () => {
    const { app, server } = await openMail()
    write(app, { ...inStates.waiting, next_attempt_at: app.deps.now().toISOString() })
    const worker = deliverDueMails(app.deps)
    expect(await deliverMails(app.deps, ['w'])).toBe(false)
    await worker
    expect(server.received.map(idOf)).toEqual(['w'])
  })

  test('sends older due mails first', async () => {
    const { app, browser, server } = await openMail()
    const due = { next_attempt_at: '2026-03-02T08:30:00.000Z' }
    write(app, { id: 'old', ...due }, { id: 'mine' }, { id: 'young', ...due })
    await browser.post(retry('mine'))
    await deliverDueMails(app.deps)
    expect(server.received.map(idOf)).toEqual(['old', 'mine', 'young'])
  })

  test('tries during the pause of an outage, and waits again if the server is still down', async () => {
    const { app, browser, server } = await openMail()
    write(app, inStates.waiting)
    await server.down()
    expect((await browser.post(retry('w'))).body.message).toMatch(/^The mail server takes no mails/)
    const first = app.db.select().from(mailOutages).get()
    expect((await browser.get(path)).body.outage).toEqual({
      began_at: first?.began_at,
      paused_until: first?.paused_until,
    })
    await server.up()
    expect((await browser.post(retry('w'))).body.state).toBe('sent')
    expect((await browser.get(path)).body.outage).toBeNull()
  })

  test("shows the server's message if it refuses again", async () => {
    const { app, browser, server } = await openMail()
    write(app, inStates.failed, inStates.given_up)
    server.state.trouble = 'busy'
    const { body } = await browser.post(retry('f'))
    expect([body.state, body.message]).toEqual(['failed', expect.stringContaining('later please')])
    server.state.trouble = 'no such mailbox'
    const givenUp = (await browser.post(retry('g'))).body
    expect(givenUp).toMatchObject({
      state: 'given_up',
      message: expect.stringContaining('nobody'),
    })
  })

  test('sends no mails to parents who stopped them', async () => {
    const { app, browser, server } = await openMail()
    await eve(app)
    const user = app.db.select().from(parents).where(eq(parents.name, 'Eve')).get()
    server.received.splice(0)
    const unsubscribeUrl = 'https://x.example/unsubscribe'
    write(app, { ...inStates.given_up, parent_id: user?.id ?? '', unsubscribe_url: unsubscribeUrl })
    app.db.update(parents).set({ unsubscribed_at: '2026-03-02T08:00:00.000Z' }).run()
    const { status, body } = await browser.post(retry('g'))
    expect([status, body.error]).toEqual([409, 'This family has stopped mails of this kind.'])
    expect(server.received).toEqual([])
  })
})

describe('all waiting mails', () => {
  test('are sent in order; given-up ones stay', async () => {
    const { app, browser, server } = await openMail()
    write(app, { id: 'a' }, { id: 'b', attempts: 3 }, inStates.given_up, { id: 'c' })
    const { body } = await browser.post(`${path}/retry`)
    expect(body.message).toBe('3 mails were tried. The list shows how each went.')
    expect(server.received.map(idOf)).toEqual(['a', 'b', 'c'])
    expect((await browser.post(`${path}/retry`)).body.message).toBe('No mail waits.')
  })

  test('keep waiting while the server is down', async () => {
    const { app, browser, server } = await openMail()
    write(app, { id: 'a' }, { id: 'b' })
    await server.down()
    const { message } = (await browser.post(`${path}/retry`)).body
    expect(message).toBe('The mail server takes no mails right now. 2 mails wait in order.')
  })
})

describe('a test mail', () => {
  test('goes only to the administrator, and the response confirms it', async () => {
    const { app, browser, server } = await openMail({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const { status, body } = await browser.post(`${path}/test`)
    expect([status, body]).toEqual([
      200,
      { state: 'sent', message: 'Sent to root@example.com. The mail server has taken it.' },
    ])
    expect(server.received.map(({ to }) => to)).toEqual([['root@example.com']])
    expect(app.db.select().from(auditEntries).all()).toMatchObject([{ action: 'mail.sendTest' }])
  })

  test.each([
    ['no such mailbox', 'given_up', /^The mail server refused it for good: .*nobody here/],
    ['busy', 'failed', /^Not sent: .*later please.* It is tried again by itself\.$/],
    ['none', 'sent', /^No mail server is configured/],
    ['closes at the recipient', 'waiting', /^The mail server takes no mails right now: /],
  ] as const)('reports a server with the trouble: %s', async (trouble, state, words) => {
    const { browser, server } = await openMail()
    server.state.trouble = trouble
    const { body } = await browser.post(`${path}/test`)
    expect([body.state, body.message]).toEqual([state, expect.stringMatching(words)])
  })

  test('is limited', async () => {
    const { browser } = await openMail({ RATE_LIMITS: 'on' })
    const statuses: number[] = []
    for (let time = 0; time < 7; time += 1)
      statuses.push((await browser.post(`${path}/test`)).status)
    expect(statuses.at(0)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })
})
