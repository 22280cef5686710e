import { appendFileSync } from 'node:fs'
import { errorCodes } from '@fgm/shared/error-codes'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { Hono } from 'hono'
import { inject } from 'vitest'
import { sendsForm, wantsPage } from '../src/http/rest/negotiation.ts'
import { type Document, type Operation, readDocument, responseOf } from './openapi-document.ts'
import type {} from './operation-coverage.ts'

/*
 * Compares every response of the tested app on a path of the OpenAPI document with that document, by a
 * JSON Schema validator that shares nothing with the schemas of the server.
 */

/** The same app, but a response that does not match its document throws. */
export function holdToContract<App extends Pick<Hono, 'fetch'>>(app: App): App {
  const { fetch } = app
  app.fetch = async (request, ...rest) => {
    const response = await fetch(request, ...rest)
    await checkResponse(request, response)
    return response
  }
  return app
}

async function checkResponse(request: Request, response: Response) {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/trpc/')) return holdTrpcRefusals(request, response)
  const operation = findOperation(request.method, pathname)
  // No client reads a 499.
  if (!operation || response.status === 499 || isForPeople(request, response)) return
  const { status } = response
  const actual = `${request.method} ${pathname} (${operation.operationId}) answered ${status}`
  const known = responseOf(document(), operation, status)
  if (!known)
    throw new Error(
      `${actual}, which packages/api/openapi.json does not name ("refuses" in rest/operations): ${await response.clone().text()}`,
    )
  note(`${operation.operationId} ${status}`)
  if (!known.content || request.method === 'HEAD') return
  const type = response.headers.get('content-type')?.split(';')[0] ?? 'no type'
  if (!known.content[type])
    throw new Error(`${actual} as ${type}, which the document does not name`)
  if (type !== 'application/json') return
  const validate = validatorOf(operation, status)
  if (!validate(await response.clone().json()))
    throw new Error(`${actual} otherwise than documented: ${ajv.errorsText(validate.errors)}`)
}

/** Every refusal of tRPC, alone or in a batch, has a code of the list that belongs to its status. */
async function holdTrpcRefusals(request: Request, response: Response) {
  const isRefused = response.status >= 400 || response.status === 207
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (!isRefused || !isJson || request.method === 'HEAD') return
  const body = await response.clone().json()
  for (const one of Array.isArray(body) ? body : [body]) {
    if (!one.error) continue
    // What is refused before tRPC, such as a body that is too large, has the shape of REST.
    const { code, httpStatus = response.status } = one.error.data ?? one
    const known: readonly string[] = errorCodes[httpStatus as keyof typeof errorCodes] ?? []
    if (!known.includes(code))
      throw new Error(`${request.url} has the code ${code}, which is not one of ${httpStatus}`)
  }
}

/** A page, or a redirect to one, for a client that requests a page. */
function isForPeople({ headers }: Request, response: Response): boolean {
  if (!wantsPage(headers) && !sendsForm(headers)) return false
  const type = response.headers.get('content-type') ?? ''
  return type.startsWith('text/html') || (response.status >= 300 && response.status < 400)
}

type FoundOperation = Operation & { path: string; method: string }
let knownPaths: { path: string; pattern: RegExp }[] | undefined

/** The operation of a request; the more literal path comes first. */
function findOperation(requested: string, pathname: string): FoundOperation | undefined {
  const { paths } = document()
  const method = requested === 'HEAD' ? 'get' : requested.toLowerCase()
  knownPaths ??= Object.keys(paths)
    .sort((one, other) => one.split('{').length - other.split('{').length)
    .map((path) => ({ path, pattern: patternOf(path) }))
  const path = knownPaths.find((one) => one.pattern.test(pathname) && paths[one.path]?.[method])
  const operation = path && paths[path.path]?.[method]
  return operation && { ...operation, path: path.path, method }
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const ajv = new Ajv2020({ strict: false, validateSchema: false })
ajvFormats.default(ajv)
const validators = new Map<string, ValidateFunction>()

let read: Document | undefined
function document(): Document {
  if (read) return read
  read = readDocument()
  ajv.addSchema(read, 'document')
  return read
}

/** Compiled at the first response, and cached. */
function validatorOf({ path, method, responses }: FoundOperation, status: number) {
  const own = ['', 'paths', path, method, 'responses', String(status)].map(inPointer).join('/')
  const place = responses[status]?.$ref?.slice(1) ?? own
  const Ref = `document#${place}/content/${inPointer('application/json')}/schema`
  const validate = validators.get(Ref) ?? ajv.compile({ $ref: Ref })
  validators.set(Ref, validate)
  return validate
}

const inPointer = (step: string) =>
  encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))

const noted = new Set<string>()

function note(line: string) {
  const file = inject('responsesSeen')
  if (!file || noted.has(line)) return
  noted.add(line)
  appendFileSync(file, `${line}\n`)
}
