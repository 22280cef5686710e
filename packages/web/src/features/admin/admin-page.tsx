import { getRouteApi } from '@tanstack/react-router'
import { PageTitle } from '../../ui/page-title.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { AccessDenied } from './access-denied.tsx'
import './admin.css'
import { AiProvidersPanel } from './ai-providers-panel.tsx'
import './launch.css'
import { LaunchPanel } from './launch-panel.tsx'
import { deniedBy, useProviders } from './use-providers.ts'
import { WaitlistPanel } from './waitlist-panel.tsx'

type AdminTab = 'launch' | 'providers' | 'waitlist'

const tabs: Tab<AdminTab>[] = [
  { value: 'launch', label: 'Launch Dashboard', content: <LaunchPanel /> },
  { value: 'providers', label: 'AI Providers', content: <AiProvidersPanel /> },
  { value: 'waitlist', label: 'Waitlist Queue', content: <WaitlistPanel /> },
]

const route = getRouteApi('/admin')

/** For those who run the place. Who may see it is the server's answer, never a guess made here. */
export function AdminPage() {
  const denial = deniedBy(useProviders().error)
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const value = tabs.find((one) => one.value === tab)?.value ?? 'launch'
  return (
    <div className="wrap page">
      <PageTitle className="mb-2">{denial ? 'Access Denied' : 'Admin'}</PageTitle>
      {denial ? (
        <AccessDenied denial={denial} />
      ) : (
        <Tabs
          label="Admin"
          tabs={tabs}
          value={value}
          onChange={(next) => void navigate({ search: { tab: next }, replace: true })}
        />
      )}
    </div>
  )
}
