import { isMember } from '@fgm/shared/family/membership'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { errorMessage, httpStatus } from '../../../lib/errors.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import './editor.css'
import './board/editor-board.css'
import './panel/editor-panel.css'
import { AllBlueprints, LimitReached, LogInToDraw, TemplateOnly } from '../access-states.tsx'
import { BlueprintEditor, type EditorProps } from './blueprint-editor.tsx'

/** A new house at /create, one's own at /edit/{id}; /edit/create is a new one, too (spec part two §2). */
export function BlueprintEditorPage() {
  const { id } = useParams({ strict: false })
  const session = useSession()
  const [created, setCreated] = useState<string | null>(null)
  const navigate = useNavigate()
  // The first save gives the new house its address; the editor stays mounted.
  function onCreated(newId: string) {
    setCreated(newId)
    void navigate({
      to: paths.blueprintEdit,
      params: { id: newId },
      replace: true,
      state: { keepsFocus: true },
    })
  }
  if (session.state === 'signed_out') return <LogInToDraw />
  if (session.state === 'checking') return <Loading />
  const house = { user_id: session.user.id, canShare: isMember(session.user), onCreated }
  if (id === undefined || id === 'create' || id === created) return <NewHouse {...house} />
  return <OwnHouse key={id} id={id} {...house} />
}

type HouseProps = Omit<EditorProps, 'blueprint'>

function NewHouse(house: HouseProps) {
  const gallery = trpc.blueprints.gallery.useQuery(undefined, { throwOnError: false })
  const [isBegun, setBegun] = useState(false)
  if (isBegun) return <BlueprintEditor blueprint={null} {...house} />
  if (gallery.data && !gallery.isRefetching) {
    const { mine, limit } = gallery.data
    if (mine.length >= limit) return <LimitReached mine={mine} limit={limit} />
    setBegun(true)
    return null
  }
  if (gallery.error) return <LoadFailure error={gallery.error} onRetry={gallery.refetch} />
  return <Loading />
}

function OwnHouse({ id, ...house }: HouseProps & { id: string }) {
  // Loaded once: from then on the editor's state is newer than the server's.
  const loaded = trpc.blueprints.byId.useQuery(
    { id },
    { throwOnError: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  )
  if (loaded.data && !loaded.data.is_mine) return <TemplateOnly blueprint={loaded.data} />
  if (loaded.data) return <BlueprintEditor blueprint={loaded.data} {...house} />
  if (loaded.error) return <LoadFailure error={loaded.error} onRetry={loaded.refetch} />
  return <Loading />
}

function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const isGone = httpStatus(error) === 404
  return (
    <div className="wrap page">
      <PageTitle className="hidden-text">Blueprint editor</PageTitle>
      <ErrorState
        title="Failed to load blueprint"
        onRetry={() => void onRetry()}
        actions={<AllBlueprints />}
      >
        {isGone
          ? 'It may have been deleted, or it is not shared with you. Your own blueprints are safe.'
          : errorMessage(error)}
      </ErrorState>
    </div>
  )
}

function Loading() {
  return (
    <div className="wrap page">
      <PageTitle className="hidden-text">Blueprint editor</PageTitle>
      <LoadingWords>Loading the blueprint</LoadingWords>
      <div className="grid gap-4" aria-hidden="true">
        <Skeleton shape="h52" className="w-full" />
        <Skeleton shape="h52" className="w-full" />
        <Skeleton shape="h52" className="w-full" />
      </div>
    </div>
  )
}
