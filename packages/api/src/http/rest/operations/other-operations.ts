import { WaitlistExportQuery } from '@fgm/shared/launch/launch'
import { ChangeReminderByLink } from '@fgm/shared/reminders/reminders'
import { Message } from '@fgm/shared/text/text'
import { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi'
import type { RequiredScope } from '../../../core/token-scopes.ts'
import { type OperationFacts, refusalsOf, securityOf, textsOf } from '../openapi-calls.ts'

/*
 * Operations without a procedure: files, which JSON cannot carry, and what machines send and request. Each is mounted by
 * the `.http.ts` of its feature.
 */

type OperationSource = Pick<ZodOpenApiOperationObject, 'requestParams' | 'requestBody'> &
  Pick<OperationFacts, 'refuses'> & {
    text: string
    /** The feature; by default that of the id. */
    tag?: string
    access?: OperationFacts['access']
    /** The scope that an access token needs, null if no token is accepted; left out if tokens are not read. */
    scope?: RequiredScope
    content: Record<string, z.ZodType>
    others?: ZodOpenApiOperationObject['responses']
  }

const text = z.string()
const pdf = { 'application/pdf': z.string().meta({ format: 'binary' }) }
const paper = z.object({ paper: z.enum(['a4', 'letter']).default('a4').optional() })
const pdfFile = z.object({ file: text.max(104).describe('An id with .pdf behind it') })
const State = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    error: text.optional().describe('A sentence, where someone has to do something'),
  })
  .meta({ id: 'ServerState' })
const oneClick = z.object({ 'List-Unsubscribe': z.literal('One-Click') })
const withToken = { query: z.object({ token: text.describe('From the mail') }) }

export const otherPaths: ZodOpenApiPathsObject = {
  '/downloads/{file}': get('downloads.file', {
    text: 'Get a printable. The PDF of an activity, on A4 or US letter.',
    scope: 'read',
    refuses: [403, 404],
    requestParams: { path: pdfFile, query: paper },
    content: pdf,
  }),
  '/api/scavenger-hunts/{id}/print': get('hunts.print', {
    text: 'Print a hunt. Clue cards to cut out, the answers and a map, as a PDF.',
    access: 'family',
    scope: 'read',
    refuses: [404],
    requestParams: { path: z.object({ id: text }), query: paper },
    content: pdf,
  }),
  '/api/weeks/{starts_on}/print': get('week.print', {
    tag: 'downloads',
    text: 'Print a week. Five activities for the fridge, chosen for the children, as a PDF of one page. `starts_on` is the first day, YYYY-MM-DD: at most a week ago, at most five weeks ahead. The `token` of a sheet by mail opens the week after it without a session.',
    access: 'family',
    scope: 'read',
    refuses: [400],
    requestParams: {
      path: z.object({ starts_on: text }),
      query: paper.extend({ token: text.optional() }),
    },
    content: pdf,
  }),
  '/user/receipts/{file}': get('payments.receipt', {
    text: 'Get a receipt. The PDF of an own payment.',
    access: 'family',
    scope: null,
    refuses: [404],
    requestParams: { path: pdfFile },
    content: pdf,
  }),
  '/api/admin/waitlist-queue/export': get('admin.exportQueue', {
    text: 'Get the queue as a file. The families that wait, for a spreadsheet. It is written into the audit log.',
    access: 'administrator',
    scope: 'admin',
    refuses: [400, 409],
    requestParams: { query: WaitlistExportQuery },
    content: { 'text/csv': text },
  }),
  '/api/payment/webhook': post('payments.webhook', {
    text: 'Hear the payment provider. Called by Razorpay. It has no session and no CSRF token: the signature of the raw body is the proof. The same message is handled once.',
    refuses: [400, 413],
    requestParams: {
      header: z.object({ 'X-Razorpay-Signature': text, 'X-Razorpay-Event-Id': text.optional() }),
    },
    requestBody: bodyOf(z.looseObject({}), 'application/json'),
    content: {
      'application/json': z.object({ received: z.literal(true) }).meta({ id: 'WebhookHeard' }),
    },
  }),
  '/calendar/{file}': get('reminders.calendar', {
    text: 'Read the calendar of a reminder. For calendar programs: the next four weeks. The secret name is the proof.',
    refuses: [404],
    requestParams: { path: z.object({ file: text.describe('The token and .ics') }) },
    content: { 'text/calendar': text },
    others: { 304: { description: 'Nothing has changed' } },
  }),
  '/api/reminders/act': post('reminders.act', {
    text: 'Skip, pause or stop from a notification. Called by our service worker. The token of the reminder is the proof.',
    refuses: [400, 413],
    requestParams: withToken,
    requestBody: bodyOf(
      ChangeReminderByLink.pick({ action: true }),
      'application/x-www-form-urlencoded',
    ),
    content: { 'application/json': Message },
  }),
  '/api/reminders/unsubscribe': unsubscribing('reminders', 'reminders', 'reminder'),
  '/api/mail/unsubscribe': unsubscribing('mail', 'mails', 'mail'),
  '/healthz': get('server.health', {
    text: 'Ask whether the process answers. Looks at nothing else.',
    content: { 'application/json': State },
  }),
  '/readyz': get('server.readiness', {
    text: 'Ask whether the server takes work. A 503 while it is stopping, or cannot read its database.',
    content: { 'application/json': State },
    others: { 503: { description: 'It takes no work now.', ...bodyOf(State, 'application/json') } },
  }),
  '/metrics': get('server.metrics', {
    text: 'Read the metrics. For Prometheus: on this machine itself, or with METRICS_TOKEN as a bearer token. To everyone else there is no such page.',
    refuses: [401, 404],
    content: { 'text/plain': text },
  }),
  '/api/openapi.json': get('server.document', {
    text: 'Read this document. Its page for people is at /api/docs.',
    content: { 'application/json': z.looseObject({}) },
    others: { 304: { description: 'As it was when the client got the ETag' } },
  }),
}

