import { isActive } from '@fgm/shared/family/membership'
import type { SessionUser } from '../../session/session.tsx'

/** Own hunts open with a family's spot (decisions §2); the server asks the same. */
export const mayMakeHunts = (user: SessionUser): boolean => isActive(user)
