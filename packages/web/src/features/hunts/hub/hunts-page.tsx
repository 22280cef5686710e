import { isMember } from '@fgm/shared/family/membership'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { CircleCheck, CloudOff, Plus } from 'lucide-react'
import { requestId } from '../../../lib/errors.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { type SessionUser, useSession } from '../../../session/session.tsx'
import { SignUpPrompt } from '../../../session/sign-in-ways.tsx'
import cardboardHouseSvg from '../../../ui/drawings/cardboard-house.svg?raw'
import treasureMapSvg from '../../../ui/drawings/treasure-map.svg?raw'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { type Blueprint, BlueprintCard } from '../../blueprints/blueprint-card.tsx'
import { useChosenChildId } from '../../children/use-children.ts'
import { ForFamilies, HuntsLoading } from '../access-states.tsx'
import {
  ageWords,
  HuntFacts,
  HuntHead,
  HuntPicture,
  itemWords,
  levelWords,
  minutesWords,
  PlayButton,
} from '../hunt-type.tsx'
import { OurHuntsLink } from '../our-hunts-link.tsx'
import { type HubData, HubOverview } from './hub-overview.tsx'
import { type Hunt, HuntCard } from './hunt-card.tsx'
import './hunts.css'

const route = getRouteApi('/scavenger-hunt')
const tabNames = ['overview', 'blueprints', 'hunts'] as const
type TabName = (typeof tabNames)[number]

const ownHunts =
  'Draw your home once, and clues lead your child from room to room. Nothing has to be hidden first.'

/** The hub of the hunts: what to play, the houses, and the family's own hunts. */
export function HuntsPage() {
  const session = useSession()
  const { success } = route.useSearch()
  return (
    <div className="wrap page hub grid grid-cols-1 content-start gap-5 desk:[&>h1]:col-start-1 desk:[&>h1]:row-start-1">
      <PageTitle className="max-mid:text-h2 max-[389px]:text-h3">
        Scavenger Hunt Adventure
      </PageTitle>
      <PlayedNote flag={success} />
      <ForFamilies
        ask={ownHunts}
        forVisitors={
          <div className="visitor-hunts">
            <VisitorHunt />
            <SignUpPrompt title="Hunts through your own rooms">{ownHunts}</SignUpPrompt>
          </div>
        }
      >
        {(user) => <Hub user={user} />}
      </ForFamilies>
      {session.state === 'signed_in' && (
        // After what there is to play; where there is room, next to the title.
        <div className="justify-self-start desk:col-start-1 desk:row-start-1 desk:self-center desk:justify-self-end">
          <OurHuntsLink />
        </div>
      )}
    </div>
  )
}

function Hub({ user }: { user: SessionUser }) {
  const houses = trpc.blueprints.ownAndPresets.useQuery(undefined, { throwOnError: false })
  const hunts = trpc.hunts.list.useQuery(undefined, { throwOnError: false })
  // Sorts by these ages first: hunts that move under a finger would be worse than a short wait. Fetched only here: a
  // component that refetched would close the page that contains it.
  const children = trpc.children.list.useQuery(undefined, { throwOnError: false })
  const [chosenId] = useChosenChildId()
  if (houses.data && hunts.data && children.isFetched) {
    const all = children.data?.children
    const child = all?.find(({ id }) => id === chosenId) ?? all?.[0]
    const { blueprints } = houses.data
    const data = {
      blueprints: blueprints.filter(({ is_mine }) => is_mine),
      presets: blueprints.filter(({ template_type }) => template_type === 'preset'),
      hunts: hunts.data.hunts.filter(({ is_ready_made }) => !is_ready_made),
      ready: hunts.data.hunts.filter(({ is_ready_made }) => is_ready_made),
    }
    return <HubTabs data={data} age={child?.age} isWaiting={!isMember(user)} />
  }
  const lists = [houses, hunts]
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

type HubTabsProps = { data: HubData; age: number | undefined; isWaiting: boolean }

function HubTabs({ data, age, isWaiting }: HubTabsProps) {
  const navigate = useNavigate()
  const { tab, hunt, show } = route.useSearch()
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
    <Tabs
      label="Scavenger hunts"
      value={value}
      onChange={open}
      tabs={[
        {
          value: 'overview',
          label: 'Overview',
          content: (
            <HubOverview {...data} age={age} isWaiting={isWaiting} isWhole={show === 'all'} />
          ),
        },
        {
          value: 'blueprints',
          label: 'My Blueprints',
          content: <MyBlueprints blueprints={data.blueprints} presets={data.presets} />,
        },
        { value: 'hunts', label: 'My Hunts', content: <MyHunts {...data} madeId={hunt} /> },
      ]}
    />
  )
}

