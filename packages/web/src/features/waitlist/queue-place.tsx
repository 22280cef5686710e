import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { formatOrdinal } from '../../lib/ordinal.ts'
import { paths } from '../../lib/paths.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import duckSvg from '../../ui/drawings/duck.svg?raw'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { storyOf } from './story-of.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'

/** More than these are written, not drawn: a row of ducks must be countable at one look. */
const drawn = { most: 24, of_many: 11 }

/** The place in line as a number and as ducks before a door; a family that may pay stands before it alone. */
export function QueuePlace({ status }: { status: WaitlistStatus }) {
  const place = status.user.queue_position ?? 1
  const { placeHeading, placeNote, payButton } = storyOf(status)
  return (
    <section className="card queue-place" aria-labelledby="queue-place">
      <div className="queue-words">
        <h2 id="queue-place" className={payButton ? 'text-h2' : 'queue-label'}>
          {placeHeading}
        </h2>
        {payButton ? (
          <>
            <p className="queue-note">{placeNote}</p>
            <ButtonTo to={paths.upgrade} variant="primary">
              {payButton}
            </ButtonTo>
          </>
        ) : (
          <>
            <p className="queue-number">
              <Ordinal place={place} />
            </p>
            <p className="small">{placeNote}</p>
          </>
        )}
      </div>
      <Pond ahead={payButton ? 0 : place - 1} />
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
    <div className="pond-place">
      {more > 0 && (
        <p className="label queue-more">
          and {formatCount(more, 'family', 'families')} more before you
        </p>
      )}
      <div className="pond" aria-hidden="true">
        <Drawing markup={litHouseSvg} className="pond-house" />
        {count > 0 && (
          <div className="pond-ducks">
            {Array.from({ length: count }, (_, index) => (
              <Drawing markup={duckSvg} key={index} />
            ))}
          </div>
        )}
        <Drawing markup={duckSvg} className="pond-own" />
      </div>
    </div>
  )
}
