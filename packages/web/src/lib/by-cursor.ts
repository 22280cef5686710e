import { keepPreviousData } from '@tanstack/react-query'

/** For `useInfiniteQuery` of a list with `next_cursor`. What is on screen stays until the next response is here. */
export const byCursor = {
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor ?? undefined,
  placeholderData: keepPreviousData,
  throwOnError: false,
} as const
