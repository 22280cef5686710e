import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { forFamily } from '../../../lib/call-context.ts'
import { errorMessage, httpStatus } from '../../../lib/errors.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { type Session, useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import './creator.css'
import { HuntsLoading, SignInPrompt, WaitingNote } from '../access-states.tsx'
import { HuntCreator } from './hunt-creator.tsx'
import { emptyDraft, type House, type HuntDraft, houseOf, type Step, toSend } from './hunt-draft.ts'
import '../hub/hunts.css'
import { isActive } from '@fgm/shared/family/membership'
import { type DraftInProgress, deleteDraft, saveDraft, savedDraft } from './hunt-draft.ts'

const route = getRouteApi('/scavenger-hunt/create')

/** Makes a hunt in four steps; a blueprint in the address is chosen already. */
export function CreateHuntPage() {
  const session = useSession()
  return (
    <div className="wrap page creator-page">
      <PageTitle>Create a scavenger hunt</PageTitle>
      <Content session={session} />
    </div>
  )
}

function Content({ session }: { session: Session }) {
  const { blueprint } = route.useSearch()
  if (session.state === 'checking') return <HuntsLoading />
  if (session.state === 'signed_out')
    return <SignInPrompt>Choose a house, and we suggest what to find in it.</SignInPrompt>
  // The server checks the same (decisions §2).
  if (!isActive(session.user)) return <NotYet />
  return blueprint ? (
    <WithBlueprint key={blueprint} id={blueprint} family_id={session.user.id} />
  ) : (
    <NewHunt family_id={session.user.id} />
  )
}

/** What is theirs already comes first, the way to the rest beside it. */
function NotYet() {
  return (
    <>
      <WaitingNote />
      <div className="row row-wrap">
        <ButtonTo to={paths.hunt} variant="primary">
          See the ready hunts
        </ButtonTo>
        <ButtonTo to={paths.upgrade}>Upgrade to Premium</ButtonTo>
      </div>
    </>
  )
}

function WithBlueprint({ id, family_id }: { id: string; family_id: string }) {
  const blueprint = trpc.blueprints.byId.useQuery({ id }, { throwOnError: false })
  if (blueprint.data) return <NewHunt family_id={family_id} house={houseOf(blueprint.data)} />
  if (!blueprint.isError) return <HuntsLoading />
  return (
    <>
      <p className="note honey" role="alert">
        {httpStatus(blueprint.error) === 404
          ? 'That blueprint was deleted. Please choose another one.'
          : 'Failed to load blueprints'}
      </p>
      <NewHunt family_id={family_id} />
    </>
  )
}

type NewHuntProps = {
  family_id: string
  /** The house in the address. */
  house?: House
}

/** The draft stored in this tab, or an empty one. */
function NewHunt({ family_id, house }: NewHuntProps) {
  const [stored, setStored] = useState(() =>
    savedDraft(family_id, house?.blueprint_id ?? undefined),
  )
  const [start] = useState<HuntDraft>({ ...emptyDraft, house: house ?? null })
  function startOver() {
    deleteDraft(family_id)
    setStored(null)
  }
  if (!stored) return <Creator family_id={family_id} start={start} startStep={house ? 2 : 1} />
  return (
    <>
      <p className="note row row-wrap" role="status">
        <span className="grow">We brought back the hunt you began.</span>
        <Button size="small" onClick={startOver}>
          Start Over
        </Button>
      </p>
      <Creator family_id={family_id} start={stored.draft} startStep={stored.step} />
    </>
  )
}

type CreatorProps = { family_id: string; start: HuntDraft; startStep: Step }

function Creator({ family_id, start, startStep }: CreatorProps) {
  const navigate = useNavigate()
  const storeProgress = useCallback(
    // An untouched draft is not stored.
    (progress: DraftInProgress) => {
      if (progress.draft !== start) saveDraft(family_id, progress)
    },
    [family_id, start],
  )
  const create = trpc.hunts.create.useMutation({
    meta: { shows_own_error: true },
    trpc: forFamily(family_id),
    onSuccess: ({ id }) => {
      deleteDraft(family_id)
      // The hub shows it with a button to play it at once.
      return navigate({ to: paths.hunt, search: { tab: 'hunts', hunt: id } })
    },
  })
  function finish(draft: HuntDraft) {
    const blueprintId = draft.house?.blueprint_id
    if (blueprintId) create.mutate({ ...toSend(draft), blueprint_id: blueprintId })
  }
  return (
    <HuntCreator
      start={start}
      startStep={startStep}
      finishWord="Create Hunt"
      onFinish={finish}
      onProgress={storeProgress}
      isPending={create.isPending}
      error={create.error ? createFailure(create.error) : undefined}
    />
  )
}

/** The server's own words where it had some. */
function createFailure(error: unknown): string {
  return httpStatus(error) === undefined ? 'Failed to create scavenger hunt' : errorMessage(error)
}
