import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { storyOf } from '../../waitlist/story-of.ts'
import { useWaitlistStatus } from '../../waitlist/use-waitlist-status.ts'
import { whatPremiumAdds } from './waiting-texts.ts'

/** The next step there is today for a family that is not in yet. */
export function WaitingWords() {
  const { data: status, isPending } = useWaitlistStatus(true)
  const { libraryNote, libraryLink } = status ? storyOf(status) : unknown
  return (
    // The words hold their place until it is known which of them are true.
    <span className={classNames(isPending && 'invisible')}>
      {libraryNote}{' '}
      <Link to={status?.can_pay ? paths.upgrade : paths.dashboard}>{libraryLink}</Link>
    </span>
  )
}

const unknown = { libraryNote: whatPremiumAdds, libraryLink: 'See where you stand' }
