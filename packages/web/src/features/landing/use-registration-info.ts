import { type Outputs, trpc } from '../../lib/trpc.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'

type RegistrationInfo = Outputs['auth']['registrationInfo']

/**
 * What the next family to join would get; undefined until it is known, and when it cannot be known: the promotion
 * then speaks in general terms (spec, calls).
 */
export function useRegistrationInfo(): RegistrationInfo | undefined {
  const { data } = trpc.auth.registrationInfo.useQuery(undefined, { throwOnError: false })
  // Parts of the prerendered page take over one after the other, some when the answer is there already: each has to
  // begin as it was prerendered, without one.
  return useIsHydrated() ? data : undefined
}
