import { isMember } from '@fgm/shared/family/membership'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { forFamily } from '../../../lib/call-context.ts'
import { errorMessage, httpStatus } from '../../../lib/errors.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import treasureMapSvg from '../../../ui/drawings/treasure-map.svg?raw'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { usePremiumPrice } from '../../payments/use-premium-price.ts'
import './creator.css'
import { ForFamilies, HuntsLoading } from '../access-states.tsx'
import { HuntCreator } from './hunt-creator.tsx'
import {
  type DraftInProgress,
  deleteDraft,
  emptyDraft,
  type House,
  type HuntDraft,
  houseOf,
  proposedName,
  saveDraft,
  savedDraft,
  toSend,
} from './hunt-draft.ts'
import '../hub/hunts.css'

const route = getRouteApi('/scavenger-hunt/create')

/** Creates a hunt in four steps; a blueprint in the address is chosen already. */
export function CreateHuntPage() {
  const { blueprint } = route.useSearch()
  return (
    <div className="wrap page grid grid-cols-1 content-start gap-5">
      <PageTitle>Create a hunt</PageTitle>
      <ForFamilies ask="Choose a house, and we suggest what to find in it.">
        {(user) =>
          // The server checks the same (decisions §2).
          !isMember(user) ? (
            <NotYet />
          ) : blueprint ? (
            <WithBlueprint key={blueprint} id={blueprint} family_id={user.id} />
          ) : (
            <NewHunt family_id={user.id} />
          )
        }
      </ForFamilies>
    </div>
  )
}

function NotYet() {
  const price = usePremiumPrice()
  return (
    <EmptyState
      title="Your own hunts come with premium"
      drawing={treasureMapSvg}
      actions={
        <>
          <ButtonTo to={price ? paths.upgrade : paths.dashboard} variant="primary">
            {price ? `Open premium for ${price}` : 'See your place in line'}
          </ButtonTo>
          <ButtonTo to={paths.hunt}>See the ready-made hunts</ButtonTo>
        </>
      }
    >
      Choose a house, and we suggest clues that lead your child through it. You can change every
      word.
    </EmptyState>
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

/** Continues the draft stored in this tab. */
function NewHunt({ family_id, house }: { family_id: string; house?: House }) {
  const navigate = useNavigate()
  const [stored, setStored] = useState(() =>
    savedDraft(family_id, house?.blueprint_id ?? undefined),
  )
  const [blank] = useState<HuntDraft>(() => ({
    ...emptyDraft,
    house: house ?? null,
    hunt_name: proposedName(emptyDraft.hunt_type),
  }))
  const start = stored?.draft ?? blank
  const create = trpc.hunts.create.useMutation({
    meta: { shows_own_error: true },
    trpc: forFamily(family_id),
    onSuccess: ({ id }) => {
      deleteDraft(family_id)
      // The hub shows it with a button to play it at once.
      return navigate({ to: paths.hunt, search: { tab: 'hunts', hunt: id } })
    },
  })
  function startOver() {
    deleteDraft(family_id)
    setStored(null)
    create.reset()
  }
  function storeProgress(progress: DraftInProgress) {
    // An untouched draft is not stored.
    if (progress.draft !== start) saveDraft(family_id, progress)
  }
  function finish(draft: HuntDraft) {
    const blueprintId = draft.house?.blueprint_id
    if (blueprintId) create.mutate({ ...toSend(draft), blueprint_id: blueprintId })
  }
  return (
    <>
      {stored && (
        <p className="note row row-wrap" role="status">
          <span className="grow">We brought back the hunt you began.</span>
          <Button size="small" onClick={startOver}>
            Start Over
          </Button>
        </p>
      )}
      <HuntCreator
        key={stored ? 'stored' : 'new'}
        start={start}
        startStep={stored?.step ?? (house ? 2 : 1)}
        finishWord="Create Hunt"
        onFinish={finish}
        onProgress={storeProgress}
        isPending={create.isPending}
        error={create.error ? createFailure(create.error) : undefined}
      />
    </>
  )
}

/** The server's own sentence, if it sent one. */
const createFailure = (error: unknown): string =>
  httpStatus(error) === undefined ? 'Failed to create scavenger hunt' : errorMessage(error)
