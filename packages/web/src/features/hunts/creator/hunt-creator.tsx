import {
  ageRanges,
  difficultyName,
  difficultyNames,
  huntTypes,
  sampleSize,
  wordingLevel,
  youngestOf,
} from '@fgm/shared/hunts/words'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import { LoadFailure } from '../../../ui/error-state.tsx'
import { FieldError, TextField } from '../../../ui/fields.tsx'
import { FormError, focusFirstInvalid, type Problem } from '../../../ui/form.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { HousePlan } from '../../blueprints/house-plan.tsx'
import {
  ageWords,
  HuntFacts,
  HuntHead,
  huntLooks,
  itemWords,
  levelWords,
  placeWords,
} from '../hunt-type.tsx'
import { routeOf } from '../route-points.ts'
import { StoryChoice } from '../story-choice.tsx'
import {
  type DraftChange,
  type DraftInProgress,
  type House,
  type HuntDraft,
  houseOf,
  problemsOf,
  type Step,
  storyOf,
  typeChange,
} from './hunt-draft.ts'
import { StepItems } from './step-items.tsx'
import { StepMarks } from './step-marks.tsx'
import { useSample } from './suggestions.tsx'

type HuntCreatorProps = {
  start: HuntDraft
  startStep: Step
  /** 'Create Hunt' or 'Save Hunt'. */
  finishWord: string
  onFinish: (draft: HuntDraft) => void
  /** Called on every change, to store it. */
  onProgress?: (draft: DraftInProgress) => void
  isPending: boolean
  error: Problem
  more?: ReactNode
}

