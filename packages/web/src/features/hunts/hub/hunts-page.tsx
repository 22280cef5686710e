import { isActive } from '@fgm/shared/family/membership'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { CircleCheck, CloudOff, Play } from 'lucide-react'
import { requestId } from '../../../lib/errors.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { type SessionUser, useSession } from '../../../session/session.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { HuntsLoading, SignInPrompt, WaitingNote } from '../access-states.tsx'
import { ageWords, HuntFacts, HuntTypeStamp, itemWords, levelWords } from '../hunt-type.tsx'
import { OurHuntsLink } from '../our-hunts-link.tsx'
import { MyBlueprints, MyHunts } from './hub-lists.tsx'
import { type HubData, HubOverview } from './hub-overview.tsx'
import '../memories/memories.css'
import './hunts.css'

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
          <SignInPrompt>
            Draw your home, hide nothing at all, and let clues lead your child from room to room.
          </SignInPrompt>
          <VisitorHunt />
        </>
      ) : session.state === 'checking' ? (
        <HuntsLoading />
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
    return <HubTabs data={data} isWaiting={!isActive(user)} />
  }
  const failed = lists.find(({ isError, data }) => isError && !data)
  if (!failed) return <HuntsLoading />
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

/** The flag that a play leaves in the address: it is saved, or it waits here for the network. */
function PlayedNote({ flag }: { flag: string | undefined }) {
  if (!flag) return null
  const isWaiting = flag === 'waiting'
  const Icon = isWaiting ? CloudOff : CircleCheck
  return (
    <p className="note" role="status">
      <Icon className="icon" aria-hidden />
      <span>
        {isWaiting ? (
          <>
            <b>Your play is kept on this device.</b> We'll save it when you are back online.
          </>
        ) : (
          <>
            <b>Saved. That was a good hunt!</b> The next one can wait until you both like.
          </>
        )}
      </span>
    </p>
  )
}

/** The one hunt that visitors can play at once; nothing until it is loaded. */
function VisitorHunt() {
  const hunt = trpc.hunts.forVisitors.useQuery(undefined, { throwOnError: false }).data
  if (!hunt) return null
  return (
    <section aria-labelledby="one" className="visitor-hunt">
      <h2 id="one" className="text-h3">
        Play one now
      </h2>
      <p className="muted small">
        No account needed. It fits most homes, and there is nothing to hide.
      </p>
      <div className="card card-column">
        <div className="card-head">
          <HuntTypeStamp hunt_type={hunt.hunt_type} />
          <div className="grow">
            <p className="card-kicker">{ageWords(hunt.age_range)}</p>
            <h3>{hunt.hunt_name}</h3>
          </div>
        </div>
        <HuntFacts>
          <span>{levelWords(hunt.difficulty_level)}</span>
          <span>{itemWords(hunt.items_data.length)}</span>
        </HuntFacts>
        <div className="card-foot">
          <ButtonTo
            to={paths.playHunt}
            params={{ hunt_id: hunt.id }}
            size="small"
            icon={Play}
            aria-label={`Play Hunt: ${hunt.hunt_name}`}
          >
            Play Hunt
          </ButtonTo>
        </div>
      </div>
    </section>
  )
}
