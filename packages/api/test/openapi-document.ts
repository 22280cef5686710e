import { readFileSync } from 'node:fs'

type DocumentedResponse = { $ref?: string; content?: Record<string, { schema?: unknown }> }

export type Operation = {
  operationId: string
  summary?: string
  description?: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: { name: string; in: string; required?: boolean }[]
  responses: Record<string, DocumentedResponse>
}

export type Document = {
  paths: Record<string, Record<string, Operation>>
  tags: { name: string; description: string }[]
  components: {
    responses: Record<string, DocumentedResponse>
    schemas: Record<string, { properties?: object; required?: string[] }>
  }
}

/** The document as an integrator gets it. */
export const readDocument = (): Document =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../openapi.json`, 'utf8'))

export const operationsOf = (document: Document): Operation[] =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods))

/** A response of an operation by its status, with references resolved; undefined if it is not documented. */
export function responseOf(document: Document, operation: Operation, status: number) {
  const response = operation.responses[status]
  const name = response?.$ref?.split('/').at(-1)
  return name === undefined ? response : document.components.responses[name]
}
