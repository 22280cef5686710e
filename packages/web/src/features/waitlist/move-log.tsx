import { ArrowUp, Ticket } from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { formatDate } from '../../lib/format-time.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'

type Move = WaitlistStatus['moves'][number]
type MoveLogProps = { moves: Move[]; since: string }

const reasons: Record<Move['reason'], string> = { friends_joined: 'friends joined' }

/** Every move with its reason and its day, newest first, down to the day the family joined. */
export function MoveLog({ moves, since }: MoveLogProps) {
  return (
    <section className="card" aria-labelledby="moves">
      <h2 id="moves" className="text-h3">
        What moved you
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
