import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import type { Outputs } from '../../lib/trpc.ts'
import { BlueprintCard } from './blueprint-card.tsx'
import { RemoveBlueprint } from './remove-blueprint.tsx'
import type { Blueprint } from './saver.ts'

type Gallery = Outputs['blueprints']['gallery']

/** Three shelves: own houses first, for whoever has some. */
export function GalleryShelves({ gallery }: { gallery: Gallery }) {
  const { presets, community, mine, limit } = gallery
  const [removing, setRemoving] = useState<Blueprint | null>(null)
  return (
    <>
      <section aria-labelledby="mine">
        <h2 id="mine" className="text-h3">
          My Blueprints
        </h2>
        {mine.length === 0 ? (
          <p className="muted">
            None yet. <Link to={paths.blueprintCreate}>Draw your home</Link> or copy one below.
          </p>
        ) : (
          <Shelf blueprints={mine} onRemove={setRemoving} />
        )}
        {limit === 1 && mine.length === 1 && (
          <p className="muted">
            Until your spot opens there is room for one blueprint. Hunts can be made from it and
            from every template.
          </p>
        )}
      </section>
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
      {removing && <RemoveBlueprint blueprint={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

type ShelfProps = { blueprints: readonly Blueprint[]; onRemove?: (blueprint: Blueprint) => void }

function Shelf({ blueprints, onRemove }: ShelfProps) {
  return (
    <ul className="grid-cards three">
      {blueprints.map((blueprint) => (
        <li key={blueprint.id}>
          <BlueprintCard blueprint={blueprint} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  )
}
