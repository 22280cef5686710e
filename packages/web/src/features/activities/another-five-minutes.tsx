import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { useChildren } from '../children/use-children.ts'
import { currentFamily } from '../offline/current-family.ts'
import { playersHere } from './right-now.ts'
import { notToday, usualAnswers } from './right-now-memory.ts'
import { suggestions, today } from './suggestions.ts'
import { useMarks } from './use-marks.ts'

type AnotherFiveMinutesProps = {
  /** What was just played. */
  activity_id: string
  onClick?: () => void
}

/** Leads into the next activity that fits who is here and was not done yet; to the list where there is none. */
export function AnotherFiveMinutes({ activity_id, onClick }: AnotherFiveMinutesProps) {
  const { data: cards = [] } = trpc.activities.cards.useQuery(undefined, { throwOnError: false })
  const { children = [], child } = useChildren()
  const { done } = useMarks(child?.id)
  const answers = usualAnswers(currentFamily())
  const { age, oldest } = playersHere(children, child, answers)
  const player = { age, oldest, done, notToday: notToday(currentFamily()), answers }
  const [next] = suggestions(cards, player, today()).filter(
    ({ id }) => id !== activity_id && !done.has(id),
  )
  const look = { variant: 'primary', isBlock: true, onClick } as const
  return next ? (
    <ButtonTo to={paths.play} params={{ activity_id: next.id }} replace {...look}>
      Another five minutes
    </ButtonTo>
  ) : (
    <ButtonTo to={paths.activities} {...look}>
      Another five minutes
    </ButtonTo>
  )
}