/** The flag that a play leaves in the address: it is saved, or it is stored here until the network is back. */
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
            <b>Your play is kept on this device.</b> We'll save it when you're back online.
          </>
        ) : (
          <>
            <b>Saved. That was a good hunt!</b> The next one can wait until you both like.{' '}
            <Link to={paths.ourHunts}>Print its certificate</Link>
          </>
        )}
      </span>
    </p>
  )
}

function VisitorHunt() {
  const { data: hunt, isPending } = trpc.hunts.forVisitors.useQuery(undefined, {
    throwOnError: false,
  })
  if (isPending) return <HuntsLoading />
  if (!hunt) return null
  return (
    <section aria-labelledby="one" className="card card-column">
      <div>
        <h2 id="one" className="text-h3">
          Play one now
        </h2>
        <p className="muted small mt-1">No account needed. It fits most homes.</p>
      </div>
      <div className="hunt-picture" aria-hidden>
        <HuntPicture hunt={hunt} house={hunt.blueprint_data} />
      </div>
      <HuntHead hunt={hunt} kicker={ageWords(hunt.age_range)} />
      <HuntFacts>
        <span>{levelWords(hunt.difficulty_level)}</span>
        <span>{itemWords(hunt.items_data.length)}</span>
        <span>{minutesWords(hunt.items_data.length)}</span>
      </HuntFacts>
      <div className="card-foot *:flex-1">
        <PlayButton hunt={hunt} variant="primary" />
      </div>
    </section>
  )
}

type MyBlueprintsProps = { blueprints: Blueprint[]; presets: Blueprint[] }

/** The family's houses and the presets: a hunt may lead through either. */
function MyBlueprints({ blueprints, presets }: MyBlueprintsProps) {
  return (
    <>
      <section aria-labelledby="my-blueprints">
        <div className="section-head">
          <h2 id="my-blueprints">My Blueprints</h2>
          <ButtonTo to={paths.blueprintCreate} variant="primary" size="small" icon={Plus}>
            Create New Blueprint
          </ButtonTo>
        </div>
        {blueprints.length === 0 ? (
          <EmptyState
            title="No blueprints yet"
            drawing={cardboardHouseSvg}
            actions={
              <>
                <ButtonTo to={paths.blueprints} size="small">
                  Browse Templates
                </ButtonTo>
                <ButtonTo to={paths.blueprintCreate} size="small">
                  Create Custom
                </ButtonTo>
              </>
            }
          >
            Create your first house blueprint to get started!
          </EmptyState>
        ) : (
          <Houses blueprints={blueprints} />
        )}
      </section>
      <section aria-labelledby="presets">
        <div className="section-head">
          <h2 id="presets">Ready-made houses</h2>
        </div>
        <Houses blueprints={presets} />
      </section>
    </>
  )
}

function Houses({ blueprints }: { blueprints: Blueprint[] }) {
  return (
    <ul className="grid-cards three">
      {blueprints.map((blueprint) => (
        <li key={blueprint.id}>
          <BlueprintCard blueprint={blueprint} />
        </li>
      ))}
    </ul>
  )
}

type MyHuntsProps = MyBlueprintsProps & {
  hunts: Hunt[]
  madeId: string | undefined
}

function MyHunts({ hunts, blueprints, presets, madeId }: MyHuntsProps) {
  const houses = [...blueprints, ...presets]
  const made = hunts.find(({ id }) => id === madeId)
  const listed = made ? [made, ...hunts.filter((hunt) => hunt !== made)] : hunts
  return (
    <section aria-labelledby="my-hunts">
      {made && (
        <div className="note mb-5 items-center">
          <CircleCheck className="icon" aria-hidden />
          <b className="wrap-anywhere" role="status">
            {made.hunt_name} is ready.
          </b>
        </div>
      )}
      <div className="section-head">
        <h2 id="my-hunts">My Hunts</h2>
        <ButtonTo
          to={paths.createHunt}
          variant={hunts.length > 0 ? 'secondary' : 'primary'}
          size="small"
          icon={Plus}
        >
          Create New Hunt
        </ButtonTo>
      </div>
      {hunts.length === 0 ? (
        <EmptyState
          title="No scavenger hunts yet"
          drawing={treasureMapSvg}
          actions={
            <ButtonTo to={paths.createHunt} size="small">
              Create Your First Hunt
            </ButtonTo>
          }
        >
          Choose a house, and we suggest what to find in it.
        </EmptyState>
      ) : (
        <ul className="grid-cards three">
          {listed.map((hunt, at) => (
            <HuntCard
              key={hunt.id}
              hunt={hunt}
              isFirst={at === 0}
              isTwin={hunts.some((one) => one !== hunt && one.hunt_name === hunt.hunt_name)}
              isNew={hunt === made}
              house={houses.find(({ id }) => id === hunt.blueprint_id)?.blueprint_data}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
