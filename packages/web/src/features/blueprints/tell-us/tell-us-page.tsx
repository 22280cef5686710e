import { type FurnitureType, furnitureKind, furnitureTypes } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Floor } from '@fgm/shared/blueprints/document'
import { floorsOf } from '@fgm/shared/blueprints/floors'
import { type HomePlan, packHome } from '@fgm/shared/blueprints/homes/packing'
import { isMember } from '@fgm/shared/family/membership'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Play, Plus, X } from 'lucide-react'
import { useEffect, useId, useMemo, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { type SessionUser, useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { ByDevice } from '../../../ui/by-device.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import { LoadFailure } from '../../../ui/error-state.tsx'
import { FormError } from '../../../ui/form.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { ChildPicker } from '../../children/child-picker.tsx'
import { useChildren } from '../../children/use-children.ts'
import { LimitReached, LogInToDraw } from '../access-states.tsx'
import { eyeLevelDrawing } from '../eye-level.ts'
import { FloorSwitch } from '../floor-switch.tsx'
import { HousePlan } from '../house-plan.tsx'
import { tellUsPath } from '../tell-us-path.ts'
import { TellHome } from './tell-home.tsx'
import { savedHomeDraft, saveHomeDraft, startHome } from './told-home.ts'
import { type SavedHome, usePlayHome, useSavedHome } from './use-play-home.ts'
import './tell-us.css'

const route = getRouteApi('/scavenger-hunt/tell-us')

/** A house without drawing: describe it, choose one of three plans, play in it. */
export function TellUsPage() {
  const session = useSession()
  if (session.state === 'signed_out') return <LogInToDraw />
  if (session.state === 'checking') return <Loading />
  return <ForFamily user={session.user} />
}

function ForFamily({ user }: { user: SessionUser }) {
  const gallery = trpc.blueprints.gallery.useQuery(undefined, { throwOnError: false })
  const { children } = useChildren()
  const saved = useSavedHome(user.id)
  if (gallery.data && children) {
    const { mine, limit } = gallery.data
    // The house that was just saved does not count against the limit.
    if (mine.length >= limit && !saved.isBegun) return <LimitReached mine={mine} limit={limit} />
    return <DescribeHome user={user} names={children.map(({ name }) => name)} saved={saved} />
  }
  if (gallery.error)
    return (
      <div className="wrap page">
        <LoadFailure title="Failed to load your houses" query={gallery} />
      </div>
    )
  return <Loading />
}

type DescribeHomeProps = { user: SessionUser; names: readonly string[]; saved: SavedHome }

function DescribeHome({ user, names, saved }: DescribeHomeProps) {
  const { step } = route.useSearch()
  const navigate = useNavigate()
  const [home, setHome] = useState(() => savedHomeDraft(user.id) ?? startHome(names))
  const { wish } = home
  const plans = useMemo(() => packHome(wish), [wish])
  useEffect(() => saveHomeDraft(user.id, home), [user.id, home])
  if (step === 'plans')
    return <ChoosePlan key={JSON.stringify(wish)} plans={plans} user={user} saved={saved} />
  return (
    <TellHome
      home={home}
      plan={plans[0]}
      names={names}
      onChange={setHome}
      onDone={() => void navigate({ to: tellUsPath, search: { step: 'plans' } })}
    />
  )
}

function Loading() {
  return (
    <div className="wrap page">
      <LoadingWords>Loading your family</LoadingWords>
      <Skeleton className="h-80" />
    </div>
  )
}

type ChoosePlanProps = {
  plans: readonly HomePlan[]
  user: SessionUser
  saved: SavedHome
}

/** The second step: choose the plan most like home, remove what is not there, and play. */
function ChoosePlan({ plans, user, saved }: ChoosePlanProps) {
  const group = useId()
  const [chosen, setChosen] = useState(0)
  const [floor, setFloor] = useState<Floor>(1)
  const [gone, setGone] = useState<readonly FurnitureType[]>([])
  const plan = plans[chosen] ?? plans[0]
  if (!plan) return null
  const house = without(plan.document, gone)
  const hasFloors = floorsOf(house).length > 1
  return (
    <div className="wrap page task tell-us is-choosing">
      <header className="row gap-1">
        <ButtonTo
          to={tellUsPath}
          variant="plain"
          size="small"
          isSquare
          icon={ArrowLeft}
          aria-label="Back to your rooms"
          className="-ms-3"
        />
        <PageTitle className="text-h2">Which is most like yours?</PageTitle>
      </header>
      <div className="tell-us-sheet">
        {hasFloors && <FloorSwitch floor={floor} onChange={setFloor} />}
        <HousePlan
          document={house}
          floor={hasFloors ? floor : undefined}
          title={`${plan.name}: ${formatCount(house.rooms.length, 'room')}, ${formatCount(house.furniture.length, 'piece')} of furniture`}
        />
      </div>
      <div className="tell-us-form">
        <p className="muted small">Close is enough. You can move every wall later.</p>
        {plans.length > 1 && (
          <div className="tell-us-plans" role="radiogroup" aria-label="Plans">
            {plans.map(({ name, document }, at) => (
              <Radio
                key={name}
                name={group}
                className="tell-us-plan"
                checked={at === chosen}
                onChange={() => setChosen(at)}
              >
                <span aria-hidden>
                  <HousePlan document={without(document, gone)} title={name} isSmall />
                </span>
                <span>{name}</span>
              </Radio>
            ))}
          </div>
        )}
        <TapAway document={plan.document} gone={gone} onChange={setGone} />
        <PlayNow house={house} user={user} saved={saved} />
      </div>
    </div>
  )
}

function without(document: BlueprintDocument, gone: readonly FurnitureType[]): BlueprintDocument {
  return { ...document, furniture: document.furniture.filter(({ type }) => !gone.includes(type)) }
}

type TapAwayProps = {
  document: BlueprintDocument
  gone: readonly FurnitureType[]
  onChange: (gone: readonly FurnitureType[]) => void
}

function TapAway({ document, gone, onChange }: TapAwayProps) {
  const id = useId()
  const kinds = furnitureTypes.filter(
    // Without stairs there is no way to the other floor.
    (type) => type !== 'stairs' && document.furniture.some((one) => one.type === type),
  )
  if (kinds.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3 mb-2">
        <ByDevice phone="Tap" computer="Click" /> away what you do not have
      </h2>
      <ul className="tell-us-pieces">
        {kinds.map((type) => {
          const isGone = gone.includes(type)
          const Mark = isGone ? Plus : X
          return (
            <li key={type}>
              <button
                type="button"
                aria-pressed={!isGone}
                onClick={() =>
                  onChange(isGone ? gone.filter((one) => one !== type) : [...gone, type])
                }
              >
                <Drawing markup={eyeLevelDrawing(type) ?? ''} />
                <span>{furnitureKind(type).label}</span>
                <Mark className="icon" aria-hidden />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type PlayNowProps = { house: BlueprintDocument; user: SessionUser; saved: SavedHome }

/** Saves the house, creates a hunt in it at the child's age, and opens it. A waiting family keeps the house. */
function PlayNow({ house, user, saved }: PlayNowProps) {
  const family = useChildren()
  const { child } = family
  const home = usePlayHome(user.id, saved)
  const canPlay = isMember(user)
  return (
    <>
      {canPlay && (family.children?.length ?? 0) > 1 && <ChildPicker family={family} />}
      <FormError error={home.error} />
      <StickyAction className="items-center">
        {canPlay && child && (
          <span className="small font-[700] whitespace-nowrap">
            {child.name}, {child.age}
          </span>
        )}
        <Button
          variant="primary"
          isBlock
          icon={canPlay ? Play : undefined}
          isPending={canPlay ? home.isPlaying : home.isKeeping}
          onClick={() => void (canPlay ? home.play(house, child?.age) : home.keep(house))}
        >
          {canPlay ? 'Play now' : 'Keep this house'}
        </Button>
      </StickyAction>
      {canPlay && (
        <Button
          variant="text"
          className="justify-self-center"
          isPending={home.isKeeping}
          onClick={() => void home.keep(house)}
        >
          Keep the house, play later
        </Button>
      )}
    </>
  )
}
