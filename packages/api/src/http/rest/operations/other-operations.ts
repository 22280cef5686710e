import { WaitlistExportQuery } from '@fgm/shared/launch/launch'
import { ChangeReminderByLink } from '@fgm/shared/reminders/reminders'
import { Message } from '@fgm/shared/text/text'
import { z } from 'zod'
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiPathItemObject,
  ZodOpenApiPathsObject,
} from 'zod-openapi'
import type { RequiredScope } from '../../../core/token-scopes.ts'
import { securityOf } from '../call-security.ts'
import { type CallFacts, type Refusal, refusalsOf } from '../openapi-refusals.ts'

/*
 * Calls that are no procedure: files, which JSON cannot carry, and what machines send and ask. Each is mounted by the
 * `.http.ts` of its feature.
 */

type Call = Pick<ZodOpenApiOperationObject, 'operationId' | 'summary' | 'description'> & {
  tag: string
  access?: CallFacts['access']
  /** What an access token must have for it, null where none will do; left out where nobody looks at one. */
  scope?: RequiredScope
  refuses?: readonly Refusal[]
  input?: Pick<ZodOpenApiOperationObject, 'requestParams' | 'requestBody'>
  answers: Record<string, z.ZodType>
  others?: ZodOpenApiOperationObject['responses']
}

const text = z.string()
const pdf = { 'application/pdf': z.string().meta({ format: 'binary' }) }
const paper = z.object({ paper: z.enum(['a4', 'letter']).default('a4').optional() })
const pdfFile = z.object({ file: text.max(104).describe('An id with .pdf behind it') })
const named = { requestParams: { path: pdfFile, query: paper } }
const State = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    error: text.optional().describe('A sentence, where someone has to do something'),
  })
  .meta({ id: 'ServerState' })
const oneClick = z.object({ 'List-Unsubscribe': z.literal('One-Click') })
const withToken = { query: z.object({ token: text.describe('From the mail') }) }

