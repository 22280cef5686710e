import { CatchBoundary } from '@tanstack/react-router'
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useReducer,
} from 'react'
import { Button } from '../ui/button.tsx'
import { reloadPage } from './import-errors.ts'
import { isServerHealthy } from './unanswered.ts'

type Options = {
  /** Shown in its place while it loads. */
  pending?: ReactNode
  /** Renders nothing when it cannot be loaded. */
  isSilent?: boolean
}

/**
 * A component that loads when it is needed. React's own `lazy` keeps a failure for good and throws it to the page;
 * here a failure stays in the component, which loads again when it is next rendered or the network returns.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, isSilent = false }: Options = {},
) {
  let failures = 0
  let latest = attempt()

  function attempt(): LazyExoticComponent<ComponentType<Props>> {
    return lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failures += 1
        latest = attempt()
        throw error
      }
    })
  }

  function LazyPart(props: Props) {
    const [, drawAgain] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      window.addEventListener('online', drawAgain)
      return () => window.removeEventListener('online', drawAgain)
    }, [])
    const Part = latest
    const key = failures
    return (
      <CatchBoundary getResetKey={() => key} errorComponent={isSilent ? Nothing : CouldNotLoad}>
        <Suspense fallback={pending}>
          <Part {...props} />
        </Suspense>
      </CatchBoundary>
    )
  }
  /** Preloads the component; a failure shows when it is rendered. */
  LazyPart.preload = (): void => void load().catch(() => {})
  return LazyPart
}

const Nothing = () => null

/** After a deploy the file is gone, and some browsers cache a failed import: only a reload helps then. */
function CouldNotLoad() {
  const tryAgain = async () => (await isServerHealthy()) && reloadPage()
  return (
    <div className="row small" role="alert">
      Could not load this.
      <Button variant="text" size="small" onClick={() => void tryAgain()}>
        Try Again
      </Button>
    </div>
  )
}
