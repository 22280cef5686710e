import { getRouteApi } from '@tanstack/react-router'
import type { SessionUser } from '../../session/session.tsx'
import familiesSvg from '../../ui/drawings/families.svg?raw'
import { PageTitle } from '../../ui/page-title.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { FeatureGate } from '../flags/feature-gate.tsx'
import { BrowsePanel } from './browse-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { sharingClosed } from './share-sheet.tsx'
import { SharedShelf } from './shared-shelf.tsx'
import './community.css'

const route = getRouteApi('/community')

const plan = 'Activities that other families made and played. Try them, keep them, share yours.'

/** What families share with one another, closed until the feature is on (spec part two §2). */
export function CommunityPage() {
  return (
    <div className="wrap page community">
      <PageTitle className="mb-4">Community</PageTitle>
      <FeatureGate
        feature="community_sharing"
        plan={plan}
        soon={sharingClosed}
        shelf={<SharedShelf title="What families shared" />}
        ask="What other families play"
        drawing={familiesSvg}
      >
        {(user) => <CommunityTabs user={user} />}
      </FeatureGate>
    </div>
  )
}

function CommunityTabs({ user }: { user: SessionUser }) {
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const tabs: Tab<'browse' | 'share'>[] = [
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
