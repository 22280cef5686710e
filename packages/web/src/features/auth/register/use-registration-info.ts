import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../../lib/trpc.ts'

/**
 * What the next family to sign up gets, from the live count; a failure leaves the page without it (spec, error
 * catalogue). While registering it is frozen: our own registration would otherwise move the number under the parent's
 * eyes.
 */
export function useRegistrationInfo(isFrozen: boolean) {
  return trpc.auth.registrationInfo.useQuery(undefined, {
    enabled: !isFrozen,
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
}
