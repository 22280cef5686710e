import { type AdminSection, adminSection } from '@fgm/shared/admin-sections'
import { getRouteApi } from '@tanstack/react-router'
import { NotFoundPage } from '../../app/not-found-page.tsx'
import { paths } from '../../lib/paths.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { AccessDenied } from './access-denied.tsx'
import './admin.css'
import { AiProvidersPanel } from './ai-providers-panel.tsx'
import { AuditPanel } from './audit-list.tsx'
import { FamiliesPanel } from './families-panel.tsx'
import './launch.css'
import { LaunchPanel } from './launch-panel.tsx'
import { MailOutboxPanel } from './mail-outbox-panel.tsx'
import { OperatorNotice } from './operator-notice.tsx'
import { ReportsPanel } from './reports-panel.tsx'
import { ReviewsPanel } from './reviews-panel.tsx'
import { SettingsPanel } from './settings-form.tsx'
import { deniedBy, useProviders } from './use-providers.ts'
import { WaitlistPanel } from './waitlist-panel.tsx'

/** The spec's three first, then everything else: one row, and each has its address. */
const sections: (Tab<AdminSection> & { label: string })[] = [
  { value: 'launch', label: 'Launch Dashboard', content: <LaunchPanel /> },
  { value: 'providers', label: 'AI Providers', content: <AiProvidersPanel /> },
  { value: 'waitlist', label: 'Waitlist Queue', content: <WaitlistPanel /> },
  { value: 'families', label: 'Families', content: <FamiliesPanel /> },
  { value: 'reports', label: 'Reports', content: <ReportsPanel /> },
  { value: 'reviews', label: 'To review', content: <ReviewsPanel /> },
  { value: 'mails', label: 'Mails', content: <MailOutboxPanel /> },
  { value: 'settings', label: 'Settings', content: <SettingsPanel /> },
  { value: 'audit', label: 'Audit log', content: <AuditPanel /> },
]

const route = getRouteApi(paths.admin)

/** For those who run the place. Who may see it is the server's answer, never a guess made here. */
export function AdminPage() {
  const denial = deniedBy(useProviders().error)
  const navigate = route.useNavigate()
  const { section: name } = route.useParams()
  const open = sections.find(({ value }) => value === adminSection(name ?? 'launch'))
  if (!open) return <NotFoundPage />
  if (denial) return <AccessDenied denial={denial} />
  const goTo = (next: AdminSection) =>
    void navigate({
      to: paths.admin,
      params: { section: next === 'launch' ? undefined : next },
      state: { keepsFocus: true },
    })
  return (
    <div className="wrap page admin-page">
      <div className="admin-title">
        <PageTitle title={`${open.label} | Admin`}>Admin</PageTitle>
        {(open.value === 'launch' || open.value === 'settings') && <OperatorNotice />}
      </div>
      {/* On phones the phone's own list: nine names in a row would stand beyond its edge. */}
      <SelectField
        className="admin-section"
        label="Section"
        options={sections}
        value={open.value}
        onChange={({ target }) => goTo(target.value as AdminSection)}
      />
      <Tabs label="Admin" tabs={sections} value={open.value} onChange={goTo} />
    </div>
  )
}