export const otherPaths: ZodOpenApiPathsObject = {
  '/downloads/{file}': {
    get: operation({
      operationId: 'downloads.file',
      tag: 'downloads',
      summary: 'Get a printable',
      description: 'The PDF of an activity, on A4 or US letter.',
      scope: 'read',
      refuses: [403, 404],
      input: named,
      answers: pdf,
    }),
  },
  '/api/scavenger-hunts/{id}/print': {
    get: operation({
      operationId: 'hunts.print',
      tag: 'hunts',
      summary: 'Print a hunt',
      description: 'Clue cards to cut out, the answers and a map, as a PDF.',
      access: 'family',
      scope: 'read',
      refuses: [404],
      input: { requestParams: { path: z.object({ id: text }), query: paper } },
      answers: pdf,
    }),
  },
  '/api/weeks/{starts_on}/print': {
    get: operation({
      operationId: 'week.print',
      tag: 'downloads',
      summary: 'Print a week',
      description:
        'Five activities for the fridge, chosen for the children, as a PDF of one page. `starts_on` is the first day, YYYY-MM-DD: at most a week ago, at most five weeks ahead. The `token` of a sheet by mail opens the week after it without a session.',
      access: 'family',
      scope: 'read',
      refuses: [400],
      input: {
        requestParams: {
          path: z.object({ starts_on: text }),
          query: paper.extend({ token: text.optional() }),
        },
      },
      answers: pdf,
    }),
  },
  '/user/receipts/{file}': {
    get: operation({
      operationId: 'payments.receipt',
      tag: 'payments',
      summary: 'Get a receipt',
      description: 'The PDF of an own payment.',
      access: 'family',
      scope: null,
      refuses: [404],
      input: { requestParams: { path: pdfFile } },
      answers: pdf,
    }),
  },
  '/api/admin/waitlist-queue/export': {
    get: operation({
      operationId: 'admin.exportQueue',
      tag: 'admin',
      summary: 'Get the queue as a file',
      description: 'The families that wait, for a spreadsheet. It is written into the audit log.',
      access: 'administrator',
      scope: 'admin',
      refuses: [400, 409],
      input: { requestParams: { query: WaitlistExportQuery } },
      answers: { 'text/csv': text },
    }),
  },
  '/api/payment/webhook': {
    post: operation({
      operationId: 'payments.webhook',
      tag: 'payments',
      summary: 'Hear the payment provider',
      description:
        'Called by Razorpay. It has no session and no CSRF token: the signature of the raw body is the proof. The same message is handled once.',
      refuses: [400, 413],
      input: {
        requestParams: {
          header: z.object({
            'X-Razorpay-Signature': text,
            'X-Razorpay-Event-Id': text.optional(),
          }),
        },
        requestBody: { content: { 'application/json': { schema: z.looseObject({}) } } },
      },
      answers: {
        'application/json': z.object({ received: z.literal(true) }).meta({ id: 'WebhookHeard' }),
      },
    }),
  },
  '/calendar/{file}': {
    get: operation({
      operationId: 'reminders.calendar',
      tag: 'reminders',
      summary: 'Read the calendar of a reminder',
      description: 'For calendar programs: the next four weeks. The secret name is the proof.',
      refuses: [404],
      input: { requestParams: { path: z.object({ file: text.describe('The token and .ics') }) } },
      answers: { 'text/calendar': text },
      others: { 304: { description: 'Nothing has changed' } },
    }),
  },
  '/api/reminders/act': {
    post: operation({
      operationId: 'reminders.act',
      tag: 'reminders',
      summary: 'Skip, pause or stop from a notification',
      description: 'Called by our service worker. The token of the reminder is the proof.',
      refuses: [400, 413],
      input: {
        requestParams: withToken,
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: ChangeReminderByLink.pick({ action: true }),
            },
          },
        },
      },
      answers: { 'application/json': Message },
    }),
  },
  '/api/reminders/unsubscribe': unsubscribing('reminders', 'reminders', 'reminder'),
  '/api/mail/unsubscribe': unsubscribing('mail', 'mails', 'mail'),
  '/healthz': {
    get: operation({
      operationId: 'server.health',
      tag: 'server',
      summary: 'Ask whether the process answers',
      description: 'Looks at nothing else.',
      answers: { 'application/json': State },
    }),
  },
  '/readyz': {
    get: operation({
      operationId: 'server.readiness',
      tag: 'server',
      summary: 'Ask whether the server takes work',
      description: 'A 503 while it is stopping, or cannot read its database.',
      answers: { 'application/json': State },
      others: {
        503: {
          description: 'It takes no work now.',
          content: { 'application/json': { schema: State } },
        },
      },
    }),
  },
  '/metrics': {
    get: operation({
      operationId: 'server.metrics',
      tag: 'server',
      summary: 'Read the metrics',
      description:
        'For Prometheus: on this machine itself, or with METRICS_TOKEN as a bearer token. To everyone else there is no such page.',
      refuses: [401, 404],
      answers: { 'text/plain': text },
    }),
  },
  '/api/openapi.json': {
    get: operation({
      operationId: 'server.document',
      tag: 'server',
      summary: 'Read this document',
      description: 'Its page for people is at /api/docs.',
      answers: { 'application/json': z.looseObject({}) },
      others: { 304: { description: 'As it was when the client got the ETag' } },
    }),
  },
}

/** The address in a mail that stops what is sent: a page for a person, one click for a mail program. */
function unsubscribing(
  tag: 'mail' | 'reminders',
  sent: string,
  proof: string,
): ZodOpenApiPathItemObject {
  return {
    get: operation({
      operationId: `${tag}.unsubscribePage`,
      tag,
      summary: `Open the page that stops ${sent}`,
      description: 'For a person who opens the address of a mail. Nothing changes by it.',
      input: { requestParams: withToken },
      answers: {},
      others: { 302: { description: 'The way to the page' } },
    }),
    post: operation({
      operationId: `${tag}.unsubscribeOneClick`,
      tag,
      summary: `Stop ${sent} with one click`,
      description: `Called by a mail program (RFC 8058). The token of the ${proof} is the proof.`,
      refuses: [400, 413],
      input: {
        requestParams: withToken,
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': { schema: oneClick },
            'multipart/form-data': { schema: oneClick },
          },
        },
      },
      answers: { 'application/json': Message },
    }),
  }
}

function operation({
  tag,
  access = 'everyone',
  scope,
  refuses,
  input,
  answers,
  others,
  ...texts
}: Call): ZodOpenApiOperationObject {
  const content = Object.fromEntries(
    Object.entries(answers).map(([type, schema]) => [type, { schema }]),
  )
  const facts = {
    access,
    refuses,
    isChange: false,
    readsToken: scope !== undefined,
    takesKey: false,
    hasInput: false,
    hasBody: false,
    hasId: false,
  }
  return {
    ...texts,
    tags: [tag],
    security: scope === undefined ? [] : securityOf(access, false, scope),
    ...input,
    responses: {
      ...(Object.keys(answers).length > 0 && { 200: { description: 'Done', content } }),
      ...refusalsOf(facts),
      ...others,
    },
  }
}
