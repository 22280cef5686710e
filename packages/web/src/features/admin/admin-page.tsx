import { PageTitle } from '../../ui/page-title.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { AccessDenied } from './access-denied.tsx'
import './admin.css'
import { AiProvidersPanel } from './ai-providers-panel.tsx'
import { deniedBy, useProviders } from './use-providers.ts'

type AdminTab = 'launch' | 'providers' | 'waitlist'

const tabs: Tab<AdminTab>[] = [
  { value: 'launch', label: 'Launch Dashboard', comingWord: 'Soon' },
  { value: 'providers', label: 'AI Providers', content: <AiProvidersPanel /> },
  { value: 'waitlist', label: 'Waitlist Queue', comingWord: 'Soon' },
]

/** For those who run the place. Who may see it is the server's answer, never a guess made here. */
export function AdminPage() {
  const denial = deniedBy(useProviders().error)
  return (
    <div className="wrap page">
      <PageTitle className="mb-2">{denial ? 'Access Denied' : 'Admin'}</PageTitle>
      {denial ? (
        <AccessDenied denial={denial} />
      ) : (
        <>
          <p className="small muted mb-3">
            Launch numbers and the waitlist queue come later. Every registration is on record
            already.
          </p>
          {/* One tab can be opened for now, so there is nothing to change to yet. */}
          <Tabs label="Admin" tabs={tabs} value="providers" onChange={() => {}} />
        </>
      )}
    </div>
  )
}
