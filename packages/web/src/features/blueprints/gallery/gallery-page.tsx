import { Link } from '@tanstack/react-router'
import { ArrowLeft, MessageSquareText, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import cardboardHouseSvg from '../../../ui/drawings/cardboard-house.svg?raw'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import { LoadFailure } from '../../../ui/error-state.tsx'
import { FormError } from '../../../ui/form.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Confirm } from '../../../ui/sheet.tsx'
import { CardSkeleton, LoadingWords } from '../../../ui/skeleton.tsx'
import { toastResult } from '../../../ui/toast-result.ts'
import { LogInToDraw } from '../access-states.tsx'
import { type Blueprint, BlueprintCard } from '../blueprint-card.tsx'
import { tellUsPath } from '../tell-us-path.ts'
import { useCopyBlueprint } from '../use-copy-blueprint.ts'
import '../../../ui/tabs.css'

/** Houses to start from: ready-made ones, those that other families share, and the family's own (spec part two §2). */
export function GalleryPage() {
  const session = useSession()
  const gallery = trpc.blueprints.gallery.useQuery(undefined, {
    enabled: session.state === 'signed_in',
    throwOnError: false,
  })
  if (session.state === 'signed_out') return <LogInToDraw />
  // Not before it is known where they are offered: two buttons that disappear would shift everything below.
  const isOfferedAbove = !gallery.isPending && !(gallery.data && hasRoomInRow(gallery.data))
  return (
    <div className="wrap page">
      <div className="row row-wrap items-center gap-x-2 gap-y-5 mid:gap-4">
        <div className="row grow gap-1">
          <ButtonTo
            to={paths.hunt}
            variant="plain"
            size="small"
            isSquare
            icon={ArrowLeft}
            aria-label="Back to Hunt"
            className="-ms-3 desk:hidden"
          />
          <PageTitle className="max-mid:text-h2">Blueprints</PageTitle>
        </div>
        {isOfferedAbove && (
          <div className="row row-wrap w-full gap-3 *:max-mid:w-full mid:w-auto">
            <TellUs />
            <CreateBlueprint />
          </div>
        )}
      </div>
      <HubLinks />
      {gallery.data ? (
        <GalleryShelves gallery={gallery.data} />
      ) : gallery.error ? (
        <LoadFailure title="Failed to load blueprint templates" query={gallery}>
          Your own blueprints are safe.
        </LoadFailure>
      ) : (
        <>
          <LoadingWords>Loading the blueprint templates</LoadingWords>
          <div className="grid-cards three">
            {['a', 'b', 'c'].map((place) => (
              <CardSkeleton key={place} />
            ))}
          </div>
        </>
      )}
    </div>
  )
}

type Gallery = Outputs['blueprints']['gallery']

/** When own houses leave a free place in their first row, and another may be drawn, it is offered there. */
const hasRoomInRow = ({ mine, limit }: Gallery) =>
  mine.length > 0 && mine.length < Math.min(limit, 3)

function TellUs() {
  return (
    <ButtonTo to={tellUsPath} variant="primary" size="small" icon={MessageSquareText}>
      Tell Us About Your Home
    </ButtonTo>
  )
}

function CreateBlueprint() {
  return (
    <ButtonTo to={paths.blueprintCreate} size="small">
      Create Blueprint
    </ButtonTo>
  )
}

function GalleryShelves({ gallery }: { gallery: Gallery }) {
  const { presets, community, mine, limit } = gallery
  const own = (
    <Shelf
      id="mine"
      title="Your own houses"
      blueprints={mine}
      more={hasRoomInRow(gallery) && <AnotherHome />}
    >
      {mine.length === 0 ? (
        <p className="muted">
          None yet. <Link to={tellUsPath}>Tell us about your home</Link>,{' '}
          <Link to={paths.blueprintCreate}>draw it</Link> or copy one above.
        </p>
      ) : (
        limit === 1 &&
        mine.length === 1 && (
          <p className="muted">
            Without premium you can keep one blueprint. Change it as often as you like.
          </p>
        )
      )}
    </Shelf>
  )
  return (
    <>
      {mine.length > 0 && own}
      <Shelf
        id="presets"
        title="Ready-made houses"
        way={
          <Link to={paths.createHunt} className="link-pad -my-2 text-ui font-strong">
            Create Hunt
          </Link>
        }
        blueprints={presets}
      />
      {mine.length === 0 && own}
      {community.length > 0 && (
        <Shelf id="community" title="From other families" blueprints={community} />
      )}
    </>
  )
}

type ShelfProps = {
  id: string
  title: string
  /** Other actions, next to the title. */
  way?: ReactNode
  blueprints: readonly Blueprint[]
  /** The last place in the row. */
  more?: ReactNode
  children?: ReactNode
}

/** How many houses are drawn at once: a plan has a thousand parts. */
const shelfLength = 12

function Shelf({ id, title, way, blueprints, more, children }: ShelfProps) {
  const [count, setCount] = useState(shelfLength)
  return (
    <section aria-labelledby={id} className="mt-5 grid gap-3 mid:mt-8 mid:gap-4">
      <div className="row justify-between">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {way}
      </div>
      {blueprints.length > 0 && (
        <ul className="grid-cards three">
          {blueprints.slice(0, count).map((blueprint) => (
            <li key={blueprint.id}>
              <GalleryCard blueprint={blueprint} />
            </li>
          ))}
          {more}
        </ul>
      )}
      {blueprints.length > count && (
        <Button
          size="small"
          className="justify-self-center"
          onClick={() => setCount(count + shelfLength)}
        >
          Show more
        </Button>
      )}
      {children}
    </section>
  )
}

function AnotherHome() {
  return (
    <li className="grid content-center justify-items-center gap-3 rounded-(--r-cut) border-2 border-dashed border-(--edge) p-5 text-center desk:nth-2:col-span-2">
      <Drawing markup={cardboardHouseSvg} className="only-desk w-40" />
      <p className="muted">Do you play in another home, too? Name its rooms, and we draw them.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <TellUs />
        <CreateBlueprint />
      </div>
    </li>
  )
}

function GalleryCard({ blueprint }: { blueprint: Blueprint }) {
  const copy = useCopyBlueprint()
  const [isRemoving, setRemoving] = useState(false)
  const { id, name, is_mine } = blueprint
  // The family's own is edited directly.
  const actions = is_mine ? (
    <Button
      variant="plain"
      size="small"
      className="flex-none! text-muted"
      isSquare
      icon={Trash2}
      aria-label={`Delete ${name}`}
      onClick={() => setRemoving(true)}
    />
  ) : (
    <Button variant="text" size="small" isPending={copy.isPending} onClick={() => copy.copy(id)}>
      {copy.error ? 'Try Again' : 'Copy to change'}
      <span className="hidden-text"> {name}</span>
    </Button>
  )
  return (
    <BlueprintCard blueprint={blueprint} actions={actions} isShelved>
      <FormError error={copy.error} />
      {isRemoving && <RemoveBlueprint blueprint={blueprint} onClose={() => setRemoving(false)} />}
    </BlueprintCard>
  )
}

function RemoveBlueprint({ blueprint, onClose }: { blueprint: Blueprint; onClose: () => void }) {
  const { id, name } = blueprint
  const remove = trpc.blueprints.remove.useMutation(toastResult(onClose))
  return (
    <Confirm
      onOpenChange={onClose}
      title={`Delete ${name}?`}
      confirmLabel="Delete it"
      onConfirm={() => remove.mutate({ id })}
      isPending={remove.isPending}
      error={remove.error}
    >
      The drawing will be gone for good. Hunts you made from it stay, and still show the house.
    </Confirm>
  )
}

/** The tabs of the hub on a separate page that belongs to them. On phones the arrow at the title leads back. */
function HubLinks() {
  return (
    <nav aria-label="Scavenger hunts" className="tab-list only-desk mt-5">
      <Link to={paths.hunt} activeOptions={{ exact: true }}>
        Overview
      </Link>
      <Link to={paths.blueprints} activeOptions={{ exact: true }}>
        My Blueprints
      </Link>
      <Link to={paths.hunt} search={{ tab: 'hunts' }} activeOptions={{ exact: true }}>
        My Hunts
      </Link>
    </nav>
  )
}
