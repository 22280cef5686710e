import { expect, it } from 'vitest'
import { formatPrice } from './price.ts'

it('writes a price, whole dollars without their cents', () => {
  expect([300, 2500, 450].map(formatPrice)).toEqual(['$3', '$25', '$4.50'])
})
