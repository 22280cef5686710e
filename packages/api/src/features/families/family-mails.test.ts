import { beforeEach, describe, expect, test } from 'vitest'
import { ana } from '../../../test/cast.ts'
import { invite, leaveFamily, moveIn, removeParent, secondParent } from '../../../test/families.ts'
import { createTestApp, mailedToken, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { deliverDueMails } from '../mail/mail.ts'

/* Membership changes are no secret within a family: every change is mailed to all its parents. */

let app: TestApp
let first: TestBrowser
let second: TestBrowser
let other: TestBrowser
beforeEach(async () => {
  app = createTestApp({ SMTP_URL: 'smtp://mail.example' })
  first = (await ana(app)).browser
  second = await secondParent(app, first)
  await secondParent(app, first, 'Cy')
  other = await app.register({ name: 'Zoe' })
  await deliverDueMails(app.deps)
  app.mails.length = 0
})

const confirmAll = () =>
  app.connection.exec(`update parents set email_verified_at = created_at;
    update families set confirmed_at = created_at`)

/** Someone else owns this address, proves it, and then has their own family. */
async function takeOverAddress() {
  await app.browser().post('/api/auth/forgot-password', { email: 'bo@example.com' })
  await deliverDueMails(app.deps)
  const token = mailedToken(app.mails, 'reset-password')
  await app.browser().post('/api/auth/reset-password', { token, password: 'brave-new-otter' })
}

const changes: { change: string; make: () => Promise<unknown>; mails: Record<string, string> }[] = [
  {
    change: 'a new parent',
    make: () => secondParent(app, first, 'Dee'),
    mails: { ana: 'joined', bo: 'joined', cy: 'joined', dee: 'Welcome' },
  },
  {
    change: 'a parent who came with a family',
    make: async () => moveIn(other, await invite(first), 'bring'),
    mails: { ana: 'joined', bo: 'joined', cy: 'joined', zoe: 'You belong to another family now' },
  },
  {
    change: 'a parent who moved to another family',
    make: async () => moveIn(second, await invite(other), 'others_stay'),
    mails: { ana: 'left', cy: 'left', zoe: 'joined', bo: 'You belong to another family now' },
  },
  {
    change: 'a parent who left',
    make: () => leaveFamily(second, true),
    mails: { ana: 'left', cy: 'left', bo: 'You are family #3 now' },
  },
  {
    change: 'a parent who was removed',
    make: () => removeParent(first, 'Bo'),
    mails: { ana: 'was removed', cy: 'was removed', bo: 'You are family #3 now' },
  },
  {
    change: 'a parent who deleted the account',
    make: () => second.delete('/user', { password: testPassword }),
    mails: { ana: 'left', cy: 'left' },
  },
]

describe('a change of who belongs to a family', () => {
  test.each(changes)('$change is mailed to everyone concerned', async ({ make, mails }) => {
    confirmAll()
    await make()
    await deliverDueMails(app.deps)
    for (const [name, words] of Object.entries(mails)) {
      const received = app.mails.filter(({ to }) => to.address === `${name}@example.com`)
      expect([name, received.filter(({ subject }) => subject.includes(words)).length]).toEqual([
        name,
        1,
      ])
    }
  })

  test('is mailed when an address is proved by its owner, who sees nothing of the family', async () => {
    await takeOverAddress()
    await deliverDueMails(app.deps)
    const subjects = (name: string) =>
      app.mails
        .filter(({ to }) => to.address === `${name}@example.com`)
        .map(({ subject }) => subject)
    expect(subjects('ana')).toEqual(['Another parent left your family'])
    expect(subjects('cy')).toEqual(['Another parent left your family'])
    expect(subjects('bo')).toContain('You are family #3 now')
    const written = app.mails.filter(({ to }) => to.address === 'bo@example.com')
    expect(JSON.stringify(written)).not.toMatch(/Ana|Mia/)
  })

  test('is mailed when a child is removed by one of several parents', async () => {
    confirmAll()
    const [child] = (await second.get('/user/profile')).body.children
    const proof = { password: testPassword }
    expect((await second.delete(`/children/${child.id}`, proof)).status).toBe(200)
    await deliverDueMails(app.deps)
    expect(app.mails.map(({ to, subject }) => [to.address, subject]).sort()).toEqual([
      ['ana@example.com', 'Bo removed a child from your family'],
      ['bo@example.com', 'You removed a child from your family'],
      ['cy@example.com', 'Bo removed a child from your family'],
    ])
    expect(JSON.stringify(app.mails)).not.toContain(child.name)
  })

  test('causes no mail about a child for an only parent, or if none was removed', async () => {
    const { body } = await other.post('/children', { name: 'Kim', birth_date: '2021-01-01' })
    expect((await second.delete(`/children/${body.id}`)).status).toBe(404)
    expect((await other.delete(`/children/${body.id}`)).status).toBe(200)
    await deliverDueMails(app.deps)
    expect(app.mails).toEqual([])
  })

  test('names no one to an unconfirmed address', async () => {
    await leaveFamily(second, false)
    await deliverDueMails(app.deps)
    expect(app.mails.map(({ subject }) => subject).sort()).toEqual([
      'Another parent left your family',
      'Another parent left your family',
      'You are family #3 now',
    ])
    expect(JSON.stringify(app.mails)).not.toMatch(/\bBo\b|\bAna\b/)
  })
})
