import { fileURLToPath } from 'node:url'
import { createConfig, lint } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { scopeOf } from '../src/core/token-scopes.ts'
import { openApiDocument } from '../src/http/rest/openapi.ts'
import { procedureDefinition } from '../src/http/rest/procedures.ts'
import { type Route, routes } from '../src/http/rest/routes.ts'
import { operationsOf, readDocument } from './openapi-document.ts'
import { createTestApp } from './test-app.ts'

/* What an integrator reads: the OpenAPI document and its page. */

/** Operations without a procedure: files, and what machines send and request. */
const others = [
  'GET /downloads/{file}',
  'GET /api/scavenger-hunts/{id}/print',
  'GET /api/weeks/{starts_on}/print',
  'GET /user/receipts/{file}',
  'GET /api/admin/waitlist-queue/export',
  'POST /api/payment/webhook',
  'GET /calendar/{file}',
  'POST /api/reminders/act',
  'GET /api/reminders/unsubscribe',
  'POST /api/reminders/unsubscribe',
  'GET /api/mail/unsubscribe',
  'POST /api/mail/unsubscribe',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/openapi.json',
]

const document = readDocument()
const nameOf = ([method, path]: Route) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`
const rows = routes.map((route) => ({ name: nameOf(route), route }))
const operations = operationsOf(document).map((operation) => ({
  name: operation.operationId,
  operation,
}))
const operationAt = (row: string) => {
  const [method = '', path = ''] = row.split(' ')
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${row} is not in the document`)
  return operation
}

/** Recommended rules of Redocly that are off, with the reason. */
const decided = {
  // The spec has both /activities/download/{id} and /activities/{id}/status.
  'no-ambiguous-paths': 'off',
  // A mail program's button is redirected to a page.
  'operation-2xx-response': 'off',
  // Maps with known keys have them in `propertyNames`.
  'no-required-schema-properties-undefined': 'off',
} as const

describe('the OpenAPI document', () => {
  test('passes an independent linter', async () => {
    const config = await createConfig({ extends: ['recommended'], rules: decided })
    const ref = fileURLToPath(new URL('../openapi.json', import.meta.url))
    const problems = await lint({ ref, config })
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  test('is OpenAPI 3.1, and equals what the server renders and serves', async () => {
    const { headers, body } = await createTestApp().browser().get('/api/openapi.json')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(body.openapi).toBe('3.1.0')
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
  })

  test('has every row of the table, the operations without a procedure, and no other', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(documented.sort()).toEqual([...rows.map(({ name }) => name), ...others].sort())
    const ids = operations.map(({ name }) => name)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(operations)('describes in words what $name does', ({ operation }) => {
    const { summary = '', description = '', tags } = operation
    expect(summary).toMatch(/^[A-Z][\w ,-]{3,60}$/)
    expect(description).toMatch(/^[A-Z`].{8,300}\.$/)
    expect(description).not.toContain(summary)
    expect(tags).toHaveLength(1)
    expect(document.tags.map(({ name }) => name)).toContain(tags[0])
  })

  test.each(rows)('documents success and the parameters of the path: $name', ({ name, route }) => {
    const operation = operationAt(name)
    const success = operation.responses[String(route[3] ?? 200)]
    expect(success?.content?.['application/json']?.schema).toBeDefined()
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
    expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(name.match(/\{\w+\}/g) ?? [])
    expect(inPath.every(({ required }) => required)).toBe(true)
  })

  test.each(operations)('documents each refusal: $name', ({ operation }) => {
    expect(operation.responses.default).toBeUndefined()
    const refusals = Object.keys(operation.responses).filter((status) => Number(status) >= 400)
    expect(refusals).toEqual(expect.arrayContaining(['429', '500', '503']))
  })

  test.each(rows)('documents the access of the procedure: $name', ({ name, route }) => {
    const { responses, security } = operationAt(name)
    const { type, meta: { access = 'everyone' } = {} } = procedureDefinition(route[2])
    const isChange = route[0] !== 'GET'
    for (const refusal of ['401', '403']) expect(responses).toHaveProperty(refusal)
    if (isChange) expect(responses).toHaveProperty('400')
    const alternatives = security.map((scheme) => Object.keys(scheme).join(' '))
    const csrf = isChange ? ' csrf' : ''
    const scope = scopeOf({ path: route[2], type, access })
    expect(security.find(({ token }) => token)?.token ?? null).toEqual(scope && [scope])
    const signedIn = [`session${csrf}`, `session_over_http${csrf}`, ...(scope ? ['token'] : [])]
    expect(alternatives).toEqual(access === 'everyone' ? [csrf.trim(), ...signedIn] : signedIn)
  })

  test('describes the error with its sentence and code, which are required, and all optional fields', async () => {
    const { properties, required } = document.components.schemas.Error ?? {}
    expect(required).toEqual(['error', 'code'])
    const extras = ['fields', 'error_type', 'reason', 'threshold', 'current', 'retry_after_seconds']
    expect(Object.keys(properties ?? {})).toEqual(
      expect.arrayContaining(['error', 'request_id', ...extras]),
    )
  })

  test('has no broken reference', () => {
    const references = JSON.stringify(document).match(/"#\/components\/[^"]+"/g) ?? []
    expect(references.length).toBeGreaterThan(20)
    for (const reference of references) {
      const steps = JSON.parse(reference).slice(2).split('/')
      const target = steps.reduce(
        (node: Record<string, unknown>, step: string) => node?.[step],
        document,
      )
      expect([reference, target !== undefined]).toEqual([reference, true])
    }
  })
})

describe('the API page', () => {
  test('has its scripts and styles from us, and names no other host', async () => {
    const browser = createTestApp().browser()
    const page = await browser.get('/api/docs')
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=UTF-8',
    ])
    expect(page.body).not.toMatch(/https?:|\/\/[a-z]/i)
    const assets = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1])
    expect(assets).toHaveLength(3)
    for (const asset of assets) {
      const { status, headers, body } = await browser.get(asset)
      expect([asset, status]).toEqual([asset, 200])
      expect(headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/)
      expect(body.length).toBeGreaterThan(100)
      const compressed = await browser.get(asset, { 'accept-encoding': 'gzip' })
      expect([asset, compressed.headers.get('content-encoding')]).toEqual([
        asset,
        body.length > 10_000 ? 'gzip' : null,
      ])
    }
  })

  test('serves nothing else from that folder', async () => {
    for (const file of ['package.json', 'index.html', '..%2Fpackage.json', 'swagger-ui.js.map'])
      expect((await createTestApp().browser().get(`/api/docs/${file}`)).status).toBe(404)
  })
})
