import { formatCount } from '../../../lib/format.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { HousePlan } from '../../blueprints/house-plan.tsx'
import type { House } from './hunt-draft.ts'
import { type HouseGroup, useHouses } from './use-houses.ts'

type StepHouseProps = {
  house: House | null
  /** The house that a hunt in editing was made for. */
  kept: House | null
  onChoose: (house: House) => void
  problem: string | undefined
}

/** Step 1: whose house it is. */
export function StepHouse({ house, kept, onChoose, problem }: StepHouseProps) {
  const { groups, isError, isFetching, retry } = useHouses()
  if (!groups && isError)
    return (
      <ErrorState title="Failed to load blueprints" onRetry={retry} isRetrying={isFetching}>
        Your blueprints are safe. Please try again in a moment.
      </ErrorState>
    )
  if (!groups) return <HousesSkeleton />
  const own: HouseGroup[] = kept ? [{ title: 'The house of this hunt', houses: [kept] }] : []
  return (
    <div className="house-groups">
      <FieldError id="house-problem" error={problem} />
      {[...own, ...groups].map(({ title, houses }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          <div className="house-choices">
            {houses.map((one) => (
              <HouseChoice
                key={`${one.is_kept} ${one.blueprint_id}`}
                house={one}
                isChosen={isSame(one, house)}
                isInvalid={problem !== undefined}
                onChoose={() => onChoose(one)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

const isSame = (one: House, other: House | null) =>
  other !== null && one.blueprint_id === other.blueprint_id && one.is_kept === other.is_kept

type HouseChoiceProps = {
  house: House
  isChosen: boolean
  isInvalid: boolean
  onChoose: () => void
}

function HouseChoice({ house, isChosen, isInvalid, onChoose }: HouseChoiceProps) {
  const { name, document } = house
  return (
    <label className="house-choice">
      <input
        type="radio"
        name="blueprint"
        checked={isChosen}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? 'house-problem' : undefined}
        onChange={onChoose}
      />
      <span className="house-picture" aria-hidden="true">
        <HousePlan document={document} title={`Plan of ${name}`} />
      </span>
      <b>{name}</b>
      <span className="label muted">
        {formatCount(document.rooms.length, 'room')},{' '}
        {formatCount(document.furniture.length, 'piece')} of furniture
      </span>
    </label>
  )
}

const boxes = ['a', 'b', 'c']

function HousesSkeleton() {
  return (
    <>
      <LoadingWords>Loading the blueprints</LoadingWords>
      <div className="house-choices min-h-svh" aria-hidden="true">
        {boxes.map((box) => (
          <div key={box} className="card card-column">
            <Skeleton shape="h52" className="h-30 w-full" />
            <Skeleton shape="h18" className="w-2/3" />
          </div>
        ))}
      </div>
    </>
  )
}
