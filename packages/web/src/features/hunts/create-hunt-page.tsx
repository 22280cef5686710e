import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { OfflineKeeper } from '../../app/hunts/hunt-keeper.tsx'
import { type HuntFamily, useHuntFamily } from '../../app/hunts/use-hunt-family.ts'
import { errorMessage, httpStatus } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import './creator.css'
import { HubLoading, SignInAsk, WaitingNote } from './hub-states.tsx'
import { HuntCreator } from './hunt-creator.tsx'
import { empty_draft, type HuntDraft, toSend } from './hunt-draft.ts'
import './hunts.css'
import { mayMakeHunts } from './may-make-hunts.ts'
import { houseOf } from './use-houses.ts'

const route = getRouteApi('/scavenger-hunt/create')

/** Makes a hunt in four steps; a blueprint in the address is chosen already. */
export function CreateHuntPage() {
  const family = useHuntFamily()
  return (
    <div className="wrap page creator-page">
      <PageTitle>Create a scavenger hunt</PageTitle>
      <OfflineKeeper family={family} />
      <Content family={family} />
    </div>
  )
}

function Content({ family }: { family: HuntFamily }) {
  const { blueprint } = route.useSearch()
  if (family.state === 'checking') return <HubLoading />
  if (family.state === 'signed_out')
    return <SignInAsk>Choose a house, and we suggest what to find in it.</SignInAsk>
  if (!mayMakeHunts(family.user)) return <NotYet />
  return blueprint ? (
    <WithBlueprint key={blueprint} id={blueprint} />
  ) : (
    <NewHunt start={empty_draft} />
  )
}

function NotYet() {
  return (
    <>
      <WaitingNote />
      <ButtonTo to={paths.hunt} variant="primary">
        See the ready hunts
      </ButtonTo>
    </>
  )
}

function WithBlueprint({ id }: { id: string }) {
  const blueprint = trpc.blueprints.byId.useQuery({ id }, { throwOnError: false })
  if (blueprint.data) return <NewHunt start={{ ...empty_draft, house: houseOf(blueprint.data) }} />
  if (!blueprint.isError) return <HubLoading />
  return (
    <>
      <p className="note honey" role="alert">
        {httpStatus(blueprint.error) === 404
          ? 'That blueprint is no longer there. Please choose another one.'
          : 'Failed to load blueprints'}
      </p>
      <NewHunt start={empty_draft} />
    </>
  )
}

function NewHunt({ start }: { start: HuntDraft }) {
  const navigate = useNavigate()
  const create = trpc.hunts.create.useMutation({
    meta: { shows_own_error: true },
    // The hunt itself stands there; a toast would lie over the button that starts it.
    onSuccess: () => navigate({ to: paths.hunt, search: { tab: 'hunts' } }),
  })
  function finish(draft: HuntDraft) {
    const blueprint_id = draft.house?.blueprint_id
    if (blueprint_id) create.mutate({ ...toSend(draft), blueprint_id })
  }
  return (
    <HuntCreator
      start={start}
      startStep={start.house ? 2 : 1}
      finishWord="Create Hunt"
      onFinish={finish}
      isPending={create.isPending}
      error={create.error ? createFailure(create.error) : undefined}
    />
  )
}

/** The server's own words where it had some. */
function createFailure(error: unknown): string {
  return httpStatus(error) === undefined ? 'Failed to create scavenger hunt' : errorMessage(error)
}
