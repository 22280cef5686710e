import { RotateCw } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Button } from './button.tsx'
import clockSvg from './drawings/clock.svg?raw'
import { Drawing } from './drawings/drawing.tsx'
import { RequestId } from './request-id.tsx'
import { WhatWorksContext } from './what-works-context.ts'

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

/** It did not work; here is what to do. While nobody answers, that is why, and what works all the same stands here. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, isRetrying, requestId, actions } = props
  const whatWorks = use(WhatWorksContext)
  return (
    <div className="card empty" role="alert">
      <Drawing markup={clockSvg} />
      <h2>{whatWorks ? 'You are offline' : title}</h2>
      <p className="muted">
        {whatWorks
          ? 'This needs a connection. What you noted is kept, and nothing is lost.'
          : children}
      </p>
      {whatWorks}
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
