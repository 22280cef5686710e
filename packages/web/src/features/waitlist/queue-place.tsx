import { turnWords } from '../../app/waitlist/membership-words.ts'
import type { WaitlistStatus } from '../../app/waitlist/use-waitlist-status.ts'
import { formatCount, formatDate } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { formatOrdinal } from '../../lib/ordinal.ts'
import { paths } from '../../lib/paths.ts'
import { formatPrice } from '../../lib/price.ts'
import { DuckDrawing } from '../../ui/drawings/duck.tsx'
import { LitHouseDrawing } from '../../ui/drawings/lit-house.tsx'

/** More than these are written, not drawn: a row of ducks must be countable at one look. */
const drawn = { most: 24, of_many: 11 }

/** The place in line as a number and as ducks before a door; a family that is in sees the open door. */
export function QueuePlace({ status }: { status: WaitlistStatus }) {
  const { queue_position } = status.user
  const { days_until_launch, launch_date } = status.launch_info
  return (
    <section className="card queue-place" aria-labelledby="queue-place">
      {queue_position === null ? (
        <>
          <h2 id="queue-place" className="queue-label">
            Your door is open
          </h2>
          <p className="small">There is no line for you. Play whenever five minutes turn up.</p>
          {days_until_launch > 0 && (
            <p className="small">Doors open to everybody on {formatDate(launch_date)}.</p>
          )}
          <Pond ahead={0} />
        </>
      ) : (
        <>
          <h2 id="queue-place" className="queue-label">
            Your place in line
          </h2>
          <p className="queue-number">
            <Ordinal place={queue_position} />
          </p>
          {status.can_pay ? (
            <ButtonTo to={paths.upgrade} variant="primary" className="queue-pay">
              Open premium for {formatPrice(status.user.tier_price)}
            </ButtonTo>
          ) : (
            <p className="small">{turnWords(status)}</p>
          )}
          <Pond ahead={queue_position - 1} />
        </>
      )}
    </section>
  )
}

// '12' large, 'th' small.
function Ordinal({ place }: { place: number }) {
  return (
    <>
      {place}
      <small>{formatOrdinal(place).slice(String(place).length)}</small>
    </>
  )
}

function Pond({ ahead }: { ahead: number }) {
  const count = ahead > drawn.most ? drawn.of_many : ahead
  const more = ahead - count
  return (
    <>
      {more > 0 && (
        <p className="label queue-more">
          and {formatCount(more, 'family', 'families')} more before you
        </p>
      )}
      <div className="pond" aria-hidden="true">
        <LitHouseDrawing className="pond-house" />
        <div className="pond-ducks">
          {Array.from({ length: count }, (_, index) => (
            <DuckDrawing key={index} />
          ))}
        </div>
        <DuckDrawing className="pond-own" />
      </div>
    </>
  )
}
