import { type AdminSection, adminSection } from '@fgm/shared/admin-sections'
import { isOperatorKnown } from '@fgm/shared/operator'
import { getRouteApi, Link } from '@tanstack/react-router'
import { errorMessage, httpStatus } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { useWayBack } from '../../session/sign-in-ways.tsx'
import cardboardHouseSvg from '../../ui/drawings/cardboard-house.svg?raw'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { DeadEndBar } from '../../ui/frame-contexts.tsx'
import { NotFoundPage } from '../../ui/not-found-page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { AuditPanel } from './audit-log.tsx'
import { ReportsPanel, ReviewsPanel } from './community-panels.tsx'
import { FamiliesPanel, WaitlistPanel } from './families/families-panel.tsx'
import { HelpLinesPanel } from './help-lines-panel.tsx'
import { LaunchPanel } from './launch/launch-panel.tsx'
import { MailOutboxPanel } from './mail-outbox-panel.tsx'
import { AiProvidersPanel, useProviders } from './providers/ai-providers-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import './admin.css'
import './launch/launch.css'

/** The spec's three first, then everything else: one row, and each has its address. */
const sections: (Tab<AdminSection> & { label: string })[] = [
  { value: 'launch', label: 'Launch Dashboard', content: <LaunchPanel /> },
  { value: 'providers', label: 'AI Providers', content: <AiProvidersPanel /> },
  { value: 'waitlist', label: 'Waitlist Queue', content: <WaitlistPanel /> },
  { value: 'families', label: 'Families', content: <FamiliesPanel /> },
  { value: 'reports', label: 'Reports', content: <ReportsPanel /> },
  { value: 'reviews', label: 'To review', content: <ReviewsPanel /> },
  { value: 'help-lines', label: 'Help lines', content: <HelpLinesPanel /> },
  { value: 'mails', label: 'Mails', content: <MailOutboxPanel /> },
  { value: 'settings', label: 'Settings', content: <SettingsPanel /> },
  { value: 'audit', label: 'Audit log', content: <AuditPanel /> },
]

const route = getRouteApi(paths.admin)

/** The admin area. The server decides who may see it; the client never guesses. */
export function AdminPage() {
  const providers = useProviders()
  const denial = deniedBy(providers.error)
  const toDo = useToDo(providers.isSuccess)
  const navigate = route.useNavigate()
  const { section: name } = route.useParams()
  const open = sections.find(({ value }) => value === adminSection(name ?? 'launch'))
  if (!open) return <NotFoundPage />
  if (denial) return <AccessDenied {...denial} />
  const goTo = (next: AdminSection) =>
    void navigate({
      to: paths.admin,
      params: { section: next === 'launch' ? undefined : next },
      state: { keepsFocus: true },
    })
  const tabs = sections.map(({ label, ...section }) => {
    const count = toDo[section.value] ?? 0
    return { ...section, label: count > 0 ? `${label} (${count})` : label }
  })
  return (
    <div className="wrap page admin-page relative pt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageTitle title={`${open.label} | Admin`}>{open.label}</PageTitle>
        {(open.value === 'launch' || open.value === 'settings') && <OperatorNotice />}
      </div>
      {/* A native select on phones: ten tabs in a row would not fit. */}
      <SelectField
        className="admin-section"
        label="Section"
        options={tabs}
        value={open.value}
        onChange={({ target }) => goTo(target.value as AdminSection)}
      />
      <Tabs label="Admin" tabs={tabs} value={open.value} onChange={goTo} />
    </div>
  )
}

/** How many items wait for a decision, by section; nothing for a section whose list failed to load: it shows that itself. */
function useToDo(isAdministrator: boolean): Partial<Record<AdminSection, number>> {
  const ask = { enabled: isAdministrator, throwOnError: false }
  const { data: reported } = trpc.community.reports.useQuery(undefined, ask)
  const { data: toReview } = trpc.community.reviews.useQuery(undefined, ask)
  return { reports: reported?.reports.length ?? 0, reviews: toReview?.waiting ?? 0 }
}

/** For everyone who is not an administrator: the server's sentence, and a link. */
function AccessDenied({ isSignedOut, sentence }: Denial) {
  const search = useWayBack()
  return (
    <div className="wrap page">
      <div className="card empty" role="alert">
        <Drawing markup={cardboardHouseSvg} />
        <PageTitle>Access Denied</PageTitle>
        {/* The server's sentence for a parent may be the heading itself; it is not repeated. */}
        {sentence !== 'Access Denied' && <p>{sentence}</p>}
        <p className="muted">
          {isSignedOut
            ? 'This page is for the people who run Five Good Minutes. Everything else is open to you.'
            : 'This page is for the people who run Five Good Minutes. Everything your family has is right where it was.'}
        </p>
        <div className="row">
          {isSignedOut && (
            <ButtonTo to={paths.login} search={search} variant="primary" size="small">
              Log In
            </ButtonTo>
          )}
          <ButtonTo
            to={paths.activities}
            variant={isSignedOut ? 'secondary' : 'primary'}
            size="small"
          >
            Back to the activities
          </ButtonTo>
        </div>
      </div>
      <DeadEndBar />
    </div>
  )
}

/** Says before a launch that families cannot see to whom they give their data and money. */
function OperatorNotice() {
  const operator = trpc.operator.current.useQuery(undefined, { throwOnError: false })
  if (!operator.data || isOperatorKnown(operator.data)) return null
  return (
    <p className="py-1.5 px-3 rounded-(--r-cut) bg-honey-soft text-label" role="status">
      Visitors cannot see who runs this site.{' '}
      <Link
        to={paths.admin}
        params={{ section: 'settings' }}
        hash="operator"
        // A second click does not change the address, and the section may have been collapsed.
        onClick={() => document.getElementById('operator')?.setAttribute('open', '')}
      >
        Add name, address and mail
      </Link>
    </p>
  )
}

type Denial = { isSignedOut: boolean; sentence: string }

/** The server's refusal (401, 403); null for any other result. */
function deniedBy(error: unknown): Denial | null {
  const status = httpStatus(error)
  if (status !== 401 && status !== 403) return null
  return { isSignedOut: status === 401, sentence: errorMessage(error) }
}
