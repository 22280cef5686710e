import { Link } from '@tanstack/react-router'
import { Pencil, Star } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../lib/format-time.ts'
import { paths } from '../../lib/paths.ts'
import type { Outputs } from '../../lib/trpc.ts'
import { initial } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/toast.ts'
import { HousePlan } from '../blueprints/house-plan.tsx'
import { type Memory, MemoryForm } from './memory-form.tsx'
import { routeOf } from './route-points.ts'

export type RememberedHunt = Outputs['hunts']['memories']['hunts'][number]

type MemoryCardProps = { memory: Memory; hunt: RememberedHunt | undefined }

/** One play: the way through the house, when, who, how much fun it was, and the line to remember it by. */
export function MemoryCard({ memory, hunt }: MemoryCardProps) {
  const [isWriting, setWriting] = useState(false)
  const { hunt_id, completed_at, children, fun_rating, parent_notes } = memory
  const name = hunt?.hunt_name ?? 'A hunt'
  return (
    <li className="card memory">
      {hunt && (
        <div className="memory-map" aria-hidden>
          <HousePlan
            document={hunt.blueprint_data}
            title=""
            route={routeOf(hunt.blueprint_data, hunt.places)}
          />
        </div>
      )}
      <div className="memory-facts">
        <p className="label muted">{formatDay(completed_at)}</p>
        <h3>
          <Link to={paths.playHunt} params={{ hunt_id }}>
            {name}
          </Link>
        </h3>
        {children.length > 0 && (
          <p className="memory-children">
            {children.map(({ id, name }) => (
              <span key={id} className="face" aria-hidden>
                {initial(name)}
              </span>
            ))}
            <span>{namesOf(children)}</span>
          </p>
        )}
        <Stars count={fun_rating} />
      </div>
      <div className="memory-line">
        {isWriting ? (
          <MemoryForm
            memory={memory}
            onSaved={(saved) => {
              setWriting(false)
              showToast({ message: saved ? 'Your line is kept.' : 'The line is gone.' })
            }}
            onCancel={() => setWriting(false)}
          />
        ) : (
          <>
            {parent_notes && <q>{parent_notes}</q>}
            <Button
              variant="text"
              size="small"
              icon={Pencil}
              aria-label={`${parent_notes ? 'Change' : 'Add'} the line of ${name}`}
              onClick={() => setWriting(true)}
            >
              {parent_notes ? 'Change the line' : 'Add a line'}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

function Stars({ count }: { count: number }) {
  return (
    <span className="memory-stars" role="img" aria-label={`${count} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((at) => (
        <Star key={at} className={classNames('icon', at <= count && 'lit')} aria-hidden />
      ))}
    </span>
  )
}

const namesOf = (children: Memory['children']): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(children.map(({ name }) => name))
