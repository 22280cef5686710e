import { useNavigate } from '@tanstack/react-router'
import { Armchair, DoorOpen, Repeat, Trash2 } from 'lucide-react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import type { Blueprint } from '../editor/draft.ts'
import { HousePlan } from '../house-plan.tsx'
import { huntFrom } from './hunt-link.ts'
import { useCopy } from './use-copy.ts'

const badges = { preset: 'Preset', community: 'Community', custom: 'Custom' } as const

type BlueprintCardProps = { blueprint: Blueprint; onRemove?: (blueprint: Blueprint) => void }

/** A house at a glance: its plan, how large it is, how often it was used, and what one can do with it. */
export function BlueprintCard({ blueprint, onRemove }: BlueprintCardProps) {
  const navigate = useNavigate()
  const copy = useCopy(({ id }) => void navigate({ to: paths.blueprintEdit, params: { id } }))
  const { id, name, description, template_type, is_mine, is_public, usage_count } = blueprint
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
        <Fact icon={DoorOpen}>{counted(rooms.length, 'room')}</Fact>
        <Fact icon={Armchair}>{counted(furniture.length, 'piece')}</Fact>
        <Fact icon={Repeat}>Used: {counted(usage_count, 'time')}</Fact>
      </Facts>
      <FormError error={copy.error} />
      <div className="card-foot">
        {is_mine && (
          <ButtonTo to={paths.blueprintEdit} params={{ id }} variant="calm" size="small">
            Edit<span className="hidden-text"> {name}</span>
          </ButtonTo>
        )}
        <Button
          variant="calm"
          size="small"
          isPending={copy.isPending}
          onClick={() => copy.copy(id)}
        >
          {copy.error ? 'Try Again' : 'Copy'}
          <span className="hidden-text"> {name}</span>
        </Button>
        <ButtonTo {...huntFrom(id)} variant="calm" size="small">
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
      </div>
    </article>
  )
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
