import type { Feature, FeatureFlags } from '@fgm/shared/flags'
import { trpc } from '../../lib/trpc.ts'

export type FeatureGate = {
  /** True only when the server has said so: closed while it is asked, and when it cannot be (decisions §3). */
  isOpen: (feature: Feature) => boolean
  /** The live figures behind it, for 'opens at 10 families'; undefined until they are known. */
  flags: FeatureFlags | undefined
  isPending: boolean
  /** Why the flags are not known. */
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Which features are open to families. There are no default values: what is not known is closed. */
export function useFeatureFlags(): FeatureGate {
  const { data, error, isPending, isFetching, refetch } = trpc.flags.current.useQuery(undefined, {
    throwOnError: false,
  })
  // What was open a while ago may be closed by now: after a failure nothing is taken for granted.
  const flags: FeatureFlags | undefined = error ? undefined : data
  return {
    isOpen: (feature) => flags?.[`${feature}_enabled`] ?? false,
    flags,
    isPending,
    error,
    isFetching,
    refetch,
  }
}
