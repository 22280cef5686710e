import { ArrowUp, Ticket } from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { formatDate } from '../../lib/format-time.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { formatOrdinal } from '../../lib/ordinal.ts'
import { paths } from '../../lib/paths.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import duckSvg from '../../ui/drawings/duck.svg?raw'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { storyOf, type WaitlistStatus } from './use-waitlist-status.ts'

/** More than these are written, not drawn: a row of ducks must be countable at one look. */
const drawn = { most: 24, of_many: 11 }

/** The place in line as a number and as ducks before a door; a family that may pay is alone before it. */
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

type LaunchCountdownProps = { title: string; launch: WaitlistStatus['launch_info'] }

/** Whole days until the launch, and its day. Only for who waits for it; nothing ticks. */
export function LaunchCountdown({ title, launch }: LaunchCountdownProps) {
  const { days_until_launch: days, launch_date } = launch
  return (
    <section className="card launch-countdown" aria-labelledby="launch">
      <LaunchClock days={days} />
      <div>
        <h2 id="launch" className="queue-label">
          {title}
        </h2>
        <p className="launch-days">{formatCount(days, 'day')}</p>
        <p className="muted small">{formatDate(launch_date)}</p>
      </div>
    </section>
  )
}

const center = 60
const strokes = 30

/** Days as a slice of thirty strokes: time is always a wedge. Decoration: the text next to it says the same. */
function LaunchClock({ days }: { days: number }) {
  return (
    <svg className="launch-clock" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <circle className="face" cx={center} cy={center} r="56" strokeWidth="2" />
      {days >= strokes ? (
        <circle className="slice" cx={center} cy={center} r="50" />
      ) : (
        days > 0 && <path className="slice" d={slice(days)} />
      )}
      <path className="strokes" strokeWidth="1.6" d={allStrokes} />
    </svg>
  )
}

const allStrokes = Array.from({ length: strokes }, (_, index) => {
  return `M${point(index, 50)}L${point(index, 45)}`
}).join('')

function slice(days: number): string {
  return `M${center} ${center}V10A50 50 0 ${days > strokes / 2 ? 1 : 0} 1 ${point(days, 50)}Z`
}

function point(stroke: number, radius: number): string {
  const angle = (stroke / strokes) * 2 * Math.PI
  const x = center + radius * Math.sin(angle)
  const y = center - radius * Math.cos(angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

type Move = WaitlistStatus['moves'][number]
type MoveLogProps = { moves: Move[]; since: string }

const reasons: Record<Move['reason'], string> = { friends_joined: 'friends joined' }

/** Every move with its reason and its day, newest first, down to the day the family joined. */
export function MoveLog({ moves, since }: MoveLogProps) {
  return (
    <section className="card" aria-labelledby="moves">
      <h2 id="moves" className="text-h3">
        How your place changed
      </h2>
      <ol className="move-log">
        {moves.map((move) => (
          <li key={move.id}>
            <span className="move-icon" aria-hidden="true">
              <ArrowUp className="icon" />
            </span>
            <span>
              <b>{places(move)}</b>: {reasons[move.reason]}
            </span>
            <time dateTime={move.created_at}>{formatDate(move.created_at)}</time>
          </li>
        ))}
        <li>
          <span className="move-icon quiet" aria-hidden="true">
            <Ticket className="icon" />
          </span>
          <span>Joined</span>
          <time dateTime={since}>{formatDate(since)}</time>
        </li>
      </ol>
      <p className="small muted">
        Your place changes as other families join, bring friends, or get in.
      </p>
    </section>
  )
}

const places = (move: Move) =>
  move.places === 0 ? 'First in line already' : `Up ${formatCount(move.places, 'place')}`
