import { type FamilyStory, familyStory } from '@fgm/shared/launch/family-story'
import { formatDate, formatMoment } from '../../lib/format-time.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'

/** Everything that the pages tell a family of the launch, in the reader's own days and hours. */
export const storyOf = (status: WaitlistStatus): FamilyStory =>
  familyStory(status, { day: formatDate, moment: formatMoment })
