import { lessonsLearnt } from '@fgm/shared/activities/ranking'
import { capital } from '@fgm/shared/text/words'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { formatDate } from '../../lib/format-time.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/sheet.tsx'
import { showToast } from '../../ui/toast.ts'
import { experienceOf, readMemory } from '../activities/right-now-memory.ts'
import { useChildren } from '../children/use-children.ts'
import { SectionHeading } from './section-heading.tsx'
import { usualPace } from './usual-pace.ts'

/** What the cards have learnt, a way to start afresh, and their rule in plain words; open where a link led here. */
export function HowCardsAreChosen() {
  const { hash } = useLocation()
  const learnt = useWhatWasLearnt()
  return (
    <section className="profile-section" aria-labelledby="cards">
      <details className="card fold profile-fold" open={hash === 'cards'}>
        <summary>
          <SectionHeading id="cards">How cards are chosen</SectionHeading>
        </summary>
        <div className="grid gap-x-10 gap-y-5 desk:grid-cols-2">
          {learnt && <WhatWasLearnt learnt={learnt} />}
          <div className="profile-rule">
            <h3 className="plain-heading">The rule</h3>
            <ul>
              <li>
                First come short activities that suit the place, the mood and the youngest child
                with you.
              </li>
              <li>
                What you just played comes back after about a week: sooner if you said “Again!”,
                later if you said “Not today”.
              </li>
              <li>
                Every second card is one you like. The others wait their turn, and “Another” goes to
                the end.
              </li>
              <li>
                What needs a bath, a goodbye at the door or a phone call comes when you say that you
                are there. “Your list”, below the card, always has everything.
              </li>
            </ul>
          </div>
          {learnt && !learnt.isNothing && <StartAfresh />}
        </div>
      </details>
    </section>
  )
}

/** What the family's faces, hearts and hours taught the cards; undefined until it is known. */
function useWhatWasLearnt() {
  const cards = trpc.activities.cards.useQuery(undefined, { throwOnError: false })
  const marks = trpc.activities.marks.useQuery(undefined, { throwOnError: false })
  const { children = [] } = useChildren()
  if (!cards.data || !marks.data) return undefined
  const experience = experienceOf(marks.data, readMemory(), children)
  const lessons = lessonsLearnt(cards.data, { here: children, experience })
  const { liked, hours } = lessons
  // One child may love what another put off.
  const putOff = lessons.put_off.filter((title) => !liked.includes(title))
  const isNothing = liked.length + putOff.length + hours.length === 0
  return { liked, putOff, hours, isNothing, began: marks.data.learning_began_at }
}

type Lessons = NonNullable<ReturnType<typeof useWhatWasLearnt>>

function WhatWasLearnt({ learnt }: { learnt: Lessons }) {
  const { liked, putOff, hours, isNothing, began } = learnt
  return (
    <div className="grid content-start gap-3">
      {isNothing ? (
        <p>Nothing yet. It begins with the first face after you played.</p>
      ) : (
        <dl className="grid gap-3">
          <Learnt name="Liked">{titlesIn(liked)}</Learnt>
          <Learnt name="Skipped">{titlesIn(putOff)}</Learnt>
          <Learnt name="What you choose when">{usualPace(hours)}</Learnt>
        </dl>
      )}
      <p className="small muted">
        {began && `They have learned since ${formatDate(began)}. `}
        This stays on our server and on this device. No one else sees it.
      </p>
    </div>
  )
}

const mostTitles = 5

function titlesIn(all: string[]): string {
  const more = all.length - mostTitles
  return capital(all.slice(0, mostTitles).join(', ')) + (more > 0 ? ` and ${more} more` : '')
}

function Learnt({ name, children }: { name: string; children: string }) {
  if (children === '') return null
  return (
    <div>
      <dt className="font-strong">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Forgets what was learnt, in one press and a confirmation. */
function StartAfresh() {
  const [isAsking, setIsAsking] = useState(false)
  const start = trpc.activities.startAfresh.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => {
      setIsAsking(false)
      showToast({ message })
    },
  })
  return (
    <div>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Start afresh
      </Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Start afresh?"
        confirmLabel="Start afresh"
        onConfirm={() => start.mutate({})}
        isPending={start.isPending}
        error={start.error ? errorMessage(start.error) : undefined}
      >
        The cards forget what you liked and put off until now. What you played, your hearts and your
        lines stay.
      </Confirm>
    </div>
  )
}
