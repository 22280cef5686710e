import { packHome } from '@fgm/shared/blueprints/homes/packing'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { type SessionUser, useSession } from '../../../session/session.tsx'
import { LoadFailure } from '../../../ui/error-state.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { useChildren } from '../../children/use-children.ts'
import { LimitReached, SignInPrompt } from '../access-states.tsx'
import { tellUsPath } from '../tell-us-path.ts'
import './tell-us.css'
import { ChoosePlan } from './choose-plan.tsx'
import { TellHome } from './tell-home.tsx'
import { savedToldHome, saveToldHome, startHome } from './told-home.ts'
import { type SavedHome, useSavedHome } from './use-play-home.ts'

const route = getRouteApi('/scavenger-hunt/tell-us')

/** A house without drawing: tell it, choose one of three plans, play in it. */
export function TellUsPage() {
  const session = useSession()
  if (session.state === 'signed_out') return <SignInPrompt />
  if (session.state === 'checking') return <Loading />
  return <ForFamily user={session.user} />
}

function ForFamily({ user }: { user: SessionUser }) {
  const gallery = trpc.blueprints.gallery.useQuery(undefined, { throwOnError: false })
  const { children } = useChildren()
  const saved = useSavedHome(user.id)
  if (gallery.data && children) {
    const { mine, limit } = gallery.data
    // The house that was just saved is not in its own way.
    if (mine.length >= limit && !saved.isBegun) return <LimitReached mine={mine} limit={limit} />
    return <Told user={user} names={children.map(({ name }) => name)} saved={saved} />
  }
  if (gallery.error)
    return (
      <div className="wrap page">
        <LoadFailure title="Failed to load your houses" query={gallery} />
      </div>
    )
  return <Loading />
}

type ToldProps = { user: SessionUser; names: readonly string[]; saved: SavedHome }

function Told({ user, names, saved }: ToldProps) {
  const { step } = route.useSearch()
  const navigate = useNavigate()
  const [home, setHome] = useState(() => savedToldHome(user.id) ?? startHome(names))
  const { wish } = home
  const plans = useMemo(() => packHome(wish), [wish])
  useEffect(() => saveToldHome(user.id, home), [user.id, home])
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
