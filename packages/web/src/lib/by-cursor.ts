import { keepPreviousData } from '@tanstack/react-query'

/** For `useInfiniteQuery` of a list with `next_cursor`. The loaded pages stay on screen until the next response arrives. */
export const byCursor = {
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor ?? undefined,
  placeholderData: keepPreviousData,
  throwOnError: false,
} as const
