import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react'
import { Button } from '../ui/button.tsx'
import { isImportError, reloadPage, serverAnswers } from './import-errors.ts'

type Options = {
  /** Stands in its place while it loads. */
  pending?: ReactNode
  /** Draws nothing when it cannot be loaded, and tries again whenever it is drawn anew. */
  isSilent?: boolean
}

type Failure = { error: unknown }

const failedParts = new Set<() => void>()

function retryFailedParts(): void {
  for (const retry of [...failedParts]) retry()
}
if (!import.meta.env.SSR) window.addEventListener('online', retryFailedParts)

/**
 * A part of a page that loads when it is needed. React's own `lazy` keeps a failure for good and hands it to the page;
 * here a failure stays with the part, and every mount, every press on Try Again and every return of the network asks
 * anew.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, isSilent = false }: Options = {},
) {
  let part = attempt()

  function attempt(): LazyExoticComponent<ComponentType<Props>> {
    return lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        part = attempt()
        throw error
      }
    })
  }

  type State = { part: typeof part; failure: Failure | undefined }

  return class LazyPart extends Component<Props, State> {
    /** Loads the part beforehand; a failure shows when the part is needed. */
    static preload(): void {
      load().catch(() => {})
    }

    static getDerivedStateFromError(error: unknown): Partial<State> {
      return { failure: { error } }
    }

    override state: State = { part, failure: undefined }
    wasAsked = false

    retry = (): void => this.setState({ part, failure: undefined })

    // The others that failed with it come back with it.
    tryAgain = (): void => {
      this.wasAsked = true
      retryFailedParts()
    }

    override componentDidCatch(error: unknown): void {
      failedParts.add(this.retry)
      // Some browsers remember a failed file, and after a deploy it is gone: only a new page helps then.
      if (this.wasAsked && isImportError(error))
        void serverAnswers().then((doesAnswer) => doesAnswer && reloadPage())
    }

    override componentDidUpdate(before: Props): void {
      if (!this.state.failure) failedParts.delete(this.retry)
      else if (isSilent && before !== this.props) this.retry()
    }

    override componentWillUnmount(): void {
      failedParts.delete(this.retry)
    }

    override render(): ReactNode {
      const { part: Part, failure } = this.state
      if (failure) return isSilent ? null : <CouldNotLoad onRetry={this.tryAgain} />
      return (
        <Suspense fallback={pending}>
          <Part {...(this.props as Props)} />
        </Suspense>
      )
    }
  }
}

function CouldNotLoad({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="row small" role="alert">
      Could not load this.
      <Button variant="text" size="small" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}
