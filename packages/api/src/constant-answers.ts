import { z } from 'zod'

/*
 * Answers that are the same for everybody while the server runs, e.g. the authored activities: they are
 * checked against their schema once, and written as JSON once (docs/decisions/024-what-is-kept-in-memory.md).
 */

const constants = new WeakSet<object>()
/** What a schema made of a constant. */
const checked = new WeakMap<z.ZodType, WeakMap<object, unknown>>()
const texts = new WeakMap<object, string>()
const bodies = new WeakMap<object, Uint8Array<ArrayBuffer>>()

/** Declares that a value stays as it is, and holds to it: it is frozen with all that it holds. */
export function constant<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) if (isObject(part)) constant(part)
  constants.add(value)
  return Object.freeze(value)
}

/** The schema of an array for an answer; items that are constants it looks at once, or at all of it. */
export function listCheckedOnce<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  const list = z.array(item)
  const checkItems = (value: unknown) =>
    Array.isArray(value) && !constants.has(value)
      ? value.map((one) => checkOnce(item, one))
      : checkOnce(list, value)
  // tRPC asks for `parseAsync`; all else, such as the OpenAPI document, sees the schema itself.
  return Object.create(list, {
    parseAsync: { value: async (value: unknown) => checkItems(value) },
  }) as typeof list
}

/** A value as the body of an answer in JSON; that of a constant is kept, so that nothing is written or copied anew. */
export function jsonBody(value: unknown): string | Uint8Array<ArrayBuffer> {
  if (!isObject(value) || !constants.has(value)) return jsonText(value)
  const known = bodies.get(value) ?? new TextEncoder().encode(constantText(value))
  bodies.set(value, known)
  return known
}

/** A value as JSON; the text of a constant is kept. */
export function jsonText(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value)
  if (constants.has(value)) return constantText(value)
  if (Array.isArray(value) && value.some((one) => isObject(one) && constants.has(one)))
    return `[${value.map((one) => (one === undefined ? 'null' : jsonText(one))).join(',')}]`
  return JSON.stringify(value)
}

function constantText(value: object): string {
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}

function checkOnce(schema: z.ZodType, value: unknown): unknown {
  if (!isObject(value) || !constants.has(value)) return schema.parse(value)
  const of_schema = checked.get(schema) ?? new WeakMap<object, unknown>()
  checked.set(schema, of_schema)
  const known = of_schema.get(value)
  if (known) return known
  const parsed = constant(schema.parse(value) as object)
  of_schema.set(value, parsed)
  return parsed
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
