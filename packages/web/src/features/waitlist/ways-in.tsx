import { isIn } from '@fgm/shared/family/membership'
import { Blocks, Download, Lightbulb, UsersRound } from 'lucide-react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'

/** Where to go from here: what is open to this family now. */
export function WaysIn({ status }: { status: WaitlistStatus }) {
  if (isIn(status.user))
    return (
      <nav className="ways-in" aria-label="What you can do now">
        <ButtonTo to={paths.activities} variant="secondary" icon={Blocks}>
          My Activities
        </ButtonTo>
        <ButtonTo to="/generate" variant="secondary" icon={Lightbulb}>
          Make one with AI
        </ButtonTo>
      </nav>
    )
  return (
    <nav className="row row-wrap" aria-label="What you can do now">
      <ButtonTo to={paths.freeActivities} variant="text" size="small" icon={Download}>
        Free activities to print
      </ButtonTo>
      <ButtonTo to={paths.community} variant="text" size="small" icon={UsersRound}>
        Visit the community
      </ButtonTo>
    </nav>
  )
}
