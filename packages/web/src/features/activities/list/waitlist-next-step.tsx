import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { storyOf, useWaitlistStatus } from '../../waitlist/use-waitlist-status.ts'

/** The next step for a family on the waitlist. `premiumAdds` is shown until its status is known. */
export function WaitlistNextStep({ premiumAdds }: { premiumAdds: string }) {
  const { data: status, isPending } = useWaitlistStatus(true)
  const { libraryNote, libraryLink } = status
    ? storyOf(status)
    : { libraryNote: premiumAdds, libraryLink: 'See where you stand' }
  return (
    // The text keeps its place until the status is known.
    <span className={classNames(isPending && 'invisible')}>
      {libraryNote}{' '}
      <Link to={status?.can_pay ? paths.upgrade : paths.dashboard}>{libraryLink}</Link>
    </span>
  )
}
