import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { SignInPrompt } from '../../session/sign-in-ways.tsx'
import { Button } from '../../ui/button.tsx'
import cardboardHouseSvg from '../../ui/drawings/cardboard-house.svg?raw'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormError } from '../../ui/form.tsx'
import type { Blueprint } from './blueprint-card.tsx'
import { HousePlan } from './house-plan.tsx'
import { useCopyBlueprint } from './use-copy-blueprint.ts'

/* Why a house cannot be drawn right now, and where to go instead. */

/** The login prompt for a visitor. */
export function LogInToDraw() {
  return (
    <div className="wrap page">
      <SignInPrompt isPageTitle title="Log in to draw your home">
        Draw it once, and every hunt knows where the couch is.
      </SignInPrompt>
    </div>
  )
}

/** This family has the maximum number of blueprints. */
export function LimitReached({ mine, limit }: { mine: readonly Blueprint[]; limit: number }) {
  const [newest] = mine
  return (
    <div className="wrap page">
      <EmptyState
        isPageTitle
        title={limit === 1 ? 'You have drawn your home already' : `You keep ${limit} blueprints`}
        drawing={cardboardHouseSvg}
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

/** Someone else's house, or a template: to look at and to copy. */
export function TemplateOnly({ blueprint }: { blueprint: Blueprint }) {
  const copy = useCopyBlueprint()
  return (
    <div className="wrap page">
      <EmptyState
        isPageTitle
        title={blueprint.name}
        drawing={
          <HousePlan
            document={blueprint.blueprint_data}
            title={`Plan of ${blueprint.name}`}
            className="max-w-105"
          />
        }
        actions={
          <>
            <FormError error={copy.error} />
            <Button
              variant="primary"
              size="small"
              isPending={copy.isPending}
              onClick={() => copy.copy(blueprint.id)}
            >
              {copy.error ? 'Try Again' : 'Copy this house'}
            </Button>
            <AllBlueprints />
          </>
        }
      >
        Templates stay as they are. Make a copy to change it.
      </EmptyState>
    </div>
  )
}
