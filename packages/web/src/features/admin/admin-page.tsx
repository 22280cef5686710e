import { getRouteApi } from '@tanstack/react-router'
import { PageTitle } from '../../ui/page-title.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { AccessDenied } from './access-denied.tsx'
import './admin.css'
import { SectionLinks, sections } from './admin-sections.tsx'
import { AiProvidersPanel } from './ai-providers-panel.tsx'
import './launch.css'
import { LaunchPanel } from './launch-panel.tsx'
import { deniedBy, useProviders } from './use-providers.ts'
import { WaitlistPanel } from './waitlist-panel.tsx'

const tabs: Tab<string>[] = [
  { value: 'launch', label: 'Launch Dashboard', content: <LaunchPanel /> },
  { value: 'providers', label: 'AI Providers', content: <AiProvidersPanel /> },
  { value: 'waitlist', label: 'Waitlist Queue', content: <WaitlistPanel /> },
]

const route = getRouteApi('/admin')

/** For those who run the place. Who may see it is the server's answer, never a guess made here. */
export function AdminPage() {
  const denial = deniedBy(useProviders().error)
  return (
    <div className="wrap page admin-page">
      <PageTitle className="mb-2">{denial ? 'Access Denied' : 'Admin'}</PageTitle>
      {denial ? <AccessDenied denial={denial} /> : <Places />}
    </div>
  )
}

/** The three tabs of the spec, and below them the way to everything else. */
function Places() {
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const section = sections.find(({ value }) => value === tab)
  const known = tabs.find(({ value }) => value === tab) ?? tabs[0]
  return (
    <Tabs
      label="Admin"
      tabs={tabs}
      value={section?.value ?? known?.value ?? ''}
      onChange={(next) => void navigate({ search: { tab: next }, replace: true })}
    >
      <SectionLinks open={section?.value} />
      {section?.content}
    </Tabs>
  )
}
