import type { Activity, Face } from '@fgm/shared/activities/activities'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form.tsx'
import type { Child } from '../../children/use-children.ts'
import { OutboxNote } from '../activity-actions.tsx'
import { ActivityScene } from '../activity-scene.tsx'
import { lineForm, NextSteps, NoteForm, useNextSteps } from '../next-steps.tsx'
import { Faces } from '../play/faces.tsx'

// Lazy, because few activities come from another family.
const HowItWent = lazyWithRetry(async () => (await import('../how-it-went.tsx')).HowItWent, {
  isSilent: true,
})

type HighFiveProps = {
  child: Child
  activity: Pick<Activity, 'id' | 'library' | 'scene' | 'duration_minutes'>
  /** The completion is stored on this device until the network is back. */
  isUnsent: boolean
}

/** The end of five good minutes: warm, short, done or one more activity. Scrolls into view. */
export function HighFive({ child, activity, isUnsent }: HighFiveProps) {
  const steps = useNextSteps()
  const [note, setNote] = useState('')
  const [isWriting, setIsWriting] = useState(false)
  return (
    <section
      className="card lift grid gap-4 bg-honey-soft [--il-ground:var(--il-wall)] desk:grid-cols-[minmax(0,11fr)_minmax(0,12fr)] desk:items-center desk:gap-14 desk:px-10 desk:py-8"
      aria-labelledby="done"
    >
      <div className="flex justify-center max-desk:[&>.scene]:h-[150px] max-desk:[&>.scene]:w-auto desk:[&>.scene]:h-auto">
        <ActivityScene activity={activity} />
      </div>
      <div>
        <h2 id="done" className="outline-none" tabIndex={-1} ref={bringIntoView}>
          You two did it
        </h2>
        {isUnsent && <OutboxNote />}
        <p className="mt-2 mb-4">
          {child.name} had all of you for a while. If it was a flop, that is fine too: you were
          there.
        </p>
        <div className="mb-4 empty:hidden">
          {activity.library === 'community' ? (
            <HowItWent activity_id={activity.id} />
          ) : (
            !isUnsent && <HowWasIt key={child.id} child={child} activity={activity} />
          )}
        </div>
        {isWriting && (
          <div className="play-note mb-4">
            <NoteForm
              of={{ id: activity.id, child_ids: [child.id] }}
              label="One line to keep"
              note={note}
              takesFocus
              id={lineForm}
              onChange={steps.noteLine}
              onSaved={(entry) => {
                setNote(entry.note)
                setIsWriting(false)
                steps.saved()
              }}
              onCancel={() => {
                setIsWriting(false)
                steps.noteLine('none')
              }}
            />
          </div>
        )}
        <p role="status" className="small mb-4 empty:hidden">
          {note &&
            !isWriting &&
            `Saved. You will find your note on your profile, under ${child.name}.`}
        </p>
        <NextSteps steps={steps} activity_id={activity.id}>
          {!isWriting && (
            <Button variant="text" onClick={() => setIsWriting(true)}>
              {note ? 'Edit the note' : 'Write a note'}
            </Button>
          )}
        </NextSteps>
      </div>
    </section>
  )
}

type HowWasItProps = { child: Child; activity: Pick<Activity, 'id' | 'duration_minutes'> }

/**
 * The three faces, as at the end of a play: completions by hand teach the cards, too. The face is added to the play
 * that was just marked: the child's last one of this activity.
 */
function HowWasIt({ child, activity: { id, duration_minutes } }: HowWasItProps) {
  const { client } = trpc.useUtils()
  const keep = useMutation({
    mutationFn: async (face: Face) => {
      const { entries } = await client.activities.history.query({ child_id: child.id })
      const marked = entries.find(({ activity_id }) => activity_id === id)
      if (!marked) throw new Error('The play that was marked is not there')
      await client.activities.recordPlay.mutate({
        ...{ id, play_id: marked.play_id, played_at: marked.completed_at },
        ...{ minutes: duration_minutes, children: [{ child_id: child.id, face }] },
      })
    },
    meta: { shows_own_error: true },
    scope: { id: 'face' },
  })
  return (
    <div className="grid gap-2">
      <h3 className="text-read">How was it?</h3>
      <Faces id={child.id} face={keep.variables} onChoose={keep.mutate} />
      <FormError error={keep.isError ? 'It could not be saved. Please try again.' : undefined} />
    </div>
  )
}

// The button may be far away on the page: scroll here and move the focus.
function bringIntoView(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  heading?.closest('section')?.scrollIntoView({ block: 'start' })
}
