import { type Outputs, trpc } from '../../lib/trpc.ts'

type RegistrationInfo = Outputs['auth']['registrationInfo']

/**
 * What the next family to join would get; undefined until it is known, and when it cannot be known: the promotion
 * then speaks in general terms (spec, calls).
 */
export function useRegistrationInfo(): RegistrationInfo | undefined {
  return trpc.auth.registrationInfo.useQuery(undefined, { throwOnError: false }).data
}
