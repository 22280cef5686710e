import { isMember } from '@fgm/shared/family/membership'
import { capital } from '@fgm/shared/text/words'
import { Armchair, DoorOpen, LockKeyhole, Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import type { Outputs } from '../../lib/trpc.ts'
import { useIsNear } from '../../lib/use-is-near.ts'
import { useSession } from '../../session/session.tsx'
import { Badge } from '../../ui/chip.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { HousePlan } from './house-plan.tsx'
import './blueprint-card.css'

export type Blueprint = Outputs['blueprints']['byId']

type BlueprintCardProps = {
  blueprint: Blueprint
  actions?: ReactNode
  /** On a shelf that says what kind of house it is: without the badge. */
  isShelved?: boolean
  children?: ReactNode
}

/** A house at a glance: its plan, its size, how often it was used, and its actions; `actions` are additional ones. */
export function BlueprintCard(props: BlueprintCardProps) {
  const { blueprint, actions, isShelved, children } = props
  const session = useSession()
  // A plan has a thousand parts.
  const [frame, isNear] = useIsNear<HTMLDivElement>()
  const isWaiting = session.state === 'signed_in' && !isMember(session.user)
  const { id, name, description, template_type, is_mine, is_public, usage_count } = blueprint
  const { rooms, furniture } = blueprint.blueprint_data
  const plan = `Plan of ${name}`
  return (
    <article className="house-card card card-column">
      <div ref={frame} className="house-card-plan">
        {isNear ? (
          <HousePlan document={blueprint.blueprint_data} title={plan} isSmall />
        ) : (
          <span role="img" aria-label={plan} />
        )}
      </div>
      <div className="row">
        <h3 className="text-lead grow">{name}</h3>
        {is_mine && is_public && <Badge tone="honey">Shared</Badge>}
        {!isShelved && <Badge>{capital(template_type)}</Badge>}
      </div>
      {description && <p className="card-line line-clamp-3">{description}</p>}
      <Facts>
        <Fact icon={DoorOpen}>{formatCount(rooms.length, 'room')}</Fact>
        <Fact icon={Armchair}>{formatCount(furniture.length, 'piece')} of furniture</Fact>
        {usage_count > 0 && <Fact icon={Repeat}>Used: {formatCount(usage_count, 'time')}</Fact>}
      </Facts>
      {children}
      <div className="card-foot gap-1.5 *:flex-1 *:px-2.5 *:whitespace-nowrap">
        <ButtonTo
          to={paths.createHunt}
          search={{ blueprint: id }}
          variant={is_mine && !isWaiting ? 'calm' : 'text'}
          size="small"
          icon={isWaiting ? LockKeyhole : undefined}
        >
          Create Hunt<span className="hidden-text"> in {name}</span>
        </ButtonTo>
        {is_mine && (
          <ButtonTo
            to={paths.blueprintEdit}
            params={{ id }}
            variant={isWaiting ? 'secondary' : 'text'}
            size="small"
          >
            Edit<span className="hidden-text"> {name}</span>
          </ButtonTo>
        )}
        {actions}
      </div>
    </article>
  )
}
