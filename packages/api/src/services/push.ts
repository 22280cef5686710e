import { createECDH } from 'node:crypto'
import webpush from 'web-push'

/** A push subscription as a browser gave it to its page (Push API). */
type PushTarget = { endpoint: string; p256dh: string; auth: string }

/**
 * The outcome of a notification: the service took it; the subscription is over; it can be retried; it was refused; or
 * it is unknown, because no response came.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused' | 'unclear'

/** Sends notifications through the services of browser makers (RFC 8030), encrypted for the browser (RFC 8291). */
export type Pusher = {
  /** The public key that browsers subscribe with (VAPID, RFC 8292). */
  public_key: string
  /** Whether an address belongs to a push service: otherwise a parent could make us send requests anywhere. */
  isService: (endpoint: string) => boolean
  /** Never throws. The service keeps it for `seconds` while the browser is offline. */
  send: (target: PushTarget, payload: string, seconds: number) => Promise<PushOutcome>
}

const timeoutMs = 10_000
/** A later one with the same topic replaces one that is still at the service. */
const topic = 'reminder'

/** `private_key` are 32 bytes as base64url; `subject` is how a push service reaches us: an https or mailto address. */
export function webPusher(settings: {
  private_key: string
  subject: string
  isService?: Pusher['isService']
}): Pusher {
  const { private_key, subject, isService = isOfBrowserMaker } = settings
  const publicKey = publicKeyOf(private_key)
  const vapidDetails = { subject, publicKey, privateKey: private_key }
  return {
    public_key: publicKey,
    isService,
    send: async ({ endpoint, p256dh, auth }, payload, seconds) => {
      if (!isService(endpoint)) return 'gone'
      const options = { vapidDetails, TTL: seconds, urgency: 'normal', topic } as const
      const request = detailsOf({ endpoint, keys: { p256dh, auth } }, payload, options)
      // Keys that are not a point on the curve: nothing can be encrypted for them.
      if (!request) return 'gone'
      return post(endpoint, request)
    },
  }
}

function detailsOf(...given: Parameters<typeof webpush.generateRequestDetails>) {
  try {
    return webpush.generateRequestDetails(...given)
  } catch {
    return null
  }
}

async function post(
  endpoint: string,
  { headers, body }: Pick<webpush.RequestDetails, 'headers' | 'body'>,
): Promise<PushOutcome> {
  const { 'Content-Length': _, ...sent } = headers
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [name, String(value)]),
      ),
      body: body ? new Uint8Array(body) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return outcomeOf(response.status)
  } catch (cause) {
    return isNeverArrived(cause) ? 'later' : 'unclear'
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

/** There was no connection: the service cannot have taken it. */
function isNeverArrived(cause: unknown): boolean {
  const code = (cause as { cause?: { code?: string } }).cause?.code ?? ''
  return /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)$/.test(code)
}

function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return curve.getPublicKey().toString('base64url')
}

/** Of Chrome and Edge on Android, Firefox, Safari, and Edge on Windows. */
const services =
  /^(?:fcm\.googleapis\.com|[\w-]+\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|[\w-]+\.notify\.windows\.com)$/

function isOfBrowserMaker(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  return url?.protocol === 'https:' && url.port === '' && services.test(url.hostname)
}
