import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { requestId } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { type SessionUser, useSession } from '../../../session/session.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { OurHuntsLink } from '../our-hunts-link.tsx'
import { MyBlueprints, MyHunts } from './hub-lists.tsx'
import { type HubData, HubOverview } from './hub-overview.tsx'
import '../memories.css'
import { HubLoading, PlayedNote, SignInAsk, WaitingNote } from './hub-states.tsx'
import './hunts.css'
import { mayMakeHunts } from '../may-make-hunts.ts'
import { VisitorHunt } from '../play/visitor-hunt.tsx'

const route = getRouteApi('/scavenger-hunt')
const tabNames = ['overview', 'blueprints', 'hunts'] as const
type TabName = (typeof tabNames)[number]

/** The hub of the hunts: what to play, what was drawn, what was made. */
export function HuntsPage() {
  const session = useSession()
  const { success } = route.useSearch()
  return (
    <div className="wrap page hub">
      <div className="memories-head">
        <PageTitle>Scavenger Hunt Adventure</PageTitle>
        {session.state === 'signed_in' && <OurHuntsLink />}
      </div>
      <PlayedNote flag={success} />
      {session.state === 'signed_out' ? (
        <>
          <SignInAsk>
            Draw your home, hide nothing at all, and let clues lead your child from room to room.
          </SignInAsk>
          <VisitorHunt />
        </>
      ) : session.state === 'checking' ? (
        <HubLoading />
      ) : (
        <Hub user={session.user} />
      )}
    </div>
  )
}

function Hub({ user }: { user: SessionUser }) {
  const options = { throwOnError: false } as const
  const lists = [
    trpc.blueprints.ownAndPresets.useQuery(undefined, options),
    trpc.hunts.list.useQuery(undefined, options),
  ] as const
  const [houses, hunts] = lists
  if (houses.data && hunts.data) {
    const { blueprints } = houses.data
    const data = {
      blueprints: blueprints.filter(({ is_mine }) => is_mine),
      presets: blueprints.filter(({ template_type }) => template_type === 'preset'),
      hunts: hunts.data.hunts.filter(({ is_ready_made }) => !is_ready_made),
      ready: hunts.data.hunts.filter(({ is_ready_made }) => is_ready_made),
    }
    return <HubTabs data={data} isWaiting={!mayMakeHunts(user)} />
  }
  const failed = lists.find(({ isError, data }) => isError && !data)
  if (!failed) return <HubLoading />
  return (
    <ErrorState
      title="Oops!"
      onRetry={() => {
        for (const list of lists) void list.refetch()
      }}
      isRetrying={lists.some(({ isFetching }) => isFetching)}
      requestId={requestId(failed.error)}
    >
      Failed to load scavenger hunt data. Please try again.
    </ErrorState>
  )
}

function HubTabs({ data, isWaiting }: { data: HubData; isWaiting: boolean }) {
  const navigate = useNavigate()
  const { tab, hunt } = route.useSearch()
  const value = tabNames.find((name) => name === tab) ?? 'overview'
  function open(next: TabName) {
    void navigate({
      to: '/scavenger-hunt',
      search: { tab: next === 'overview' ? undefined : next },
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <>
      {isWaiting && <WaitingNote />}
      <Tabs
        label="Scavenger hunts"
        value={value}
        onChange={open}
        tabs={[
          { value: 'overview', label: 'Overview', content: <HubOverview {...data} /> },
          {
            value: 'blueprints',
            label: 'My Blueprints',
            content: <MyBlueprints blueprints={data.blueprints} presets={data.presets} />,
          },
          { value: 'hunts', label: 'My Hunts', content: <MyHunts {...data} madeId={hunt} /> },
        ]}
      />
    </>
  )
}
