import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'
import { LockedCard } from '../activities/glimpse-card.tsx'

/** Under the closed door of the library: three of its activities, other ones every day. Nothing without an answer. */
export function VisitorShelf() {
  const session = useSession()
  const window = trpc.library.window.useQuery(undefined, {
    throwOnError: false,
    enabled: session.state === 'signed_out',
  })
  if (session.state !== 'signed_out' || !window.data) return null
  const { activities, total } = window.data
  return (
    <section aria-labelledby="shelf" className="visitor-shelf">
      <h2 id="shelf" className="text-h3">
        Three of the {total}
      </h2>
      <ul className="grid-cards three">
        {activities.map((activity) => (
          <li key={activity.id}>
            <LockedCard activity={activity} />
          </li>
        ))}
      </ul>
    </section>
  )
}
