import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { webPusher } from '../../src/services/push.ts'

/** A notification as the service received it: decrypted with the keys of its browser. */
type ReceivedPush = { browser: string; headers: IncomingHttpHeaders; message: unknown }

/** A subscribed browser: what its page sends us, and how it decrypts notifications. */
function newBrowser(origin: string, name: string) {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `${origin}/push/${name}`,
      p256dh: p256dh.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    /** RFC 8291, section 3.4, and RFC 8188, section 2, exactly. */
    decrypt: (body: Buffer): string => {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body.readUInt8(20))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
      const secret = hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32)
      const derive = (what: string, bytes: number) =>
        Buffer.from(
          hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, bytes),
        )
      const record = body.subarray(21 + sender.length)
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      cipher.setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString()
    },
  }
}

/** Checks the sender (RFC 8292): the signature, for this service, and for a day at most. @throws what is wrong. */
function checkSender(authorization: string | undefined, origin: string, knownKey: string) {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (key !== knownKey) throw new Error('another key than the browser subscribed with')
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  )
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('not signed by its key')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  if (aud !== origin) throw new Error(`meant for ${aud}`)
  if (exp > Date.now() / 1000 + 86_400) throw new Error('valid for more than a day')
  if (!/^(mailto:|https:)/.test(sub)) throw new Error('nobody to write to')
}

/** A real push service on its own port, which checks its requests as a browser maker's does, and decrypts them. */
export async function startFakePushService() {
  const received: ReceivedPush[] = []
  const problems: string[] = []
  /** Its response; for browsers in `held` it waits until that is known; `tries` counts every request. */
  const state = {
    status: 201,
    hangs: false,
    tries: 0,
    held: new Map<string, Promise<number>>(),
  }
  const browsers = new Map<string, ReturnType<typeof newBrowser>>()
  const pusher = webPusher({
    private_key: Buffer.alloc(32, 7).toString('base64url'),
    subject: 'mailto:hello@fgm.example',
    isService: (endpoint) => endpoint.startsWith(`${origin()}/`),
  })
  const server = createServer(async (request, response) => {
    state.tries += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const name = request.url?.split('/').at(-1) ?? ''
    const status = (await state.held.get(name)) ?? state.status
    if (status === 201)
      try {
        checkSender(request.headers.authorization, origin(), pusher.public_key)
        const message = browsers.get(name)?.decrypt(Buffer.concat(chunks)) ?? ''
        received.push({ browser: name, headers: request.headers, message: JSON.parse(message) })
      } catch (cause) {
        problems.push(String(cause))
      }
    if (state.hangs) request.socket.destroy()
    else response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  function origin() {
    return `http://127.0.0.1:${port}`
  }
  return {
    received,
    problems,
    state,
    pusher,
    subscribe: (name: string) => {
      const browser = newBrowser(origin(), name)
      browsers.set(name, browser)
      return browser.subscription
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}
