import { brokenInvariants } from '@fgm/db/invariants'
import { families, mailOutboxTable, parents } from '@fgm/db/schema'
import { expect, test } from 'vitest'
import { inLetters, inviterOf } from '../cast.ts'
import { createTestApp, type TestApp, testPassword } from '../test-app.ts'
import type { TestResponse } from '../test-browser.ts'

/* A launch night and dishonest invitations, with the books checked after each. */

const manyFamilies = 500

test('500 registrations at once get the numbers 1 to 500, 50 founding spots and 500 welcomes', async () => {
  const app = createTestApp()
  const responses = await registeredAtOnce(app, oneTo(manyFamilies))
  const numbers = responses.map(({ user }) => user.registration_number).sort((a, b) => a - b)
  expect(numbers).toEqual(oneTo(manyFamilies))
  expect(responses.filter(({ user }) => user.founding_member)).toHaveLength(50)
  const welcomes = app.db.select().from(mailOutboxTable).all()
  expect(welcomes.filter(({ kind }) => kind === 'welcome')).toHaveLength(manyFamilies)
  expect(brokenInvariants(app.connection)).toEqual([])
}, 120_000)

test('no dishonest code credits anyone, and none causes a server error', async () => {
  const app = createTestApp()
  const ana = await app.register({ name: 'Ana' })
  const code: string = (await ana.get('/user/profile')).body.referral_code
  const odd = ["'", '__proto__', 'x'.repeat(200_000), `${code} or 1=1`, '\0', '%', ` ${code}x`]
  for (const [place, referralCode] of odd.entries()) {
    const family = { name: 'Ben', email: `ben${place}@example.com`, password: testPassword }
    const { status } = await app
      .browser()
      .post('/register', { ...family, referral_code: referralCode })
    expect([referralCode.slice(0, 20), status < 500]).toEqual([referralCode.slice(0, 20), true])
  }
  const all = app.db.select().from(families).all()
  expect(all.map(({ id }) => inviterOf(app.db, id)).filter(Boolean)).toEqual([])
  expect(brokenInvariants(app.connection)).toEqual([])
})

test('two families cannot invite each other: a registered family is not a new friend', async () => {
  const app = createTestApp()
  const ana = await app.register({ name: 'Ana' })
  const codeOf = async (browser: typeof ana) =>
    (await browser.get('/user/profile')).body.referral_code
  const ben = await app.register({ name: 'Ben', referral_code: await codeOf(ana) })
  const again = { name: 'Ana', email: 'ana@example.com', password: testPassword }
  const loop = { ...again, referral_code: await codeOf(ben) }
  expect((await app.browser().post('/register', loop)).status).toBe(409)
  const all = app.db.select().from(parents).all()
  expect(all.map(({ name, family_id }) => [name, Boolean(inviterOf(app.db, family_id))])).toEqual([
    ['Ana', false],
    ['Ben', true],
  ])
  expect(brokenInvariants(app.connection)).toEqual([])
})

const oneTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

/** Registers all at once; those with a 503 are sent again together. */
async function registeredAtOnce(app: TestApp, numbers: number[]): Promise<TestResponse['body'][]> {
  const responses = await Promise.all(
    numbers.map(async (n) => {
      const family = {
        name: `Family ${inLetters(n)}`,
        email: `f${n}@example.com`,
        password: testPassword,
      }
      return { n, ...(await app.browser().post('/register', family)) }
    }),
  )
  const late = responses.filter(({ status }) => status === 503).map(({ n }) => n)
  expect(responses.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
  const done = responses.filter(({ status }) => status === 201).map(({ body }) => body)
  return late.length === 0 ? done : [...done, ...(await registeredAtOnce(app, late))]
}
