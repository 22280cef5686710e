import { expect, test } from 'vitest'
import { networkFailure } from '../../services/ai-gateway/failures.ts'
import { adviceFor } from './ai-failures.ts'

const failed = (code: string) => {
  const cause = Object.assign(new Error('fetch failed'), {
    cause: Object.assign(new Error('x'), { code }),
  })
  const { kind, sign } = networkFailure(cause)
  return { kind, ...sign, advice: adviceFor({ outcome: kind, ...sign }) }
}

test.each([
  'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
  'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
  'EPROTO',
])(
  'a connection that fails of %s is on record by that name, with advice about its protocol',
  (code) => {
    expect(failed(code)).toMatchObject({
      kind: 'network',
      vendor_code: code,
      advice: expect.stringContaining('Its certificate or protocol does not fit'),
    })
  },
)

test.each(['connect to 10.0.0.1 failed', 'sk-12345', ''])(
  '%j is no name that Node makes',
  (code) => {
    expect(failed(code).vendor_code).toBeNull()
  },
)
