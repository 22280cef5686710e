import { z } from 'zod'
import {
  createDocument,
  type oas31,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import { PublicError } from '../../core/errors.ts'
import { scopeOf } from '../../core/token-scopes.ts'
import {
  type OperationText,
  refusalComponents,
  refusalsOf,
  securityOf,
  securitySchemes,
  textsOf,
} from './openapi-calls.ts'
import { administratorOperations } from './operations/administrator-operations.ts'
import { familyOperations } from './operations/family-operations.ts'
import { otherPaths } from './operations/other-operations.ts'
import { playOperations } from './operations/play-operations.ts'
import { type Feature, procedureDefinition } from './procedures.ts'
import { type RestProcedure, type Route, routes, sameForAll } from './routes.ts'

const description = `Calls carry the session cookie. POST, PUT and DELETE also carry the header X-CSRFToken from GET /api/csrf-token; on a 400 with the code \`csrf\` (its error mentions CSRF) fetch a new one and retry once.

A program carries an access token instead of both: \`Authorization: Bearer fgm_…\`. Parents make one in their profile and choose what it may do. Each call names the scope it asks of a token; where it names none, it takes a session. A token that opens nothing is a 401, one without the scope a 403.

Refusals are \`{ "error": "a sentence for a person", "code": "a_word_for_programs" }\`. Branch on the code, never on the sentence, which may change or come in another language. A code keeps its meaning and its status; new ones may come, so treat one that you do not know by its status. A 429 or 503 says in Retry-After when to try again; calls that are counted say in RateLimit-Policy and RateLimit how many are left. Long lists take \`limit\`; where there is more, Link (rel="next") or \`next_cursor\` leads on. What makes something takes an Idempotency-Key: sent again after a connection broke, it is done once. A known address that is asked with another method answers 405 with Allow.

Some addresses are a page as well: who accepts text/html gets the page, everyone else JSON.`

/** What each group of calls is about. */
const tagTexts: Record<Feature | 'server', string> = {
  auth: 'Registering, logging in and the account',
  account: 'The data and figures of the family',
  children: 'The children of the family',
  activities: 'My Activities and the samples',
  dayLinks: 'A few activities or a hunt for who has no account',
  distress: 'Lines of help that parents in distress are shown.',
  downloads: 'Printables as PDF',
  library: 'The premium library',
  generator: 'Activities made for one child',
  community: 'What families share',
  blueprints: 'Drawn houses',
  hunts: 'Scavenger hunts',
  flags: 'Features that open as families join',
  waitlist: 'The own place and referrals',
  families: 'The parents of a family, and invitations',
  tokens: 'Access tokens for programs',
  operator: 'Who runs the site',
  payments: 'The one payment, and its receipts',
  reminders: 'A parent’s own reminder of five good minutes',
  mail: 'Which mails come, and the mails of the server',
  health: 'How the services are',
  admin: 'For administrators',
  server: 'For monitoring and for programs that read this document',
}

/** Every operation of the REST table; the compiler names one that is missing. */
const operationTexts: Record<RestProcedure, OperationText> = {
  ...familyOperations,
  ...playOperations,
  ...administratorOperations,
}

/** The REST table and the few other operations as an OpenAPI 3.1 document, from the same schemas that check requests. */
export function openApiDocument(): oas31.OpenAPIObject {
  const paths: ZodOpenApiPathsObject = {}
  for (const route of routes) {
    const path = route[1].replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route[0].toLowerCase()]: operationOf(route) }
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Five Good Minutes',
      version: '1.0.0',
      description,
      contact: { name: 'Whoever runs this server' },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    tags: Object.entries(tagTexts).map(([name, text]) => ({ name, description: text })),
    paths: { ...paths, ...otherPaths },
    components: { securitySchemes, responses: refusalComponents, schemas: { Error: PublicError } },
  })
}

function operationOf([method, path, procedure, status]: Route): ZodOpenApiOperationObject {
  const { inputs, output, meta, type } = procedureDefinition(procedure)
  const written = operationTexts[procedure as RestProcedure]
  const { text, refuses } = typeof written === 'string' ? { text: written, refuses: [] } : written
  const access = meta?.access ?? 'everyone'
  const isChange = method !== 'GET'
  const takesKey = meta?.takesKey ?? false
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string)
  const fields: Record<string, z.ZodType> = Object.assign({}, ...inputs.map(shapeOf))
  const inPath = Object.fromEntries(names.map((name) => [name, fields[name] ?? z.string()]))
  const others = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !names.includes(name)),
  )
  const hasOthers = Object.keys(others).length > 0
  return {
    operationId: procedure,
    ...textsOf(text),
    tags: [procedure.split('.')[0] ?? ''],
    security: securityOf(access, isChange, scopeOf({ path: procedure, type, access })),
    requestParams: {
      ...(names.length > 0 && { path: z.object(inPath) }),
      ...(!isChange && hasOthers && { query: z.object(others) }),
      ...(takesKey && { header: KeyHeader }),
    },
    ...(isChange &&
      hasOthers && {
        requestBody: {
          required: !z.object(others).safeParse({}).success,
          content: { 'application/json': { schema: z.object(others) } },
        },
      }),
    responses: {
      [String(status ?? 200) as '200']: {
        description: 'Done',
        ...(sameForAll.has(procedure) && { headers: etagHeader }),
        ...(isInPages(fields, output) && { headers: linkHeader }),
        content: { 'application/json': { schema: output ?? z.unknown() } },
      },
      ...(sameForAll.has(procedure) && { 304: notModified }),
      ...refusalsOf({
        access,
        isChange,
        readsToken: true,
        takesKey,
        hasInput: Object.keys(fields).length > 0,
        hasId: names.length > 0,
        refuses,
      }),
    },
  }
}

const KeyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .min(8)
    .max(100)
    .optional()
    .describe('The same key and the same input again answer as the first time, for a day'),
})

const etagHeader = {
  ETag: {
    description: 'Send it as If-None-Match: while the response stays as it is, that is a 304',
    schema: { type: 'string' },
  },
} as const

const linkHeader = {
  Link: {
    description:
      'With `limit`, and where there is more: the address of the next page, as `<…>; rel="next"`',
    schema: { type: 'string' },
  },
} as const

/** Whether a list is paged with a Link header, as its body has no `next_cursor`. */
const isInPages = (fields: object, output: z.ZodType | undefined) =>
  'limit' in fields && 'cursor' in fields && !('next_cursor' in shapeOf(output ?? z.unknown()))

/** The response to a client that has the content already. */
const notModified = { description: 'As it was when the client got the ETag' } as const

function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
}
