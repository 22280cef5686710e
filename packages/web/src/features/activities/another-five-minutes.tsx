import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import type { Child } from '../children/use-children.ts'
import { suggestions, today } from './suggestions.ts'
import { useMarks } from './use-marks.ts'

type AnotherFiveMinutesProps = {
  /** Undefined for a visitor. */
  child: Child | undefined
  /** What was just played. */
  activity_id: string
  onClick?: () => void
}

/** Leads into the next activity that fits and was not done yet; to the list where there is none. */
export function AnotherFiveMinutes({ child, activity_id, onClick }: AnotherFiveMinutesProps) {
  const { data: cards = [] } = trpc.activities.cards.useQuery(undefined, { throwOnError: false })
  const { done } = useMarks(child?.id)
  const [next] = suggestions(cards, { age: child?.age ?? null, done }, today()).filter(
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
