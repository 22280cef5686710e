import { z } from 'zod'

/**
 * How a long list is asked for in pages; without `limit` and `cursor` all of it is sent. Where the response has no
 * `next_cursor` of its own, the header Link (rel="next") has the address of the next page.
 */
export const Paging = z.object({
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(200)
    .optional()
    .describe('At most so many; without it and a cursor, all'),
  cursor: z
    .string()
    .max(200)
    .optional()
    .describe('Where the page before ended: from its header Link, or its next_cursor'),
})
export type Paging = z.output<typeof Paging>

/** The number of the row that a page before ended with. */
export const RowCursor = z
  .string()
  .regex(/^\d{1,15}$/, 'This page does not exist.')
  .optional()

/** A choice between what is so and what is not: in an address as a word. */
export const YesOrNo = z.stringbool().or(z.boolean()).optional()

/** An empty field of an address means that it was left out. */
export const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
