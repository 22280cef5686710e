import { rankActivities } from '@fgm/shared/activities/ranking'
import { playersHere } from '@fgm/shared/activities/right-now'
import type { MouseEvent } from 'react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useChildren } from '../children/use-children.ts'
import { currentFamily } from '../offline/current-family.ts'
import { experienceOf, momentNow, readMemory, usualAnswers } from './right-now-memory.ts'
import { useMarks } from './use-marks.ts'
import { useVisitor } from './visitor.ts'

type AnotherFiveMinutesProps = {
  /** What was just played. */
  activity_id: string
  /** What comes before it is still being done. */
  isPending?: boolean
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Leads into the next activity for who is here; to the list where nothing else is left. */
export function AnotherFiveMinutes(props: AnotherFiveMinutesProps) {
  const { activity_id, isPending = false, onClick } = props
  const { data: cards = [] } = trpc.activities.cards.useQuery(undefined, { throwOnError: false })
  const { children = [], child } = useChildren()
  const { all } = useMarks(child?.id)
  const answers = usualAnswers(currentFamily())
  const visitor = useVisitor()
  const { here, age: ofChild, oldest } = playersHere(children, child, answers)
  const age = ofChild ?? visitor.age ?? null
  const experience = experienceOf(all, readMemory(currentFamily()), here)
  const player = { age, oldest, here, experience, answers }
  const next = rankActivities(cards, player, momentNow()).find(
    ({ card, is_again }) => card.id !== activity_id && !is_again,
  )?.card
  const look = {
    ...{ variant: 'text' as const, onClick, 'aria-busy': isPending || undefined },
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
