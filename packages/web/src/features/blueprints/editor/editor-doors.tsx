import { useNavigate } from '@tanstack/react-router'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { SignInWays } from '../../../session/sign-in-ways.tsx'
import { Button } from '../../../ui/button.tsx'
import cardboardHouseSvg from '../../../ui/drawings/cardboard-house.svg?raw'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useCopy } from '../gallery/use-copy.ts'
import { HousePlan } from '../house-plan.tsx'
import type { Blueprint } from './draft.ts'

/* Who cannot draw here right now, and where to go instead. */

export function SignInAsk() {
  return (
    <div className="wrap page">
      <div className="card empty">
        <Drawing markup={cardboardHouseSvg} />
        <PageTitle className="text-h3">Sign in to draw your home</PageTitle>
        <p className="muted">Draw it once, and every hunt knows where the couch is.</p>
        <div className="row">
          <SignInWays />
        </div>
      </div>
    </div>
  )
}

type OneIsEnoughProps = { mine: readonly Blueprint[]; limit: number }

/** As many blueprints as this family may keep are there. */
export function OneIsEnough({ mine, limit }: OneIsEnoughProps) {
  const [newest] = mine
  return (
    <div className="wrap page">
      <div className="card empty">
        <Drawing markup={cardboardHouseSvg} />
        <PageTitle className="text-h3">
          {limit === 1 ? 'You have drawn your home already' : `You keep ${limit} blueprints`}
        </PageTitle>
        <p className="muted">
          {limit === 1
            ? 'Until your spot opens there is room for one blueprint. It is yours to change, and hunts can be made from it and from every template.'
            : 'That is as many as fit. Delete one you no longer need, and there is room again.'}
        </p>
        <div className="row">
          {newest && limit === 1 && (
            <ButtonTo
              to={paths.blueprintEdit}
              params={{ id: newest.id }}
              variant="primary"
              size="small"
            >
              Open {newest.name}
            </ButtonTo>
          )}
          <ButtonTo to={paths.blueprints} size="small">
            All blueprints
          </ButtonTo>
        </div>
      </div>
    </div>
  )
}

/** A template: it can be looked at and copied. */
export function NotYours({ blueprint }: { blueprint: Blueprint }) {
  const navigate = useNavigate()
  const copy = useCopy(({ id }) => void navigate({ to: paths.blueprintEdit, params: { id } }))
  return (
    <div className="wrap page">
      <div className="card empty">
        <div className="template-picture">
          <HousePlan document={blueprint.blueprint_data} title={`Plan of ${blueprint.name}`} />
        </div>
        <PageTitle className="text-h3">{blueprint.name}</PageTitle>
        <p className="muted">Templates stay as they are. Make a copy, and it is yours to change.</p>
        <FormError error={copy.error} />
        <div className="row">
          <Button
            variant="primary"
            size="small"
            isPending={copy.isPending}
            onClick={() => copy.copy(blueprint.id)}
          >
            {copy.error ? 'Try Again' : 'Copy this house'}
          </Button>
          <ButtonTo to={paths.blueprints} size="small">
            All blueprints
          </ButtonTo>
        </div>
      </div>
    </div>
  )
}
