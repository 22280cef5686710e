import { type FamilyStory, familyStory } from '@fgm/shared/launch/family-story'
import { formatDate, formatMoment } from '../../lib/format-time.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'

/** The membership and place of a family: GET /waitlist/status, as the dashboard and the profile show it. */
export type WaitlistStatus = Outputs['waitlist']['status']

/** Only for a logged-in family; the page shows the error itself. */
export const useWaitlistStatus = (isSignedIn: boolean) =>
  trpc.waitlist.status.useQuery(undefined, { enabled: isSignedIn, throwOnError: false })

/** All texts about the launch for a family, in the reader's time zone. */
export const storyOf = (status: WaitlistStatus): FamilyStory =>
  familyStory(status, { day: formatDate, moment: formatMoment })
