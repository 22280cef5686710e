import type { z } from 'zod'
import { z as zod } from 'zod'
import { createDocument, type oas31, type ZodOpenApiPathsObject } from 'zod-openapi'
import { procedureDefinition } from './procedures.ts'
import { type Route, routes } from './routes.ts'

const ErrorBody = zod
  .object({
    error: zod.string().describe('A sentence for a person'),
    fields: zod.record(zod.string(), zod.string()).optional().describe('A sentence per field'),
    error_type: zod.string().optional(),
    reason: zod.string().optional(),
    threshold: zod.number().optional().describe('What a feature that is not open waits for'),
    current: zod.number().optional().describe('How far that is'),
    request_id: zod.string().optional(),
  })
  .meta({ id: 'Error' })

/** The REST table as an OpenAPI 3.1 document, from the same schemas that check the calls. */
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
      description:
        'Calls carry the session cookie. POST, PUT and DELETE also carry the header X-CSRFToken from GET /api/csrf-token; on a 400 whose error mentions CSRF fetch it anew and try once more.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'fgm_session' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
      },
    },
  })
}

function operationOf([method, path, procedure, status]: Route) {
  const { inputs, output } = procedureDefinition(procedure)
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string)
  const fields: Record<string, z.ZodType> = Object.assign({}, ...inputs.map(shapeOf))
  const in_path = Object.fromEntries(names.map((name) => [name, fields[name] ?? zod.string()]))
  const others = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !names.includes(name)),
  )
  const has_others = Object.keys(others).length > 0
  const error = { description: 'Refused', content: { 'application/json': { schema: ErrorBody } } }
  return {
    operationId: procedure,
    tags: [procedure.split('.')[0] ?? ''],
    security: method === 'GET' ? [{ session: [] }] : [{ session: [], csrf: [] }],
    requestParams: {
      ...(names.length > 0 && { path: zod.object(in_path) }),
      ...(method === 'GET' && has_others && { query: zod.object(others) }),
    },
    ...(method !== 'GET' &&
      has_others && {
        requestBody: { content: { 'application/json': { schema: zod.object(others) } } },
      }),
    responses: {
      [String(status ?? 200)]: {
        description: 'Done',
        content: { 'application/json': { schema: output ?? zod.unknown() } },
      },
      default: error,
    },
  }
}

/** The fields of an object schema, seen through `.optional()`. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (schema instanceof zod.ZodOptional) return shapeOf(schema.unwrap() as z.ZodType)
  return schema instanceof zod.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
}
