import type { Activity } from '@fgm/shared/activities/activities'
import type { ReportedActivity, ReviewedActivity } from '@fgm/shared/community/community'
import { type DeclineReason, declineReasons, declineSentences } from '@fgm/shared/community/review'
import { type ReactNode, useId, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { barHeight } from '../../ui/bar-height.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AgesFact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { Confirm } from '../../ui/sheet.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { ActivityReading } from '../activities/activity-reading.tsx'
import { failure, formatMinute, formatMoment } from './admin-format.ts'
import { PanelFallback } from './panel.tsx'

type ReportDecision = { report: ReportedActivity; decision: 'keep' | 'remove' }

/** What families reported in the community, the oldest report first: read it, then keep or remove it. */
export function ReportsPanel() {
  const reported = trpc.community.reports.useQuery(undefined, { throwOnError: false })
  const [open, setOpen] = useState<ReportDecision | null>(null)
  const reports = reported.data?.reports
  if (!reports) return <PanelFallback what="the reports" query={reported} />
  return (
    <div className="grid gap-5">
      <PartFallback what="newer reports" query={reported} />
      {reports.length === 0 && (
        <EmptyState title="Nothing reported">
          When a family reports a shared activity, it waits here for your decision.
        </EmptyState>
      )}
      {reports.map((report) => (
        <ReportCard
          key={report.id}
          report={report}
          onDecide={(decision) => setOpen({ report, decision })}
        />
      ))}
      {open && (
        <DecideReport
          {...open}
          onClose={() => setOpen(null)}
          onStale={() => void reported.refetch()}
        />
      )}
    </div>
  )
}

type DialogProps = { onClose: () => void; onStale: () => void }

const words = {
  keep: {
    title: 'Keep this activity?',
    label: 'Keep it',
    // It may never have been hidden: that takes three reports.
    meaning: (state: ReportedActivity['state']) =>
      `Families ${state === 'hidden' ? 'see it again' : 'still see it'}, and its reports are closed.`,
  },
  remove: {
    title: 'Remove this activity?',
    label: 'Remove it',
    meaning: () =>
      'It leaves the community and the library of every family that saved it. This cannot be undone.',
  },
} as const

function DecideReport({ report, decision, onClose, onStale }: ReportDecision & DialogProps) {
  const decide = trpc.community.decideReport.useMutation({
    ...toastResult(onClose),
    // Another administrator may have decided meanwhile (404).
    onError: onStale,
  })
  const { title, label, meaning } = words[decision]
  return (
    <Confirm
      onOpenChange={onClose}
      title={title}
      confirmLabel={label}
      onConfirm={() => decide.mutate({ id: report.id, decision })}
      isPending={decide.isPending}
      error={failure('decide', decide.error)}
    >
      {report.activity.title} by {report.creator_name}. {meaning(report.state)}
    </Confirm>
  )
}

type ReportCardProps = {
  report: ReportedActivity
  onDecide: (decision: 'keep' | 'remove') => void
}

/** A reported activity: its whole text as other families read it, the reports, and the two decisions. */
function ReportCard({ report, onDecide }: ReportCardProps) {
  const { activity, creator_name, state, reports } = report
  const readingId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SharedActivity
      activity={activity}
      kicker={`By ${creator_name}`}
      chip={
        <Chip tone={state === 'hidden' ? 'honey' : 'outline'}>
          {state === 'hidden' ? 'Hidden until you decide' : 'Families see it'}
        </Chip>
      }
      why={formatCount(reports.length, 'report')}
      reasons={reports.map(({ reason, created_at }) => (
        <>
          {reason} <span className="label muted">({formatMoment(created_at)})</span>
        </>
      ))}
      yes={['Keep', () => onDecide('keep')]}
      no={['Remove', () => onDecide('remove')]}
    >
      <Button
        size="small"
        className="justify-self-start"
        aria-expanded={isOpen}
        aria-controls={isOpen ? readingId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close the activity' : 'Read it as families do'}
      </Button>
      {isOpen && (
        <div id={readingId}>
          <ActivityReading activity={activity} />
        </div>
      )}
    </SharedActivity>
  )
}

type ReviewDecision = { review: ReviewedActivity; decision: 'show' | 'decline' }

/** What families shared and a person reads first, the longest waiting one on top: publish it or decline it. */
export function ReviewsPanel() {
  const waiting = trpc.community.reviews.useQuery(undefined, { throwOnError: false })
  const [open, setOpen] = useState<ReviewDecision | null>(null)
  if (!waiting.data) return <PanelFallback what="the activities to review" query={waiting} />
  const { reviews, waiting: count } = waiting.data
  return (
    <div className="grid gap-5">
      <PartFallback what="newer activities" query={waiting} />
      {reviews.length === 0 ? (
        <EmptyState title="Nothing to review">
          A shared activity that may contain contact details waits here before others see it.
        </EmptyState>
      ) : (
        <p role="status">
          {formatCount(count, 'shared activity', 'shared activities')} to read. Only its own family
          sees it until you decide.
        </p>
      )}
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          onDecide={(decision) => setOpen({ review, decision })}
        />
      ))}
      {open && (
        <DecideReview
          {...open}
          onClose={() => setOpen(null)}
          onStale={() => void waiting.refetch()}
        />
      )}
    </div>
  )
}

