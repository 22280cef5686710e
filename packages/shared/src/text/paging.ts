import { z } from 'zod'

/** The most rows that one page of a list can have. */
export const longestPage = 200

/**
 * How a long list is asked for in pages; without `limit` and `cursor` all of it is sent. Where the response has no
 * `next_cursor` of its own, the header Link (rel="next") has the address of the next page.
 */
export const Paging = z.object({
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(longestPage)
    .optional()
    .describe('At most so many; without it and a cursor, all'),
  cursor: z
    .string()
    .max(200)
    .optional()
    .describe('Where the page before ended: from its header Link, or its next_cursor'),
})
export type Paging = z.output<typeof Paging>
