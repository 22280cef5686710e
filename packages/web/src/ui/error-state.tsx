import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { ClockDrawing } from './drawings/clock.tsx'
import { RequestId } from './request-id.tsx'

type ErrorStateProps = {
  title: string
  /** What happened and, if it is true, that nothing is lost. */
  children: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  /** Finds this failure in the server's log. */
  requestId?: string
  actions?: ReactNode
}

/** It did not work; here is what to do. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, isRetrying, requestId, actions } = props
  return (
    <div className="card empty" role="alert">
      <ClockDrawing />
      <h2>{title}</h2>
      <p className="muted">{children}</p>
      <div className="row">
        {onRetry && (
          <Button
            variant="primary"
            size="small"
            icon={RotateCw}
            isPending={isRetrying}
            onClick={onRetry}
          >
            Try Again
          </Button>
        )}
        {actions}
      </div>
      <RequestId id={requestId} />
    </div>
  )
}
