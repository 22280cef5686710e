import type { Values } from './config.ts'
import { isLoopback } from './remote-address.ts'

/** Values that are fine alone and wrong together. */
export function contradictions(values: Partial<Values>): string[] {
  const is_production = values.NODE_ENV === 'production'
  const base = new URL(values.BASE_URL ?? 'http://localhost')
  const checks: [boolean, string][] = [
    [
      is_production && base.protocol !== 'https:' && !isLoopback(base.hostname),
      'BASE_URL must begin with https:// in production (plain http only on this machine itself)',
    ],
    [
      values.PAYMENTS === 'sandbox' && (is_production || !isLoopback(base.hostname)),
      'PAYMENTS=sandbox is not for production, and only for this machine itself',
    ],
    [is_production && values.RATE_LIMITS === 'off', 'RATE_LIMITS=off is not for production'],
    [
      values.PAYMENTS === 'razorpay' &&
        !(values.RAZORPAY_KEY_ID && values.RAZORPAY_KEY_SECRET && values.RAZORPAY_WEBHOOK_SECRET),
      'PAYMENTS=razorpay needs RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET',
    ],
    [
      Boolean(values.DATABASE_SYNC_URL) && values.DATABASE_DRIVER !== 'libsql',
      'DATABASE_SYNC_URL needs DATABASE_DRIVER=libsql',
    ],
    [
      Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD),
      'ADMIN_EMAIL and ADMIN_PASSWORD go together',
    ],
  ]
  return checks.filter(([is_wrong]) => is_wrong).map(([, sentence]) => sentence)
}
