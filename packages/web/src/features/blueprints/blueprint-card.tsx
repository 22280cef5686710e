import { Armchair, DoorOpen, Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import type { Outputs } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { HousePlan } from './house-plan.tsx'
import './blueprint-card.css'

export type Blueprint = Outputs['blueprints']['byId']

const badges = { preset: 'Preset', community: 'Community', custom: 'Custom' } as const

type BlueprintCardProps = { blueprint: Blueprint; actions: ReactNode; children?: ReactNode }

/** A house at a glance: its plan, how large it is, how often it was used, and what one can do with it. */
export function BlueprintCard({ blueprint, actions, children }: BlueprintCardProps) {
  const { name, description, template_type, is_mine, is_public, usage_count } = blueprint
  const { rooms, furniture } = blueprint.blueprint_data
  return (
    <article className="card card-column blueprint-card">
      <div className="blueprint-preview">
        <HousePlan document={blueprint.blueprint_data} title={`Plan of ${name}`} />
      </div>
      <div className="row">
        <h3 className="text-lead grow">{name}</h3>
        {is_mine && is_public && <Badge tone="honey">Shared</Badge>}
        <Badge>{badges[template_type]}</Badge>
      </div>
      {description && <p className="card-line">{description}</p>}
      <Facts>
        <Fact icon={DoorOpen}>{formatCount(rooms.length, 'room')}</Fact>
        <Fact icon={Armchair}>
          {formatCount(furniture.length, 'piece')}
          <span className="hidden-text"> of furniture</span>
        </Fact>
        <Fact icon={Repeat}>Used: {formatCount(usage_count, 'time')}</Fact>
      </Facts>
      {children}
      <div className="card-foot">{actions}</div>
    </article>
  )
}
