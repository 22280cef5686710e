import { ArrowUp, type LucideIcon, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import { formatDate } from '../../lib/format-time.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { formatOrdinal } from '../../lib/ordinal.ts'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import duckSvg from '../../ui/drawings/duck.svg?raw'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { Stamp, type StampTone } from '../../ui/stamp.tsx'
import { storyOf, type WaitlistStatus } from './use-waitlist-status.ts'

/** More than these are written, not drawn: a row of ducks must be countable at one look. */
const drawn = { most: 24, of_many: 11 }

/**
 * The place in line as a number and as ducks in front of a door, and the day of the launch; a family that may pay is
 * alone at the door. `isAlone`: nothing is next to it, and on desktops the words are on the left, the house on the right.
 */
export function QueuePlace({ status, isAlone }: { status: WaitlistStatus; isAlone?: boolean }) {
  const place = status.user.queue_position ?? 1
  const { placeHeading, placeNote, payButton, countdown } = storyOf(status)
  return (
    <section
      className={classNames(
        'card flex flex-col overflow-hidden border-transparent bg-teal-soft px-5 pt-5 pb-0 [--il-ground:transparent]',
        isAlone
          ? 'desk:grid desk:grid-cols-[1.1fr_1fr] desk:items-end desk:gap-6 desk:px-8 desk:pt-4'
          : 'desk:pt-6',
      )}
      aria-labelledby="queue-place"
    >
      <div className={classNames(isAlone && 'desk:self-center desk:py-6')}>
        <h2 id="queue-place" className={payButton ? 'text-h2' : 'plain-heading'}>
          {placeHeading}
        </h2>
        {payButton ? (
          <>
            <p className="mt-2 mb-3">{placeNote}</p>
            <ButtonTo to={paths.upgrade} variant="primary">
              {payButton}
            </ButtonTo>
          </>
        ) : (
          <>
            <div className="mt-1 mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="queue-number display text-(length:--fs-place) leading-[0.95] tracking-[-0.02em]">
                {/* '12' large, 'th' small. */}
                {place}
                <small className="text-h2 tracking-normal">
                  {formatOrdinal(place).slice(String(place).length)}
                </small>
              </p>
              {countdown && <LaunchCountdown title={countdown} launch={status.launch_info} />}
            </div>
            <p className="small">{placeNote}</p>
          </>
        )}
      </div>
      <Pond ahead={payButton ? 0 : place - 1} isAlone={isAlone} />
    </section>
  )
}

function Pond({ ahead, isAlone }: { ahead: number; isAlone: boolean | undefined }) {
  const count = ahead > drawn.most ? drawn.of_many : ahead
  const more = ahead - count
  return (
    <div className="mt-auto">
      {more > 0 && (
        <p className="label mt-2">and {formatCount(more, 'family', 'families')} more before you</p>
      )}
      <div className="flex items-end justify-center gap-1 pt-3.5" aria-hidden="true">
        <Drawing
          markup={litHouseSvg}
          className={`pond-house w-[104px] flex-none ${isAlone ? 'desk:w-[264px]' : 'desk:w-[88px]'}`}
        />
        {count > 0 && (
          <div className="flex flex-wrap gap-y-1.5 pb-[9px] [&_svg]:w-5 desk:[&_svg]:w-[17px] [&_svg]:-scale-x-100">
            {Array.from({ length: count }, (_, index) => (
              <Drawing markup={duckSvg} key={index} />
            ))}
          </div>
        )}
        {/* They look at the door. */}
        <Drawing
          markup={duckSvg}
          className={classNames(
            'pond-own mb-2 w-[58px] flex-none -scale-x-100 [--scarf:var(--il-coral)]',
            isAlone && 'desk:-ms-5 desk:mb-5 desk:w-28',
          )}
        />
      </div>
    </div>
  )
}

type LaunchCountdownProps = { title: string; launch: WaitlistStatus['launch_info'] }

/** Whole days until the launch, and its day. Only for a waiting family; nothing ticks. */
function LaunchCountdown({ title, launch }: LaunchCountdownProps) {
  const { days_until_launch: days, launch_date } = launch
  return (
    <section className="row gap-3" aria-labelledby="launch">
      <LaunchClock days={days} />
      <div>
        <h2 id="launch" className="plain-heading">
          {title}
        </h2>
        <p className="display text-h3 leading-[1.1]">{formatCount(days, 'day')}</p>
        <p className="small">{formatDate(launch_date)}</p>
      </div>
    </section>
  )
}

const center = 60
const strokes = 30

/** Days as a slice of thirty strokes: time is always a wedge. Decoration: the text next to it says the same. */
function LaunchClock({ days }: { days: number }) {
  return (
    <svg width="64" height="64" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <circle className="fill-card stroke-line" cx={center} cy={center} r="56" strokeWidth="2" />
      {/* Never all of it: a full disc would be a sun. */}
      {days > 0 && <path className="fill-honey" d={slice(Math.min(days, strokes - 1))} />}
      <path className="stroke-edge" strokeWidth="1.6" strokeLinecap="round" d={allStrokes} />
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

const reasons: Record<Move['reason'], string> = { friends_joined: 'friends joined' }

/** Every move with its reason and its day, newest first, down to the day the family joined. */
export function MoveLog({ moves, since }: { moves: Move[]; since: string }) {
  return (
    <section className="card" aria-labelledby="moves">
      <h2 id="moves" className="text-h3">
        How your place changed
      </h2>
      <ol className="dashed mt-1 mb-3">
        {moves.map((move) => (
          <LogRow key={move.id} tone="teal" icon={ArrowUp} at={move.created_at}>
            <b>{places(move)}</b>: {reasons[move.reason]}
          </LogRow>
        ))}
        <LogRow tone="plum" icon={Ticket} at={since}>
          Joined
        </LogRow>
      </ol>
      <p className="small muted">
        Your place changes as other families join, bring friends, or get in.
      </p>
    </section>
  )
}

type LogRowProps = { tone: StampTone; icon: LucideIcon; at: string; children: ReactNode }

function LogRow({ tone, icon, at, children }: LogRowProps) {
  return (
    <li className="row py-2.5 leading-[1.35]">
      <Stamp tone={tone} icon={icon} size="small" />
      <span className="grow">{children}</span>
      <time className="label muted text-end" dateTime={at}>
        {formatDate(at)}
      </time>
    </li>
  )
}

const places = (move: Move) =>
  move.places === 0 ? 'First in line already' : `Up ${formatCount(move.places, 'place')}`
