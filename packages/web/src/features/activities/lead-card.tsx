import type { ActivityGlimpse } from '@fgm/shared/activities/activities'
import type { ReactNode } from 'react'
import { WedgeClock } from '../../ui/wedge-clock.tsx'
import { ActivityScene } from './activity-scene.tsx'

type LeadCardProps = {
  activity: Pick<ActivityGlimpse, 'duration_minutes'> & { scene?: string | undefined }
  sentence: string
  /** Why it is here, above the title. */
  eyebrow: string
  title: ReactNode
  /** What is needed, or how much it is liked. */
  facts: ReactNode
  children: ReactNode
  /** Lower on a phone, so that other cards show below it. */
  isLow?: boolean
}

/**
 * The first activity of a page, its picture large: above the words, or next to them where there is room. On a desktop
 * the picture fills the height of the words or of what is next to the card.
 */
export function LeadCard(props: LeadCardProps) {
  const { activity, sentence, eyebrow, title, facts, children } = props
  const height = props.isLow ? '[&>.scene]:h-[120px]' : '[&>.scene]:h-[150px]'
  return (
    <div className="@container h-full">
      <div className="grid h-full grid-rows-[1fr_auto] @min-[44rem]:grid-rows-1 @min-[44rem]:grid-cols-[1fr_1.2fr]">
        <div
          className={`flex items-end justify-center bg-honey-soft px-5 pt-3 [--il-ground:var(--il-wall)] [&>.scene]:w-auto desk:min-h-[212px] desk:[contain:size] desk:[&>.scene]:h-full ${height}`}
        >
          <ActivityScene activity={activity} />
        </div>
        <div className="grid content-center justify-items-start gap-2 px-5 pt-4 pb-5 desk:px-7">
          <p className="flex items-center gap-2 text-ui leading-[1.3] font-strong text-(--coral-ink)">
            <WedgeClock minutes={activity.duration_minutes} size="small" />
            {eyebrow}
          </p>
          {title}
          <p className="muted">{sentence}</p>
          {facts}
          <div className="row row-wrap mt-2 w-full">{children}</div>
        </div>
      </div>
    </div>
  )
}
