import { invitationsTable, parents } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, eve, root } from '../../../test/cast.ts'
import { invitationIn, invite, joinAs, secondParent } from '../../../test/families.ts'
import { createTestApp, mailedToken, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

const day = 86_400
const over = { code: 'invitation_over' }

let app: TestApp
let first: TestBrowser
beforeEach(async () => {
  app = createTestApp({ SMTP_URL: 'smtp://mail.example' })
  first = (await ana(app)).browser
})

const look = (invitation: string, browser = app.browser()) =>
  browser.post('/api/invitations/look', { invitation })
const members = async (browser: TestBrowser) => (await browser.get('/user/family')).body
const join = (invitation: string, name = 'Bo') =>
  app.browser().post('/api/auth/join', {
    invitation,
    name,
    email: `${name.toLowerCase()}@example.com`,
    password: testPassword,
  })

describe('an invitation', () => {
  test('is returned once, as a link with a # and as a QR code, and stored as a hash', async () => {
    const { status, body } = await first.post('/user/family/invitations', {})
    expect([status, body]).toMatchObject([
      201,
      { made_by: 'Ana', is_mailed: false, expires_at: '2026-03-09T09:00:00.000Z' },
    ])
    expect(body.link.url).toMatch(/^http:\/\/localhost:3000\/join#[\w-]{24}$/)
    expect(body.link.qr_rows.length).toBeGreaterThan(20)
    expect(new Set(body.link.qr_rows.map((row: string) => row.length))).toEqual(
      new Set([body.link.qr_rows.length]),
    )
    const { invitations } = await members(first)
    expect(invitations).toEqual([
      { id: body.id, made_by: 'Ana', is_mailed: false, expires_at: body.expires_at },
    ])
    expect(app.connection.serialize().includes(invitationIn(body.link.url))).toBe(false)
  })

  test('shows who invites, by first name, and nothing about the children', async () => {
    const { status, body } = await look(await invite(first))
    expect([status, body]).toEqual([
      200,
      { invited_by: 'Ana', expires_at: '2026-03-09T09:00:00.000Z' },
    ])
  })

  test('lets one new parent join, once', async () => {
    const invitation = await invite(first)
    const { status, body } = await join(invitation)
    expect([status, body.user]).toMatchObject([
      201,
      { name: 'Bo', registration_number: 1, founding_member: true, email_verified: false },
    ])
    expect((await join(invitation, 'Cy')).body).toMatchObject(over)
    expect((await look(invitation)).status).toBe(404)
    expect((await members(first)).invitations).toEqual([])
  })

  test('lets only one of several join at once', async () => {
    const invitation = await invite(first)
    const responses = await Promise.all(['Bo', 'Cy', 'Di'].map((name) => join(invitation, name)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 404, 404])
    expect(app.db.select().from(parents).all()).toHaveLength(2)
  })

  test('works for seven days', async () => {
    const invitation = await invite(first)
    app.clock.advance(7 * day - 1)
    expect((await look(invitation)).status).toBe(200)
    app.clock.advance(1)
    for (const response of [await look(invitation), await join(invitation)])
      expect([response.status, response.body]).toMatchObject([404, over])
    expect((await members(first)).invitations).toEqual([])
  })

  test('can be withdrawn by any parent of the family, and by no other', async () => {
    const invitation = await invite(first)
    const [{ id }] = (await members(first)).invitations
    const path = `/user/family/invitations/${id}`
    expect((await (await eve(app)).delete(path)).status).toBe(404)
    expect((await app.browser().delete(path)).status).toBe(401)
    expect((await look(invitation)).status).toBe(200)
    const second = await secondParent(app, first)
    expect((await second.delete(path)).status).toBe(200)
    expect((await look(invitation)).body).toMatchObject(over)
    expect((await second.delete(path)).status).toBe(404)
  })

  test('with an invented token opens nothing', async () => {
    for (const odd of ['x', 'A'.repeat(24), "' or 1=1 --"])
      expect((await look(odd)).body).toMatchObject(over)
    expect((await look('')).status).toBe(400)
    expect((await app.browser().post('/user/family/invitations', {})).status).toBe(401)
  })

  test('opens nothing while its family is blocked', async () => {
    const invitation = await invite(first)
    app.connection.exec('update families set blocked_at = created_at')
    expect((await join(invitation)).body).toMatchObject(over)
  })

  test('cannot be made by administrators', async () => {
    const { status } = await (await root(app)).post('/user/family/invitations', {})
    expect(status).toBe(403)
  })

  test('is deleted with the parent who made it', async () => {
    const second = await secondParent(app, first)
    const invitation = await invite(second)
    await second.delete('/user', { password: testPassword })
    expect((await look(invitation)).body).toMatchObject(over)
    expect(app.db.select().from(invitationsTable).all()).toEqual([])
  })
})

describe('a family', () => {
  test('has at most four parents, and an open invitation holds a place', async () => {
    await secondParent(app, first, 'Bo')
    const [third, fourth] = [await invite(first), await invite(first)]
    const { status, body } = await first.post('/user/family/invitations', {})
    expect([status, body.code]).toEqual([409, 'family_full'])
    await joinAs(app, third, 'Cy')
    await joinAs(app, fourth, 'Di')
    expect((await members(first)).places_left).toBe(0)
    expect((await first.post('/user/family/invitations', {})).body.code).toBe('family_full')
  })

  test('can make twenty invitations an hour', async () => {
    const limited = createTestApp({ RATE_LIMITS: 'on' })
    const browser = await limited.register({ name: 'Ana' })
    for (let made = 0; made < 20; made += 1) {
      const { body } = await browser.post('/user/family/invitations', {})
      await browser.delete(`/user/family/invitations/${body.id}`)
    }
    expect((await browser.post('/user/family/invitations', {})).status).toBe(429)
  })
})

describe('an invitation by mail', () => {
  const byMail = (email: string) => first.post('/user/family/invitations', { email })
  const confirm = () =>
    first.post('/api/auth/verify-email', { token: mailedToken(app.mails, 'verify-email') })

  test('needs a confirmed address of the sender', async () => {
    expect((await members(first)).may_mail).toBe(false)
    const { status, body } = await byMail('bo@example.com')
    expect([status, body.code]).toEqual([403, 'confirm_first'])
    expect(app.db.select().from(invitationsTable).all()).toEqual([])
  })

  test('has no name, and its link is returned to no one else', async () => {
    await confirm()
    expect((await members(first)).may_mail).toBe(true)
    const { status, body } = await byMail(' bo@example.com ')
    expect([status, body]).toMatchObject([
      201,
      { link: null, is_mailed: true, message: 'The invitation is on its way to bo@example.com.' },
    ])
    const mail = app.mails.at(-1)
    expect([mail?.to, mail?.subject]).toEqual([
      { name: '', address: 'bo@example.com' },
      'You are invited to a family on Five Good Minutes',
    ])
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Ana|Mia/)
    const [, token = ''] = /\/join#([\w-]+)/.exec(mail?.text ?? '') ?? []
    expect((await join(token)).status).toBe(201)
  })

  test('is refused for an address of the family, and for an invalid one', async () => {
    await confirm()
    expect((await byMail('ANA@example.com')).body.code).toBe('already_in_family')
    expect((await byMail('no address')).status).toBe(400)
  })

  test("is in the family's export without its secrets", async () => {
    await confirm()
    await byMail('bo@example.com')
    const text = JSON.stringify((await first.get('/user/export')).body)
    expect(text).toContain('/join#...')
    expect(text).not.toMatch(/join#[\w-]{4}/)
  })
})
