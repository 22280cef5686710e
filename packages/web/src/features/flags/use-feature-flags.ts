import type { Feature, FeatureFlags } from '@fgm/shared/flags'
import { trpc } from '../../lib/trpc.ts'

/** Which features are open to families. There are no default values: unknown means closed. */
export function useFeatureFlags() {
  const query = trpc.flags.current.useQuery(undefined, { throwOnError: false })
  /** An open feature may be closed by now: after a failure it counts as unknown. */
  const flags: FeatureFlags | undefined = query.error ? undefined : query.data
  return {
    ...query,
    /** True only when the server has said so: closed during the request, and when it fails (decisions §3). */
    isOpen: (feature: Feature): boolean => flags?.[`${feature}_enabled`] ?? false,
    /** The live figures behind it, for 'opens at 10 families'; undefined until they are loaded. */
    flags,
  }
}
