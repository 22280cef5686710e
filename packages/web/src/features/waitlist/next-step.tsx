import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { storyOf, useWaitlistStatus } from './use-waitlist-status.ts'

type NextStepProps = { note: 'libraryNote' | 'huntsNote'; premiumAdds: string }

/** What comes next for a waiting family, with a link. `premiumAdds` is shown until its status is known. */
export function NextStep({ note, premiumAdds }: NextStepProps) {
  const { data: status, isPending } = useWaitlistStatus(true)
  const story = status && storyOf(status)
  return (
    // The text keeps its space until the status is known.
    <span className={classNames(isPending && 'invisible')}>
      {story?.[note] ?? premiumAdds}{' '}
      <Link to={status?.can_pay ? paths.upgrade : paths.dashboard} className="whitespace-nowrap">
        {story?.nextLink ?? 'See where you stand'}
      </Link>
    </span>
  )
}
