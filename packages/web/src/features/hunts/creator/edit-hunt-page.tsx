import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Confirm } from '../../../ui/sheet.tsx'
import { showToast } from '../../../ui/toast.ts'
import './creator.css'
import { ForFamilies, NoHunt, useHunt } from '../access-states.tsx'
import { HuntCreator } from './hunt-creator.tsx'
import { draftOf, type HuntDraft, toSend } from './hunt-draft.ts'
import '../hub/hunts.css'

const route = getRouteApi('/scavenger-hunt/edit/$hunt_id')

/** Edits a hunt, with the same four steps that created it. */
export function EditHuntPage() {
  const { hunt_id } = route.useParams()
  return (
    <div className="wrap page grid grid-cols-1 content-start gap-5">
      <PageTitle>Edit a hunt</PageTitle>
      <ForFamilies ask="Your hunts are waiting for you.">
        {() => <LoadedHunt key={hunt_id} id={hunt_id} />}
      </ForFamilies>
    </div>
  )
}

function LoadedHunt({ id }: { id: string }) {
  const hunt = useHunt(id)
  if (!hunt.data) return <NoHunt hunt={hunt} />
  if (!hunt.data.is_ready_made) return <Editing hunt={hunt.data} />
  return (
    <p className="note honey">
      <span>
        Our ready-made hunts stay as they are. You can make one of your own instead.{' '}
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
    // The house stays as it was when the hunt was created, unless another one is chosen.
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
      error={update.error}
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
      <Button
        size="small"
        icon={Trash2}
        className="danger self-start"
        onClick={() => setOpen(true)}
      >
        Delete this hunt
      </Button>
      <Confirm
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`Delete ${name}?`}
        confirmLabel="Delete hunt"
        onConfirm={() => remove.mutate({ id })}
        isPending={remove.isPending}
        error={remove.error}
      >
        The hunt and your notes about playing it will be gone.
      </Confirm>
    </>
  )
}