function DecideReview({ review, decision, onClose, onStale }: ReviewDecision & DialogProps) {
  const [reason, setReason] = useState<DeclineReason>('contact')
  const decide = trpc.community.decideReview.useMutation({
    ...toastResult(onClose),
    // Another administrator may have decided, or its family withdrew it (404).
    onError: onStale,
  })
  const { id } = review
  const isShown = decision === 'show'
  return (
    <Confirm
      onOpenChange={onClose}
      title={isShown ? 'Publish this activity?' : 'Decline this activity?'}
      fields={
        !isShown && (
          <SelectField
            label="Reason, as its family reads it"
            options={reasons}
            value={reason}
            onChange={({ target }) => setReason(target.value as DeclineReason)}
          />
        )
      }
      confirmLabel={isShown ? 'Publish it' : 'Decline it'}
      onConfirm={() => decide.mutate(isShown ? { id, decision } : { id, decision, reason })}
      isPending={decide.isPending}
      error={failure('decide', decide.error)}
    >
      {`${review.activity.title} by ${review.creator_name}. ${meanings[decision]}`}
    </Confirm>
  )
}

const meanings = {
  show: 'Other families see it at once, and we let its author know.',
  decline: "It stays in its family's library, and we tell them the reason.",
} as const

const reasons = declineReasons.map((value) => ({ value, label: declineSentences[value] }))

type ReviewCardProps = {
  review: ReviewedActivity
  onDecide: (decision: 'show' | 'decline') => void
}

/** A shared activity that waits: why, its whole text as other families would read it, and the two decisions. */
function ReviewCard({ review, onDecide }: ReviewCardProps) {
  const { activity, creator_name, review_reasons, shared_at } = review
  return (
    <SharedActivity
      activity={activity}
      kicker={`By ${creator_name}, ${formatMinute(shared_at)}`}
      why="Why it waits"
      reasons={review_reasons}
      note="Our check is unsure, you decide. Other families see it once you publish it."
      yes={['Publish', () => onDecide('show')]}
      no={['Decline', () => onDecide('decline')]}
    >
      <ActivityReading activity={activity} />
    </SharedActivity>
  )
}

const height = barHeight('review-decision', '.shared-review')

type Way = [label: string, onPress: () => void]

type SharedActivityProps = {
  activity: Activity
  kicker: string
  chip?: ReactNode
  /** Why a person has to look at it, and each reason. */
  why: string
  reasons: ReactNode[]
  /** The source of the reasons. */
  note?: string
  /** Its whole text, as other families read it. */
  children: ReactNode
  yes: Way
  no: Way
}

/** An activity of the community that waits for an administrator: why, its text, and the two decisions. */
function SharedActivity(props: SharedActivityProps) {
  const { activity, kicker, chip, why, reasons, note, children, yes, no } = props
  const titleId = useId()
  return (
    <Card role="group" aria-labelledby={titleId} className="shared-review grid gap-5 wrap-anywhere">
      {/* The two decisions stay in sight while it is read: on desktops next to it, on phones below it. */}
      <div className="content-start gap-4 max-desk:contents desk:grid">
        <div className="row row-wrap gap-2">
          <div className="grow">
            <p className="card-kicker">{kicker}</p>
            <h2 id={titleId} className="text-h3">
              {activity.title}
            </h2>
          </div>
          {chip}
        </div>
        <p>{activity.description}</p>
        <section className="note honey grid">
          <h3 className="text-ui">{why}</h3>
          <ul className="lines">
            {reasons.map((reason, index) => (
              <li key={index}>{reason}</li>
            ))}
          </ul>
          {note && <p className="label muted">{note}</p>}
        </section>
        <div ref={height} className="review-decision row row-wrap">
          {[yes, no].map(([label, onPress]) => (
            <Button
              key={label}
              size="small"
              variant={label === yes[0] ? 'primary' : 'secondary'}
              aria-label={`${label} ${activity.title}`}
              onClick={onPress}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <div className="grid content-start gap-4">
        <Facts>
          <MinutesFact minutes={activity.duration_minutes} />
          <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
        </Facts>
        <div className="row row-wrap gap-2">
          <Chip>{activity.category}</Chip>
          <DifficultyChip difficulty_level={activity.difficulty_level} />
        </div>
        {children}
      </div>
    </Card>
  )
}
