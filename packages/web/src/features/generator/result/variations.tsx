import type { VariationKind } from '@fgm/shared/generator'
import { ArrowUpRight, type LucideIcon, Shuffle, Sprout } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { Result, Wishes } from '../generation-state.ts'
import type { StatusQuery } from '../use-generation-status.ts'
import type { ServiceWords } from '../wishes/use-services.ts'
import { ReasonWords } from './wait-countdown.tsx'
import { priceWords, whyNot } from './why-not.ts'

const kinds: { kind: VariationKind; label: string; icon: LucideIcon }[] = [
  { kind: 'easier', label: 'Easier', icon: Sprout },
  { kind: 'harder', label: 'Harder', icon: ArrowUpRight },
  { kind: 'other_materials', label: 'Other materials', icon: Shuffle },
]

type VariationsProps = {
  result: Result
  query: StatusQuery
  services: ServiceWords | null
  onStart: (wishes: Wishes) => void
}

/** Not quite right? Each of the three is a new activity with its own price; this one stays in the library. */
export function Variations({ result, query, services, onStart }: VariationsProps) {
  const { wishes, generation } = result
  const { status } = query
  const reason = whyNot(status, services)
  return (
    <section className="variations-box" aria-labelledby="variations">
      <h2 id="variations" className="text-h3">
        Not quite right?
      </h2>
      <p className="small muted" id="variation-price">
        {reason ? (
          <ReasonWords query={query} reason={reason} />
        ) : (
          `${priceWords(status)}. This one stays in your library.`
        )}
      </p>
      <div className="row row-wrap gap-2">
        {kinds.map(({ kind, label, icon }) => (
          <Button
            key={kind}
            size="small"
            icon={icon}
            disabled={reason !== null}
            aria-describedby="variation-price"
            onClick={() =>
              onStart({ ...wishes, variation: { kind, of_activity_id: generation.activity.id } })
            }
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
