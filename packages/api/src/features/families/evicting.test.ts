import { beforeEach, describe, expect, test } from 'vitest'
import { ana, confirmFamilyOf } from '../../../test/cast.ts'
import { makeDayLink, openedDay } from '../../../test/day-links.ts'
import { invite, leaveFamily, removeParent, secondParent } from '../../../test/families.ts'
import { createTestApp, mailedToken, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

/* Parents can remove someone who should not be in their family, whatever that person does to prevent it. */

let app: TestApp
let first: TestBrowser
beforeEach(async () => {
  app = createTestApp({ RATE_LIMITS: 'on', SMTP_URL: 'smtp://mail.example' })
  first = (await ana(app)).browser
})

const idOf = async (name: string) => {
  const { parents } = (await first.get('/user/family')).body
  return parents.find((one: { name: string }) => one.name === name).id
}
const remove = (browser: TestBrowser, id: string, password: string) =>
  browser.post(`/user/family/parents/${id}/remove`, { password })

describe('removing a parent', () => {
  test('is not blocked by attempts of another parent, earlier or later', async () => {
    const hostile = await secondParent(app, first, 'Cy')
    await secondParent(app, first, 'Dee')
    for (const name of ['Ana', 'Ana', 'Ana', 'Ana'])
      expect((await remove(hostile, await idOf(name), 'wrong-1')).body.code).toBe('not_before_you')
    for (let attempt = 1; attempt <= 4; attempt += 1)
      expect((await remove(hostile, await idOf('Dee'), 'wrong-1')).body.code).toBe('wrong_password')
    expect((await removeParent(first, 'Cy')).status).toBe(200)
  })

  test('counts removals, three a day, and no wrong password', async () => {
    const counted = [
      ['Bo', 200],
      ['Cy', 200],
      ['Dee', 200],
      ['Flo', 429],
    ] as const
    for (const [name, status] of counted) {
      await secondParent(app, first, name)
      const id = await idOf(name)
      expect((await remove(first, id, 'wrong-1')).body.code).toBe('wrong_password')
      expect([name, (await remove(first, id, testPassword)).status]).toEqual([name, status])
    }
    app.clock.advance(86_400)
    expect((await removeParent(first, 'Flo')).status).toBe(200)
  })
})

describe('the invitations of an intruder', () => {
  const isOpen = async (invitation: string) =>
    (await app.browser().post('/api/invitations/look', { invitation })).status === 200

  test('are revoked by a new password', async () => {
    const invitation = await invite(first)
    expect(await isOpen(invitation)).toBe(true)
    const change = { current_password: testPassword, new_password: 'brave-new-otter' }
    expect((await first.post('/api/auth/change-password', change)).status).toBe(200)
    expect(await isOpen(invitation)).toBe(false)
  })

  test('are revoked by a reset password, but those of other parents are not', async () => {
    confirmFamilyOf(app, 'Ana')
    const second = await secondParent(app, first)
    const invitation = await invite(first)
    const others = await invite(second)
    await app.browser().post('/api/auth/forgot-password', { email: 'ana@example.com' })
    const token = mailedToken(app.mails, 'reset-password')
    await app.browser().post('/api/auth/reset-password', { token, password: 'brave-new-otter' })
    expect([await isOpen(invitation), await isOpen(others)]).toEqual([false, true])
  })
})

describe('the links for a day of a parent', () => {
  const ways: [string, (second: TestBrowser) => Promise<{ status: number }>][] = [
    ['is removed', () => removeParent(first, 'Bo')],
    ['moves into their own family', (second) => leaveFamily(second, false)],
    ['deletes their account', (second) => second.delete('/user', { password: testPassword })],
  ]
  test.each(ways)('are revoked when the parent %s', async (_, go) => {
    const second = await secondParent(app, first)
    const { token } = await makeDayLink(second)
    expect((await openedDay(app.browser(), token)).status).toBe(200)
    expect((await go(second)).status).toBe(200)
    expect((await openedDay(app.browser(), token)).status).toBe(404)
    expect((await first.get('/user/day-links')).body.links).toEqual([])
  })
})

describe('an account in a family that invites', () => {
  const account = (invitation: string, email: string) => ({
    invitation,
    name: 'Bo',
    email,
    password: testPassword,
  })

  test('counts as a registration of its hour', async () => {
    const invitation = await invite(first)
    app.connection.exec(`insert into settings (name, value, updated_at)
      values ('registrations_an_hour', '1', '2026-03-02T09:00:00.000Z')`)
    const { status, body } = await app
      .browser()
      .post('/api/auth/join', account(invitation, 'bo@example.com'))
    expect([status, body.code]).toEqual([503, 'registrations_paused'])
    app.clock.advance(3_600)
    for (const [name, expected] of [
      ['bo', 201],
      ['cy', 503],
    ] as const) {
      const response = await app
        .browser()
        .post('/api/auth/join', account(await invite(first), `${name}@example.com`))
      expect([name, response.status]).toEqual([name, expected])
    }
  })

  test('causes only a few mails an hour to one mailbox, in any spelling', async () => {
    const invitation = await invite(first)
    const spellings = ['b.o', 'bo+a', 'bo+b', 'b.o+c', 'BO']
    for (const spelling of spellings) {
      const email = `${spelling}@gmail.com`
      await app.browser().post('/api/auth/forgot-password', { email })
    }
    const { status } = await app
      .browser()
      .post('/api/auth/join', account(invitation, 'bo+join@gmail.com'))
    expect(status).toBe(429)
    const other = account(invitation, 'cy@gmail.com')
    expect((await app.browser().post('/api/auth/join', other)).status).toBe(201)
  })
})
