import { createHmac, timingSafeEqual } from 'node:crypto'

/** Compares in constant time; false for a missing or foreign token. */
export function isSameSecret(expected: string, given: string | null | undefined): boolean {
  if (!given) return false
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** A hash that only an owner of the key can make. */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')
