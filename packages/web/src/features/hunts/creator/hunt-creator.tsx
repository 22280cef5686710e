import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { focusFirstInvalid } from '../../../ui/form.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import {
  firstOpenStep,
  type House,
  type HuntDraft,
  problemsOf,
  type Step,
  steps,
} from './hunt-draft.ts'
import type { Begun } from './kept-draft.ts'
import { StepDetails } from './step-details.tsx'
import { StepHouse } from './step-house.tsx'
import { StepItems } from './step-items.tsx'
import { StepReview } from './step-review.tsx'
import { useSample } from './use-sample.ts'

type HuntCreatorProps = {
  start: HuntDraft
  startStep: Step
  /** 'Create Hunt' or 'Save Hunt'. */
  finishWord: string
  onFinish: (draft: HuntDraft) => void
  /** Told of every change, for whoever keeps it. */
  onProgress?: (begun: Begun) => void
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
