import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import type { Blueprint } from '../editor/draft.ts'
import { BlueprintCard } from './blueprint-card.tsx'
import { RemoveBlueprint } from './remove-blueprint.tsx'

type Gallery = Outputs['blueprints']['gallery']

/** Three shelves: own houses first, for whoever has some; without any, the first house is one of ours. */
export function GalleryShelves({ gallery }: { gallery: Gallery }) {
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
          <p className="muted">Nobody has shared a house yet.</p>
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
          Until your spot opens there is room for one blueprint. Hunts can be made from it and from
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

/** So many houses at first, and so many more for each press: a plan has a thousand parts. */
const shelfLength = 12

function Shelf({ blueprints, onRemove }: ShelfProps) {
  const [count, setCount] = useState(shelfLength)
  return (
    <>
      <ul className="grid-cards three">
        {blueprints.slice(0, count).map((blueprint) => (
          <li key={blueprint.id}>
            <BlueprintCard blueprint={blueprint} onRemove={onRemove} />
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