/** The address in a mail that stops what is sent: a page for a person, one click for a mail program. */
function unsubscribing(tag: 'mail' | 'reminders', sent: string, proof: string) {
  return {
    ...get(`${tag}.unsubscribePage`, {
      text: `Open the page that stops ${sent}. For a person who opens the address of a mail. Nothing changes by it.`,
      requestParams: withToken,
      content: {},
      others: { 302: { description: 'The way to the page' } },
    }),
    ...post(`${tag}.unsubscribeOneClick`, {
      text: `Stop ${sent} with one click. Called by a mail program (RFC 8058). The token of the ${proof} is the proof.`,
      refuses: [400, 413],
      requestParams: withToken,
      requestBody: bodyOf(oneClick, 'application/x-www-form-urlencoded', 'multipart/form-data'),
      content: { 'application/json': Message },
    }),
  }
}

/** The same content in each of these types. */
function bodyOf(schema: z.ZodType, ...types: string[]) {
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) }
}

function get(operationId: string, source: OperationSource) {
  return { get: operation(operationId, source) }
}

function post(operationId: string, source: OperationSource) {
  return { post: operation(operationId, source) }
}

function operation(operationId: string, source: OperationSource): ZodOpenApiOperationObject {
  const { access = 'everyone', scope, refuses, content, others } = source
  const { requestParams, requestBody, tag = operationId.split('.')[0] ?? '' } = source
  const typed = Object.fromEntries(
    Object.entries(content).map(([type, schema]) => [type, { schema }]),
  )
  return {
    operationId,
    ...textsOf(source.text),
    tags: [tag],
    security: scope === undefined ? [] : securityOf(access, false, scope),
    ...(requestParams && { requestParams }),
    ...(requestBody && { requestBody }),
    responses: {
      ...(Object.keys(content).length > 0 && { 200: { description: 'Done', content: typed } }),
      ...refusalsOf({ access, refuses, readsToken: scope !== undefined }),
      ...others,
    },
  }
}
