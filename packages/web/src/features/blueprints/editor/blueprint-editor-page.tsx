import { isActive } from '@fgm/shared/family/membership'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { errorMessage, httpStatus } from '../../../lib/errors.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import './editor.css'
import './editor-board.css'
import './editor-panel.css'
import { BlueprintEditor, type EditorProps } from './blueprint-editor.tsx'
import type { Blueprint } from './draft.ts'
import { NotYours, OneIsEnough, SignInAsk } from './editor-doors.tsx'
import { type Opening, openHouse } from './opening.ts'

/** A new house at /create, one's own at /edit/{id}; /edit/create is a new one, too (spec part two §2). */
export function BlueprintEditorPage() {
  const { id } = useParams({ strict: false })
  const session = useSession()
  const [created, setCreated] = useState<string | null>(null)
  const navigate = useNavigate()
  // The first save gives the new house its address; who is drawing it stays where they are.
  const onCreated = useCallback(
    (newId: string) => {
      setCreated(newId)
      void navigate({
        to: paths.blueprintEdit,
        params: { id: newId },
        replace: true,
        state: { keepsFocus: true },
      })
    },
    [navigate],
  )
  if (session.state === 'signed_out') return <SignInAsk />
  if (session.state === 'checking') return <Loading />
  const house = { user_id: session.user.id, canShare: isActive(session.user), onCreated }
  if (id === undefined || id === 'create' || id === created) return <NewHouse {...house} />
  return <OwnHouse key={id} id={id} {...house} />
}

type HouseProps = Omit<EditorProps, 'opening'>

function NewHouse(house: HouseProps) {
  const gallery = trpc.blueprints.gallery.useQuery(undefined, { throwOnError: false })
  const [opening, setOpening] = useState<Opening | null>(null)
  if (opening) return <BlueprintEditor opening={opening} {...house} />
  if (gallery.data && !gallery.isRefetching) {
    const { mine, limit } = gallery.data
    if (mine.length >= limit) return <OneIsEnough mine={mine} limit={limit} />
    setOpening(openHouse(house.user_id, null))
    return null
  }
  if (gallery.error) return <LoadFailure error={gallery.error} onRetry={gallery.refetch} />
  return <Loading />
}

function OwnHouse({ id, ...house }: HouseProps & { id: string }) {
  // Loaded once: from then on the editor knows better than the server.
  const loaded = trpc.blueprints.byId.useQuery(
    { id },
    { throwOnError: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  )
  if (loaded.data && !loaded.data.is_mine) return <NotYours blueprint={loaded.data} />
  if (loaded.data) return <Opened blueprint={loaded.data} {...house} />
  if (loaded.error) return <LoadFailure error={loaded.error} onRetry={loaded.refetch} />
  return <Loading />
}

function Opened({ blueprint, ...house }: HouseProps & { blueprint: Blueprint }) {
  const [opening] = useState(() => openHouse(house.user_id, blueprint))
  return <BlueprintEditor opening={opening} {...house} />
}

function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const isGone = httpStatus(error) === 404
  return (
    <div className="wrap page">
      <PageTitle className="hidden-text">Blueprint editor</PageTitle>
      <ErrorState
        title="Failed to load blueprint"
        onRetry={() => void onRetry()}
        actions={
          <ButtonTo to={paths.blueprints} size="small">
            All blueprints
          </ButtonTo>
        }
      >
        {isGone
          ? 'It is not there, or it is not shared with you. Nothing you have is affected.'
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
