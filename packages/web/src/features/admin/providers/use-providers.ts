import { errorMessage, httpStatus } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'

// The panel shows its own failures, a server's fault included: these pages are opened when things go wrong.
const quiet = { throwOnError: false } as const

/** The providers with their figures. */
export const useProviders = () => trpc.admin.aiProviders.useQuery(undefined, quiet)

/** Which strategy holds, and what was used last. */
export const useProviderStats = () => trpc.admin.aiProviderStats.useQuery(undefined, quiet)

export type Denial = { isSignedOut: boolean; sentence: string }

/** What the server said when it let nobody in (401, 403); nothing for any other outcome. */
export function deniedBy(error: unknown): Denial | null {
  const status = httpStatus(error)
  if (status !== 401 && status !== 403) return null
  return { isSignedOut: status === 401, sentence: errorMessage(error) }
}
