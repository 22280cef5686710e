import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorMessage, httpStatus } from '../../../lib/errors.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { showToast } from '../../../ui/toast.ts'
import './creator.css'
import { HuntNotFound, HuntsLoading, SignInPrompt } from '../access-states.tsx'
import { HuntCreator } from './hunt-creator.tsx'
import { draftOf, type HuntDraft, toSend } from './hunt-draft.ts'
import '../hub/hunts.css'

const route = getRouteApi('/scavenger-hunt/edit/$hunt_id')

/** Changes a hunt, with the same four steps that made it. */
export function EditHuntPage() {
  const { hunt_id } = route.useParams()
  const session = useSession()
  return (
    <div className="wrap page creator-page">
      <PageTitle>Edit a scavenger hunt</PageTitle>
      {session.state === 'checking' ? (
        <HuntsLoading />
      ) : session.state === 'signed_out' ? (
        <SignInPrompt>Your hunts are waiting for you.</SignInPrompt>
      ) : (
        <LoadedHunt key={hunt_id} id={hunt_id} />
      )}
    </div>
  )
}

function LoadedHunt({ id }: { id: string }) {
  // Never refetched: a refetch would take away what is being typed.
  const hunt = trpc.hunts.byId.useQuery(
    { id },
    { throwOnError: false, refetchOnWindowFocus: false },
  )
  if (hunt.data) {
    if (hunt.data.is_ready_made) return <ReadyMade />
    return <Editing hunt={hunt.data} />
  }
  if (!hunt.isError) return <HuntsLoading />
  if (httpStatus(hunt.error) === 404) return <HuntNotFound />
  return (
    <ErrorState
      title="Failed to load scavenger hunt"
      onRetry={() => void hunt.refetch()}
      isRetrying={hunt.isFetching}
    >
      {errorMessage(hunt.error)}
    </ErrorState>
  )
}

function ReadyMade() {
  return (
    <p className="note honey">
      <span>
        Our ready hunts stay as they are. You can make one of your own instead.{' '}
        <ButtonTo to={paths.createHunt} variant="text" size="small">
          Create Hunt
        </ButtonTo>
      </span>
    </p>
  )
}

function Editing({ hunt }: { hunt: Outputs['hunts']['byId'] }) {
  const navigate = useNavigate()
  const [opened] = useState(hunt)
  const update = trpc.hunts.update.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ hunt_name }) => {
      showToast({ message: `${hunt_name} is saved.` })
      return navigate({ to: paths.hunt, search: { tab: 'hunts' } })
    },
  })
  function finish(draft: HuntDraft) {
    const { id, version } = opened
    const { house } = draft
    // The house stays as it was when the hunt was made, unless another one is chosen.
    const other = house && !house.is_kept && house.blueprint_id
    update.mutate({ id, version, ...toSend(draft), ...(other && { blueprint_id: other }) })
  }
  return (
    <HuntCreator
      start={draftOf(opened)}
      startStep={2}
      finishWord="Save Hunt"
      onFinish={finish}
      isPending={update.isPending}
      error={update.error ? errorMessage(update.error) : undefined}
      more={<RemoveHunt id={opened.id} name={opened.hunt_name} />}
    />
  )
}

function RemoveHunt({ id, name }: { id: string; name: string }) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const remove = trpc.hunts.remove.useMutation({
    meta: { shows_own_error: true },
    onSuccess: () => navigate({ to: paths.hunt, search: { tab: 'hunts' } }),
  })
  return (
    <>
      <Button variant="text" size="small" icon={Trash2} onClick={() => setOpen(true)}>
        Delete this hunt
      </Button>
      <Confirm
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`Delete ${name}?`}
        confirmLabel="Delete hunt"
        onConfirm={() => remove.mutate({ id })}
        isPending={remove.isPending}
        error={remove.error ? errorMessage(remove.error) : undefined}
      >
        The hunt and your notes about playing it will be gone.
      </Confirm>
    </>
  )
}
