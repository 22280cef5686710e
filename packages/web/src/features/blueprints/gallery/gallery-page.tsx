import { ArrowLeft, Plus } from 'lucide-react'
import { errorMessage } from '../../../lib/errors.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { CardSkeleton, LoadingWords } from '../../../ui/skeleton.tsx'
import './gallery.css'
import { SignInAsk } from '../editor/editor-doors.tsx'
import { GalleryShelves } from './gallery-shelves.tsx'
import { huntFrom } from './hunt-link.ts'

const places = ['a', 'b', 'c']

/** Houses to start from: ready-made ones, those that other families share, and one's own (spec part two §2). */
export function GalleryPage() {
  const session = useSession()
  const gallery = trpc.blueprints.gallery.useQuery(undefined, {
    enabled: session.state === 'signed_in',
    throwOnError: false,
  })
  if (session.state === 'signed_out') return <SignInAsk />
  return (
    <div className="wrap page gallery">
      <ButtonTo
        to={paths.hunt}
        variant="text"
        size="small"
        icon={ArrowLeft}
        className="gallery-back"
      >
        Back to Hunt
      </ButtonTo>
      <div className="gallery-head">
        <div className="grow">
          <PageTitle>Blueprint templates</PageTitle>
          <p className="muted text-read">Start from a house like yours, or draw your own.</p>
        </div>
        <div className="row gallery-ways">
          <ButtonTo to={paths.blueprintCreate} variant="primary" size="small">
            <Plus className="icon" aria-hidden />
            Create Blueprint
          </ButtonTo>
          <ButtonTo {...huntFrom()} size="small">
            Create Hunt
          </ButtonTo>
        </div>
      </div>
      {gallery.data ? (
        <GalleryShelves gallery={gallery.data} />
      ) : gallery.error ? (
        <ErrorState
          title="Failed to load blueprint templates"
          onRetry={() => void gallery.refetch()}
          isRetrying={gallery.isFetching}
        >
          {errorMessage(gallery.error)} Your own blueprints are safe.
        </ErrorState>
      ) : (
        <>
          <LoadingWords>Loading the blueprint templates</LoadingWords>
          <div className="grid-cards three">
            {places.map((place) => (
              <CardSkeleton key={place} />
            ))}
          </div>
        </>
      )}
    </div>
  )
}
