import { Play } from 'lucide-react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { HuntFacts } from '../hub/hunt-card.tsx'
import { ageWords, HuntTypeStamp, itemWords, levelWords } from '../hunt-type.tsx'

/** The one hunt that everybody may play, without an account. */
export const useVisitorHunt = (isEnabled: boolean) =>
  trpc.hunts.forVisitors.useQuery(undefined, { throwOnError: false, enabled: isEnabled })

/** Under the door of the hub: a hunt to play at once. Nothing without an answer. */
export function VisitorHunt() {
  const hunt = useVisitorHunt(true).data
  if (!hunt) return null
  return (
    <section aria-labelledby="one" className="visitor-hunt">
      <h2 id="one" className="text-h3">
        Play one now
      </h2>
      <p className="muted small">
        Without an account. Rooms that most homes have, nothing to hide.
      </p>
      <div className="card card-column">
        <div className="card-head">
          <HuntTypeStamp hunt_type={hunt.hunt_type} />
          <div className="grow">
            <p className="card-kicker">{ageWords(hunt.age_range)}</p>
            <h3>{hunt.hunt_name}</h3>
          </div>
        </div>
        <HuntFacts>
          <span>{levelWords(hunt.difficulty_level)}</span>
          <span>{itemWords(hunt.items_data.length)}</span>
        </HuntFacts>
        <div className="card-foot">
          <ButtonTo
            to={paths.playHunt}
            params={{ hunt_id: hunt.id }}
            size="small"
            icon={Play}
            aria-label={`Play Hunt: ${hunt.hunt_name}`}
          >
            Play Hunt
          </ButtonTo>
        </div>
      </div>
    </section>
  )
}
