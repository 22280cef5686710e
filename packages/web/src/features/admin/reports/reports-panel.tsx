import type { ReportedActivity } from '@fgm/shared/community/community'
import { useState } from 'react'
import { errorMessage, requestId } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { showToast } from '../../../ui/toast.ts'
import { failure } from '../admin-words.ts'
import { FetchFailure, PanelLoading } from '../panel-parts.tsx'
import { ReportCard } from './report-card.tsx'

type Question = { report: ReportedActivity; decision: 'keep' | 'remove' }

/** What families reported in the community, the oldest report first: read it, then keep or remove it. */
export function ReportsPanel() {
  const reported = trpc.community.reports.useQuery(undefined, { throwOnError: false })
  const [question, setQuestion] = useState<Question | null>(null)
  const reports = reported.data?.reports
  if (!reports)
    return reported.error ? (
      <ErrorState
        title="Failed to fetch the reports"
        onRetry={() => void reported.refetch()}
        isRetrying={reported.isFetching}
        requestId={requestId(reported.error)}
      >
        {errorMessage(reported.error)}
      </ErrorState>
    ) : (
      <PanelLoading>Loading the reports</PanelLoading>
    )
  return (
    <div className="grid gap-5">
      <FetchFailure what="newer reports" query={reported} />
      {reports.length === 0 ? (
        <EmptyState title="Nothing to look at">
          When a family reports a shared activity, it waits here for your decision.
        </EmptyState>
      ) : (
        reports.map((report) => (
          <ReportCard
            key={report.id}
            report={report}
            onDecide={(decision) => setQuestion({ report, decision })}
          />
        ))
      )}
      {question && (
        <Decision
          {...question}
          onClose={() => setQuestion(null)}
          onStale={() => void reported.refetch()}
        />
      )}
    </div>
  )
}

type DecisionProps = Question & { onClose: () => void; onStale: () => void }

const words = {
  keep: {
    title: 'Keep this activity?',
    label: 'Keep it',
    // It may never have been away: only three reports hide it.
    meaning: (state: ReportedActivity['state']) =>
      `Families ${state === 'hidden' ? 'see it again' : 'go on seeing it'}, and its reports are closed.`,
  },
  remove: {
    title: 'Remove this activity?',
    label: 'Remove it',
    meaning: () =>
      'It leaves the community and the library of every family that saved it. This cannot be taken back.',
  },
} as const

function Decision({ report, decision, onClose, onStale }: DecisionProps) {
  const decide = trpc.community.decideReport.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => {
      showToast({ message })
      onClose()
    },
    // Somebody else may have decided meanwhile (404).
    onError: onStale,
  })
  const { title, label, meaning } = words[decision]
  return (
    <Confirm
      isOpen
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
