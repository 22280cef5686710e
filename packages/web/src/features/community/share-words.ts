import { errorMessage, httpStatus } from '../../lib/errors.ts'
import { errorCode } from '../../lib/refusals.ts'

export const sharingClosed = 'Community sharing will be available soon!'
const alreadyShared = 'This activity is already shared with the community'

/** Why sharing did not work, in the words of the spec (part two §8). */
export function sharingFailure(error: unknown): string {
  if (errorCode(error) === 'coming_soon') return sharingClosed
  if (errorCode(error) === 'already_shared') return alreadyShared
  // Waiting already, or declined: the server says what to do.
  if (httpStatus(error) === 409) return errorMessage(error)
  return 'Failed to share activity'
}
