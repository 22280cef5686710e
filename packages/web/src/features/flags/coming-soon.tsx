import type { FeatureStatus } from '@fgm/shared/flags'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import cardboardHouseSvg from '../../ui/drawings/cardboard-house.svg?raw'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** As many dots as a parent would count. */
const countable = 100

type ComingSoonProps = { plan: string; status: FeatureStatus }

/** A feature that is not open yet: what it will be, what it waits for, and how far that is. */
export function ComingSoon({ plan, status }: ComingSoonProps) {
  const { threshold, current } = status
  // An administrator may keep it closed past its threshold; then no number is promised.
  const isCounting = current < threshold
  return (
    <>
      <EmptyState
        title="Coming soon"
        drawing={<Drawing markup={cardboardHouseSvg} />}
        actions={
          <ButtonTo to={paths.activities} variant="primary" size="small">
            Back to the activities
          </ButtonTo>
        }
      >
        {plan}{' '}
        {isCounting
          ? `It opens when ${threshold} premium families have joined.`
          : 'All is ready, and it opens soon.'}
      </EmptyState>
      {isCounting && <Joined taken={current} total={threshold} />}
    </>
  )
}

function Joined({ taken, total }: { taken: number; total: number }) {
  return (
    <div className="card soft empty-more grid justify-items-center gap-3 mt-4">
      {total <= countable && (
        <div className="dots" aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <i key={index} className={classNames(index >= taken && 'free')} />
          ))}
        </div>
      )}
      <p className="small">
        {taken} of {total} premium families have joined.
      </p>
    </div>
  )
}
