import { type Outputs, trpc } from '../../lib/trpc.ts'

/** Where a family stands: GET /waitlist/status, as the dashboard and the profile show it. */
export type WaitlistStatus = Outputs['waitlist']['status']

/** Asked only for a family that is signed in; the page that asks shows its own failure. */
export const useWaitlistStatus = (isSignedIn: boolean) =>
  trpc.waitlist.status.useQuery(undefined, { enabled: isSignedIn, throwOnError: false })
