import { creditEntriesTable, families, mailOutboxTable } from '@fgm/db/schema'
import { asc } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { inLetters } from '../../../test/cast.ts'
import { startFakeGoogle } from '../../../test/fakes/google.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestResponse } from '../../../test/test-browser.ts'

const google = await startFakeGoogle()
afterAll(google.close)

test('120 families at once get the numbers 1 to 120, and 50 of them are founders', async () => {
  const app = createTestApp()
  const responses = await registerAtOnce(app, upTo(120).map(familyNumber))
  expect(responses.map(({ status }) => status)).toEqual(upTo(120).map(() => 201))
  expectSoundRegister(app, 120)
})

test('password and Google registrations at once share one row of numbers', async () => {
  const app = createTestApp({}, { google: google.verifier() })
  const withGoogle = async (n: number) => {
    const token = await google.idToken({ sub: `${n}`, email: `google${n}@example.com` })
    return app.browser().post('/api/auth/google', { token })
  }
  const responses = await Promise.all([
    registerAtOnce(app, upTo(30).map(familyNumber)),
    ...upTo(30).map(withGoogle),
  ])
  expect(responses.flat().filter(({ status }) => status >= 300)).toEqual([])
  expectSoundRegister(app, 60)
})

test('one address 50 times at once, in all spellings, is one account', async () => {
  const app = createTestApp()
  const spellings = [
    'ana@example.com',
    'ANA@EXAMPLE.COM',
    ' ana@example.com ',
    'ａｎａ@example.com',
  ]
  const families = upTo(50).map((n) => ({
    ...familyNumber(n),
    email: spellings[n % spellings.length] ?? '',
  }))
  const responses = await registerAtOnce(app, families)
  const count = (status: number) =>
    responses.filter((response) => response.status === status).length
  expect([count(201), count(409)]).toEqual([1, 49])
  expectSoundRegister(app, 1)
})

test('one Google identity 20 times at once is one account', async () => {
  const app = createTestApp({}, { google: google.verifier() })
  const token = await google.idToken()
  const responses = await Promise.all(
    upTo(20).map(() => app.browser().post('/api/auth/google', { token })),
  )
  expect(responses.filter(({ body }) => body.is_new)).toHaveLength(1)
  expect(new Set(responses.map(({ body }) => body.user.id)).size).toBe(1)
  expectSoundRegister(app, 1)
})

test('the page shows the true number of spots left at every moment of a rush', async () => {
  const app = createTestApp()
  const look = async () => {
    const { body } = await app.browser().get('/registration-info')
    expect(body.spots_remaining).toBe(Math.max(0, 50 - (body.next_user_number - 1)))
  }
  const registerAndLook = async (n: number) => {
    await registerAtOnce(app, [familyNumber(n)])
    await look()
  }
  await Promise.all(upTo(60).map(registerAndLook))
  expect((await app.browser().get('/registration-info')).body.spots_remaining).toBe(0)
})

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

type Family = { name: string; email: string; password: string }

const familyNumber = (n: number): Family => ({
  name: `Family ${inLetters(n)}`,
  email: `family${n}@example.com`,
  password: testPassword,
})

/** Registers all at once; those that get a 503 because too many wait are sent again after these. */
async function registerAtOnce(app: TestApp, newcomers: Family[]): Promise<TestResponse[]> {
  const responses = await Promise.all(
    newcomers.map((family) => app.browser().post('/register', family)),
  )
  const tooMany = responses.filter(({ status }) => status === 503)
  if (tooMany.length === 0) return responses
  expect(tooMany[0]?.headers.get('retry-after')).toBe('2')
  const later = newcomers.filter((_, place) => responses[place]?.status === 503)
  const served = responses.filter(({ status }) => status !== 503)
  return [...served, ...(await registerAtOnce(app, later))]
}

/** What is true after any registrations: numbers without gaps, founders, statuses, credits, mails. */
function expectSoundRegister({ db }: TestApp, count: number) {
  const rows = db.select().from(families).orderBy(asc(families.registration_number)).all()
  expect(rows.map((family) => family.registration_number)).toEqual(upTo(count))
  const founders = rows.filter((family) => family.founding_member)
  expect(founders.map((family) => family.registration_number)).toEqual(upTo(Math.min(50, count)))
  for (const { registration_number, waitlist_status, tier } of rows) {
    const number = registration_number ?? 0
    expect(waitlist_status).toBe(number <= 50 ? 'active' : 'reserved')
    expect(tier).toBe(
      number <= 50 ? 'founding_premium' : number <= 100 ? 'recovery_tier' : 'value_tier',
    )
  }
  const credits = db.select().from(creditEntriesTable).all()
  expect(credits.map(({ family_id }) => family_id).sort()).toEqual(
    founders.map(({ id }) => id).sort(),
  )
  expect(credits.every(({ amount }) => amount === 50)).toBe(true)
  const welcomed = db
    .select()
    .from(mailOutboxTable)
    .all()
    .filter(({ kind }) => kind === 'welcome')
  expect(new Set(welcomed.map(({ parent_id }) => parent_id)).size).toBe(count)
  expect(welcomed).toHaveLength(count)
}
