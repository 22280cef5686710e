import { describe, expect, test } from 'vitest'
import { paymentsClosed, receiptNumber } from './payments.ts'
import { formatMoney } from './text/money.ts'

describe('money in words', () => {
  test.each([
    [500, 'USD', '$5'],
    [450, 'EUR', '€4.50'],
    [1950, 'GBP', '£19.50'],
    [207_000, 'INR', '₹2,070'],
    [234, 'GBP', '£2.34'],
    [0, 'USD', '$0'],
  ] as const)('%i %s is %s', (amount, currency, words) => {
    expect(formatMoney(amount, currency)).toBe(words)
  })
})

test('the sentence while payments are closed is the one of the spec', () => {
  expect(paymentsClosed(101)).toBe('Payments will be available when we reach 101 users!')
})

test('receipts are numbered', () => {
  expect(receiptNumber(42)).toBe('FGM-000042')
})
