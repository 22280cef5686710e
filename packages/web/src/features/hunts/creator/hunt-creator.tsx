import {
  ageRanges,
  difficultyNames,
  huntTypes,
  sampleSize,
  wordingLevel,
} from '@fgm/shared/hunts/words'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/form.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { HousePlan } from '../../blueprints/house-plan.tsx'
import {
  ageWords,
  HuntFacts,
  HuntTypeStamp,
  huntLooks,
  itemWords,
  levelWords,
} from '../hunt-type.tsx'
import { routeOf } from '../route-points.ts'
import {
  type DraftInProgress,
  firstOpenStep,
  type House,
  type HuntDraft,
  houseOf,
  problemsOf,
  type Step,
  steps,
} from './hunt-draft.ts'
import { StepItems, useSample } from './step-items.tsx'

type HuntCreatorProps = {
  start: HuntDraft
  startStep: Step
  /** 'Create Hunt' or 'Save Hunt'. */
  finishWord: string
  onFinish: (draft: HuntDraft) => void
  /** Called on every change, to store it. */
  onProgress?: (draft: DraftInProgress) => void
  isPending: boolean
  error: string | undefined
  /** What else can be done with a hunt in editing. */
  more?: ReactNode
}

/** The four steps of a hunt, for a new one and for one that is changed. */
export function HuntCreator(props: HuntCreatorProps) {
  const { start, startStep, finishWord, onFinish, onProgress, isPending, error, more } = props
  const [draft, setDraft] = useState(start)
  const [step, setStep] = useState(startStep)
  const [isChecked, setChecked] = useState(false)
  const creator = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const sample = useSample()
  const problems = isChecked ? problemsOf(step, draft) : {}
  const change = (part: Partial<HuntDraft>) => setDraft((before) => ({ ...before, ...part }))

  useEffect(() => onProgress?.({ draft, step }), [draft, step, onProgress])

  function open(next: Step) {
    setStep(next)
    setChecked(false)
    requestAnimationFrame(() => heading.current?.focus())
    window.scrollTo?.({ top: 0 })
  }
  function next() {
    const missing = problemsOf(step, draft)
    if (Object.keys(missing).length > 0) {
      setChecked(true)
      requestAnimationFrame(() => focusFirstInvalid(creator.current))
    } else if (step < 4) open((step + 1) as Step)
    else finish()
  }
  function finish() {
    const missing = firstOpenStep(draft)
    if (missing < 4) open(missing)
    else onFinish(draft)
  }
  return (
    <div ref={creator} className="creator">
      <StepMarks current={step} />
      <h2 ref={heading} tabIndex={-1}>
        {stepTitles[step - 1]}
      </h2>
      {step === 1 && (
        <StepHouse
          house={draft.house}
          kept={start.house?.is_kept ? start.house : null}
          problem={problems.house}
          onChoose={(house: House) => change({ house })}
        />
      )}
      {step === 2 && <StepDetails draft={draft} problem={problems.hunt_name} onChange={change} />}
      {step === 3 && draft.house && (
        <StepItems
          draft={draft}
          house={draft.house}
          sample={sample}
          problems={problems}
          onChange={change}
        />
      )}
      {step === 4 && draft.house && <StepReview draft={draft} house={draft.house} />}
      <FormError error={error} />
      <StickyAction className="creator-actions">
        {step > 1 && (
          <Button icon={ArrowLeft} onClick={() => open((step - 1) as Step)}>
            Previous
          </Button>
        )}
        <Button
          variant="primary"
          icon={step < 4 ? ArrowRight : undefined}
          isPending={isPending}
          onClick={next}
        >
          {step < 4 ? 'Next' : finishWord}
        </Button>
      </StickyAction>
      {more}
    </div>
  )
}

const stepTitles = ['Choose a blueprint', 'Hunt details', 'Things to find', 'Review'] as const

function StepMarks({ current }: { current: Step }) {
  return (
    <ol className="step-marks" aria-label="Steps">
      {steps.map((name, at) => (
        <li
          key={name}
          className={classNames(at + 1 < current && 'done', at + 1 === current && 'now')}
          aria-current={at + 1 === current ? 'step' : undefined}
        >
          <span>{at + 1}</span> <b>{name}</b>
        </li>
      ))}
    </ol>
  )
}

type StepHouseProps = {
  house: House | null
  /** The house that a hunt in editing was made for. */
  kept: House | null
  onChoose: (house: House) => void
  problem: string | undefined
}

/** Step 1: whose house it is. */
function StepHouse({ house, kept, onChoose, problem }: StepHouseProps) {
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

type HouseGroup = { title: string; houses: House[] }

/** The houses a hunt can be made for: the family's own, ours, and those that others share. */
function useHouses() {
  const gallery = trpc.blueprints.gallery.useQuery(undefined, { throwOnError: false })
  const { data } = gallery
  const groups: HouseGroup[] | undefined = data && [
    { title: 'My Blueprints', houses: data.mine.map(houseOf) },
    { title: 'Templates', houses: data.presets.map(houseOf) },
    { title: 'From the community', houses: data.community.map(houseOf) },
  ]
  return {
    groups: groups?.filter(({ houses }) => houses.length > 0),
    isError: gallery.isError,
    isFetching: gallery.isFetching,
    retry: () => void gallery.refetch(),
  }
}

type StepDetailsProps = {
  draft: HuntDraft
  onChange: (change: Partial<HuntDraft>) => void
  problem: string | undefined
}

/** Step 2: name, type, age, difficulty. */
function StepDetails({ draft, onChange, problem }: StepDetailsProps) {
  const { hunt_name, hunt_type, age_range, difficulty_level } = draft
  const isEased = wordingLevel(difficulty_level, age_range) < difficulty_level
  return (
    <div className="form">
      <TextField
        label="Hunt name"
        maxLength={80}
        placeholder="Saturday color hunt"
        value={hunt_name}
        error={problem}
        onChange={(event) => onChange({ hunt_name: event.target.value })}
      />
      <ChoiceGroup
        label="Type"
        value={hunt_type}
        onChange={(value) => onChange({ hunt_type: value })}
        options={huntTypes.map((value) => ({
          value,
          label: huntLooks[value].name,
          icon: huntLooks[value].icon,
        }))}
      />
      <ChoiceGroup
        label="Age range"
        value={age_range}
        onChange={(value) => onChange({ age_range: value })}
        options={ageRanges.map((value) => ({ value, label: `${value} years` }))}
      />
      <ChoiceGroup
        label="Difficulty"
        value={difficulty_level}
        onChange={(value) => onChange({ difficulty_level: value })}
        options={difficultyNames.map((name, at) => ({
          value: at + 1,
          label: `${at + 1} ${name}`,
        }))}
      />
      <p className="muted small" aria-live="polite">
        A sample of this level has {sampleSize(difficulty_level)} items.
        {isEased && ` Clues stay easy enough for ages ${age_range}.`}
      </p>
    </div>
  )
}

/** Step 4: all of it once more, with the way through the house. */
function StepReview({ draft, house }: { draft: HuntDraft; house: House }) {
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
