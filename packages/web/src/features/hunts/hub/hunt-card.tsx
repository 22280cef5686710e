import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { formatSoon } from '../../../lib/format-time.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { useIsNear } from '../../../lib/use-is-near.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Badge } from '../../../ui/chip.tsx'
import { dayPaths } from '../../day-links/day-paths.ts'
import {
  ageWords,
  HuntFacts,
  HuntHead,
  HuntPicture,
  itemWords,
  levelWords,
  minutesWords,
  PlayButton,
  playedWords,
} from '../hunt-type.tsx'
import { printPath } from '../print-path.ts'

export type Hunt = Outputs['hunts']['list']['hunts'][number]

type HuntCardProps = {
  hunt: Hunt
  house?: BlueprintDocument | undefined
  /** The one to play first: its button is the coral one. */
  isFirst?: boolean
  isNew?: boolean
  /** Another has the same name: the time of creation distinguishes them. */
  isTwin?: boolean
}

/** A hunt with its picture and one main action; the family's own can be edited. */
export function HuntCard({ hunt, house, isFirst, isNew, isTwin }: HuntCardProps) {
  const [frame, isNear] = useIsNear<HTMLDivElement>()
  return (
    <li className="card card-column">
      <div ref={frame} className="hunt-picture" aria-hidden>
        {isNear && <HuntPicture hunt={hunt} house={house} />}
      </div>
      <HuntHead
        hunt={hunt}
        kicker={
          <>
            {isNew && <Badge tone="honey">New</Badge>} {ageWords(hunt.age_range)}
          </>
        }
      />
      {/* Two lines that break at the same place on every card of a row. */}
      <div>
        <HuntFacts>
          <span>{levelWords(hunt.difficulty_level)}</span>
          <span>{itemWords(hunt.items_data.length)}</span>
        </HuntFacts>
        <HuntFacts>
          <span>{minutesWords(hunt.items_data.length)}</span>
          <span>{playedWords(hunt.completed_count)}</span>
          {isTwin && <span>Made {formatSoon(hunt.created_at)}</span>}
        </HuntFacts>
      </div>
      {/* The main action has its own line, so that cards with more actions are no higher. */}
      <div className="card-foot gap-1 border-0 pt-0 *:first:flex-[1_0_100%]">
        <PlayButton hunt={hunt} variant={isFirst ? 'primary' : 'secondary'} />
        <span className="-ms-3 -mb-2.5 flex flex-wrap">
          <LinkButton
            href={printPath(hunt)}
            target="_blank"
            rel="noopener"
            variant="text"
            size="small"
            aria-label={`Print ${hunt.hunt_name} (PDF in a new tab)`}
          >
            Print
          </LinkButton>
          <ButtonTo
            to={dayPaths.make}
            search={{ hunt: hunt.id }}
            variant="text"
            size="small"
            aria-label={`Send ${hunt.hunt_name} to grandparents`}
          >
            Send
          </ButtonTo>
          {hunt.completed_count > 0 && (
            <ButtonTo
              to={paths.ourHunts}
              search={{ hunt: hunt.id }}
              variant="text"
              size="small"
              aria-label={`Memories of ${hunt.hunt_name}`}
            >
              Memories
            </ButtonTo>
          )}
          {!hunt.is_ready_made && (
            <ButtonTo
              to={paths.editHunt}
              params={{ hunt_id: hunt.id }}
              variant="text"
              size="small"
              aria-label={`Edit ${hunt.hunt_name}`}
            >
              Edit
            </ButtonTo>
          )}
        </span>
      </div>
    </li>
  )
}
