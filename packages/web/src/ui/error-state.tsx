import { type ReactNode, use } from 'react'
import { errorMessage, requestId } from '../lib/errors.ts'
import { Button } from './button.tsx'
import clockSvg from './drawings/clock.svg?raw'
import { Drawing } from './drawings/drawing.tsx'
import { offlineSentence, WhatWorksContext } from './frame-contexts.tsx'
import { RequestId } from './request-id.tsx'
import { WedgeClock } from './wedge-clock.tsx'

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

/** Says what failed and what to do. While the server is away, it says so, and lists what works offline. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, isRetrying, actions } = props
  const whatWorks = use(WhatWorksContext)
  return (
    <div className="card empty" role="alert">
      {whatWorks ? <WedgeClock minutes={5} size="large" /> : <Drawing markup={clockSvg} />}
      <h2>{whatWorks ? 'You are offline' : title}</h2>
      <p className="muted">{whatWorks ? offlineSentence : children}</p>
      {whatWorks}
      <div className="row">
        {onRetry && (
          <Button variant="primary" size="small" isPending={isRetrying} onClick={onRetry}>
            Try Again
          </Button>
        )}
        {actions}
      </div>
      <RequestId id={props.requestId} />
    </div>
  )
}

type LoadFailureProps = {
  title: string
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
  /** What is not lost. */
  children?: ReactNode
  actions?: ReactNode
}

/** What could not be loaded: the server's sentence, a retry, and the reference of a server failure. */
export function LoadFailure({ title, query, children, actions }: LoadFailureProps) {
  return (
    <ErrorState
      title={title}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      requestId={requestId(query.error)}
      actions={actions}
    >
      {errorMessage(query.error)}
      {children && <> {children}</>}
    </ErrorState>
  )
}
