import { trpc } from '../../lib/trpc.ts'
import { LoadingCards } from '../activities/card-grid.tsx'
import { useFeatureFlags } from '../flags/use-feature-flags.ts'
import { SharedCard } from './community-card.tsx'

/** Two rows on a desktop: the way in is near below. */
const most = 6

/** For visitors: what families made and shared with everybody, without their names. Nothing while sharing is closed. */
export function SharedShelf({ title }: { title: string }) {
  const isOpen = useFeatureFlags().isOpen('community_sharing')
  const window = trpc.community.window.useQuery(undefined, { throwOnError: false, enabled: isOpen })
  if (isOpen && window.isPending) return <LoadingCards />
  if (!isOpen || !window.data || window.data.items.length === 0) return null
  return (
    <section aria-labelledby="shared" className="grid gap-3">
      <h2 id="shared" className="text-h3">
        {title}
      </h2>
      <ul className="grid-cards three">
        {window.data.items.slice(0, most).map((item) => (
          <li key={item.id}>
            <SharedCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}
