import { type AdminSection, adminSection } from '@fgm/shared/admin-sections'
import { getRouteApi } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { NotFoundPage } from '../../ui/not-found-page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { AccessDenied } from './access-denied.tsx'
import './admin.css'
import { FamiliesPanel } from './families/families-panel.tsx'
import { AuditPanel } from './operation/audit-list.tsx'
import { AiProvidersPanel } from './providers/ai-providers-panel.tsx'
import './launch/launch.css'
import { WaitlistPanel } from './families/waitlist-panel.tsx'
import { LaunchPanel } from './launch/launch-panel.tsx'
import { MailOutboxPanel } from './mails/mail-outbox-panel.tsx'
import { OperatorNotice } from './operation/operator-notice.tsx'
import { deniedBy, useProviders } from './providers/use-providers.ts'
import { ReportsPanel } from './reports/reports-panel.tsx'
import { ReviewsPanel } from './reports/reviews-panel.tsx'
import { SettingsPanel } from './settings/settings-form.tsx'

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
