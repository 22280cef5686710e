import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'
import { SharedCard } from '../activities/glimpse-card.tsx'
import { useFeatureFlags } from '../flags/use-feature-flags.ts'
import { ratingWords } from './community-words.ts'

/** Under the door of the community: what families shared with everybody, without their names. Nothing without an answer. */
export function VisitorList() {
  const session = useSession()
  const isOpen = useFeatureFlags().isOpen('community_sharing') && session.state === 'signed_out'
  const window = trpc.community.window.useQuery(undefined, { throwOnError: false, enabled: isOpen })
  if (!isOpen || !window.data || window.data.items.length === 0) return null
  return (
    <section aria-labelledby="shared" className="visitor-list">
      <h2 id="shared" className="text-h3">
        What families shared
      </h2>
      <p className="muted small">To take one home, to rate or to share your own, sign in.</p>
      <ul className="grid-cards three">
        {window.data.items.map((item) => (
          <li key={item.id}>
            <SharedCard activity={item} rating={ratingWords(item)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