/** The four steps of a hunt, for a new one and for an edited one. */
export function HuntCreator(props: HuntCreatorProps) {
  const { start, startStep, finishWord, onFinish, onProgress, isPending, error, more } = props
  const [draft, setDraft] = useState(start)
  const [step, setStep] = useState(startStep)
  const [isChecked, setChecked] = useState(false)
  const creator = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const sample = useSample()
  const problems = isChecked ? problemsOf(step, draft) : {}
  const isWaiting = step === 3 && draft.items.length === 0
  const change = (part: DraftChange) =>
    setDraft((newest) => ({ ...newest, ...(typeof part === 'function' ? part(newest) : part) }))

  const report = useEffectEvent((progress: DraftInProgress) => onProgress?.(progress))
  useEffect(() => report({ draft, step }), [draft, step])

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
    else onFinish(draft)
  }
  return (
    <div ref={creator} className="creator task flex flex-col gap-5">
      <div className="flex flex-col gap-5 desk:flex-row-reverse desk:items-center desk:justify-between">
        <StepMarks current={step} />
        <h2 ref={heading} tabIndex={-1}>
          {stepTitles[step - 1]}
        </h2>
      </div>
      {step === 1 && (
        <StepHouse
          house={draft.house}
          kept={start.house?.is_kept ? start.house : null}
          problem={problems.house}
          onChoose={(house: House) => change({ house })}
        />
      )}
      {step === 2 && (
        <StepDetails
          draft={draft}
          // The name of a saved hunt is the parent's own.
          isNew={!start.house?.is_kept}
          problem={problems.hunt_name}
          onChange={change}
        />
      )}
      {step === 3 && draft.house && (
        <StepItems
          draft={draft}
          house={draft.house}
          sample={sample}
          problems={problems}
          onChange={change}
        />
      )}
      {step === 4 && draft.house && (
        <StepReview draft={draft} house={draft.house} onChange={change} />
      )}
      <FormError error={error} />
      <StickyAction
        isInSight
        className="flex-wrap items-center *:last:flex-1 desk:justify-end desk:*:last:min-w-60 desk:*:last:flex-none"
      >
        {isWaiting && (
          <p id="next-waits" className="basis-full text-center small muted desk:basis-auto">
            Add one thing to find first.
          </p>
        )}
        {step > 1 && (
          <Button icon={ArrowLeft} onClick={() => open((step - 1) as Step)}>
            Previous
          </Button>
        )}
        <Button
          variant={isWaiting ? 'secondary' : 'primary'}
          aria-describedby={isWaiting ? 'next-waits' : undefined}
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

type StepHouseProps = {
  house: House | null
  kept: House | null
  onChoose: (house: House) => void
  problem: string | undefined
}

function StepHouse({ house, kept, onChoose, problem }: StepHouseProps) {
  const gallery = trpc.blueprints.gallery.useQuery(undefined, { throwOnError: false })
  const { data } = gallery
  if (!data)
    return gallery.isError ? (
      <LoadFailure title="Failed to load blueprints" query={gallery}>
        Your blueprints are safe.
      </LoadFailure>
    ) : (
      <HousesSkeleton />
    )
  const groups = [
    { title: 'The house of this hunt', houses: kept ? [kept] : [] },
    { title: 'My Blueprints', houses: data.mine.map(houseOf) },
    { title: 'Templates', houses: data.presets.map(houseOf) },
    { title: 'From the community', houses: data.community.map(houseOf) },
  ].filter(({ houses }) => houses.length > 0)
  return (
    <div className="grid gap-6">
      <FieldError id="house-problem" error={problem} />
      {groups.map(({ title, houses }) => (
        <fieldset key={title}>
          <legend className="display mb-3 text-h3 leading-[1.2]">{title}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-4">
            {houses.map((one) => (
              <label
                key={`${one.is_kept} ${one.blueprint_id}`}
                className="house-choice grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-x-2.5 gap-y-1 rounded-(--r-cut) border-[1.5px] p-3 wrap-anywhere"
              >
                <input
                  type="radio"
                  className="col-start-1 row-[2/4] size-6 accent-teal"
                  name="blueprint"
                  checked={isSame(one, house)}
                  aria-invalid={problem !== undefined || undefined}
                  aria-describedby={problem && 'house-problem'}
                  onChange={() => onChoose(one)}
                />
                {/* The tick is below it, next to the name: on its corner it would cover a room. */}
                <span className="col-span-2 row-start-1 mb-1 h-[150px]" aria-hidden="true">
                  <HousePlan
                    document={one.document}
                    title={`Plan of ${one.name}`}
                    isSmall
                    className="h-[150px]"
                  />
                </span>
                <b>{one.name}</b>
                <span className="label col-start-2">
                  {formatCount(one.document.rooms.length, 'room')},{' '}
                  {formatCount(one.document.furniture.length, 'piece')} of furniture
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

const isSame = (one: House, other: House | null) =>
  other !== null && one.blueprint_id === other.blueprint_id && one.is_kept === other.is_kept

function HousesSkeleton() {
  return (
    <>
      <LoadingWords>Loading the blueprints</LoadingWords>
      <div
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-4 min-h-svh"
        aria-hidden="true"
      >
        {['a', 'b', 'c'].map((box) => (
          <div key={box} className="card card-column">
            <Skeleton className="h-30 w-full" />
            <Skeleton shape="h18" className="w-2/3" />
          </div>
        ))}
      </div>
    </>
  )
}

type StepDetailsProps = {
  draft: HuntDraft
  isNew: boolean
  onChange: (change: Partial<HuntDraft>) => void
  problem: string | undefined
}

function StepDetails({ draft, isNew, onChange, problem }: StepDetailsProps) {
  const { house, hunt_name, hunt_type, age_range, difficulty_level, is_rhymed } = draft
  const isEased = wordingLevel(difficulty_level, age_range) < difficulty_level
  return (
    <div className="grid grid-cols-1 gap-5 desk:grid-cols-[minmax(0,1fr)_400px] desk:items-start desk:gap-x-10">
      <div className="form desk:row-span-2">
        {house && <p className="muted desk:hidden">In {house.name}.</p>}
        <TextField
          label="Hunt name"
          maxLength={80}
          value={hunt_name}
          error={problem}
          onChange={(event) => onChange({ hunt_name: event.target.value })}
        />
        <ChoiceGroup
          label="Type"
          layout="columns"
          value={hunt_type}
          onChange={(value) => onChange(isNew ? typeChange(draft, value) : { hunt_type: value })}
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
        <p className="choice-note muted small" aria-live="polite">
          {difficultyName(difficulty_level)} hunts have about {sampleSize(difficulty_level)} things
          to find.
          {isEased && ` Clues stay easy enough for ages ${age_range}.`}
        </p>
      </div>
      {house && (
        <figure className="card only-desk [&>.plan]:max-h-75">
          <HousePlan document={house.document} title={`Plan of ${house.name}`} />
          <figcaption className="label muted">{house.name}</figcaption>
        </figure>
      )}
      <div className="form">
        <ChoiceGroup
          label="Clues that rhyme"
          value={is_rhymed ? 'on' : 'off'}
          onChange={(value) => onChange({ is_rhymed: value === 'on' })}
          options={[
            { value: 'off', label: 'No' },
            { value: 'on', label: 'Yes' },
          ]}
        />
        <p className="choice-note muted small" aria-live="polite">
          {is_rhymed
            ? 'Suggested clues are two lines that rhyme. A few things have none and stay plain.'
            : 'Suggested clues are plain sentences.'}
        </p>
      </div>
    </div>
  )
}

type StepReviewProps = {
  draft: HuntDraft
  house: House
  onChange: (change: Partial<HuntDraft>) => void
}

function StepReview({ draft, house, onChange }: StepReviewProps) {
  const { hunt_type, age_range, difficulty_level, items } = draft
  return (
    <div className="grid items-start gap-5 desk:grid-cols-2">
      <div className="card">
        <HuntHead hunt={draft} kicker={huntLooks[hunt_type].name}>
          <HuntFacts>
            <span>{ageWords(age_range)}</span>
            <span>{levelWords(difficulty_level)}</span>
            <span>{itemWords(items.length)}</span>
          </HuntFacts>
        </HuntHead>
        <ol className="found-list mt-4">
          {items.map(({ key, name, description, location }) => (
            <li key={key}>
              <b>{name}</b>
              <span className="small whitespace-pre-line">{description}</span>
              {location && <span className="label muted">{placeWords(location)}</span>}
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
      <div className="card desk:col-span-2">
        <StoryChoice
          value={storyOf(draft)}
          onChange={onChange}
          stops={items.length}
          ages={[youngestOf(age_range)]}
          house={house.document}
        />
      </div>
    </div>
  )
}
