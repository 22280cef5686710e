import { HousePlan } from '../../blueprints/house-plan.tsx'
import { HuntFacts } from '../hub/hunt-card.tsx'
import { ageWords, HuntTypeStamp, huntLooks, itemWords, levelWords } from '../hunt-type.tsx'
import { routeOf } from '../route-points.ts'
import type { House, HuntDraft } from './hunt-draft.ts'

/** Step 4: all of it once more, with the way through the house. */
export function StepReview({ draft, house }: { draft: HuntDraft; house: House }) {
  const { hunt_name, hunt_type, age_range, difficulty_level, items } = draft
  return (
    <div className="review">
      <div className="card">
        <div className="card-head">
          <HuntTypeStamp hunt_type={hunt_type} />
          <div className="grow">
            <p className="card-kicker">{huntLooks[hunt_type].name}</p>
            <h3>{hunt_name}</h3>
            <HuntFacts>
              <span>{ageWords(age_range)}</span>
              <span>{levelWords(difficulty_level)}</span>
              <span>{itemWords(items.length)}</span>
            </HuntFacts>
          </div>
        </div>
        <ol className="review-items">
          {items.map(({ key, name, description, location }) => (
            <li key={key}>
              <b>{name}</b>
              <span className="small">{description}</span>
              {location && <span className="label muted">{location}</span>}
            </li>
          ))}
        </ol>
      </div>
      <figure className="card">
        <HousePlan
          document={house.document}
          title={`The way through ${house.name}`}
          route={routeOf(house.document, items)}
        />
        <figcaption className="label muted">{house.name}</figcaption>
      </figure>
    </div>
  )
}
