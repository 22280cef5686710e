import type { ReportedActivity } from '@fgm/shared/community/community'
import { useId, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { Confirm } from '../../ui/sheet.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { ActivityReading } from '../activities/activity-reading.tsx'
import { failure, formatMoment } from './admin-format.ts'
import { PanelFallback } from './panel.tsx'
import { SharedActivity } from './shared-activity.tsx'

type OpenDecision = { report: ReportedActivity; decision: 'keep' | 'remove' }

/** What families reported in the community, the oldest report first: read it, then keep or remove it. */
export function ReportsPanel() {
  const reported = trpc.community.reports.useQuery(undefined, { throwOnError: false })
  const [openDecision, setOpenDecision] = useState<OpenDecision | null>(null)
  const reports = reported.data?.reports
  if (!reports) return <PanelFallback what="the reports" query={reported} />
  return (
    <div className="grid gap-5">
      <PartFallback what="newer reports" query={reported} />
      {reports.length === 0 ? (
        <EmptyState title="Nothing reported">
          When a family reports a shared activity, it waits here for your decision.
        </EmptyState>
      ) : (
        reports.map((report) => (
          <ReportCard
            key={report.id}
            report={report}
            onDecide={(decision) => setOpenDecision({ report, decision })}
          />
        ))
      )}
      {openDecision && (
        <Decision
          {...openDecision}
          onClose={() => setOpenDecision(null)}
          onStale={() => void reported.refetch()}
        />
      )}
    </div>
  )
}

type DecisionProps = OpenDecision & { onClose: () => void; onStale: () => void }

const words = {
  keep: {
    title: 'Keep this activity?',
    label: 'Keep it',
    // It may never have been away: only three reports hide it.
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

function Decision({ report, decision, onClose, onStale }: DecisionProps) {
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

/** A reported activity: every word of it as other families read it, who says what is wrong, and the two decisions. */
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
