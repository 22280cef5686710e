import type { z } from 'zod'

/** The fields of a row that a schema names: what may leave the server is listed once, in the schema. */
export function fieldsOf<Schema extends z.ZodObject, Row extends object>(
  schema: Schema,
  row: Row,
): Pick<Row, keyof Row & keyof Schema['shape']> {
  const fields = Object.entries(row).filter(([name]) => name in schema.shape)
  return Object.fromEntries(fields) as Pick<Row, keyof Row & keyof Schema['shape']>
}
