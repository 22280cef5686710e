import { describe, expect, test } from 'vitest'
import { type BreakerState, isAvailable, retryHintSeconds, type ServiceState } from './health.ts'

describe('a service', () => {
  const cases: [ServiceState, BreakerState, boolean, number | null][] = [
    ['healthy', 'closed', true, null],
    ['degraded', 'closed', true, 5],
    ['unhealthy', 'closed', true, null],
    ['maintenance', 'closed', false, null],
    ['healthy', 'open', false, 30],
    ['degraded', 'open', false, 30],
    ['unhealthy', 'open', false, 30],
    ['maintenance', 'open', false, 30],
  ]
  test.each(cases)('%s and %s: available %s, try again after %s s', (...row) => {
    const [status, circuitBreakerState, available, seconds] = row
    const service = { status, circuit_breaker_state: circuitBreakerState }
    expect([isAvailable(service), retryHintSeconds(service)]).toEqual([available, seconds])
  })
})
