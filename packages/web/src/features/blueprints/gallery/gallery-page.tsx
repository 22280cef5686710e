import { Link } from '@tanstack/react-router'
import { ArrowLeft, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { CardSkeleton, LoadingWords } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.ts'
import { SignInPrompt } from '../access-states.tsx'
import { type Blueprint, BlueprintCard } from '../blueprint-card.tsx'
import { useCopyBlueprint } from '../use-copy-blueprint.ts'
import './gallery.css'

const places = ['a', 'b', 'c']

/** Houses to start from: ready-made ones, those that other families share, and one's own (spec part two §2). */
export function GalleryPage() {
  const session = useSession()
  const gallery = trpc.blueprints.gallery.useQuery(undefined, {
    enabled: session.state === 'signed_in',
    throwOnError: false,
  })
  if (session.state === 'signed_out') return <SignInPrompt />
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
          <ButtonTo to={paths.createHunt} size="small">
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

type Gallery = Outputs['blueprints']['gallery']

/** Three shelves: own houses come first, unless there are none yet. */
function GalleryShelves({ gallery }: { gallery: Gallery }) {
  const { presets, community, mine } = gallery
  const [removing, setRemoving] = useState<Blueprint | null>(null)
  return (
    <>
      {mine.length > 0 && <OwnShelf gallery={gallery} onRemove={setRemoving} />}
      <section aria-labelledby="presets">
        <h2 id="presets" className="text-h3">
          Ready-made homes
        </h2>
        <Shelf blueprints={presets} />
      </section>
      <section aria-labelledby="community">
        <h2 id="community" className="text-h3">
          From other families
        </h2>
        {community.length === 0 ? (
          <p className="muted">No family has shared a house yet.</p>
        ) : (
          <Shelf blueprints={community} />
        )}
      </section>
      {mine.length === 0 && <NoneOwn />}
      {removing && <RemoveBlueprint blueprint={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

type OwnShelfProps = { gallery: Gallery; onRemove: (blueprint: Blueprint) => void }

function OwnShelf({ gallery: { mine, limit }, onRemove }: OwnShelfProps) {
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" className="text-h3">
        My Blueprints
      </h2>
      <Shelf blueprints={mine} onRemove={onRemove} />
      {limit === 1 && mine.length === 1 && (
        <p className="muted">
          Until your spot opens you can keep one blueprint. You can make hunts from it and from
          every template.
        </p>
      )}
    </section>
  )
}

function NoneOwn() {
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" className="text-h3">
        My Blueprints
      </h2>
      <p className="muted">
        None yet. <Link to={paths.blueprintCreate}>Draw your home</Link> or copy one above.
      </p>
    </section>
  )
}

type ShelfProps = { blueprints: readonly Blueprint[]; onRemove?: (blueprint: Blueprint) => void }

/** How many houses are drawn at once: a plan has a thousand parts. */
const shelfLength = 12

function Shelf({ blueprints, onRemove }: ShelfProps) {
  const [count, setCount] = useState(shelfLength)
  return (
    <>
      <ul className="grid-cards three">
        {blueprints.slice(0, count).map((blueprint) => (
          <li key={blueprint.id}>
            <GalleryCard blueprint={blueprint} onRemove={onRemove} />
          </li>
        ))}
      </ul>
      {blueprints.length > count && (
        <Button
          size="small"
          className="justify-self-center"
          onClick={() => setCount(count + shelfLength)}
        >
          Show more
        </Button>
      )}
    </>
  )
}

type GalleryCardProps = { blueprint: Blueprint; onRemove?: (blueprint: Blueprint) => void }

function GalleryCard({ blueprint, onRemove }: GalleryCardProps) {
  const copy = useCopyBlueprint()
  const { id, name, is_mine } = blueprint
  const actions = (
    <>
      {is_mine && (
        <ButtonTo to={paths.blueprintEdit} params={{ id }} variant="calm" size="small">
          Edit<span className="hidden-text"> {name}</span>
        </ButtonTo>
      )}
      <Button variant="calm" size="small" isPending={copy.isPending} onClick={() => copy.copy(id)}>
        {copy.error ? 'Try Again' : 'Copy'}
        <span className="hidden-text"> {name}</span>
      </Button>
      <ButtonTo to={paths.createHunt} search={{ blueprint: id }} variant="calm" size="small">
        Create Hunt<span className="hidden-text"> in {name}</span>
      </ButtonTo>
      {onRemove && (
        <Button
          variant="plain"
          size="small"
          isSquare
          icon={Trash2}
          aria-label={`Delete ${name}`}
          onClick={() => onRemove(blueprint)}
        />
      )}
    </>
  )
  return (
    <BlueprintCard blueprint={blueprint} actions={actions}>
      <FormError error={copy.error} />
    </BlueprintCard>
  )
}

type RemoveBlueprintProps = { blueprint: Blueprint; onClose: () => void }

/** Asks before deleting one's own house. Hunts keep the house they were made for. */
function RemoveBlueprint({ blueprint, onClose }: RemoveBlueprintProps) {
  const { id, name } = blueprint
  const remove = trpc.blueprints.remove.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => {
      onClose()
      showToast({ message })
    },
  })
  return (
    <Confirm
      isOpen
      onOpenChange={onClose}
      title={`Delete ${name}?`}
      confirmLabel="Delete it"
      onConfirm={() => remove.mutate({ id })}
      isPending={remove.isPending}
      error={remove.error ? errorMessage(remove.error) : undefined}
    >
      The drawing will be gone for good. Hunts you made from it stay, and still show the house.
    </Confirm>
  )
}
