import type { GenerationStatus } from '@fgm/shared/generator'
import { dayIsFull, type ServiceStatus } from '@fgm/shared/health'
import { describe, expect, it } from 'vitest'
import { newKey } from '../../lib/idempotency-key.ts'
import { blockReason, priceText, serviceMessage } from './generation-status.tsx'
import {
  commonHousehold,
  rememberedMaterials,
  rememberMaterials,
  usableAt,
  withinAges,
} from './wishes/use-wish-form.ts'

const well = {
  status: 'healthy',
  circuit_breaker_state: 'closed',
  error_count: 0,
  last_error: null,
} as const
const services: ServiceStatus = {
  ai_generation: well,
  email_service: well,
  system_status: 'healthy',
  maintenance_mode: false,
  maintenance_message: null,
}
const status: GenerationStatus = {
  tier: 'launch_special',
  credits_remaining: 41,
  monthly_limit: 50,
  used_this_month: 9,
  total_generations_all_time: 9,
  hourly_count: 0,
  hourly_limit: 5,
  daily_count: 0,
  daily_limit: 10,
  allowed: true,
  reason: null,
  details: '',
  wait_seconds: 0,
}

describe('the message about the services', () => {
  it('is empty while they are healthy or unknown', () => {
    expect(serviceMessage(services, { status: 'healthy' })).toBeNull()
    expect(serviceMessage(undefined, undefined)).toBeNull()
  })

  it('is the maintenance message, and the generator is closed', () => {
    const maintenance = {
      ...services,
      maintenance_mode: true,
      maintenance_message: 'Back at nine.',
    }
    expect(serviceMessage(maintenance, undefined)).toMatchObject({
      text: 'Back at nine.',
      isClosed: true,
    })
  })

  it('says when to try again: 30 seconds with an open breaker, 5 when degraded', () => {
    const open = { ...services, ai_generation: { ...well, circuit_breaker_state: 'open' as const } }
    expect(serviceMessage(open, undefined)?.text).toContain('Try again in 30 s')
    const slow = { ...services, ai_generation: { ...well, status: 'degraded' as const } }
    expect(serviceMessage(slow, undefined)?.text).toContain('Try again in 5 s')
    expect(serviceMessage(services, { status: 'degraded' })?.isClosed).toBe(false)
  })

  it('promises nothing soon when the daily quota is exceeded', () => {
    const full = { ...well, circuit_breaker_state: 'open' as const, last_error: dayIsFull }
    const words = serviceMessage({ ...services, ai_generation: full }, undefined)
    expect(words?.text).toMatch(/^It has written enough for today\./)
    expect(words?.text).not.toContain('Try again')
  })

  it('does not mention mail here', () => {
    const mail = { ...services, email_service: { ...well, status: 'degraded' as const } }
    expect(serviceMessage(mail, { status: 'healthy' })).toBeNull()
  })
})

describe('why nothing can be generated now', () => {
  it('is empty when all is well, or unknown', () => {
    expect(blockReason(status, null)).toBeNull()
    expect(blockReason(undefined, null)).toBeNull()
  })

  it('names the cause', () => {
    const empty = { ...status, credits_remaining: 0, allowed: false, details: 'None are yours.' }
    expect(blockReason(empty, null)).toBe('None are yours.')
    expect(blockReason({ ...empty, reason: 'cooldown_active' } as GenerationStatus, null)).toBe(
      'Your credits are used up.',
    )
    const cooling = { ...status, allowed: false, reason: 'cooldown_active', details: 'A breath.' }
    expect(blockReason(cooling as GenerationStatus, null)).toBe('Cooldown Active. A breath.')
    const closed = { title: 'Maintenance', text: '', isClosed: true }
    expect(blockReason(status, closed)).toContain('maintenance')
  })

  it('otherwise the price is shown', () => {
    expect(priceText({ status, isFree: false })).toBe('Uses 1 of your 41 credits')
    expect(priceText({ status: { ...status, credits_remaining: 1 }, isFree: false })).toBe(
      'Uses your last credit',
    )
    expect(priceText({ status: undefined, isFree: false })).toBe('Uses 1 credit')
    expect(priceText({ status, isFree: true })).toBe('Free. You still have 41 credits.')
    expect(priceText({ status: { ...status, credits_remaining: 1 }, isFree: true })).toBe(
      'Free. You still have 1 credit.',
    )
    expect(priceText({ status: undefined, isFree: true })).toBe('Free: from our idea book.')
  })
})

describe('materials at home', () => {
  it('are remembered on the device, without ids that no longer exist', () => {
    rememberMaterials(['paper', 'tape'])
    expect(rememberedMaterials()).toEqual(['paper', 'tape'])
    localStorage.setItem('materials-at-home', 'paper lava')
    expect(rememberedMaterials()).toEqual(['paper'])
    rememberMaterials([])
    expect(rememberedMaterials()).toEqual([])
  })

  it('are used from the minimum age of each', () => {
    expect(usableAt(3, ['scissors', 'paper', 'coins_buttons'])).toEqual(['paper'])
    expect(usableAt(4, ['scissors', 'paper'])).toEqual(['paper', 'scissors'])
    expect(usableAt(2, commonHousehold)).toHaveLength(commonHousehold.length)
  })
})

it("limits a child's age to the ages of the product", () => {
  expect([1, 5, 14].map(withinAges)).toEqual([2, 5, 12])
})

it('creates a separate key for every click', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newKey()).not.toBe(newKey())
})
