import { CircleCheck, Plus } from 'lucide-react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import cardboardHouseSvg from '../../../ui/drawings/cardboard-house.svg?raw'
import treasureMapSvg from '../../../ui/drawings/treasure-map.svg?raw'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type Blueprint, BlueprintCard } from '../../blueprints/blueprint-card.tsx'
import { type Hunt, HuntCard } from './hunt-card.tsx'

type MyBlueprintsProps = { blueprints: Blueprint[]; presets: Blueprint[] }

/** The family's drawn houses, and ours to hunt in at once: a hunt may lead through either. */
export function MyBlueprints({ blueprints, presets }: MyBlueprintsProps) {
  return (
    <>
      <section aria-labelledby="my-blueprints">
        <div className="section-head">
          <h2 id="my-blueprints">My Blueprints</h2>
          <ButtonTo to={paths.blueprintCreate} variant="primary" size="small" icon={Plus}>
            Create New Blueprint
          </ButtonTo>
        </div>
        {blueprints.length === 0 ? (
          <EmptyState
            title="No blueprints yet"
            drawing={cardboardHouseSvg}
            actions={
              <>
                <ButtonTo to={paths.blueprints} size="small">
                  Browse Templates
                </ButtonTo>
                <ButtonTo to={paths.blueprintCreate} size="small">
                  Create Custom
                </ButtonTo>
              </>
            }
          >
            Create your first house blueprint to get started!
          </EmptyState>
        ) : (
          <Houses blueprints={blueprints} />
        )}
      </section>
      <section aria-labelledby="presets">
        <div className="section-head">
          <h2 id="presets">Ready-made houses</h2>
        </div>
        <Houses blueprints={presets} />
      </section>
    </>
  )
}

function Houses({ blueprints }: { blueprints: Blueprint[] }) {
  return (
    <ul className="grid-cards three">
      {blueprints.map((blueprint) => (
        <li key={blueprint.id}>
          <BlueprintCard blueprint={blueprint} />
        </li>
      ))}
    </ul>
  )
}

type MyHuntsProps = MyBlueprintsProps & {
  hunts: Hunt[]
  madeId: string | undefined
}

export function MyHunts({ hunts, blueprints, presets, madeId }: MyHuntsProps) {
  const houses = [...blueprints, ...presets]
  const made = hunts.find(({ id }) => id === madeId)
  const listed = made ? [made, ...hunts.filter((hunt) => hunt !== made)] : hunts
  return (
    <section aria-labelledby="my-hunts">
      {made && (
        <div className="note mb-5 items-center">
          <CircleCheck className="icon" aria-hidden />
          <b className="wrap-anywhere" role="status">
            {made.hunt_name} is ready.
          </b>
        </div>
      )}
      <div className="section-head">
        <h2 id="my-hunts">My Hunts</h2>
        <ButtonTo
          to={paths.createHunt}
          variant={hunts.length > 0 ? 'secondary' : 'primary'}
          size="small"
          icon={Plus}
        >
          Create New Hunt
        </ButtonTo>
      </div>
      {hunts.length === 0 ? (
        <EmptyState
          title="No scavenger hunts yet"
          drawing={treasureMapSvg}
          actions={
            <ButtonTo to={paths.createHunt} size="small">
              Create Your First Hunt
            </ButtonTo>
          }
        >
          Choose a house, and we suggest what to find in it.
        </EmptyState>
      ) : (
        <ul className="grid-cards three">
          {listed.map((hunt, at) => (
            <HuntCard
              key={hunt.id}
              hunt={hunt}
              isFirst={at === 0}
              isTwin={hunts.some((one) => one !== hunt && one.hunt_name === hunt.hunt_name)}
              isNew={hunt === made}
              house={houses.find(({ id }) => id === hunt.blueprint_id)?.blueprint_data}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
