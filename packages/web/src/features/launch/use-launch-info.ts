import { trpc } from '../../lib/trpc.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'

/**
 * The server's registration info, for texts about the launch; undefined while it loads and when it fails. Parts of a
 * prerendered page hydrate one after the other, some when the response is already cached: each starts as it was
 * prerendered, without it.
 */
export function useLaunchInfo() {
  const { data } = trpc.auth.registrationInfo.useQuery(undefined, { throwOnError: false })
  return useIsHydrated() ? data : undefined
}
