import { suggestionsForAge } from '@fgm/shared/activities/suggestions'
import type { Suggestion } from '@fgm/shared/generator'
import type { z } from 'zod'
import { trpc } from '../../../lib/trpc.ts'

export type Idea = Pick<z.output<typeof Suggestion>, 'category' | 'name' | 'description'> & {
  focus_areas: readonly string[]
}

/** Ideas to start from at that age; the built-in set where they cannot be loaded (spec part one §2). */
export function useSuggestions(childAge: number): readonly Idea[] | undefined {
  const loaded = trpc.generator.suggestions.useQuery(
    { child_age: childAge },
    { throwOnError: false, retry: false, placeholderData: (before) => before, staleTime: Infinity },
  )
  if (loaded.isPending) return undefined
  return loaded.data?.suggestions ?? suggestionsForAge(childAge)
}
