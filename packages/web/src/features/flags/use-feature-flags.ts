import type { Feature, FeatureFlags } from '@fgm/shared/flags'
import { trpc } from '../../lib/trpc.ts'

/** Which features are open to families. There are no default values: what is not known is closed. */
export function useFeatureFlags() {
  const query = trpc.flags.current.useQuery(undefined, { throwOnError: false })
  /** What was open a while ago may be closed by now: after a failure nothing is taken for granted. */
  const flags: FeatureFlags | undefined = query.error ? undefined : query.data
  return {
    ...query,
    /** True only when the server has said so: closed while it is asked, and when it cannot be (decisions §3). */
    isOpen: (feature: Feature): boolean => flags?.[`${feature}_enabled`] ?? false,
    /** The live figures behind it, for 'opens at 10 families'; undefined until they are known. */
    flags,
  }
}
