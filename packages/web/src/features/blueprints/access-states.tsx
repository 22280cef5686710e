import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { SignInAsk } from '../../session/sign-in-ways.tsx'
import { Button } from '../../ui/button.tsx'
import cardboardHouseSvg from '../../ui/drawings/cardboard-house.svg?raw'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormError } from '../../ui/form.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { Blueprint } from './blueprint-card.tsx'
import { HousePlan } from './house-plan.tsx'
import { useCopyBlueprint } from './use-copy-blueprint.ts'

/* Why a house cannot be drawn right now, and where to go instead. */

export function SignInPrompt() {
  return (
    <div className="wrap page">
      <SignInAsk isPageTitle title="Log in to draw your home">
        Draw it once, and every hunt knows where the couch is.
      </SignInAsk>
    </div>
  )
}

type LimitReachedProps = { mine: readonly Blueprint[]; limit: number }

/** This family keeps as many blueprints as it may. */
export function LimitReached({ mine, limit }: LimitReachedProps) {
  const [newest] = mine
  return (
    <div className="wrap page">
      <EmptyState
        isPageTitle
        title={limit === 1 ? 'You have drawn your home already' : `You keep ${limit} blueprints`}
        drawing={<Drawing markup={cardboardHouseSvg} />}
        actions={
          <>
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
            <AllBlueprints />
          </>
        }
      >
        {limit === 1
          ? 'Without premium you can keep one blueprint. Change it as often as you like.'
          : 'That is as many as you can keep. Delete one you no longer need to make room.'}
      </EmptyState>
    </div>
  )
}

export function AllBlueprints() {
  return (
    <ButtonTo to={paths.blueprints} size="small">
      All blueprints
    </ButtonTo>
  )
}

/** Somebody else's house, or a template: to look at and to copy. */
export function TemplateOnly({ blueprint }: { blueprint: Blueprint }) {
  const copy = useCopyBlueprint()
  return (
    <div className="wrap page">
      <div className="card empty">
        <div className="w-full max-w-105">
          <HousePlan document={blueprint.blueprint_data} title={`Plan of ${blueprint.name}`} />
        </div>
        <PageTitle className="text-h3">{blueprint.name}</PageTitle>
        <p className="muted">Templates stay as they are. Make a copy to change it.</p>
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
          <AllBlueprints />
        </div>
      </div>
    </div>
  )
}
