import { rankActivities } from '@fgm/shared/activities/ranking'
import { playersHere } from '@fgm/shared/activities/right-now'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useChildren } from '../children/use-children.ts'
import type { UnsavedLine } from './note-form.tsx'
import { experienceOf, momentNow, readMemory, usualAnswers } from './right-now-memory.ts'
import { useMarks } from './use-marks.ts'
import { useVisitor } from './visitor.ts'
import './next-steps.css'

// Lazy, because it loads the form library, and most parents write nothing.
export const NoteForm = lazyWithRetry(async () => (await import('./note-form.tsx')).NoteForm)

/** The form of the note that a next step saves first. */
export const lineForm = 'line-to-keep'

type NextStep = 'again' | 'another' | 'finish'

/** Continues after a play: at once, or once the typed note is saved. */
export function useNextSteps() {
  const [line, setLine] = useState<UnsavedLine>('none')
  const [hasFailed, setHasFailed] = useState(false)
  const [pressed, setPressed] = useState<NextStep>()
  const next = useRef<(() => void) | null>(null)
  // A save that ends after the parent has left this page leads nowhere.
  useEffect(
    () => () => {
      next.current = null
    },
    [],
  )
  const noteLine = useCallback((now: UnsavedLine) => {
    if (now === 'written' && next.current) setHasFailed(true)
    // It was not saved: a later save with its own button leads nowhere.
    if (now !== 'saving') {
      next.current = null
      setPressed(undefined)
    }
    setLine(now)
  }, [])
  return {
    line,
    /** It could not be saved: there has to be a way out anyway. */
    hasFailed: hasFailed && line === 'written',
    /** The note is being saved, and then this comes. */
    isPending: (step: NextStep) => line === 'saving' && pressed === step,
    noteLine,
    goOn: (step: NextStep, go: () => void) => {
      if (line === 'none') return go()
      next.current = go
      setPressed(step)
      if (line === 'written')
        document.querySelector<HTMLFormElement>(`#${lineForm}`)?.requestSubmit()
    },
    saved: () => {
      setLine('none')
      next.current?.()
    },
  }
}

type NextStepsProps = {
  steps: ReturnType<typeof useNextSteps>
  activity_id: string
  /** Runs before leaving. */
  onLeave?: () => void
  /** Other actions, next to another five minutes. */
  children?: ReactNode
}

/** Done, or another five minutes: five are enough, so Done is the prominent button. Both save the note first. */
export function NextSteps({ steps, activity_id, onLeave, children }: NextStepsProps) {
  const router = useRouter()
  function another(event: MouseEvent<HTMLAnchorElement>) {
    if (steps.line === 'none') return onLeave?.()
    event.preventDefault()
    const { pathname } = event.currentTarget
    steps.goOn('another', () => {
      onLeave?.()
      router.history.replace(pathname)
    })
  }
  function finish() {
    onLeave?.()
    void router.navigate({ to: paths.activities })
  }
  return (
    <div className="next-steps flex flex-wrap gap-x-3 gap-y-1">
      {steps.line === 'none' ? (
        <ButtonTo to={paths.activities} variant="primary" onClick={onLeave}>
          Done
        </ButtonTo>
      ) : (
        <Button
          variant="primary"
          isPending={steps.isPending('finish')}
          onClick={() => steps.goOn('finish', finish)}
        >
          Save and finish
        </Button>
      )}
      {children}
      <AnotherFiveMinutes
        activity_id={activity_id}
        isPending={steps.isPending('another')}
        onClick={another}
      />
      {steps.hasFailed && (
        <ButtonTo to={paths.activities} variant="text" isBlock onClick={onLeave}>
          Finish without saving
        </ButtonTo>
      )}
    </div>
  )
}

type AnotherFiveMinutesProps = {
  activity_id: string
  /** What comes before it is still running. */
  isPending: boolean
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Leads into the next activity for the children who are here; to the list where nothing else is left. */
function AnotherFiveMinutes({ activity_id, isPending, onClick }: AnotherFiveMinutesProps) {
  const { data: cards = [] } = trpc.activities.cards.useQuery(undefined, { throwOnError: false })
  const { children = [], child } = useChildren()
  const { all } = useMarks(child?.id)
  const answers = usualAnswers()
  const visitor = useVisitor()
  const { here, age: ofChild, oldest } = playersHere(children, child, answers)
  const age = ofChild ?? visitor.age ?? null
  const experience = experienceOf(all, readMemory(), here)
  const player = { age, oldest, here, experience, answers }
  const next = rankActivities(cards, player, momentNow()).find(
    ({ card, is_again }) => card.id !== activity_id && !is_again,
  )?.card
  const look = {
    variant: 'text' as const,
    onClick,
    'aria-busy': isPending || undefined,
    children: (
      <>
        {isPending && <Spinner />}
        Another five minutes
      </>
    ),
  }
  return next ? (
    <ButtonTo to={paths.play} params={{ activity_id: next.id }} replace {...look} />
  ) : (
    <ButtonTo to={paths.activities} {...look} />
  )
}
