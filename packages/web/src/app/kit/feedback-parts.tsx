import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { ProgressWords } from '../../ui/progress-words.tsx'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { KitSection } from './kit-section.tsx'

const stages = [
  'Choosing materials...',
  'Writing the steps...',
  'Checking for safety...',
  'Setting the table...',
]

/** Empty, loading, failed, working, waiting. */
export function FeedbackParts() {
  const [wait, setWait] = useState(20)
  return (
    <>
      <KitSection title="Loading, empty, error">
        <div className="grid-cards three">
          <CardSkeleton />
          <EmptyState
            title="Nothing on this shelf yet"
            actions={
              <>
                <Button variant="primary" size="small">
                  Generate Your First Activity
                </Button>
                <Button size="small">Explore Premium Library</Button>
              </>
            }
          >
            Tap the heart on an activity you want to do again.
          </EmptyState>
          <ErrorState
            title="We could not load your activities"
            onRetry={() => showToast({ message: 'Tried again' })}
            requestId="req-7f3a"
          >
            The internet is taking a nap. Nothing is lost.
          </ErrorState>
        </div>
      </KitSection>
      <KitSection title="Working and waiting">
        <div className="grid-cards">
          <ProgressWords
            stages={stages}
            current={1}
            onStop={() => showToast({ message: 'Stopped' })}
          />
          <Countdown
            key={wait}
            seconds={wait}
            label="You can make another in"
            onZero={() => setWait(wait + 1)}
          />
          <FormError error="Wrong e-mail or password." />
          <div className="row">
            <Spinner label="Loading" />
          </div>
        </div>
      </KitSection>
    </>
  )
}
