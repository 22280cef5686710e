import { blockLabel, type GenerationStatus } from '@fgm/shared/generator'
import type { ServiceWords } from '../wishes/use-services.ts'

/** Why nothing can be made now, as a sentence; null when it can. What is not known does not stop anybody. */
export function whyNot(
  status: GenerationStatus | undefined,
  services: ServiceWords | null,
): string | null {
  if (services?.isClosed) return 'Making activities is paused during maintenance.'
  if (!status) return null
  if (status.credits_remaining <= 0)
    // Where no limit speaks first, the server says it: an administrator never had any.
    return status.reason ? 'Your credits are used up.' : status.details
  return status.allowed ? null : `${blockLabel(status.reason)}. ${status.details}`
}

/** 'Uses 1 of your 41 credits'; without a status the price alone. */
export function priceWords(status: GenerationStatus | undefined): string {
  if (!status) return 'Uses 1 credit'
  return status.credits_remaining === 1
    ? 'Uses your last credit'
    : `Uses 1 of your ${status.credits_remaining} credits`
}
