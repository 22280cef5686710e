import { z } from 'zod'

/**
 * How a long list is requested in pages; without `limit` and `cursor` all of it is sent. If the response has no `next_cursor`,
 * the header Link (rel="next") has the address of the next page.
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

/** The number of the last row of the page before. */
export const RowCursor = z
  .string()
  .regex(/^\d{1,15}$/, 'This page does not exist.')
  .optional()

/** A yes-or-no filter: a word in a query string. */
export const YesOrNo = z.stringbool().or(z.boolean()).optional()

/** An empty field in a query string counts as left out. */
export const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
