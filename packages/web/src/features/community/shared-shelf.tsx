import type { CommunityGlimpse } from '@fgm/shared/community/community'
import { useState } from 'react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { FactLine } from '../activities/activity-card.tsx'
import { LoadingCards } from '../activities/card-grid.tsx'
import { SheetLead } from '../activities/sheet-lead.tsx'
import { useFeatureFlags } from '../flags/use-feature-flags.ts'
import { SharedCard, Stars } from './community-card.tsx'

/** Two rows on a desktop: sign-up is close below. */
const most = 6

/** For visitors: what families shared with everyone, without their names. Nothing while sharing is closed. */
export function SharedShelf({ title }: { title: string }) {
  const isOpen = useFeatureFlags().isOpen('community_sharing')
  const window = trpc.community.window.useQuery(undefined, { throwOnError: false, enabled: isOpen })
  const [chosen, setChosen] = useState<CommunityGlimpse>()
  if (isOpen && window.isPending) return <LoadingCards />
  if (!isOpen || !window.data || window.data.items.length === 0) return null
  return (
    <section aria-labelledby="shared" className="grid gap-3">
      <h2 id="shared" className="text-h3">
        {title}
      </h2>
      <p className="small muted">Have a look at any of them. The steps open with a free account.</p>
      <ul className="grid-cards three">
        {window.data.items.slice(0, most).map((item) => (
          <li key={item.id}>
            <SharedCard item={item} onOpen={() => setChosen(item)} />
          </li>
        ))}
      </ul>
      {chosen && <SharedSheet item={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  )
}

/** What a visitor sees of one, and a link to the rest: signing up leads to the same activity, open. */
function SharedSheet({ item, onClose }: { item: CommunityGlimpse; onClose: () => void }) {
  const search = { next: `${paths.community}?item=${item.id}` }
  return (
    <Sheet
      onOpenChange={onClose}
      title={item.title}
      description={item.description}
      footer={
        <div className="row row-wrap">
          <ButtonTo to={paths.register} search={search} variant="primary" className="flex-1">
            Sign Up Free
          </ButtonTo>
          <ButtonTo to={paths.login} search={search} variant="text">
            Log In
          </ButtonTo>
        </div>
      }
    >
      <SheetLead activity={item}>
        <div className="grid w-full gap-1.5">
          <FactLine activity={item} />
          <Stars {...item} />
        </div>
      </SheetLead>
      <p className="note honey mt-4">Its steps open with a free account.</p>
    </Sheet>
  )
}
