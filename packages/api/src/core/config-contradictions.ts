import { isLoopback } from '../http/remote-address.ts'
import type { Values } from './config-variables.ts'

/** Variables whose values are valid alone and wrong together, and a sentence that says so. */
type Contradiction = { names: (keyof Values)[]; sentence: string }

/** The contradictions between values; those that could not be read are left out of `values`. */
export function contradictions(values: Partial<Values>): Contradiction[] {
  const isProduction = values.NODE_ENV === 'production'
  const base = new URL(values.BASE_URL ?? 'http://localhost')
  const checks: [isWrong: boolean, names: (keyof Values)[], sentence: string][] = [
    [
      isProduction && base.protocol !== 'https:' && !isLoopback(base.hostname),
      ['BASE_URL'],
      'BASE_URL must begin with https:// in production (plain http only on this machine itself)',
    ],
    [
      values.PAYMENTS === 'sandbox' && (isProduction || !isLoopback(base.hostname)),
      ['PAYMENTS'],
      'PAYMENTS=sandbox is not for production, and only for this machine itself',
    ],
    [
      isProduction && values.RATE_LIMITS === 'off',
      ['RATE_LIMITS'],
      'RATE_LIMITS=off is not for production',
    ],
    [
      values.PAYMENTS === 'razorpay' &&
        !(values.RAZORPAY_KEY_ID && values.RAZORPAY_KEY_SECRET && values.RAZORPAY_WEBHOOK_SECRET),
      ['PAYMENTS', 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
      'PAYMENTS=razorpay needs RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET',
    ],
    [
      Boolean(values.DATABASE_SYNC_URL) && values.DATABASE_DRIVER !== 'libsql',
      ['DATABASE_SYNC_URL', 'DATABASE_DRIVER'],
      'DATABASE_SYNC_URL needs DATABASE_DRIVER=libsql',
    ],
    [
      isProduction && isOpenToAll(values.DATABASE_SYNC_URL),
      ['DATABASE_SYNC_URL'],
      'DATABASE_SYNC_URL must not be plain http in production (only on this machine itself): all data and its token pass there',
    ],
    [
      Math.max(values.AI_FIRST_TOKEN_TIMEOUT_SECONDS ?? 0, values.AI_IDLE_TIMEOUT_SECONDS ?? 0) >
        (values.AI_TOTAL_TIMEOUT_SECONDS ?? Number.POSITIVE_INFINITY),
      ['AI_TOTAL_TIMEOUT_SECONDS', 'AI_FIRST_TOKEN_TIMEOUT_SECONDS', 'AI_IDLE_TIMEOUT_SECONDS'],
      'AI_TOTAL_TIMEOUT_SECONDS must not be less than AI_FIRST_TOKEN_TIMEOUT_SECONDS or AI_IDLE_TIMEOUT_SECONDS',
    ],
    [
      Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD),
      ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
      'ADMIN_EMAIL and ADMIN_PASSWORD go together',
    ],
  ]
  return checks.flatMap(([isWrong, names, sentence]) => (isWrong ? [{ names, sentence }] : []))
}

/** Plain http to another machine; libsql: is https unless its query turns TLS off. */
function isOpenToAll(address: string | undefined): boolean {
  if (!address) return false
  const { protocol, hostname, searchParams } = new URL(address)
  const isPlain =
    protocol === 'http:' || (protocol === 'libsql:' && searchParams.get('tls') === '0')
  return isPlain && !isLoopback(hostname)
}
