import { getRouteApi } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc.ts'
import { type SessionUser, useSession } from '../../session/session.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { SharedCard } from '../activities/glimpse-card.tsx'
import { FeatureGate } from '../flags/feature-gate.tsx'
import { useFeatureFlags } from '../flags/use-feature-flags.ts'
import { BrowsePanel } from './browse-panel.tsx'
import { ratingWords } from './community-card.tsx'
import { SharePanel } from './share-panel.tsx'
import { sharingClosed } from './share-sheet.tsx'
import './community.css'

const route = getRouteApi('/community')

const plan = 'Activities that other families made and played, to take home.'

/** What families share with one another, closed until the feature is on (spec part two §2). */
export function CommunityPage() {
  return (
    <div className="wrap page">
      <PageTitle className="mb-4">Community</PageTitle>
      <FeatureGate feature="community_sharing" plan={plan} soon={sharingClosed}>
        {(user) => <CommunityTabs user={user} />}
      </FeatureGate>
      <VisitorList />
    </div>
  )
}

type CommunityTab = 'browse' | 'share'

function CommunityTabs({ user }: { user: SessionUser }) {
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const tabs: Tab<CommunityTab>[] = [
    { value: 'browse', label: 'Discover Activities', content: <BrowsePanel /> },
    { value: 'share', label: 'Share and Connect', content: <SharePanel user={user} /> },
  ]
  return (
    <Tabs
      label="Community"
      tabs={tabs}
      value={tab === 'share' ? 'share' : 'browse'}
      onChange={(next) =>
        void navigate({
          search: (before) => ({ ...before, tab: next === 'browse' ? undefined : next }),
          replace: true,
        })
      }
    />
  )
}

/** For visitors: what families shared with everybody, without their names. Nothing until it is loaded. */
function VisitorList() {
  const session = useSession()
  const isOpen = useFeatureFlags().isOpen('community_sharing') && session.state === 'signed_out'
  const window = trpc.community.window.useQuery(undefined, { throwOnError: false, enabled: isOpen })
  if (!isOpen || !window.data || window.data.items.length === 0) return null
  return (
    <section aria-labelledby="shared" className="grid gap-3 mt-8">
      <h2 id="shared" className="text-h3">
        What families shared
      </h2>
      <p className="muted small">Log in to save one, to rate them or to share your own.</p>
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
