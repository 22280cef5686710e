import { lessonsLearnt } from '@fgm/shared/activities/ranking'
import { useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { formatDate } from '../../lib/format-time.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/sheet.tsx'
import { showToast } from '../../ui/toast.ts'
import { experienceOf, readMemory } from '../activities/right-now-memory.ts'
import { useChildren } from '../children/use-children.ts'
import { currentFamily } from '../offline/current-family.ts'
import { SectionHeading } from './section-heading.tsx'

/** The rule of the cards in plain words, what they have learnt, and a way to start afresh. */
export function HowCardsAreChosen() {
  return (
    <section className="profile-section" aria-labelledby="cards">
      <SectionHeading id="cards">How cards are chosen</SectionHeading>
      <ul className="card dashed py-2 [&>li]:py-3">
        <li>Only what is yours, right for the youngest who is here, and possible where you are.</li>
        <li>
          What you played rests for a week. After “Again!” it may come back the next day, after “Not
          today” it comes back late.
        </li>
        <li>What suits everyone who is here, their mood, and takes five minutes comes first.</li>
        <li>
          Then every second card is one you like: by faces, hearts, its kind, and the time of day.
          The others wait in line, so everything gets its turn.
        </li>
        <li>“Another” sends a card to the end of that line.</li>
      </ul>
      <WhatWasLearnt />
    </section>
  )
}

function WhatWasLearnt() {
  const cards = trpc.activities.cards.useQuery(undefined, { throwOnError: false })
  const marks = trpc.activities.marks.useQuery(undefined, { throwOnError: false })
  const { children = [] } = useChildren()
  if (!cards.data || !marks.data) return null
  const experience = experienceOf(marks.data, readMemory(currentFamily()), children)
  const { liked, put_off, hours } = lessonsLearnt(cards.data, { here: children, experience })
  const began = marks.data.learning_began_at
  const isNothing = liked.length + put_off.length + hours.length === 0
  return (
    <div className="grid gap-3">
      <h3>What they learnt from you</h3>
      {isNothing ? (
        <p>Nothing yet. It begins with the first face after you played.</p>
      ) : (
        <dl className="grid gap-3">
          <Learnt name="Liked" all={liked} />
          <Learnt name="Put off" all={put_off} />
          <Learnt name="Time of day" all={hours.map(({ part, pace }) => `${part}: ${pace}`)} />
        </dl>
      )}
      <p className="small muted">
        {began && `They learn since ${formatDate(began)}. `}
        This stays on our server and on this device. No one else sees it.
      </p>
      {!isNothing && <StartAfresh />}
    </div>
  )
}

const mostTitles = 5

function Learnt({ name, all }: { name: string; all: string[] }) {
  if (all.length === 0) return null
  const more = all.length - mostTitles
  return (
    <div>
      <dt className="font-strong">{name}</dt>
      <dd>
        {all.slice(0, mostTitles).join(', ')}
        {more > 0 && ` and ${more} more`}
      </dd>
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
