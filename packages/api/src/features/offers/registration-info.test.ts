import { beforeEach, describe, expect, test } from 'vitest'
import { registerFamilies } from '../../../test/cast.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { ensureFirstAdministrator } from '../auth/administrators.ts'
import { familyCount } from '../founding-spots/founding-spots.ts'
import { writeSetting } from '../settings/settings.ts'

let app: TestApp
beforeEach(() => {
  app = createTestApp()
})

const info = async () => (await app.browser().get('/registration-info')).body

describe('registration info', () => {
  test('offers number 1 and 50 founding spots on an empty database', async () => {
    expect(await info()).toEqual({
      next_user_number: 1,
      spots_remaining: 50,
      next_user_tier: {
        founding_member: true,
        tier: 'founding_premium',
        name: 'Founding Family',
        badge_color: 'gold',
        urgency_message: 'Join 50 Founding Families!',
        price_usd: 0,
        percent_off: 100,
      },
      offer: {
        payments: 'off',
        may_pay_now: false,
        label: 'Founding Family',
        price_usd: 0,
        percent_off: 100,
        prices: ['USD', 'EUR', 'GBP', 'INR'].map((currency) => ({ currency, amount: 0 })),
        payments_open_at: 101,
        families_so_far: 0,
      },
    })
  })

  test('counts down with every family that registers', async () => {
    registerFamilies(app, 45)
    expect(await info()).toMatchObject({
      next_user_number: 46,
      spots_remaining: 5,
      next_user_tier: { urgency_message: 'FINAL 5 FOUNDING SPOTS!' },
    })
  })

  test('never goes below zero spots, and the 51st family is a Pioneer for $3', async () => {
    registerFamilies(app, 50)
    expect(await info()).toMatchObject({
      next_user_number: 51,
      spots_remaining: 0,
      next_user_tier: {
        founding_member: false,
        tier: 'recovery_tier',
        badge_color: 'purple',
        price_usd: 300,
      },
    })
    await app.register({ name: 'Ben' })
    expect(await info()).toMatchObject({ next_user_number: 52, spots_remaining: 0 })
  })

  test('has null spots if an administrator hides them', async () => {
    writeSetting(app.deps, 'are_spots_shown', false)
    expect((await info()).spots_remaining).toBeNull()
  })

  test('offers an administrator no number and no founding spot', async () => {
    const env = { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'quiet-otter-42' }
    app = createTestApp(env)
    await ensureFirstAdministrator(app.deps)
    expect(familyCount(app.db)).toBe(0)
    expect(await info()).toMatchObject({ next_user_number: 1, spots_remaining: 50 })
  })
})
