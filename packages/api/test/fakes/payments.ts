import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type NewOrder, razorpay } from '../../src/services/payments.ts'

const keyId = 'rzp_test_ours'
const keySecret = 'key-secret-of-razorpay'
const webhookSecrets = ['webhook-secret-of-today', 'webhook-secret-of-yesterday']

type FakeOrder = { id: string; amount: number; currency: string; receipt: string; status: string }
type FakePayment = {
  id: string
  entity: 'payment'
  order_id: string | null
  amount: number
  currency: string
  status: 'authorized' | 'captured' | 'failed' | 'refunded'
  amount_refunded: number
}

/** What is wrong with the provider today. */
export type PaymentTrouble =
  | 'none'
  | 'error_500'
  | 'hang'
  | 'drop_after_create'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'not_json'
  | 'unknown_shape'

const sha = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Razorpay as far as we use it: a server on its own port with real signatures and a memory. */
export async function startFakeRazorpay() {
  const orders: FakeOrder[] = []
  const payments: FakePayment[] = []
  const state: { trouble: PaymentTrouble; requests: string[] } = { trouble: 'none', requests: [] }
  let lastId = 0
  const nextId = (kind: string) => {
    lastId += 1
    return `${kind}_${String(lastId).padStart(14, '0')}`
  }

  const server = createServer(async (request, response) => {
    state.requests.push(`${request.method} ${request.url}`)
    if (request.headers.authorization !== `Basic ${btoa(`${keyId}:${keySecret}`)}`)
      return respond(response, 401, { error: { description: 'Authentication failed' } })
    if (state.trouble === 'hang') return
    if (state.trouble === 'error_500') return respond(response, 500, { error: {} })
    if (state.trouble === 'not_json') return response.end('<html>Bad gateway</html>')
    if (state.trouble === 'unknown_shape') return respond(response, 200, { order: 'created' })
    const url = new URL(request.url ?? '/', 'http://razorpay.test')
    const orderId = /^\/v1\/orders\/([^/]+)\/payments$/.exec(url.pathname)?.[1]
    if (orderId) return respond(response, 200, { items: paymentsOf(orderId) })
    if (url.pathname !== '/v1/orders') return respond(response, 404, { error: {} })
    if (request.method === 'GET') {
      const receipt = url.searchParams.get('receipt')
      return respond(response, 200, { items: orders.filter((one) => one.receipt === receipt) })
    }
    const order = makeOrder(await bodyOf(request))
    if (state.trouble === 'drop_after_create') return request.socket.destroy()
    respond(response, 200, order)
  })
  const paymentsOf = (orderId: string) => payments.filter((one) => one.order_id === orderId)

  function makeOrder(wanted: NewOrder): FakeOrder {
    const order: FakeOrder = { id: nextId('order'), status: 'created', ...wanted }
    if (state.trouble === 'wrong_amount') order.amount = 1
    if (state.trouble === 'wrong_currency') order.currency = 'JPY'
    orders.push(order)
    return order
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings = {
    key_id: keyId,
    key_secret: keySecret,
    webhook_secrets: webhookSecrets,
    api_url: `http://127.0.0.1:${port}`,
  }
  const sign = (orderId: string, paymentId: string) => sha(`${orderId}|${paymentId}`, keySecret)

  return {
    orders,
    payments,
    state,
    sign,
    client: (timeoutMs = 400) => razorpay({ ...settings, timeout_ms: timeoutMs }),
    env: {
      PAYMENTS: 'razorpay',
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecrets.join(','),
      RAZORPAY_API_URL: settings.api_url,
    },
    /** The same memory without HTTP, for page tests: their simulated browser refuses other hosts. */
    direct: {
      createOrder: async (wanted: NewOrder) => {
        const { id, amount, currency } = makeOrder(wanted)
        return { order_id: id, amount, currency }
      },
      paymentsOfOrder: async (orderId: string) =>
        paymentsOf(orderId).map(({ id, amount, currency, status }) => ({
          payment_id: id,
          order_id: orderId,
          amount,
          currency,
          is_captured: status === 'captured' || status === 'refunded',
          is_refunded: status === 'refunded',
        })),
    },
    /** Someone pays in the checkout. @returns what the checkout hands to the page. */
    pay(orderId: string | null, change: Partial<FakePayment> = {}) {
      const order = orders.find(({ id }) => id === orderId)
      const payment: FakePayment = {
        id: nextId('pay'),
        entity: 'payment',
        order_id: orderId,
        amount: order?.amount ?? 500,
        currency: order?.currency ?? 'USD',
        status: 'captured',
        amount_refunded: 0,
        ...change,
      }
      payments.push(payment)
      return {
        payment,
        handed: {
          order_id: orderId ?? '',
          payment_id: payment.id,
          signature: sign(orderId ?? '', payment.id),
          amount: payment.amount,
          currency: payment.currency,
        },
      }
    },
    /** A message about a payment: its raw bytes and headers, signed as the provider would. */
    message(
      event: string,
      payment: FakePayment | { id: unknown },
      { secret = webhookSecrets[0] ?? '' } = {},
    ) {
      const rawBody = JSON.stringify({
        entity: 'event',
        event,
        payload: { payment: { entity: payment } },
      })
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': sha(rawBody, secret),
        'x-razorpay-event-id': nextId('evt'),
      }
      return { raw_body: rawBody, headers }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type FakeRazorpay = Awaited<ReturnType<typeof startFakeRazorpay>>

async function bodyOf(request: IncomingMessage): Promise<NewOrder> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

function respond(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
